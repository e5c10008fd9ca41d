/// Which way each table takes.
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
    // By the index, since a closure would get a copy of each table.
    let all = curedFirst(diff.commonTables)
    let tables = all.indices.filter {
      !all[$0].isEmpty || policy.strategy == .everything || isCured(all[$0].target.name)
    }.map { all[$0] }
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
