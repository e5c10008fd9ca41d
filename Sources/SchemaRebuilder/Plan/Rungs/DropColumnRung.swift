/// `ALTER TABLE … DROP COLUMN`: the rows are written again where they stand, and no index is made
/// again. <https://sqlite.org/lang_altertable.html#altertabdropcol>
///
/// It writes every row, and so is cheaper than a copy for one column and not for two.
struct DropColumnRung: TableRung {
  var rung: Rung { .dropColumn }

  func obstacle(_ change: TableChangeRequest) -> String? {
    if change.strategy != .automatic {
      return "the strategy is to rebuild what differs, or everything"
    }
    if let curing = change.curing { return "ALTER TABLE copies no rows, and \(curing.reason)" }
    let diff = change.diff
    guard let column = diff.droppedColumns.first else { return TableChangeRequest.noForm }
    if change.keptName != nil { return "ALTER TABLE keeps no old rows" }
    guard diff.droppedColumns.count == 1 else {
      return "ALTER TABLE would write every row once for each column that it drops"
    }
    var checks = column.inlineChecks
    var keys = column.inlineForeignKeys
    let other = diff.changes.first { difference in
      switch difference {
      case .columnDropped: false
      case .checkDropped(let check): !checks.removeFirst(equalTo: check)
      case .foreignKeyDropped(let key): !keys.removeFirst(equalTo: key)
      default: true
      }
    }
    if let other {
      return "ALTER TABLE would drop the column, but \(other.sentence(table: diff.target.name))"
    }
    return obstacle(column, in: diff) ?? change.whyNoColumnIsDropped
  }

  func steps(_ change: TableChangeRequest) -> TableSteps {
    let table = change.currentName
    let drops = change.diff.droppedColumns.map { column in
      Plan.Step(
        .dropColumn,
        table,
        "drop column \(column.name) of \(table)",
        sql: "ALTER TABLE main.\(quoted(table)) DROP COLUMN \(quoted(column.name))"
      )
    }
    return TableSteps(
      now: change.indexDrops + drops,
      later: change.diff.indexChanges.compactMap(\.createStep)
    )
  }

  /// What SQLite itself would stop at, or would leave in the text.
  private func obstacle(_ column: ColumnSnapshot, in diff: TableDiff) -> String? {
    func says(_ what: String) -> String { "ALTER TABLE cannot drop \(column.name): \(what)" }
    if column.keyPosition > 0 { return says("it is part of the primary key") }
    let isKey = diff.live.automaticIndexes.contains { index in
      index.columns.contains { $0.name == column.name }
    }
    if isKey { return says("it is UNIQUE") }
    let texts = [diff.target.sql] + diff.target.indexes.map(\.sql)
    if texts.contains(where: { mentions(column.name, in: $0) }) {
      return says("its name stands elsewhere in the definition")
    }
    guard diff.live.canBeCut(at: column.name) else {
      return says("a comment stands before it, which would be cut in two")
    }
    return nil
  }
}

extension TableSnapshot {
  /// Whether SQLite finds where the column is written: it takes the text from there to the next one,
  /// and that of the last one from the comma before it, which it seeks in comments as well.
  fileprivate func canBeCut(at name: Name) -> Bool {
    let head = Array("CREATE TABLE ".utf8)
    guard let place = columns.firstIndex(where: { $0.name == name }),
      let parsed = try? ParsedTable(parsing: sql), let text = try? SQLText(sql),
      parsed.columnRanges.count == columns.count, parsed.nameRange.lowerBound == head.count
    else { return false }
    guard place > 0, place == columns.count - 1 else { return true }
    let gap = parsed.columnRanges[place - 1].upperBound..<parsed.columnRanges[place].lowerBound
    return !text.comments.contains { $0.overlaps(gap) }
  }
}

extension TableDiff {
  /// Whether ALTER TABLE may rename or drop a column: it stops while a view does not compile.
  var mayBeAltered: Bool {
    !renamedColumns.isEmpty || !changes.isEmpty && droppedColumns.count == 1
  }
}

extension Planner {
  /// Why SQLite does not get through the views and triggers while tables change: by then those views
  /// are gone that are to come back in another form.
  var whyNothingIsReadWhileRowsAreWritten: String? {
    if let whyNothingIsReadAgain { return whyNothingIsReadAgain }
    let going = (dropped.views + diff.views.changed.map(\.live)).map(\.name)
    let views = (diff.views.equal + dropped.keptViews).map { ($0.name, $0.sql) }
    // The triggers of such a view go with it.
    let triggers = (diff.triggers.equal + dropped.keptTriggers)
      .filter { !going.contains($0.table) }.map { ($0.name, $0.sql) }
    let reader = (views + triggers).first { _, sql in going.contains { mentions($0, in: sql) } }
    if let reader {
      return "ALTER TABLE reads \(reader.0) again, while a view that it reads is gone"
    }
    // Whichever table it is: SQLite looks at the quotes in the whole schema.
    let quoting = (views + triggers).first { name, _ in file.requotedObjects.contains(name) }
    return quoting.map { "ALTER TABLE would change the text of \($0.0), which is to stay" }
  }

  /// Why SQLite would not drop the column of the table, or what would no longer be what it is.
  ///
  /// It reads every view and trigger again, the temporary ones too; a view that hands on the columns
  /// of the table would stop it, or have fewer.
  func whyNoColumnIsDropped(from table: TableDiff) -> String? {
    guard table.droppedColumns.count == 1, let column = table.droppedColumns.first?.name else {
      return nil
    }
    if let reason = whyNothingIsReadWhileRowsAreWritten { return reason }
    let views = (diff.views.equal + dropped.keptViews).map { ($0.name, $0.sql) }
    let triggers = (diff.triggers.equal + dropped.keptTriggers).map { ($0.name, $0.sql) }
    let reader =
      views.first { mentions(table.live.name, in: $0.1) || mentions(table.target.name, in: $0.1) }
      ?? (views + triggers).first { mentions(column, in: $0.1) }
    return reader.map { "ALTER TABLE reads \($0.0) again, which may name the column" }
  }
}
