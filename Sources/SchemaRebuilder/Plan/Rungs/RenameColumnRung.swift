/// `ALTER TABLE … RENAME COLUMN`: no row is touched, and what is declared to name the column follows.
/// <https://sqlite.org/lang_altertable.html#alter_table_rename_column>
struct RenameColumnRung: TableRung {
  var rung: Rung { .renameColumn }

  func obstacle(_ change: TableChangeRequest) -> String? {
    if change.strategy != .automatic {
      return "the strategy is to rebuild what differs, or everything"
    }
    let diff = change.diff
    guard diff.changes.contains(where: \.isColumnRename) else {
      return TableChangeRequest.noForm
    }
    if let curing = change.curing { return "ALTER TABLE copies no rows, and \(curing.reason)" }
    if let other = diff.changes.first(where: { !$0.isColumnRename }) {
      return "ALTER TABLE would rename the column, but \(other.sentence(table: diff.target.name))"
    }
    // SQLite 3.54 refuses it, whichever of the two it is.
    for pair in pairs(diff) {
      let name = [pair.old, pair.new].first(where: Name.namesOfRowID.contains)
      if let name { return "ALTER TABLE would not rename it: \(name) is a name of the rowid" }
    }
    for pair in pairs(diff) where pair.old != pair.new && diff.live.column(pair.new) != nil {
      return "ALTER TABLE would rename \(pair.old), but the file has a column \(pair.new)"
    }
    return change.whyNoColumnIsRenamed
  }

  func steps(_ change: TableChangeRequest) -> TableSteps {
    let table = change.currentName
    // SQLite gives the new names to the indexes as well.
    let changes = change.diff.indexChanges.filter { difference in
      guard case .changed(let old, let new) = difference else { return true }
      return !old.following(change.diff).isSame(as: new)
    }
    let renames = pairs(change.diff).map { pair in
      Plan.Step(
        .renameColumn,
        table,
        "rename column \(pair.old) of \(table) to \(pair.new)",
        sql: "ALTER TABLE main.\(quoted(table)) "
          + "RENAME COLUMN \(quoted(pair.old)) TO \(quoted(pair.new))"
      )
    }
    return TableSteps(
      now: changes.compactMap(\.dropStep) + renames,
      later: changes.compactMap(\.createStep)
    )
  }

  private func pairs(_ diff: TableDiff) -> [(old: Name, new: Name)] {
    diff.changes.compactMap { change in
      guard case .columnRenamed(let old, let new) = change else { return nil }
      return (old, new)
    }
  }
}

extension TableChange {
  fileprivate var isColumnRename: Bool {
    if case .columnRenamed = self { return true }
    return false
  }
}

extension Planner {
  /// Why SQLite would not rename a column of the table, or would change what is to stay as it is.
  ///
  /// It reads every view and trigger again, the temporary ones too, and writes the new name into all
  /// that name the column.
  func whyNoColumnIsRenamed(in table: TableDiff) -> String? {
    guard !table.renamedColumns.isEmpty else { return nil }
    if let reason = whyNothingIsReadWhileRowsAreWritten { return reason }
    let views = diff.views.equal + dropped.keptViews
    let triggers = diff.triggers.equal + dropped.keptTriggers
    let texts = views.map { ($0.name, $0.sql) } + triggers.map { ($0.name, $0.sql) }
    var names = Set(table.renamedColumns.values)
    // SQLite writes the new name in the place of new.rowid as well, where the column is that.
    if let alias = table.live.rowIDAlias?.name, names.contains(alias) {
      names.formUnion(Name.namesOfRowID)
    }
    let named = texts.first { _, sql in names.contains { mentions($0, in: sql) } }
    if let named { return "ALTER TABLE would change the text of \(named.0), which is to stay" }
    let readers = readers(of: table)
    let finder = texts.first { name, sql in
      readers.contains(name) && table.renamedColumns.keys.contains { mentions($0, in: sql) }
    }
    return finder.map { "ALTER TABLE reads \($0.0) again, which has the new name already" }
  }

  /// The views and triggers that stay and read the table, by way of other views too.
  private func readers(of table: TableDiff) -> Set<Name> {
    let views = (diff.views.equal + dropped.keptViews).map { ($0.name, $0.sql) }
    let triggers = (diff.triggers.equal + dropped.keptTriggers).map { ($0.name, $0.sql) }
    var readers: Set<Name> = []
    var read: Set<Name> = [table.live.name, table.target.name]
    while !read.isEmpty {
      let new = (views + triggers).filter { name, sql in
        !readers.contains(name) && read.contains { mentions($0, in: sql) }
      }
      readers.formUnion(new.map(\.0))
      read = Set(new.map(\.0)).intersection(views.map(\.0))
    }
    return readers
  }

  /// Why SQLite does not get through the views and triggers, all of which it reads again when a
  /// column is renamed or dropped.
  var whyNothingIsReadAgain: String? {
    if let broken = file.brokenObjects.subtracting(goingDependants).min() {
      return "ALTER TABLE stops while \(broken) does not compile"
    }
    if let name = (file.temporaryNames.union(file.temporaryTriggers.map(\.name))).min() {
      return "ALTER TABLE reads temporary objects again, such as \(name)"
    }
    return nil
  }

  /// The views and triggers that are gone when tables change, or come back in another form.
  var goingDependants: Set<Name> {
    Set(
      (dropped.triggers + diff.triggers.changed.map(\.live)).map(\.name)
        + (dropped.views + diff.views.changed.map(\.live)).map(\.name)
    )
  }
}
