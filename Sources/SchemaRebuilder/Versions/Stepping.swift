/// One run through a history, or the plan of one, through one connection.
struct Stepping {
  let stepper: HistoryRebuilder
  /// The connection at work for the last version.
  var session: Session
  let snapshots: VersionSnapshots

  init(_ stepper: HistoryRebuilder, _ session: Session) {
    self.stepper = stepper
    self.session = session
    snapshots = VersionSnapshots(of: stepper.history, for: session)
  }

  var history: SchemaHistory { stepper.history }
  var lastIndex: Int { history.versions.count - 1 }

  /// Where a file stands in the history.
  enum Position: Equatable {
    /// It holds nothing: it is created as the last version.
    case new
    /// It has a version; `isStored` unless it was recognised or assumed.
    case version(index: Int, isStored: Bool)
  }

  /// Reads where the file stands.
  ///
  /// - Throws: an error where its version is newer than the last one, or none of the history.
  func position() throws -> Position {
    let version = try session.checkFileVersion()
    guard version == 0 else {
      guard let index = history.index(of: version) else { throw unknown(version) }
      return .version(index: index, isStored: true)
    }
    var live = try SchemaReader(connection: session.connection).snapshot()
    if let store = session.rebuilder.versionStore.tableName {
      live.tables.removeAll { $0.name == store }
    }
    if try isNew(live) { return .new }
    if let assumed = stepper.assuming.flatMap(history.index) {
      return .version(index: assumed, isStored: false)
    }
    let recognition = Recognition(
      history: history,
      snapshots: try snapshots.all(),
      policy: session.rebuilder.policy,
      place: session.place
    )
    return .version(index: try recognition.index(of: live), isStored: false)
  }

  /// A file that others use too, so that the version has a table, is new where none of ours is in it.
  private func isNew(_ live: SchemaSnapshot) throws -> Bool {
    if live.isEmpty { return true }
    guard session.rebuilder.versionStore.tableName != nil else { return false }
    let own = try snapshots.all().reduce(into: Set<Name>()) { $0.formUnion($1.takenNames) }
    return own.isDisjoint(with: live.takenNames)
  }

  /// The step that comes next for a file that has not the last version.
  ///
  /// - Parameters:
  ///   - index: where the file stands.
  ///   - isKnown: whether the connection shows the file as it will be then.
  /// - Returns: the step.
  /// - Throws: what SQLite says to the file or to the schema of a version.
  func stage(from index: Int, isKnown: Bool = true) throws -> Stage {
    var reached = index + 1
    if stepper.passesOver, isKnown, reached < lastIndex {
      let live = try SchemaReader(connection: session.connection).snapshot()
      let stored = try session.reader.version()
      let version = stored == 0 ? history.versions[index].number : stored
      var way = PassingOver(from: live, version: version, policy: stepper.settings.policy)
      var next = reached
      while next <= lastIndex, mayPass(next, from: reached, isFirst: next == index + 1),
        way.goesOn(to: history.versions[next], try snapshots.all()[next])
      {
        reached = next
        next += 1
      }
    }
    return Stage(
      from: history.versions[index],
      passedOver: Array(history.versions[index + 1..<reached]),
      target: history.versions[reached]
    )
  }

  /// Whether no code stands between: what is before a version's schema, or after one passed over.
  private func mayPass(_ next: Int, from reached: Int, isFirst: Bool) -> Bool {
    if history.versions[next].willRebuild != nil { return false }
    return isFirst || history.versions[reached].didRebuild == nil
  }

  /// The cures for a version: those that name what it declares, and those of no version at all,
  /// which are mistakes.
  func cures(for index: Int) throws -> [Policy.Cure] {
    let cures = stepper.settings.policy.cures
    guard !cures.isEmpty else { return [] }
    let all = try snapshots.all()
    func concerns(_ cure: Policy.Cure, _ version: SchemaSnapshot) -> Bool {
      (try? cure.refuseMistakes(in: version)) != nil
    }
    return cures.filter { cure in
      concerns(cure, all[index]) || !all.contains { concerns(cure, $0) }
    }
  }

  /// The connection at work for a step.
  func session(for stage: Stage) throws -> Session {
    var rebuilder = stepper.rebuilder(for: stage.target)
    rebuilder.policy.cures = try cures(for: history.index(of: stage.target.number) ?? lastIndex)
    rebuilder.assumedVersion = stage.from.number
    rebuilder.cancellation = session.rebuilder.cancellation
    return Session(
      rebuilder: rebuilder,
      connection: session.connection,
      place: session.place,
      watch: session.watch
    )
  }

  private func unknown(_ version: Int) -> RebuildError {
    RebuildError(
      .unknownVersion,
      "\(session.place) has version \(version), which is not in the history: the history has "
        + history.numbers,
      advice: "declare that version as it was released"
    )
  }
}
