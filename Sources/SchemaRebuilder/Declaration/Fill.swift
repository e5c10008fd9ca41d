/// What existing rows get in a declared column.
public struct Fill: Hashable, Sendable {
  /// An expression over the old table's columns.
  public var expression: SQLFragment
  /// The version below which the hint acts; nil to act on any.
  public var since: Int?

  /// Makes a fill of its parts.
  public init(expression: SQLFragment, since: Int? = nil) {
    self.expression = expression
    self.since = since
  }
}
