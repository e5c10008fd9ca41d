extension Planner {
  /// Everything that could lose data: found in the rows, or seen in the schema.
  var hazards: [Hazard] {
    let found = findings.hazards(policy: policy, tombstones: dropped.tombstones, curing: curing)
    return found + probableRenames(beside: found) + positionalReaders
      + namesInTheWay + virtualTablesThatCannotBeKept + refusedObjects + lostIndexes
      + leftoverHazards
  }

  /// A declared object whose name another kind of object has, which is not declared and stays.
  var namesInTheWay: [Hazard] {
    let views = Set(dropped.keptViews.map(\.name))
    let tables = Set(dropped.keptTables)
    let declaredTables =
      diff.createdTables.map(\.name) + diff.virtualTables.added.map(\.name)
      + diff.renamedTables.values.sorted()
    let indexes = newIndexes
    let blockedByView = (declaredTables + indexes).filter(views.contains)
      .map { ($0, Hazard.Code.dropView) }
    let blockedByTable = (declaredTables + diff.views.added.map(\.name) + indexes)
      .filter(tables.contains).map { ($0, Hazard.Code.dropTable) }
    return (blockedByView + blockedByTable + blockedByIndex).map { name, code in
      Hazard(
        code: code,
        table: name,
        column: nil,
        sentence: "\(name) is declared, but the file has another object of that name, which is not "
          + "declared and would have to be dropped",
        rows: nil,
        keyName: "",
        keys: [],
        advice: "give one of them another name, or drop what is not declared",
        verdict: .refused
      )
    }
  }

  private var newIndexes: [Name] {
    diff.createdTables.flatMap { $0.indexes.map(\.name) }
      + diff.commonTables.flatMap(\.indexChanges).compactMap { change in
        guard case .added(let index) = change else { return nil }
        return index.name
      }
  }

  /// Tables, views and indexes share their names, and a kept table keeps its indexes.
  private var blockedByIndex: [(Name, Hazard.Code)] {
    guard !dropped.keptTables.isEmpty else { return [] }
    let kept = Set(dropped.keptTables)
    let taken = Set(
      file.snapshot.tables.filter { kept.contains($0.name) }.flatMap { $0.indexes.map(\.name) }
    )
    let new = diff.createdTables + diff.commonTables.map(\.target)
    let names =
      new.flatMap { $0.indexes.map(\.name) } + diff.createdTables.map(\.name)
      + diff.virtualTables.added.map(\.name) + diff.renamedTables.values.sorted()
      + diff.views.added.map(\.name)
    return names.filter(taken.contains).map { ($0, Hazard.Code.dropTable) }
  }

  /// A virtual table that differs, of a module whose rows nobody here can read back.
  private var virtualTablesThatCannotBeKept: [Hazard] {
    virtualTableChanges.filter { $0.live.storage == .unknown }.map { change in
      Hazard(
        code: .dropTable,
        table: change.live.name,
        column: nil,
        sentence: "virtual table \(change.live.name) is declared differently, and what it holds "
          + "cannot be read back from module \(change.live.module)",
        rows: nil,
        keyName: "",
        keys: [],
        advice: "\(Hazard.allowing(.dropTable, change.live.name)), and fill it again yourself",
        verdict: policy.allows(.dropTable, table: change.live.name, column: nil)
          ? .allowed : .refused
      )
    }
  }

  var keptRemarks: [String] { keptRemarks { _ in true } }

  /// What is said of those objects that are kept and are among some.
  func keptRemarks(where isMeant: (Name) -> Bool) -> [String] {
    let objects =
      dropped.keptTables.map { ($0, "table \($0)") }
      + dropped.keptViews.map { ($0.name, "view \($0.name)") }
      + dropped.keptTriggers.map { ($0.name, "trigger \($0.name) on \($0.table)") }
      + indexes.kept.map { ($0.index.name, "index \($0.index.name) on \($0.table)") }
    return objects.filter { isMeant($0.0) }.map { "\($0.1) is not declared; it is kept" }
  }

  var droppedIndexRemarks: [String] {
    diff.commonTables.flatMap { table in
      table.indexChanges.compactMap { change in
        guard case .dropped(let index) = change else { return nil }
        return "index \(index.name) on \(table.target.name) is not declared; it is dropped"
      }
    }
  }
}

extension Planner {
  /// An undeclared view, trigger or virtual table that would no longer work.
  func hazard(_ object: Name, triggers: [Name], message: String) -> Hazard {
    let live = file.snapshot
    let trigger = triggers.lazy.compactMap(live.trigger).first {
      declared.snapshot.trigger($0.name) == nil
    }
    let (code, what, sql): (Hazard.Code, String, String?) =
      if let trigger {
        (.dropTrigger, "trigger \(trigger.name)", trigger.sql)
      } else if let table = live.virtualTable(object) {
        (.dropTable, "virtual table \(object)", table.sql)
      } else {
        (.dropView, "view \(object)", live.view(object)?.sql)
      }
    let name = trigger?.name ?? object
    return Hazard(
      code: code,
      table: name,
      column: nil,
      sentence: "\(what) is not declared and would no longer work (\(message)): \(sql ?? "")",
      rows: nil,
      keyName: "",
      keys: [],
      advice: Hazard.declareOrLetGo(name, code),
      verdict: policy.allows(code, table: name, column: nil) ? .allowed : .refused
    )
  }
}

extension Hazard {
  /// Whether the plan cannot even be tried: two objects would bear one name.
  var standsInTheWayOfARehearsal: Bool {
    verdict == .refused && rows == nil
      && ![.columnOrder, .undeclared, .dropIndex, .orphan].contains(code)
  }
}
