/// One step through a history, taken under the lock.
struct StageRun {
  let stage: Stage
  /// The connection at work for the version to which the step leads.
  let session: Session
  /// What SQLite makes of that version's schema.
  let target: SchemaSnapshot

  private var connection: SQLiteConnection { session.connection }

  /// Runs the code of the version before and after its schema, and proves that it is that schema.
  func run(_ backup: Backup?) throws -> RebuildReport {
    let names = stage.code.isEmpty ? nil : try objectNames()
    if let code = stage.target.willRebuild {
      // Once anything is changed the copy would have to wait for the change.
      try backup?.writeUnderLock()
      try naming(.willRebuild) {
        try run(code, as: .willRebuild, version: session.reader.version())
      }
    }
    let before = try objectNames()
    var report = try naming(.rebuild) { try session.finish(session.planUnderLock(), backup) }
    let made = try objectNames().subtracting(before)
    if let code = stage.target.didRebuild {
      try naming(.didRebuild) {
        try run(code, as: .didRebuild, version: stage.target.number)
        try checkSchema()
      }
    }
    if let names {
      try naming(.didRebuild) { try refuseScraps(beside: names.union(made)) }
    }
    report.remarks += remarks
    return report
  }

  private var remarks: [String] {
    guard !stage.passedOver.isEmpty else { return [] }
    let numbers = stage.passedOver.map { String($0.number) }.joined(separator: ", ")
    return ["versions passed over, since going through them would end the same: \(numbers)"]
  }

  /// Gives an error the step in which it came up.
  private func naming<Result>(
    _ part: SchemaVersion.Part,
    _ body: () throws -> Result
  ) throws -> Result {
    do {
      return try body()
    } catch {
      let (from, to) = (stage.from.number, stage.target.number)
      var named = RebuildError(error, at: session.place)
        .with(prefix: "step from version \(from) to \(to): ")
      named.failedStep = .init(from: from, to: to, part: part)
      throw named
    }
  }
}

// MARK: - The app's code

extension StageRun {
  private func run(
    _ code: SchemaVersion.Body,
    as part: SchemaVersion.Part,
    version: Int
  ) throws {
    try session.checkCancellation()
    try session.watch?.begin(
      .changing,
      "run \(part.rawValue) of version \(stage.target.number)"
    )
    let broken = Set(try Dependants(connection).problems().map(\.identity))
    let watch = try ForeignKeyWatch(foreignKeys(), on: connection)
    do {
      try SQLiteTransaction.lending(connection, to: code)
    } catch {
      throw failure(part, error)
    }
    // The code may have gone on after a statement of its own that was stopped.
    try session.checkCancellation()
    // What follows goes by the settings of a rebuild, whatever the code has set.
    for step in Planner.settings { try connection.execute(step.sql) }
    try watch.check(place: session.place, among: Set(foreignKeys()))
    guard try session.reader.version() == version else {
      throw misdeed(part, "has stored another version", "leave the version to the run")
    }
    guard part == .didRebuild else { return }
    let problem = try Dependants(connection).problems().first { !broken.contains($0.identity) }
    if let problem {
      throw misdeed(
        part,
        "has left \(problem.object), which no longer compiles: \(problem.message)",
        "leave the schema as it is"
      )
    }
  }

  private func foreignKeys() throws -> [ForeignKeyCheck] {
    ForeignKeyCheck.checks(ofAllKeysIn: try SchemaReader(connection: connection).snapshot())
  }

  private func checkSchema() throws {
    let reached = try SchemaReader(connection: connection).snapshot()
    let order = session.rebuilder.policy.columnOrder
    let diff = SchemaDiff(from: reached, to: target, columnOrder: order)
    guard !diff.isEmpty else { return }
    throw misdeed(
      .didRebuild,
      "has left another schema than that of the version: "
        + diff.sentences.joined(separator: "; "),
      "change the schema by declaring it; didRebuild changes rows"
    )
  }

  /// Refuses objects that only the code can have made and that the version does not declare.
  private func refuseScraps(beside known: Set<Name>) throws {
    let declared = target.takenNames.union(target.triggers.map(\.name))
    let scraps = try objectNames().subtracting(declared).subtracting(known)
    guard let scrap = scraps.min() else { return }
    throw misdeed(
      .didRebuild,
      "has left \(scrap) behind, which the version does not declare",
      "drop it, or make it a TEMP table"
    )
  }

  private func objectNames() throws -> Set<Name> {
    let snapshot = try SchemaReader(connection: connection).snapshot()
    return snapshot.takenNames.union(snapshot.triggers.map(\.name))
  }
}

extension StageRun {
  private func failure(_ part: SchemaVersion.Part, _ error: any Error) -> any Error {
    let reason = error as? SQLiteError
    if error is CancellationError || reason?.isAboutTheFile == true { return error }
    return RebuildError(
      .codeFailed,
      "\(session.place): \(part.rawValue) failed: \(reason?.message ?? "\(error)")",
      statement: reason?.sql,
      advice: "see what the code of version \(stage.target.number) does with such a file",
      underlying: reason,
      cause: error
    )
  }

  private func misdeed(
    _ part: SchemaVersion.Part,
    _ what: String,
    _ advice: String
  ) -> RebuildError {
    RebuildError(.codeFailed, "\(session.place): \(part.rawValue) \(what)", advice: advice)
  }
}
