// Public names that GRDB exports, with initialisers of the same shape.

/// A stand-in.
public final class Database {
  /// A stand-in.
  public enum ConflictResolution: String { case rollback, abort, fail, ignore, replace }
  /// A stand-in.
  public enum ForeignKeyAction: String { case cascade, restrict, setNull, setDefault }
}

/// A stand-in.
public struct Row: Sendable {}

/// A stand-in.
public struct Column: Hashable, Sendable {
  let name: String

  /// A stand-in.
  public init(_ name: String) {
    self.name = name
  }

  /// A stand-in.
  public init(_ codingKey: some CodingKey) {
    name = codingKey.stringValue
  }
}

/// A stand-in.
public struct Table<RowDecoder>: Sendable {
  /// A stand-in.
  public let tableName: String

  /// A stand-in.
  public init(_ type: RowDecoder.Type, tableName: String) {
    self.tableName = tableName
  }
}

extension Table where RowDecoder == Row {
  /// A stand-in.
  public init(_ tableName: String) {
    self.init(Row.self, tableName: tableName)
  }
}

/// A stand-in.
public struct ForeignKey: Equatable, Sendable {
  let originColumns: [String]
  let destinationColumns: [String]?

  /// A stand-in.
  public init(_ originColumns: [String], to destinationColumns: [String]? = nil) {
    self.originColumns = originColumns
    self.destinationColumns = destinationColumns
  }
}

/// A stand-in.
public struct SQL: ExpressibleByStringInterpolation, Sendable {
  let sql: String

  /// A stand-in.
  public init(stringLiteral value: String) {
    sql = value
  }
}
