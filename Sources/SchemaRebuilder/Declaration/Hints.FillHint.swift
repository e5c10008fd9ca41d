extension Hints {
  /// What existing rows get in a column that is new or changes its type or NOT NULL.
  public struct FillHint: Hashable, Sendable {
    /// The declared table.
    public var table: Name
    /// The declared column.
    public var column: Name
    /// An expression over the old table's columns.
    public var expression: SQLFragment
    /// The version below which the hint acts; nil to act on any.
    public var since: Int?

    /// Makes a fill of its parts.
    public init(table: Name, column: Name, expression: SQLFragment, since: Int? = nil) {
      self.table = table
      self.column = column
      self.expression = expression
      self.since = since
    }
  }
}
