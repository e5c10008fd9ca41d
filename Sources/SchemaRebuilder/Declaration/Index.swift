/// An index as it is declared.
public struct Index: Hashable, Sendable {
  /// The index's name, without quotes.
  public var name: String
  /// The table; nil where the index is declared inside its table.
  public var table: String?
  /// What is indexed, in order.
  public var columns: [IndexedColumn]
  /// Whether no two rows may be equal in the index.
  public var unique: Bool
  /// The condition of a partial index. <https://sqlite.org/partialindex.html>
  public var condition: SQLFragment?

  /// Makes an index of its parts.
  public init(
    name: String,
    table: String? = nil,
    columns: [IndexedColumn],
    unique: Bool = false,
    condition: SQLFragment? = nil
  ) {
    self.name = name
    self.table = table
    self.columns = columns
    self.unique = unique
    self.condition = condition
  }
}

extension Index {
  /// Makes an index, inside its table or, with `table`, apart from it.
  ///
  /// ```swift
  /// Index("message_state", on: "readState", .descending("postTime"), where: "readState = 0")
  /// // CREATE INDEX "message_state" ON "message" ("readState", "postTime" DESC)
  /// //   WHERE readState = 0
  /// ```
  public init(
    _ name: String,
    table: String? = nil,
    on columns: IndexedColumn...,
    unique: Bool = false,
    where condition: SQLFragment? = nil
  ) {
    self.init(name: name, table: table, columns: columns, unique: unique, condition: condition)
  }
}
