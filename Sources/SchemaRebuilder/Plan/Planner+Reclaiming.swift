/// What gives free pages back once a run is committed.
extension Planner {
  /// The step, where it can do something and no harm.
  var reclaimingSteps: [Plan.Step] {
    switch policy.reclaiming {
    case .incremental where file.autoVacuum == .incremental:
      [
        Plan.Step(
          .reclaim,
          "incremental_vacuum",
          "give the free pages back",
          phase: .after,
          sql: "PRAGMA main.incremental_vacuum"
        )
      ]
    case .vacuum where rowIDKeeper == nil:
      [
        Plan.Step(
          .reclaim,
          "vacuum",
          "write the file anew without its free pages; up to twice its size is needed on the disk",
          phase: .after,
          sql: Plan.Step.vacuumSQL
        )
      ]
    case .none, .incremental, .vacuum: []
    }
  }

  var reclaimingRemarks: [String] {
    switch (policy.reclaiming, file.autoVacuum) {
    case (.none, _), (.incremental, .incremental): return []
    case (.incremental, .full):
      return ["no free pages need be given back: auto_vacuum of the file is full"]
    case (.incremental, .none):
      return [
        "no free pages are given back: incremental_vacuum does nothing in a file whose auto_vacuum "
          + "is none, as it is here; VACUUM would"
      ]
    case (.vacuum, _):
      if let (table, keeper) = rowIDKeeper {
        return [
          "no free pages are given back: VACUUM may give other rowids to \(table), which has no "
            + "INTEGER PRIMARY KEY and whose rowids \(keeper) knows"
        ]
      }
      let names = tablesWithoutKey.map(\.description).joined(separator: ", ")
      return names.isEmpty
        ? []
        : ["VACUUM may give other rowids to \(names), as there is no INTEGER PRIMARY KEY"]
    }
  }

  /// The tables whose rowids no column holds, as the run leaves them.
  private var tablesWithoutKey: [Name] {
    let kept = Set(dropped.kept)
    let tables =
      declared.snapshot.tables + file.snapshot.tables.filter { kept.contains($0.name) }
    return tables.filter { !$0.withoutRowID && $0.rowIDAlias == nil }.map(\.name).sorted()
  }

  /// Such a table, and what in the file goes by its rowids; nil where nothing does.
  /// <https://sqlite.org/lang_vacuum.html>
  private var rowIDKeeper: (table: Name, keeper: String)? {
    let kept = Set(dropped.kept)
    let (file, declared) = (file.snapshot, declared.snapshot)
    let keepers =
      (declared.triggers + file.triggers.filter { kept.contains($0.name) }).map(RowIDKeeper.init)
      + (declared.views + file.views.filter { kept.contains($0.name) }).map(RowIDKeeper.init)
    let searches =
      declared.virtualTables + file.virtualTables.filter { kept.contains($0.name) }
    for table in tablesWithoutKey {
      // Its index knows the rows of its content table by their rowids.
      if let search = searches.first(where: { $0.contentTable == table }) {
        return (table, "the full-text table \(search.name)")
      }
      if let keeper = keepers.first(where: { $0.keepsRowIDs(of: table) }) {
        return (table, "\(keeper.kind) \(keeper.name)")
      }
    }
    return nil
  }
}

extension Planner.FileState {
  /// What becomes of free pages at COMMIT. <https://sqlite.org/pragma.html#pragma_auto_vacuum>
  enum AutoVacuum: Int {
    case none, full, incremental
  }
}

extension Plan.Step {
  static var vacuumSQL: String { "VACUUM main" }
}
