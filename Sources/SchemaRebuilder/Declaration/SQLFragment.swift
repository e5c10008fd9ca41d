/// A piece of SQL, such as an expression, kept as it was written.
public struct SQLFragment: Hashable, Sendable {
  /// The text.
  public var sql: String

  /// Makes a fragment of text that SQLite is to read.
  public init(_ sql: String) {
    self.sql = sql
  }
}

extension SQLFragment: ExpressibleByStringInterpolation {
  /// Makes a fragment of a string literal.
  public init(stringLiteral value: String) {
    self.init(value)
  }
}
