extension Hints {
  /// The permission to drop a table or column.
  public struct TombstoneHint: Hashable, Sendable {
    /// The table.
    public var table: Name
    /// The column; nil where the table itself may be dropped.
    public var column: Name?
    /// The version below which the hint acts; nil to act on any.
    public var since: Int?

    /// Makes a permission of its parts.
    public init(table: Name, column: Name? = nil, since: Int? = nil) {
      self.table = table
      self.column = column
      self.since = since
    }
  }
}
