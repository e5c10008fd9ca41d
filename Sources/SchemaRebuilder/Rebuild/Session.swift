/// One connection at work for one rebuilder.
struct Session {
  var rebuilder: Rebuilder
  let connection: SQLiteConnection
  /// What the user calls the database, such as its path.
  let place: String
  /// Who tells how far it has come, and stops it; nil where nobody asks for either.
  var watch: RunWatch?

  var reader: FileReader {
    FileReader(connection: connection, versionStore: rebuilder.versionStore)
  }

  func plan() throws -> Plan {
    try checkDeclaredVersion()
    return try connection.seeingOneState {
      let isEqual = try checkFileVersion() == rebuilder.version
      if isEqual, rebuilder.whenVersionIsEqual == .trust { return try planning().emptyPlan() }
      let plan = try planning(asksRows: rebuilder.asksRows).plan()
      if isEqual, plan.changesSchema, !plan.isRecovery {
        throw versionNotRaised(try planning().difference())
      }
      return plan
    }
  }

  func difference() throws -> SchemaDiff {
    try connection.seeingOneState { try planning().difference() }
  }

  func run() throws -> RebuildReport {
    try checkCancellation()
    try checkDeclaredVersion()
    let version = try checkFileVersion()
    if version == rebuilder.version, rebuilder.whenVersionIsEqual == .trust {
      return .nothingToDo(version)
    }
    let (plan, dataVersion) = try connection.seeingOneState { try firstPlan() }
    if plan.isEmpty { return .nothingToDo(plan) }
    let report = try backingUp { backup in
      try envelope.run { lock in
        try backup?.writeBeforeLock()
        try lock()
        // Another process may have done it, or may have written rows, since the plan was made.
        let isCurrent = try reader.dataVersion() == dataVersion
        return try finish(isCurrent ? plan : planUnderLock(), backup)
      }
    }
    return reclaiming(report)
  }

  /// Makes the file match in a transaction that is open already, with the settings of a rebuild.
  func runInTransaction() throws -> RebuildReport {
    try finish(planUnderLock(), nil)
  }

  func planUnderLock() throws -> Plan {
    _ = try checkFileVersion()
    let plan = try planning().plan()
    try refuse(plan)
    try refuseLackOfSpace(for: plan)
    return plan
  }

  func finish(_ plan: Plan, _ backup: Backup?) throws -> RebuildReport {
    if plan.isEmpty { return .nothingToDo(plan) }
    try backup?.writeUnderLock()
    var report = try carryOut(plan)
    try backup?.takeName()
    if let backup, backup.isWritten { report.backup = backup.path }
    return report
  }

  /// Runs `body` with the backup that is asked for, which goes again where nothing was changed.
  func backingUp(_ body: (Backup?) throws -> RebuildReport) throws -> RebuildReport {
    let backup = rebuilder.backup.map { Backup($0, of: self) }
    do {
      let report = try body(backup)
      if report.backup == nil { backup?.discard() }
      return report
    } catch {
      backup?.discard(after: error)
      throw error
    }
  }

  /// Runs a plan; after one that puts something back, the file is planned for again.
  private func carryOut(_ plan: Plan) throws -> RebuildReport {
    let report = try execute(plan)
    guard plan.isRecovery, rebuilder.policy.recoversLeftovers else { return report }
    var next = self
    next.rebuilder.policy.recoversLeftovers = false
    let rest = try next.planning().plan()
    try refuse(rest)
    try refuseLackOfSpace(for: rest)
    return report.followed(
      by: try rest.isEmpty ? .nothingToDo(rest) : next.execute(rest, after: report.steps.count)
    )
  }

  /// The plan that is made before the lock is taken, and the state of the file for which it holds.
  private func firstPlan() throws -> (plan: Plan, dataVersion: Int) {
    let dataVersion = try reader.dataVersion()
    let version = try checkFileVersion()
    let plan = try planning().plan()
    if version == rebuilder.version, plan.changesSchema, !plan.isRecovery {
      throw versionNotRaised(try planning().difference())
    }
    try refuse(plan)
    try refuseLackOfSpace(for: plan)
    return (plan, dataVersion)
  }

  /// Runs a plan that was made earlier: on the same schema, if no new hazard has come up.
  func apply(_ plan: Plan) throws -> RebuildReport {
    try refuseWhatCannotRun(plan)
    try refuseLackOfSpace(for: plan)
    let report = try backingUp { backup in
      try envelope.run { lock in
        // A plan that does nothing needs no lock, but must be for this file all the same.
        if !plan.isEmpty {
          try backup?.writeBeforeLock()
          try lock()
        }
        try refuseStaleness(of: plan)
        return try finish(plan, backup)
      }
    }
    return reclaiming(report)
  }

  func refuseWhatCannotRun(_ plan: Plan) throws {
    try checkCancellation()
    guard plan.format == 1 else {
      throw RebuildError(
        .planIsStale,
        "\(place): the plan has format \(plan.format), and this library reads 1",
        advice: "make a new plan"
      )
    }
    guard plan.rowsWereAsked else {
      throw RebuildError(
        .rowsNotAsked,
        "\(place): the plan was made without asking the rows",
        advice: "make a new plan that asks them: without --no-probes, with asksRows"
      )
    }
    try refuse(plan)
    try refuseMissingFunctions(of: plan)
    try refuseEdits(of: plan)
  }

  func refuseStaleness(of plan: Plan) throws {
    guard try reader.fingerprint() == plan.fingerprint,
      try reader.version() == plan.fromVersion
    else { throw staleness("the schema or the version of the file is another one by now") }
    // One scan answers for all of a table's questions.
    let inquiry = Inquiry(probes: plan.findings.answers.map(\.probe))
    let known = plan.findings.answers.map { ($0.probe, $0.rows) }
    let rows = Dictionary(known, uniquingKeysWith: min)
    for answer in try Interview(connection).findings(inquiry).answers
    where answer.rows > rows[answer.probe] ?? 0 {
      throw staleness(
        "table \(answer.probe.table) has more rows by now that are a hazard: "
          + answer.probe.code.rawValue
      )
    }
  }

  var envelope: Envelope {
    Envelope(
      connection: connection,
      place: place,
      liftsDefence: !rebuilder.policy.isPortable
    )
  }

  func planning(asksRows: Bool = true) throws -> Planning {
    try Planning(rebuilder: rebuilder, connection: connection, asksRows: asksRows)
  }

  private func refuse(_ plan: Plan) throws {
    guard plan.isRefused else { return }
    let count = plan.hazards.count { $0.verdict == .refused }
    throw RebuildError(
      .refused,
      "\(place): refused, since data would be lost or changed in "
        + counted(count, "place"),
      plan: plan
    )
  }

  private func staleness(_ why: String) -> RebuildError {
    RebuildError(
      .planIsStale,
      "\(place): the plan was made for another state of the file: \(why)",
      advice: "make a new plan"
    )
  }
}

extension Session {
  func checkDeclaredVersion() throws {
    guard let version = rebuilder.version, !VersionStore.range.contains(version) else { return }
    throw RebuildError(
      .versionOutOfRange,
      "version \(version) is out of range",
      advice: "declare a version from 1 to \(VersionStore.range.upperBound)"
    )
  }

  /// Reads the file's version, which must not be newer than the declared one.
  func checkFileVersion() throws -> Int {
    let version = try reader.version()
    guard let declared = rebuilder.version, version > declared else { return version }
    throw RebuildError(
      .newerVersion,
      "\(place) has version \(version), which is newer than \(declared)",
      advice: "open it with the newer release of the app"
    )
  }

  fileprivate func versionNotRaised(_ diff: SchemaDiff) -> RebuildError {
    let version = rebuilder.version.map(String.init) ?? "none"
    return RebuildError(
      .versionNotRaised,
      "\(place) has version \(version) already, but the declared schema differs: "
        + diff.sentences.joined(separator: "; "),
      advice: "raise the version whenever the schema changes"
    )
  }
}

extension RebuildReport {
  static func nothingToDo(_ version: Int) -> RebuildReport {
    var report = RebuildReport()
    report.fromVersion = version
    report.toVersion = version
    return report
  }

  fileprivate static func nothingToDo(_ plan: Plan) -> RebuildReport {
    RebuildReport(plan, steps: [], seconds: 0)
  }
}
