/// Which of the undeclared objects of a file go, and which are kept.
struct DroppedObjects {
  private(set) var tables: [TableSnapshot] = []
  private(set) var virtualTables: [VirtualTableSnapshot] = []
  private(set) var views: [ViewSnapshot] = []
  private(set) var triggers: [TriggerSnapshot] = []
  private(set) var keptTables: [Name] = []
  private(set) var keptViews: [ViewSnapshot] = []
  private(set) var keptTriggers: [TriggerSnapshot] = []
  /// The undeclared tables in which old rows are kept; they are neither dropped nor refused.
  private(set) var backups: Set<Name>
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
    let declared = Set(diff.declaredTables)
    let spared = diff.undeclaredTables.map(\.name).filter {
      policy.keepsBackups && $0.isBackupName(ofOneOf: declared)
    }
    backups = Set(spared)
    func goes(_ name: Name, _ treatment: Policy.Undeclared.Treatment) -> Bool {
      name != store.tableName
        && (treatment == .drop && !spared.contains(name) || broken.contains(name)
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

extension SchemaDiff {
  /// The names of the tables that are declared, virtual ones too.
  fileprivate var declaredTables: [Name] {
    commonTables.map(\.target.name) + createdTables.map(\.name)
      + virtualTables.equal.map(\.name) + virtualTables.added.map(\.name)
      + virtualTables.changed.map(\.target.name)
  }
}

extension Name {
  /// Whether old rows of one of the tables may be kept under this name: `X_bak`, `X_bak_2`, ….
  fileprivate func isBackupName(ofOneOf tables: Set<Name>) -> Bool {
    tables.contains { table in
      let backup = Name(table.text + "_bak")
      let start = text.utf8.prefix(backup.text.utf8.count)
      let rest = text.utf8.dropFirst(start.count)
      let number = rest.dropFirst()
      return Name(String(decoding: start, as: UTF8.self)) == backup
        && (rest.isEmpty || rest.first == UInt8(ascii: "_") && !number.isEmpty)
        && number.allSatisfy { (0x30...0x39).contains($0) }
    }
  }
}
