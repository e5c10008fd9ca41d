extension RebuildRung {
  /// The way round a table that cannot be renamed: its rows are copied to the backup instead.
  func copiedAside(_ change: TableChangeRequest, because reason: String) -> [Plan.Step] {
    let table = change.currentName
    return plainCopy(
      of: change,
      named: change.backupName,
      "\(reason); make a backup",
      isTyped: change.computesFromRows
    )
      + (change.computesFromRows ? [valuesKept(change)] : [])
      + keptSequence(change)
      // DROP TABLE deletes the statistics under the table's name, so they wait under the backup's.
      + change.statistics.map { .statistics($0, from: table, to: change.backupName) }
      + [
        Plan.Step(
          .dropTable,
          table,
          "drop the old table, whose rows are in \(change.backupName)",
          sql: "DROP TABLE main.\(quoted(table))"
        )
      ]
  }

  /// The rows that stay where a policy asks for it.
  ///
  /// Not the old table itself, under another name: its foreign keys would go on to act, its rows
  /// would be deleted with their parents or stand in the way of deleting those.
  func keptRows(_ change: TableChangeRequest) -> [Plan.Step] {
    guard let kept = change.keptName else { return [] }
    return plainCopy(of: change, named: kept, "make a table for the old rows, which are kept")
  }

  /// The check that no type of the backup has changed a value.
  private func valuesKept(_ change: TableChangeRequest) -> Plan.Step {
    let live = change.diff.live
    let columns = live.columns.map { quoted($0.name) }.joined(separator: ", ")
    return Plan.Step(
      .verify,
      change.currentName,
      "every value of \(change.currentName) is in \(change.backupName) as it is",
      sql: SQLCheck.noRows(
        "SELECT \(columns) FROM \(live.rows(of: change.currentName)) "
          + "EXCEPT SELECT \(columns) FROM main.\(quoted(change.backupName))",
        else: "values were changed"
      )
    )
  }

  /// Copies the rows of a table, as it is, to one without keys and constraints.
  ///
  /// Without a type every value stays as it is; with it, and with its collation, an expression says
  /// the same as of the table itself. A rowid becomes the copy's own key, or its rowid where the table
  /// has as many columns as one can have: then one column comes in a second step.
  private func plainCopy(
    of change: TableChangeRequest,
    named name: Name,
    _ reason: String,
    isTyped: Bool = false
  ) -> [Plan.Step] {
    let live = change.diff.live
    let table = change.currentName
    let backup = "main.\(quoted(name))"
    let rowID = live.rowIDAlias == nil ? live.rowIDWord : nil
    let columns = live.columns.map { quoted($0.name) }
    let rowIDColumn = RowCopy.rowIDColumn(of: live)
    let key = rowID.flatMap { _ in rowIDColumn.map { "\(quoted($0)) INTEGER PRIMARY KEY" } }
    let last = rowID != nil && rowIDColumn == nil ? columns.last : nil
    let copied = [rowID].compactMap(\.self) + (last == nil ? columns : columns.dropLast())
    let values = copied.map { "\(quoted(table)).\($0)" }
    let places = last == nil ? "" : "(\(copied.joined(separator: ", ")))"
    let rest = last.flatMap { last in
      rowID.map { rowID in
        Plan.Step(
          .copyRows,
          name,
          "keep the column for which there was no place",
          sql: "UPDATE \(backup) SET \(last) = (SELECT x.\(last) FROM main.\(quoted(table)) AS x "
            + "WHERE x.\(rowID) = \(backup).\(rowID))"
        )
      }
    }
    let definitions =
      [key].compactMap(\.self) + (isTyped ? live.columns.map(\.bareDefinition) : columns)
    return [
      Plan.Step(
        .createTable,
        name,
        reason,
        sql: "CREATE TABLE \(backup)(\(definitions.joined(separator: ", ")))"
      ),
      Plan.Step(
        .copyRows,
        name,
        "keep the rows of \(table) in \(name)",
        sql: "INSERT INTO \(backup)\(places) SELECT \(values.joined(separator: ", ")) "
          + "FROM \(live.rows(of: table))"
      ),
      rest,
      Plan.Step(
        .verify,
        table,
        "every row of \(table) is in \(name)",
        sql: SQLCheck.equalCounts(table, name)
      ),
    ].compactMap(\.self)
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

  /// The statistics come back before the backup is dropped; those of indexes that are dropped or
  /// changed do not.
  func statisticsAgain(_ change: TableChangeRequest) -> [Plan.Step] {
    guard change.whyNotRenamed != nil else { return [] }
    return change.statistics.map {
      .statistics($0, from: change.backupName, to: change.diff.target.name)
    }
  }

  /// DROP TABLE forgets the counter of a table with AUTOINCREMENT, which such a backup is not.
  func forgottenSequence(_ change: TableChangeRequest) -> [Plan.Step] {
    guard change.whyNotRenamed != nil, change.diff.live.primaryKey?.autoincrement == true else {
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

extension TableChangeRequest {
  /// Whether more is done with the old values than to write them down again.
  fileprivate var computesFromRows: Bool {
    curing != nil || !fills.columns(of: diff.target.name).isEmpty
  }
}

extension ColumnSnapshot {
  /// The column with what decides how its values are compared, and with nothing else.
  fileprivate var bareDefinition: String {
    let type =
      switch affinity {
      case .blob: ""
      case .integer: " INTEGER"
      case .numeric: " NUMERIC"
      case .real: " REAL"
      case .text: " TEXT"
      }
    return "\(quoted(name))\(type) COLLATE \(quoted(collation))"
  }
}
