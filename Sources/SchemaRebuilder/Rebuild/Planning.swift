/// The way from a connection to a plan: read, compare, ask, plan, rehearse.
struct Planning {
  let connection: SQLiteConnection
  let rebuilder: Rebuilder
  let prepare: Prepare?
  let encoding: String
  let schema: Schema
  let backup: String?
  /// What is stored in `sqlite_schema`.
  let live: [SchemaReader.StoredObject]
  private(set) var planner: Planner

  private let asksRows: Bool
  private let foresight: Foresight?
  /// Whether the plan is for files that are not at hand: then every question has found something.
  private(set) var assumesTheWorst = false

  init(
    rebuilder: Rebuilder,
    connection: SQLiteConnection,
    asksRows: Bool,
    foresight: Foresight? = nil
  ) throws {
    self.connection = connection
    self.asksRows = asksRows
    self.rebuilder = rebuilder
    self.foresight = foresight
    prepare = rebuilder.preparation
    backup = rebuilder.backup
    let reader = FileReader(connection: connection, versionStore: rebuilder.versionStore)
    encoding = try reader.encoding()
    schema = rebuilder.schema
    let statements = schema.statements()
    let hints = rebuilder.schema.hints + rebuilder.hints
    try schema.refuseStructuralProblems(with: rebuilder.hints)
    let pristine = try Pristine(encoding: encoding, prepare: prepare)
    let renamesTables = hints.renames.contains { $0.column == nil }
    live = try SchemaReader(connection: connection).storedObjects()
    var file = try reader.state(of: live, brokenObjects: renamesTables)
    if let foresight { file.version = foresight.version }
    file.assumedVersion = rebuilder.assumedVersion
    planner = Planner(
      file: file,
      declared: Planner.DeclaredState(
        snapshot: try pristine.snapshot(of: statements, beside: file.snapshot),
        statements: statements.map(\.sql),
        version: rebuilder.version,
        versionStore: rebuilder.versionStore
      ),
      hints: hints,
      policy: rebuilder.policy
    )
    planner.saidBeside = rebuilder.hints
    planner.file.renamedTriggers = try triggersAfterRenames()
    planner.file.renamedTemporaryTriggers = temporaryTriggersAfterRenames()
    planner.file.requotedObjects = requotedObjects()
    try judgeLeftovers(knowsBroken: renamesTables)
  }

  private mutating func judgeLeftovers(knowsBroken: Bool) throws {
    if !knowsBroken,
      planner.policy.recoversLeftovers || planner.mayNameVanishedTables
        || !planner.keptSearches.isEmpty
        || planner.diff.commonTables.contains(where: \.mayBeAltered)
    {
      planner.file.brokenObjects = try Dependants(connection).brokenObjects()
    }
    guard asksRows else { return }
    planner.leftovers = try Interview(connection).judge(planner.leftoverCandidates)
  }

  /// What SQLite makes of the triggers while it renames tables, found out on a copy.
  private func triggersAfterRenames() throws -> [Name: String] {
    guard !planner.diff.renamedTables.isEmpty, planner.namesInTheWay.isEmpty else { return [:] }
    let copy = try Rehearsal.copy(of: live, encoding: encoding, prepare: prepare)
    for step in planner.renameSteps { try Rehearsal.run(step, on: copy) }
    let triggers = try SchemaReader(connection: copy).storedObjects().filter {
      $0.type == "trigger"
    }
    return Dictionary(
      triggers.map { ($0.name, $0.sql ?? "") },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// The same for the triggers of the temporary database; as they are where a copy of it is not to
  /// be had, since nobody but this connection has them.
  private func temporaryTriggersAfterRenames() -> [Name: String] {
    guard !planner.diff.renamedTables.isEmpty, !planner.file.temporaryTriggers.isEmpty,
      let copy = try? Rehearsal.copy(of: live, encoding: encoding, prepare: prepare),
      let others = try? connection.rows(
        "SELECT sql FROM temp.sqlite_schema ORDER BY type = 'trigger'"
      )
    else { return [:] }
    for sql in others.compactMap({ $0.text(0) }) {
      try? copy.execute((try? qualified(sql, schema: "temp")) ?? sql)
    }
    for step in planner.renameSteps { try? Rehearsal.run(step, on: copy) }
    let renamed = try? copy.rows("SELECT name, sql FROM temp.sqlite_schema WHERE type = 'trigger'")
    return Dictionary(
      (renamed ?? []).map { ($0.name(0), $0.text(1) ?? "") },
      uniquingKeysWith: { first, _ in first }
    )
  }

  func difference() -> SchemaDiff { planner.diff }

  /// Plans for files that are not at hand, and for connections of which nobody knows how much page
  /// cache they have, so that it could be put back.
  mutating func assumeTheWorst() {
    assumesTheWorst = true
    planner.file.capabilities.pageCache = .forKeys
  }

  /// A plan that does nothing, for a file whose version is trusted.
  func emptyPlan() throws -> Plan {
    let state = planner.file
    return Plan(fingerprint: state.fingerprint, fromVersion: state.version)
  }

  func plan() throws -> Plan {
    try planner.refuseMistakes()
    if let recovery = try recovery() { return recovery }
    let requires = try requiredFunctions()
    try refuseMistakenFills()
    var plan = try planWithoutItsNeeds()
    plan.requires = requires
    if !asksRows { plan.leaveUnasked(planner) }
    return plan
  }

  /// Asks the rows, and asks more of them where their answers lead to another way.
  private func findings() throws -> Findings? {
    if assumesTheWorst { return planner.worstFindings }
    guard asksRows || foresight != nil else { return nil }
    var planner = planner
    var findings = Findings()
    var asked: Set<Probe> = []
    while true {
      let probes = planner.inquiry.probes.filter { asked.insert($0).inserted }
      if probes.isEmpty { break }
      do {
        findings.add(try answers(probes))
      } catch let error as SQLiteError {
        throw told(error)
      }
      planner.learn(findings)
    }
    planner.learn(findings)
    if foresight != nil { return findings }
    findings.orphans = try planner.foreignKeyChecks.map { check in
      try check.before.map { try connection.integer("SELECT count(*) FROM (\($0))") } ?? 0
    }
    return findings
  }

  private func answers(_ probes: [Probe]) throws -> [Findings.Answer] {
    guard let foresight else {
      return try Interview(connection).findings(Inquiry(probes: probes)).answers
    }
    let known = Inquiry(probes: probes.filter(foresight.canAnswer))
    return try Interview(foresight.file).findings(known).answers
  }

  private func planWithoutItsNeeds() throws -> Plan {
    let findings = try findings()
    var planner = planner
    if let findings { planner.learn(findings) }
    try refuseMistakenOrders(planner)
    var plan = try planner.plan(with: findings)
    plan.backup = plan.isEmpty ? nil : backup
    guard plan.changesSchema else { return withoutUntrueRemarks(plan) }
    try refuseMistakenReferences()
    var broken = try rehearse(plan)
    var gone: Set<Name> = []
    while true {
      let mayGo = Set(broken.filter { $0.verdict == .allowed }.map(\.table))
      guard !mayGo.isSubset(of: gone) else { break }
      gone.formUnion(mayGo)
      planner.letGo(gone)
      plan = try planner.plan(with: findings)
      plan.backup = backup
      // What goes may take others with it: a trigger that writes to it, say.
      broken += try rehearse(plan).filter { hazard in
        !broken.contains { $0.table == hazard.table && $0.code == hazard.code }
      }
    }
    plan.hazards += broken
    plan = withoutUntrueRemarks(plan)
    plan.diskSpace = try diskSpace(planner)
    return plan
  }

  /// The plan that says of nothing which is refused that it is kept.
  private func withoutUntrueRemarks(_ plan: Plan) -> Plan {
    let refused = plan.hazards.filter { $0.verdict == .refused && $0.rows == nil }.map(\.table)
    let untrue = Set(planner.keptRemarks(where: Set(refused).contains))
    var plan = plan
    plan.remarks.removeAll(where: untrue.contains)
    return plan
  }

  /// How much room a run would need; nil for a database in memory.
  private func diskSpace(_ planner: Planner) throws -> DiskSpace? {
    let measuring = FileMeasuring(connection: connection)
    guard asksRows, let file = try measuring.file() else { return nil }
    let pairs = try planner.sizedTables.map { ($0.name, try measuring.measure($0)) }
    let measures = Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    return planner.diskSpace(file, measures)
  }

  /// A foreign key that can never be followed is an error at the next write, and no sooner.
  private func refuseMistakenReferences() throws {
    guard let mistake = planner.mistakenReference else { return }
    throw DeclaredSchemaError(
      object: mistake.child,
      message: "a foreign key refers to \(mistake.parent)",
      statement: schema.statement(creating: mistake.child)
    )
  }
}

extension Plan {
  /// Lists what a plan for a quick look left unasked, so that it is not run.
  fileprivate mutating func leaveUnasked(_ planner: Planner) {
    unasked =
      planner.inquiry.probes + planner.leftoverCandidates.compactMap { $0.probe(.backup) }
    rowsWereAsked = unasked.isEmpty && planner.foreignKeyChecks.isEmpty
  }
}
