/// Virtual tables: one that differs is created anew and filled again, from its content table or
/// from a copy of its own rows.
extension Planner {
  /// A setting that a full-text table keeps among its own data. <https://sqlite.org/fts5.html#special_insert_commands>
  struct FullTextSetting: Hashable {
    let name: String
    let value: String
  }

  func addVirtualTables(to draft: inout PlanDraft) {
    for table in diff.virtualTables.added {
      draft.explain(table.name, .create, ["the file lacks it"])
      draft.steps.append(create(table))
    }
    for change in virtualTableChanges {
      draft.explain(change.target.name, .replace, ["it is declared differently"])
      draft.steps += steps(change)
    }
  }

  /// Full-text indexes are filled from their content last: it may be a view.
  func addRefills(to draft: inout PlanDraft, tables: [TableWork]) {
    let new = diff.virtualTables.added + virtualTableChanges.map(\.target)
    draft.steps += new.filter { $0.contentTable != nil }.map(Plan.Step.refill)
    let content = SearchContent(self, tables: tables)
    for table in diff.virtualTables.equal + keptSearches where content.changes(for: table) {
      draft.explain(table.name, .replace, ["the values of its content table change"])
      draft.steps.append(.refill(table))
    }
  }

  /// The full-text tables over others that are not declared and stay, so far as they work.
  var keptSearches: [VirtualTableSnapshot] {
    let kept = Set(dropped.keptTables).subtracting(file.brokenObjects)
    return diff.virtualTables.undeclared.filter {
      kept.contains($0.name) && $0.contentTable != nil
    }
  }

  var virtualTableChanges: [VirtualTableChange] {
    diff.virtualTables.changed.map { VirtualTableChange(live: $0.live, target: $0.target) }
  }

  private func steps(_ change: VirtualTableChange) -> [Plan.Step] {
    let drop = Plan.Step(
      .dropTable,
      change.live.name,
      "drop \(change.live.name), which is declared differently",
      sql: "DROP TABLE main.\(quoted(change.live.name))"
    )
    guard case .copy(let live, let target) = change.way else {
      return [drop, create(change.target)] + settings(change)
    }
    return copiedSteps(change, live: live, target: target, drop: drop)
  }

  /// FTS5 keeps what it was told, such as how to rank, among the data that goes with the table.
  /// <https://sqlite.org/fts5.html#special_insert_commands>
  private func settings(_ change: VirtualTableChange) -> [Plan.Step] {
    guard change.target.module == "fts5" else { return [] }
    let table = quoted(change.target.name)
    return (file.fullTextSettings[change.live.name] ?? []).map { setting in
      Plan.Step(
        .copyRows,
        change.target.name,
        "tell \(change.target.name) its setting \(setting.name) again",
        sql: "INSERT INTO main.\(table)(\(table), rank) "
          + "VALUES (\(literal(setting.name)), \(setting.value))"
      )
    }
  }

  /// The rows wait in an ordinary table, whose columns have no type and so change no value.
  private func copiedSteps(
    _ change: VirtualTableChange,
    live: [Name],
    target: [Name],
    drop: Plan.Step
  ) -> [Plan.Step] {
    let (old, new) = (change.live.name, change.target.name)
    let backup = backupName(change)
    let names = live.map { quoted($0) }.joined(separator: ", ")
    let places =
      "\(quoted(RowCopy.rowIDColumn(beside: live))) INTEGER PRIMARY KEY, \(names)"
    // The first column of an r-tree is its rowid.
    let key = change.live.isSpatial ? [] : ["rowid"]
    let from = (key + live.map { quoted($0) }).joined(separator: ", ")
    let to = (key + target.map { quoted($0) }).joined(separator: ", ")
    return [
      Plan.Step(
        .createTable,
        backup,
        "make a backup for \(old)",
        sql:
          "CREATE TABLE main.\(quoted(backup))(\(change.live.isSpatial ? names : places))"
      ),
      Plan.Step(
        .copyRows,
        backup,
        "keep the rows of \(old) in \(backup)",
        sql: "INSERT INTO main.\(quoted(backup)) SELECT \(from) FROM main.\(quoted(old))"
      ),
      drop, create(change.target),
    ] + settings(change) + [
      Plan.Step(
        .copyRows,
        new,
        "copy the rows back",
        sql: "INSERT INTO main.\(quoted(new))(\(to)) SELECT * FROM main.\(quoted(backup))"
      ),
      Plan.Step(
        .verify,
        new,
        "every row of \(new) came back",
        sql: SQLCheck.equalCounts(backup, new)
      ),
    ] + (policy.keepsBackups ? [] : [dropBackup(backup)])
  }

  func backupName(_ change: VirtualTableChange) -> Name {
    freeName(change.target.name, taken: takenNames)
  }

  private func dropBackup(_ backup: Name) -> Plan.Step {
    Plan.Step(
      .dropTable,
      backup,
      "drop the backup",
      sql: "DROP TABLE main.\(quoted(backup))"
    )
  }

  private func create(_ table: VirtualTableSnapshot) -> Plan.Step {
    Plan.Step(
      .createVirtualTable,
      table.name,
      "create virtual table \(table.name)",
      sql: inMain(table.sql)
    )
  }
}

extension Plan.Step {
  /// Indexes the rows of a full-text table's content anew.
  /// <https://sqlite.org/fts5.html#the_rebuild_command>
  static func refill(_ table: VirtualTableSnapshot) -> Plan.Step {
    Plan.Step(
      .copyRows,
      table.name,
      "index the rows of its content table",
      sql: refillSQL(table.name)
    )
  }

  private static func refillSQL(_ table: Name) -> String {
    "INSERT INTO main.\(quoted(table))(\(quoted(table))) VALUES ('rebuild')"
  }

  var isRefill: Bool { kind == .copyRows && sql == Self.refillSQL(object) }
}

extension TableDiff {
  /// Whether a row may have another rowid afterwards, or none that can be kept.
  var changesRowIDs: Bool {
    guard !live.withoutRowID else { return false }
    if target.withoutRowID { return true }
    if let alias = target.rowIDAlias {
      guard let old = source(of: alias.name) else { return false }
      return old.name != live.rowIDAlias?.name
    }
    return live.rowIDAlias == nil && (live.rowIDWord == nil || target.rowIDWord == nil)
  }
}
