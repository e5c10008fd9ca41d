extension RebuildRung {
  /// The way round a table that cannot be renamed: its rows are copied to the backup instead.
  ///
  /// The backup's columns have no type, so that every value stays as it is; a rowid becomes the
  /// backup's own key.
  func copiedAside(_ change: TableChangeRequest, because reason: String) -> [Plan.Step] {
    let live = change.diff.live
    let table = change.currentName
    let backup = "main.\(quoted(change.backupName))"
    let rowID = live.rowIDAlias == nil ? live.rowIDWord : nil
    let columns = live.columns.map { quoted($0.name) }
    let key = rowID.map { _ in "\(quoted(RowCopy.rowIDColumn(of: live))) INTEGER PRIMARY KEY" }
    let values =
      [rowID].compactMap(\.self).map { "\(quoted(table)).\($0)" }
      + columns.map { "\(quoted(table)).\($0)" }
    return [
      Plan.Step(
        .createTable,
        change.backupName,
        "\(reason); make a backup",
        sql:
          "CREATE TABLE \(backup)(\(([key].compactMap(\.self) + columns).joined(separator: ", ")))"
      ),
      Plan.Step(
        .copyRows,
        change.backupName,
        "keep the rows of \(table) in \(change.backupName)",
        sql: "INSERT INTO \(backup) SELECT \(values.joined(separator: ", ")) "
          + "FROM main.\(quoted(table)) NOT INDEXED"
      ),
      Plan.Step(
        .verify,
        table,
        "every row of \(table) is in \(change.backupName)",
        sql: SQLCheck.equalCounts(table, change.backupName)
      ),
    ] + keptSequence(change)
      + [
        Plan.Step(
          .dropTable,
          table,
          "drop the old table, whose rows are in \(change.backupName)",
          sql: "DROP TABLE main.\(quoted(table))"
        )
      ]
  }

  /// DROP TABLE deletes the counter under the table's name, so it waits under the backup's.
  private func keptSequence(_ change: TableChangeRequest) -> [Plan.Step] {
    guard change.diff.live.primaryKey?.autoincrement == true else { return [] }
    return [
      Plan.Step(
        .sequence,
        change.currentName,
        "keep the counter of \(change.currentName)",
        sql: "UPDATE main.sqlite_sequence SET name = \(literal(change.backupName.text)) "
          + "WHERE name = \(literal(change.currentName.text))"
      )
    ]
  }

  /// DROP TABLE forgets the counter of a table with AUTOINCREMENT, which such a backup is not.
  func forgottenSequence(_ change: TableChangeRequest) -> [Plan.Step] {
    guard change.diff.live.namesItself, change.diff.live.primaryKey?.autoincrement == true else {
      return []
    }
    return [
      Plan.Step(
        .sequence,
        change.backupName,
        "forget the counter that was kept under \(change.backupName)",
        sql: "DELETE FROM main.sqlite_sequence WHERE name = \(literal(change.backupName.text))"
      )
    ]
  }
}
