extension Probe {
  /// The rows that refer to no parent under a new foreign key.
  static func orphan(_ rows: LiveRows, in diff: SchemaDiff) -> [Probe] {
    rows.diff.changes.compactMap { change in
      guard case .foreignKeyAdded(let key) = change, !diff.hasAlready(key, in: rows.diff),
        let condition = orphans(key, rows, in: diff)
      else { return nil }
      return Probe(
        .orphan,
        rows,
        column: key.columns[0],
        condition: condition,
        detail: key.table.text
      )
    }
  }

  /// The condition under which a row is an orphan; nil where the parent's values are to change.
  ///
  /// The parent's column stands on the left and the child's behind a plus, so that the affinity
  /// and the collation of the parent decide. <https://sqlite.org/foreignkeys.html#fk_indexes>
  private static func orphans(
    _ key: ForeignKeySnapshot,
    _ rows: LiveRows,
    in diff: SchemaDiff
  ) -> String? {
    let values = key.columns.compactMap { rows.diff.target.column($0).flatMap(rows.stored) }
    guard values.count == key.columns.count else { return nil }
    let present = values.map { "\($0) IS NOT NULL" }.joined(separator: " AND ")
    if diff.createdTables.contains(where: { $0.name == key.table }) { return present }
    guard let parent = diff.commonTables.first(where: { $0.target.name == key.table }) else {
      return nil
    }
    let names =
      key.parentColumns.isEmpty
      ? parent.target.primaryKey?.columns.map(\.name) ?? [] : key.parentColumns
    let columns = names.compactMap(parent.source).filter { old in
      parent.target.column(old.name).map { $0.affinity == old.affinity } ?? true
    }
    guard columns.count == key.columns.count else { return nil }
    let equal = zip(columns, values).map { "p.\(quoted($0.name)) = +\($1)" }
    return "\(present) AND NOT EXISTS (SELECT 1 FROM main.\(quoted(parent.live.name)) AS p "
      + "WHERE \(equal.joined(separator: " AND ")))"
  }
}

extension Hazard {
  static func orphan(_ answer: Findings.Answer) -> Hazard {
    let column = answer.probe.column ?? ""
    return Hazard(
      answer,
      sentence: "\(counted(answer.rows, "row")) of \(answer.probe.table) would refer by \(column) "
        + "to no row of \(answer.probe.detail)",
      advice: "correct or delete those rows first, or leave the foreign key out"
    )
  }
}
