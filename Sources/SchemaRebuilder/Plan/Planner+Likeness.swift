/// What looks like another change than the one that the two schemas show.
extension Planner {
  /// The new tables that are surely one which is not declared: its rows have still to be asked.
  var probableTableRenames: [ProbableTableRename] { likeTables.filter(\.isSure) }

  /// Those that may be one which stays.
  var likenessRemarks: [String] {
    let kept = Set(dropped.keptTables)
    return likeTables.filter { pair in
      !pair.isSure && kept.contains(pair.old.name)
        && !policy.allows(.probableRename, table: pair.new.name, column: nil)
    }.map(\.remark)
  }

  /// The new tables that look like one which is not declared, and of which no hint speaks.
  private var likeTables: [ProbableTableRename] {
    ProbableTableRename.all(in: diff).filter { pair in
      !dropped.tombstones.contains(ColumnPlace(pair.old.name, nil))
        && !policy.allows(.dropTable, table: pair.old.name, column: nil)
        && pair.old.name != declared.versionStore.tableName
        && !leftovers.contains { $0.leftover.backup?.name == pair.old.name }
    }
  }

  /// Beside each column that may not go, the new one which may be its new name.
  func probableRenames(beside hazards: [Hazard]) -> [Hazard] {
    hazards.filter { $0.verdict == .refused }.compactMap { hazard in
      diff.commonTables.first { $0.target.name == hazard.table }
        .flatMap { Hazard.probableRename(hazard, in: $0, fills: fills) }
    }
  }

  /// The undeclared views and triggers that go by the places of columns which are moved.
  var positionalReaders: [Hazard] {
    guard !keptDependants.isEmpty || !file.temporaryTriggers.isEmpty else { return [] }
    let moved = tableWork().filter { $0.mayMoveColumns && $0.request.diff.movesColumns }
      .map(\.request.diff.live.name)
    let longer = diff.commonTables.filter { !$0.addedColumns.isEmpty }.map(\.live.name)
    guard !moved.isEmpty || !longer.isEmpty else { return [] }
    let views = file.snapshot.views.map(PositionalReader.init)
    let kept =
      dropped.keptViews.map(PositionalReader.init)
      + (dropped.keptTriggers + file.temporaryTriggers).map(PositionalReader.init)
    return (moved + longer.filter { !moved.contains($0) }).flatMap { table in
      let names = places(of: table, handedOnBy: views)
      return kept.filter { reader in
        moved.contains(table) && names.contains(where: reader.goesByPlaces)
          || longer.contains(table) && names.contains(where: reader.countsPastTheEnd)
      }
      .map { Hazard.columnOrder(table, reader: $0, policy: policy) }
    }
  }

  /// The table and every view that has the table's columns in their order.
  private func places(of table: Name, handedOnBy views: [PositionalReader]) -> Set<Name> {
    var names: Set<Name> = [table]
    var count = 0
    while count < names.count {
      count = names.count
      names.formUnion(views.filter { view in names.contains(where: view.handsOn) }.map(\.name))
    }
    return names
  }
}
