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
