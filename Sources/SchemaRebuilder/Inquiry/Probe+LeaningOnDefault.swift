extension Probe {
  /// The rows that may not store a column whose default changes, so that they would read the new one.
  ///
  /// ADD COLUMN writes no row: what is missing at a row's end is read from the definition. A row that
  /// has another value than the default, in this column or in one behind it, is stored up to there.
  /// <https://sqlite.org/lang_altertable.html#alter_table_add_column>
  static func leaningOnDefault(_ rows: LiveRows) -> [Probe] {
    rows.diff.changes.compactMap { change in
      guard case .columnChanged(let column) = change, column.aspects.contains(.defaultValue),
        let place = rows.diff.live.columns.firstIndex(where: { $0.name == column.live.name })
      else { return nil }
      // The columns of a key may be stored before all others, and a rowid is not stored at all. A
      // hundred columns tell enough: SQLite takes no expression of any depth.
      let behind = rows.diff.live.columns[place...].filter { column in
        column.generated == nil && column.keyPosition == 0
      }.prefix(100)
      let conditions = behind.compactMap { column in
        column.mayBeMissing.map { $0(rows.source.column(column)) }
      }
      return Probe(
        .changeValues,
        rows,
        column: column.target.name,
        condition: conditions.isEmpty ? "true" : conditions.joined(separator: " AND "),
        detail: "default",
        decidesRung: true
      )
    }
  }
}

extension ColumnSnapshot {
  /// The condition under which a value may be the default; nil where that cannot be told from the
  /// value, since the default is computed.
  fileprivate var mayBeMissing: ((_ value: String) -> String)? {
    guard let defaultSQL, !defaultIsNull else { return { "\($0) IS NULL" } }
    guard hasConstantDefault, let standIn = try? defaultLiteral(defaultSQL) else { return nil }
    // The parentheses, and the plus, keep TRUE from being read as an operator's part.
    return { "(\($0) IS NULL OR \($0) COLLATE BINARY IS (+\(standIn)))" }
  }
}
