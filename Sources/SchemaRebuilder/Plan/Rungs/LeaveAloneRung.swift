/// The table itself is as declared; its indexes may come and go.
struct LeaveAloneRung: TableRung {
  var rung: Rung { .leaveAlone }

  func obstacle(_ change: TableChangeRequest) -> String? {
    if change.strategy == .everything { return "every table is to be rebuilt" }
    if let curing = change.curing { return curing.reason }
    guard let first = change.diff.changes.first else { return nil }
    return first.sentence(table: change.diff.target.name)
  }

  func steps(_ change: TableChangeRequest) -> TableSteps {
    TableSteps(
      now: change.indexDrops,
      later: change.diff.indexChanges.compactMap(\.createStep)
    )
  }
}

extension IndexChange {
  var dropStep: Plan.Step? {
    switch self {
    case .added: nil
    case .dropped(let index): .dropIndex(index, "it is not declared")
    case .changed(let index, _): .dropIndex(index, "it is declared differently")
    }
  }

  var createStep: Plan.Step? {
    switch self {
    case .dropped: nil
    case .added(let index), .changed(_, let index): .createIndex(index)
    }
  }
}

extension Plan.Step {
  static func dropIndex(_ index: IndexSnapshot, _ reason: String) -> Plan.Step {
    Plan.Step(
      .dropIndex,
      index.name,
      "drop index \(index.name): \(reason)",
      sql: "DROP INDEX main.\(quoted(index.name))"
    )
  }

  static func createIndex(_ index: IndexSnapshot) -> Plan.Step {
    Plan.Step(
      .createIndex,
      index.name,
      "create index \(index.name)",
      sql: inMain(index.sql)
    )
  }
}

/// The stored statement with `main.` before the object's name; it was read once already, so it is
/// kept as it is should it not be readable now.
func inMain(_ sql: String) -> String {
  (try? qualified(sql)) ?? sql
}
