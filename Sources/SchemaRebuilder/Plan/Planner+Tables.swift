extension Planner {
  /// One declared table that the file has, and the rung that was taken for it.
  struct TableWork {
    let request: TableChangeRequest
    let rung: any TableRung
    let obstacles: [String]

    /// Whether the table is set aside and made anew.
    var isRebuilt: Bool { rung.rung == .rebuild }

    /// Whether every row is written anew.
    var copiesRows: Bool { [.rebuild, .swap].contains(rung.rung) }

    /// The table in which the old rows stay.
    var keptName: Name? { copiesRows ? request.keptName : nil }

    /// Whether SQLite looks at the old rows again, and at every CHECK of the table.
    ///
    /// ADD COLUMN does so for a CHECK, for NOT NULL on what is computed, and in a STRICT table.
    /// <https://sqlite.org/lang_altertable.html#altertabaddcol>
    var readsChecks: Bool {
      if isRebuilt { return true }
      guard rung.rung == .addColumn else { return false }
      return request.diff.target.strict
        || request.diff.addedColumns.contains {
          $0.notNull != nil && $0.generated != nil || !$0.inlineChecks.isEmpty
        }
    }

    /// Whether nothing but names changes, by ALTER TABLE.
    var renamesColumns: Bool { rung.rung == .renameColumn }

    /// Whether every row is as it was, by its bytes, and read as it was.
    var keepsBytes: Bool {
      rung.rung == .leaveAlone
        || rung.rung == .edit && request.diff.addedColumns.isEmpty
          && request.diff.droppedColumns.isEmpty
    }

    /// Whether the columns stand as they are declared afterwards, or close a gap.
    var mayMoveColumns: Bool { copiesRows || [.edit, .update, .dropColumn].contains(rung.rung) }

    /// Why none of the cheaper ways was taken.
    ///
    /// The first obstacle is the difference itself; and where one form of ALTER TABLE would have been
    /// of the kind, that others are not says nothing.
    var whyNotCheaper: [String] {
      let told = obstacles.dropFirst()
      let hasForm =
        [.renameColumn, .dropColumn].contains(rung.rung)
        || told.contains { $0 != TableChangeRequest.noForm && $0.hasPrefix("ALTER TABLE") }
      return told.filter { !hasForm || $0 != TableChangeRequest.noForm }
    }

    var isUntouched: Bool { rung.rung == .leaveAlone && request.diff.isEmpty }
  }

  /// The declared tables of which rows are written.
  var writtenTables: Set<Name> {
    Set(tableWork().filter { !$0.keepsBytes }.map(\.request.diff.target.name))
  }

  /// The tables with which something is to be done, each with the rung that was taken; most of a
  /// large schema is as it should be, and is not among them.
  func tableWork() -> [TableWork] {
    let tables = curedFirst(diff.commonTables).filter { table in
      !table.isEmpty || policy.strategy == .everything || isCured(table.target.name)
    }
    guard !tables.isEmpty else { return [] }
    var taken = takenNames
    return tables.map { table in
      let kept = policy.keepsBackups ? freeName(table.target.name, taken: taken) : nil
      let names = Set([kept].compactMap(\.self))
      let backup = freeName(table.target.name, taken: taken.union(names))
      let request = TableChangeRequest(
        diff: table,
        backupName: backup,
        keptName: kept,
        fills: fills,
        strategy: policy.strategy,
        columnOrder: policy.columnOrder,
        curing: isCured(table.target.name) ? copyCuring : nil,
        isShadowed: isShadowed,
        brokenChecks: findings.brokenChecks(of: table.target.name),
        statistics: file.statistics,
        takenNames: taken,
        whyNoColumnIsRenamed: whyNoColumnIsRenamed(in: table),
        whyNoColumnIsDropped: whyNoColumnIsDropped(from: table),
        whyNothingIsReadAgain: table.droppedColumns.isEmpty
          ? nil : whyNothingIsReadWhileRowsAreWritten,
        capabilities: file.capabilities,
        isPortable: policy.isPortable,
        findings: knowsRows ? findings : nil
      )
      var obstacles: [String] = []
      for rung in RebuildRung.ladder {
        guard let obstacle = rung.obstacle(request) else {
          if [.rebuild, .swap, .update].contains(rung.rung) {
            taken.formUnion(names.union([backup]))
          }
          return TableWork(request: request, rung: rung, obstacles: obstacles)
        }
        if !obstacles.contains(obstacle) { obstacles.append(obstacle) }
      }
      return TableWork(request: request, rung: RebuildRung(), obstacles: obstacles)
    }
  }

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

  /// `X_bak`, or `X_bak_2` and so on where that is taken in any database of the connection: an
  /// unqualified name would find the other table.
  func freeName(_ name: Name, taken: Set<Name>) -> Name {
    var candidate = Name(name.text + "_bak")
    var number = 2
    while taken.contains(candidate) {
      candidate = Name("\(name.text)_bak_\(number)")
      number += 1
    }
    return candidate
  }
}
