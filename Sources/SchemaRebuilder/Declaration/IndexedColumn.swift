/// A column or an expression in an index or a key.
public struct IndexedColumn: Hashable, Sendable {
  /// What is indexed.
  public var term: Term
  /// The collating sequence, where it is not the column's own.
  public var collation: String?
  /// The order.
  public var order: SortOrder?

  /// What is indexed.
  public enum Term: Hashable, Sendable {
    /// A column by its name.
    case column(String)
    /// An expression, in SQL.
    case expression(SQLFragment)
  }

  /// Makes an indexed column of its parts.
  public init(term: Term, collation: String? = nil, order: SortOrder? = nil) {
    self.term = term
    self.collation = collation
    self.order = order
  }
}

extension IndexedColumn: ExpressibleByStringInterpolation {
  /// Makes an indexed column of the column's name.
  public init(stringLiteral value: String) {
    self.init(term: .column(value))
  }
}

extension IndexedColumn {
  /// A column, with a collating sequence or an order of its own.
  public static func column(
    _ name: String,
    collate collation: String? = nil,
    order: SortOrder? = nil
  ) -> IndexedColumn {
    IndexedColumn(term: .column(name), collation: collation, order: order)
  }

  /// A column in ascending order, written out as `ASC`.
  public static func ascending(
    _ name: String,
    collate collation: String? = nil
  ) -> IndexedColumn {
    IndexedColumn(term: .column(name), collation: collation, order: .ascending)
  }

  /// A column in descending order.
  public static func descending(
    _ name: String,
    collate collation: String? = nil
  ) -> IndexedColumn {
    IndexedColumn(term: .column(name), collation: collation, order: .descending)
  }

  /// An expression; only an index takes one. <https://sqlite.org/expridx.html>
  public static func expression(
    _ sql: SQLFragment,
    collate collation: String? = nil,
    order: SortOrder? = nil
  ) -> IndexedColumn {
    IndexedColumn(term: .expression(sql), collation: collation, order: order)
  }
}
