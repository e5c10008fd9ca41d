extension SchemaDiff {
  /// Whether the order of a table's columns counts.
  public enum ColumnOrder: String, Hashable, Sendable, Codable, CaseIterable {
    /// Columns in another order are no difference; new ones may come at the end.
    case any
    /// The columns stand as they are declared.
    case asDeclared = "declared"
  }
}

extension TableDiff {
  /// Whether the columns that both have stand in another order.
  func orderChange(_ order: SchemaDiff.ColumnOrder) -> [TableChange] {
    guard order == .asDeclared else { return [] }
    let kept = target.columns.compactMap { source(of: $0.name)?.name }
    let taken = Set(kept)
    return live.columns.map(\.name).filter(taken.contains) == kept ? [] : [.columnsReordered]
  }

  /// The first new column that does not stand behind all others.
  var addedBeforeTheEnd: ColumnSnapshot? {
    let end = target.columns.suffix(addedColumns.count).map(\.name)
    return addedColumns.first { !end.contains($0.name) }
  }
}
