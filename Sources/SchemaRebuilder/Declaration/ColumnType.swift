/// The type word of a column, such as `INTEGER` or `VARCHAR(255)`.
///
/// SQLite takes any words; they decide the column's affinity. <https://sqlite.org/datatype3.html>
public struct ColumnType: Hashable, Sendable {
  /// The words as they are written in the CREATE TABLE statement.
  public var sql: String

  /// Makes a type of any words that SQLite takes for one.
  public init(_ sql: String) {
    self.sql = sql
  }
}

extension ColumnType {
  /// `INTEGER`, the only type whose primary key is the rowid. <https://sqlite.org/rowidtable.html>
  public static let integer = ColumnType("INTEGER")
  /// `INT`, an integer whose primary key is no alias of the rowid.
  public static let int = ColumnType("INT")
  /// `TEXT`.
  public static let text = ColumnType("TEXT")
  /// `REAL`.
  public static let real = ColumnType("REAL")
  /// `BLOB`.
  public static let blob = ColumnType("BLOB")
  /// `NUMERIC`.
  public static let numeric = ColumnType("NUMERIC")
  /// `ANY`, which keeps every value as it is in a STRICT table only.
  public static let any = ColumnType("ANY")
  /// `BOOLEAN`, of NUMERIC affinity.
  public static let boolean = ColumnType("BOOLEAN")
  /// `DATE`, of NUMERIC affinity.
  public static let date = ColumnType("DATE")
  /// `DATETIME`, of NUMERIC affinity.
  public static let datetime = ColumnType("DATETIME")

  /// `VARCHAR(n)`, of TEXT affinity; SQLite does not hold a text to the length.
  public static func varchar(_ length: Int) -> ColumnType {
    ColumnType("VARCHAR(\(length))")
  }
}

extension ColumnType: ExpressibleByStringInterpolation {
  /// Makes a type of the words in a string literal.
  public init(stringLiteral value: String) {
    self.init(value)
  }
}
