/// Makes the plan of a change; pure: everything that must be known comes in as a value.
struct Planner {
  var file: FileState
  let declared: DeclaredState
  let hints: Hints
  let policy: Policy
  /// The hints that are no part of the schema.
  var saidBeside = Hints()
  private(set) var findings = Findings()
  /// What was found; nil before anything was asked.
  private var found: Set<Hazard.Identity>?
  /// Whether the rows were asked, so far as it was found out what to ask.
  private(set) var knowsRows = false
  var leftovers: [Leftover.Judged] = []
  let diff: SchemaDiff
  /// Every name that a backup must not have.
  let takenNames: Set<Name>
  private(set) var fills: Fills
  let indexes: KeptIndexes
  private(set) var dropped: DroppedObjects

  /// What is known of the file.
  struct FileState {
    var snapshot: SchemaSnapshot
    var fingerprint: String
    var version: Int
    /// The version that it has where none is stored in it, if somebody knows.
    var assumedVersion: Int?
    var capabilities = Capabilities()
    var autoVacuum = AutoVacuum.none
    /// The names in the temporary and the attached databases.
    var otherNames: Set<Name> = []
    /// The names of the tables and views in the temporary database.
    var temporaryNames: Set<Name> = []
    /// The triggers of the temporary database that stand on tables of the main one.
    var temporaryTriggers: [TriggerSnapshot] = []
    /// The tables in which ANALYZE has left something.
    var statistics: [Name] = []
    /// What full-text tables were told by commands: the name and the value, in SQL.
    var fullTextSettings: [Name: [FullTextSetting]] = [:]
    /// The views and triggers that do not compile.
    var brokenObjects: Set<Name> = []
    /// The views and triggers with a text in double quotes, which ALTER TABLE would put in single ones.
    var requotedObjects: Set<Name> = []
    /// The triggers as SQLite rewrites them where tables are renamed; temporary ones too.
    var renamedTriggers: [Name: String] = [:]
    var renamedTemporaryTriggers: [Name: String] = [:]

    /// The version by which `since:` of a hint goes.
    var versionOfHints: Int { version == 0 ? assumedVersion ?? 0 : version }
  }

  /// What is declared.
  struct DeclaredState {
    var snapshot: SchemaSnapshot
    var statements: [String]
    /// The version to be stored; nil to store none.
    var version: Int?
    var versionStore: VersionStore
  }

  init(
    file: FileState,
    declared: DeclaredState,
    hints: Hints,
    policy: Policy
  ) {
    self.file = file
    self.declared = declared
    self.hints = hints
    self.policy = policy
    let difference = SchemaDiff(
      from: file.snapshot,
      to: declared.snapshot,
      hints: hints,
      version: file.versionOfHints,
      columnOrder: policy.columnOrder
    )
    takenNames =
      file.snapshot.takenNames.union(declared.snapshot.takenNames).union(file.otherNames)
    indexes = KeptIndexes(difference, policy: policy, declared: declared.snapshot)
    diff = indexes.diff
    fills = Fills(
      hints,
      diff: diff,
      version: file.versionOfHints,
      casts: policy.cures.castPlaces
    )
    dropped = DroppedObjects(
      diff,
      hints: hints,
      policy: policy,
      version: file.versionOfHints,
      store: declared.versionStore
    )
  }

  var inquiry: Inquiry {
    let works = tableWork()
    func names(_ isMeant: (TableWork) -> Bool) -> Set<Name> {
      Set(works.filter(isMeant).map(\.request.diff.target.name))
    }
    return Inquiry(
      diff: diff,
      dropped: dropped,
      fills: fills,
      virtualTables: virtualTableChanges,
      renames: probableTableRenames,
      keepers: file.snapshot.triggers.map(RowIDKeeper.init)
        + file.snapshot.views.map(RowIDKeeper.init),
      curing: curing,
      copied: names(\.copiesRows),
      checked: names(\.readsChecks),
      edited: names { $0.rung.rung == .edit },
      // What full-text tables index is to be known as exactly as what indexes hold.
      swapped: names { $0.rung.rung == .swap || $0.isRebuilt && hasSearches },
      kept: keptTables
    )
  }

  private var hasSearches: Bool {
    file.snapshot.virtualTables.contains { $0.contentTable != nil }
  }

  /// What the cures make of the rows; once they were asked, only of those that were found.
  var curing: Curing {
    Curing(
      diff: diff,
      fills: fills,
      cures: policy.cures,
      found: found,
      isShadowed: isShadowed
    )
  }

  /// Whether a temporary object has the name of a table.
  var isShadowed: Bool {
    !file.temporaryNames.isEmpty
      && !file.temporaryNames.isDisjoint(with: file.snapshot.tables.map(\.name))
  }

  /// Lets undeclared objects go that would no longer work, since that was allowed.
  mutating func letGo(_ broken: Set<Name>) {
    dropped = DroppedObjects(
      diff,
      hints: hints,
      policy: policy,
      version: file.versionOfHints,
      store: declared.versionStore,
      broken: broken
    )
  }

  /// Takes in what the rows have answered; another way may then be taken, which asks for more.
  mutating func learn(_ findings: Findings) {
    self.findings = findings
    knowsRows = true
    fills = fills.converting(findings.misfits)
  }

  /// The plan, by what the rows have answered; nil where they were not asked.
  func plan(with answered: Findings?) throws -> Plan {
    var planner = self
    if let answered { planner.learn(answered) }
    let findings = answered ?? Findings()
    planner.found = findings.identities
    let casts = findings.identities.filter { [.changeValues, .strictType].contains($0.code) }
    planner.fills = planner.fills.casting(only: Set(casts.map(\.place)))
    return try planner.plan()
  }

  private func plan() throws -> Plan {
    try refuseMistakes()
    var draft = PlanDraft()
    let tables = tableWork()
    addDropsBeforeRenames(to: &draft)
    addRenames(to: &draft)
    addDependantDrops(to: &draft)
    addTables(tables, to: &draft)
    addVirtualTables(to: &draft)
    addDependants(to: &draft, tables: tables)
    addRefills(to: &draft, tables: tables)
    let checks = draft.steps.isEmpty ? [] : foreignKeyChecks
    addForeignKeyChecks(checks, to: &draft)
    addFullVerification(to: &draft, tables: tables)
    return finished(draft, tables: tables, checks)
  }

  private func finished(
    _ draft: PlanDraft,
    tables: [TableWork],
    _ checks: [ForeignKeyCheck]
  ) -> Plan {
    var plan = Plan(fingerprint: file.fingerprint, fromVersion: file.version)
    plan.toVersion = declared.version
    plan.versionStore = declared.versionStore
    plan.tables = draft.tables
    plan.hazards = hazards + referencesToNothing(after: tables)
    plan.remarks =
      diff.remarks + keptRemarks + droppedIndexRemarks + leftoverRemarks
      + likenessRemarks + unknownNameRemarks
      + keptBackups(of: tables).map { "the rows that \($0.table) had are kept in \($0.backup)" }
    plan.findings = findings
    plan.target = declared.statements
    plan.columnOrder = policy.columnOrder
    plan.kept =
      dropped.kept + indexes.kept.map(\.index.name) + keptBackups(of: tables).map(\.backup)
    plan.foreignKeyChecks = checks
    plan.remarks += orphanRemarks
    if !draft.steps.isEmpty { plan.remarks += lostParentRemarks }
    let touched = Set(tables.filter { !$0.isUntouched }.map(\.request.diff.target.name))
    plan.leftAlone = diff.commonTables.map(\.target.name).filter { !touched.contains($0) }
    plan.steps = framed(draft.steps)
    if plan.changesSchema { plan.remarks += reclaimingRemarks }
    return plan
  }

  var foreignKeyChecks: [ForeignKeyCheck] {
    ForeignKeyCheck.checks(
      for: diff,
      kept: keptTables,
      written: writtenTables,
      policy: policy,
      curing: curing
    )
  }

  /// Where no row is without a parent before, none may be afterwards: a script can prove that.
  private func addForeignKeyChecks(_ checks: [ForeignKeyCheck], to draft: inout PlanDraft) {
    for (check, orphans) in zip(checks, findings.orphans) where orphans == 0 {
      draft.steps.append(
        Plan.Step(
          .verify,
          check.child,
          "every row of \(check.child) has the parent that it refers to",
          sql: SQLCheck.noRows(check.after)
        )
      )
    }
  }

  private var orphanRemarks: [String] {
    guard findings.orphans.contains(where: { $0 > 0 }) else { return [] }
    return zip(foreignKeyChecks, findings.orphans).filter { $1 > 0 }.map { check, orphans in
      "\(counted(orphans, "row")) of \(check.child) referred to no parent before; a run compares "
        + "them one by one, which a script in a shell does not"
    }
  }
}
