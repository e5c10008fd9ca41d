extension Hints {
  /// A table or column that has a new name.
  public struct Rename: Hashable, Sendable {
    /// The table, by its declared name (or, for a column, by an earlier one).
    public var table: Name
    /// The column's declared name; nil where the table itself is renamed.
    public var column: Name?
    /// The earlier names; the first one found is taken.
    public var previous: [Name]
    /// The version below which the hint acts; nil to act on any.
    public var since: Int?

    /// Makes a rename of its parts.
    public init(table: Name, column: Name? = nil, previous: [Name], since: Int? = nil) {
      self.table = table
      self.column = column
      self.previous = previous
      self.since = since
    }
  }
}
