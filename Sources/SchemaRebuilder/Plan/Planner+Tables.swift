/// The steps of the tables: those that change, go and come.
extension Planner {
  func addTables(_ tables: [TableWork], to draft: inout PlanDraft) {
    var later: [Plan.Step] = []
    let gone = Set(indexesInTheWay.map(\.name))
    let all = tables.map { ($0, $0.rung.steps($0.request)) }
    draft.steps += editing(all.map(\.1.edits), besides: tables)
      .filter { $0.kind != .dropIndex || !gone.contains($0.object) }
    // SQLite renames no column once a trigger or view has lost one of its own; but cures read the
    // columns by the names that they have.
    let (first, second) =
      policy.cures.isEmpty
      ? (all.filter { $0.0.renamesColumns }, all.filter { !$0.0.renamesColumns })
      : (all, [])
    for (_, steps) in first + second {
      draft.steps += steps.now.filter { $0.kind != .dropIndex || !gone.contains($0.object) }
    }
    for (work, steps) in all {
      later += steps.later
      explain(work, in: &draft)
    }
    addTableDrops(to: &draft)
    // Last, since a new table may have the name of an index or table that was dropped.
    for table in diff.createdTables {
      draft.explain(table.name, .create, ["the file lacks it"])
      draft.steps.append(
        Plan.Step(
          .createTable,
          table.name,
          "create \(table.name), which the file lacks",
          sql: inMain(table.sql)
        )
      )
    }
    draft.steps += later + diff.createdTables.flatMap(\.indexes).map(Plan.Step.createIndex)
  }

  /// The edits of all definitions, while `sqlite_schema` can be written.
  ///
  /// SQLite does not notice such an edit by itself. A table that comes and goes makes it count the
  /// schema up, so that every connection reads it again before it does anything; and it makes the
  /// table of counters where that is needed. <https://sqlite.org/pragma.html#pragma_schema_version>
  private func editing(
    _ edits: [TableSteps.Edits],
    besides tables: [TableWork]
  ) -> [Plan.Step] {
    guard let first = tables.first(where: { $0.rung.rung == .edit }) else { return [] }
    let name = first.request.backupName
    let column =
      edits.contains(where: \.needsSequence) ? "x INTEGER PRIMARY KEY AUTOINCREMENT" : "x"
    func step(_ reason: String, _ sql: String) -> Plan.Step {
      Plan.Step(.editDefinition, name, reason, sql: sql)
    }
    let inside =
      [
        step(
          "make every connection read the schema again",
          "CREATE TABLE main.\(quoted(name))(\(column))"
        ),
        .writableSchema(name),
      ] + edits.flatMap(\.inside) + [
        .schemaReadAgain(name),
        step("the schema is counted up", "DROP TABLE main.\(quoted(name))"),
      ]
    return edits.flatMap(\.before) + inside + edits.flatMap(\.after)
  }

  private func explain(_ work: TableWork, in draft: inout PlanDraft) {
    let table = work.request.diff
    if table.isRenamed {
      draft.explain(
        table.target.name,
        .rename,
        ["table \(table.live.name) is now called \(table.target.name)"]
      )
    }
    let reasons =
      table.changes.map { $0.sentence(table: table.target.name) + outcome($0, in: table) }
      + table.indexChanges.map(\.sentence)
    switch work.rung.rung {
    case .leaveAlone where reasons.isEmpty:
      return
    case .leaveAlone:
      draft.explain(table.target.name, .indexes, reasons)
    default:
      draft.explain(
        table.target.name,
        work.rung.rung,
        reasons.isEmpty
          ? [work.request.curing?.reason ?? "every table is to be rebuilt"] : reasons,
        whyNotCheaper: work.whyNotCheaper
      )
    }
  }

  /// The tables in which old rows stay, each with the table that had them.
  func keptBackups(of tables: [TableWork]) -> [(table: Name, backup: Name)] {
    tables.compactMap { work in work.keptName.map { (work.request.currentName, $0) } }
      + (policy.keepsBackups
        ? virtualTableChanges.filter(\.copiesRows).map { ($0.target.name, backupName($0)) } : [])
  }

  private func addTableDrops(to draft: inout PlanDraft) {
    let names = dropped.tables.map(\.name) + dropped.virtualTables.map(\.name)
    for table in names {
      draft.explain(table, .drop, ["it is not declared"])
      draft.steps.append(
        Plan.Step(
          .dropTable,
          table,
          "drop \(table), which is not declared",
          sql: "DROP TABLE main.\(quoted(table))"
        )
      )
    }
  }
}
