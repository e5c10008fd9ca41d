/// Which of the undeclared objects of a file go, and which are kept.
struct DroppedObjects {
  private(set) var tables: [TableSnapshot] = []
  private(set) var virtualTables: [VirtualTableSnapshot] = []
  private(set) var views: [ViewSnapshot] = []
  private(set) var triggers: [TriggerSnapshot] = []
  private(set) var keptTables: [Name] = []
  private(set) var keptViews: [ViewSnapshot] = []
  private(set) var keptTriggers: [TriggerSnapshot] = []
  /// The places that a tombstone frees in this file.
  private(set) var tombstones: Set<ColumnPlace>

  // `broken` are undeclared objects that would no longer work, and may go for that.
  init(
    _ diff: SchemaDiff,
    hints: Hints,
    policy: Policy,
    version: Int?,
    store: VersionStore,
    broken: Set<Name> = []
  ) {
    tombstones = Set(
      hints.tombstones.filter { isDue(since: $0.since, version: version) }
        .map { ColumnPlace($0.table, $0.column) }
    )
    let tombstones = tombstones
    func goes(_ name: Name, _ treatment: Policy.Undeclared.Treatment) -> Bool {
      name != store.tableName
        && (treatment == .drop || broken.contains(name)
          || tombstones.contains(ColumnPlace(name, nil)))
    }
    let tableGoes = { (table: Name) in goes(table, policy.undeclared.tables) }
    tables = diff.undeclaredTables.filter { tableGoes($0.name) }
    virtualTables = diff.virtualTables.undeclared.filter { tableGoes($0.name) }
    keptTables =
      diff.undeclaredTables.map(\.name).filter { !tableGoes($0) }
      + diff.virtualTables.undeclared.map(\.name).filter { !tableGoes($0) }
    let viewGoes = { (view: ViewSnapshot) in goes(view.name, policy.undeclared.views) }
    views = diff.views.undeclared.filter(viewGoes)
    keptViews = diff.views.undeclared.filter { !viewGoes($0) }
    let gone = Set(tables.map(\.name) + views.map(\.name))
    let triggerGoes = { (trigger: TriggerSnapshot) in
      goes(trigger.name, policy.undeclared.triggers) || gone.contains(trigger.table)
    }
    triggers = diff.triggers.undeclared.filter(triggerGoes)
    keptTriggers = diff.triggers.undeclared.filter { !triggerGoes($0) }
  }

  /// The objects that are not declared and stay.
  var kept: [Name] {
    keptTables + keptViews.map(\.name) + keptTriggers.map(\.name)
  }
}
