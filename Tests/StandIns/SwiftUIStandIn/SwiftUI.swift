// Public names that SwiftUI exports, with initialisers of the same shape.

/// A stand-in.
@MainActor public protocol View {
  /// A stand-in.
  associatedtype Body: View
  /// A stand-in.
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  /// A stand-in.
  public var body: Never { self }
}

/// A stand-in.
@resultBuilder public enum ViewBuilder {
  /// A stand-in.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  /// A stand-in.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
}

/// A stand-in.
public struct Text: View {
  /// A stand-in.
  public typealias Body = Never
  let content: String

  /// A stand-in.
  public nonisolated init(_ content: String) {
    self.content = content
  }
}

extension View where Body == Never {
  /// A stand-in.
  public var body: Never { preconditionFailure("A text has no body.") }
}

/// A stand-in.
public struct Section<Content: View>: View {
  /// A stand-in.
  public let body: Content

  /// A stand-in.
  public init(_ title: String, @ViewBuilder content: () -> Content) {
    body = content()
  }
}

/// A stand-in.
public struct Table<Value, Content: View>: View {
  /// A stand-in.
  public let body: Content

  /// A stand-in.
  public init(_ data: [Value], @ViewBuilder columns: () -> Content) {
    body = columns()
  }

  /// A stand-in.
  public init(of type: Value.Type, @ViewBuilder columns: () -> Content) {
    body = columns()
  }
}

/// A stand-in.
public struct TableColumn {
  /// A stand-in.
  public init(_ title: String) {}
}
