// Public names that SwiftData exports, with initialisers of the same shape.

/// A stand-in.
public protocol PersistentModel: AnyObject {}

/// A stand-in.
public final class Schema: Hashable, Sendable {
  /// A stand-in.
  public init(_ types: any PersistentModel.Type..., version: Int = 1) {}
  /// A stand-in.
  public init() {}

  /// A stand-in.
  public static func == (left: Schema, right: Schema) -> Bool { left === right }
  /// A stand-in.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  /// A stand-in.
  public struct Index<Root> {
    /// A stand-in.
    public init(_ indices: [PartialKeyPath<Root>]...) {}
  }

  /// A stand-in.
  public struct Unique<Root> {
    /// A stand-in.
    public init(_ constraints: [PartialKeyPath<Root>]...) {}
  }

  /// A stand-in.
  public struct Attribute {
    /// A stand-in.
    public init(originalName: String? = nil) {}
  }
}
