// Public names that SQLite.swift exports, with initialisers of the same shape.

/// A stand-in.
public final class Connection {
  /// A stand-in.
  public init(_ filename: String = "", readonly: Bool = false) throws {}
}

/// A stand-in.
public struct Table: Sendable {
  let name: String

  /// A stand-in.
  public init(_ name: String, database: String? = nil) {
    self.name = name
  }
}

/// A stand-in.
public struct View: Sendable {
  let name: String

  /// A stand-in.
  public init(_ name: String, database: String? = nil) {
    self.name = name
  }
}

/// A stand-in.
public struct VirtualTable: Sendable {
  let name: String

  /// A stand-in.
  public init(_ name: String, database: String? = nil) {
    self.name = name
  }
}

/// A stand-in.
public struct Expression<Datatype>: Sendable {
  let template: String

  /// A stand-in.
  public init(_ identifier: String) {
    template = identifier
  }
}

/// A stand-in.
public final class TableBuilder {
  /// A stand-in.
  public enum Dependency: String { case noAction, restrict, setNull, setDefault, cascade }
}

/// A stand-in.
public struct Blob: Sendable {
  /// A stand-in.
  public let bytes: [UInt8]
}
