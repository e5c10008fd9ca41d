extension Policy {
  /// What is done, on purpose, to rows that the declared schema would not take.
  ///
  /// A cure acts only where its hazard is found, and while the rows of the table are copied, so
  /// that no trigger fires. The plan shows the hazard as ``Hazard/Verdict/cured``.
  public enum Cure: Hashable, Sendable, Codable {
    /// Of rows that are equal in a new key, UNIQUE or unique index, one stays: the first or the
    /// last by an order, or else by the rowid.
    case deduplicate(table: Name, keep: Survivor, orderBy: SQLFragment? = nil)
    /// A row without a parent under a new foreign key goes, or its column becomes NULL.
    case orphans(table: Name, column: Name, remedy: Remedy)
    /// A value that would change in the column's new type, or does not fit it, becomes what CAST
    /// makes of it. <https://sqlite.org/lang_expr.html#castexpr>
    case cast(table: Name, column: Name)

    /// Which one of equal rows stays.
    public enum Survivor: String, Hashable, Sendable, Codable, CaseIterable {
      /// The first in the order.
      case first
      /// The last in the order.
      case last
    }

    /// What becomes of a row without a parent.
    public enum Remedy: String, Hashable, Sendable, Codable, CaseIterable {
      /// It is not copied.
      case delete
      /// Its column becomes NULL.
      case null
    }

    /// The declared table and column of which it speaks.
    var place: ColumnPlace {
      switch self {
      case .deduplicate(let table, _, _): ColumnPlace(table, nil)
      case .orphans(let table, let column, _), .cast(let table, let column):
        ColumnPlace(table, column)
      }
    }
  }
}

extension [Policy.Cure] {
  /// How the equal rows of a table are thinned out.
  func deduplication(of table: Name) -> (keep: Policy.Cure.Survivor, orderBy: SQLFragment?)? {
    lazy.compactMap { cure in
      guard case .deduplicate(table, let keep, let orderBy) = cure else { return nil }
      return (keep, orderBy)
    }.first
  }

  /// What becomes of the orphans of a foreign key, and in which of its columns it was said.
  func remedy(
    for key: ForeignKeySnapshot,
    of table: Name
  ) -> (remedy: Policy.Cure.Remedy, column: Name)? {
    lazy.compactMap { cure in
      guard case .orphans(table, let column, let remedy) = cure, key.columns.contains(column)
      else { return nil }
      return (remedy, column)
    }.first
  }

  /// The columns whose values are cast.
  var castPlaces: Set<ColumnPlace> {
    Set(
      compactMap { cure in
        guard case .cast = cure else { return nil }
        return cure.place
      }
    )
  }

  /// Whether rows of the table may go.
  func mayRemoveRows(of table: Name) -> Bool {
    contains { cure in
      switch cure {
      case .deduplicate(table, _, _), .orphans(table, _, .delete): true
      default: false
      }
    }
  }
}
