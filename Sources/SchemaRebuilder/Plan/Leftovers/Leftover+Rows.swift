extension Leftover.Judged {
  /// The steps that bring all rows into one table, prove it, and drop the other one.
  var rowSteps: [Plan.Step] {
    switch way {
    case .replace: replacing
    case .merge: merging
    case .leave, .rename, .references, .unclear: []
    }
  }

  private var replacing: [Plan.Step] {
    let (table, backup) = (leftover.table, leftover.backupName)
    let rows = "SELECT 1 FROM main.\(quoted(table)) AS x NOT INDEXED"
    let losses = ["NOT \(leftover.isInBackup(equal: true))", leftover.isEdited]
    let lost = rows + "\n  WHERE " + losses.compactMap(\.self).joined(separator: "\n  OR ")
    let isEmpty = self.rows(.table) == 0
    return [
      Plan.Step(
        .verify,
        table,
        isEmpty ? "\(table) is empty" : "\(backup) has every row of \(table)",
        sql: SQLCheck.noRows(isEmpty ? rows : lost, else: "rows would be lost")
      )
    ] + (haveCounters ? .counter(of: backup, with: table) : []) + [
      drop(table, isEmpty ? "drop the empty \(table)" : "drop \(table), which \(backup) replaces")
    ]
  }

  private var merging: [Plan.Step] {
    let (table, backup) = (leftover.table, leftover.backupName)
    let losses = ["NOT \(leftover.isInTable(equal: true))", leftover.holdsMore]
    let lost =
      "SELECT 1 FROM main.\(quoted(backup)) AS b NOT INDEXED\n  WHERE "
      + losses.compactMap(\.self).joined(separator: "\n  OR ")
    return [
      Plan.Step(
        .copyRows,
        table,
        "copy the rows of \(backup) that \(table) lacks",
        sql: copy
      ),
      Plan.Step(
        .verify,
        table,
        "\(table) has every row of \(backup)",
        sql: SQLCheck.noRows(lost, else: "rows would be lost")
      ),
    ] + (haveCounters ? .counter(of: table, with: backup) : []) + [
      drop(backup, "drop the backup")
    ]
  }

  /// Rowids are copied where nothing else tells the rows apart.
  private var copy: String {
    let rowID = (leftover.key ?? []).isEmpty
    let columns =
      (rowID ? [leftover.live?.rowIDWord].compactMap(\.self) : [])
      + leftover.pairs.map { quoted($0.column.name) }
    let values =
      (rowID ? [leftover.backup?.rowIDWord].compactMap(\.self) : [])
      + leftover.pairs.map { quoted($0.old.name) }
    return """
      INSERT OR ABORT INTO main.\(quoted(leftover.table))(\(columns.joined(separator: ", ")))
      SELECT \(values.map { "b.\($0)" }.joined(separator: ", "))
      FROM main.\(quoted(leftover.backupName)) AS b NOT INDEXED
      WHERE NOT \(leftover.isInTable(equal: false))
      """
  }

  private var haveCounters: Bool {
    [leftover.live, leftover.backup].allSatisfy { $0?.primaryKey?.autoincrement == true }
  }

  private func drop(_ table: Name, _ reason: String) -> Plan.Step {
    Plan.Step(.dropTable, table, reason, sql: "DROP TABLE main.\(quoted(table))")
  }
}
