/// Brings a database file from any version of a history to the last one, step by step.
///
/// ```swift
/// let rebuilder = HistoryRebuilder(AppSchema.history)
/// let report = try rebuilder.run(at: path)       // at launch
/// print(try rebuilder.plan(at: path).sql)        // a dry run
/// ```
///
/// Each step is one transaction, verified before it is committed, as ``Rebuilder`` does it: a run
/// that fails leaves the file at the last version that it has reached, whole, and the next run goes
/// on there. A file that is missing or empty is created as the last version at once.
public struct HistoryRebuilder: Sendable {
  /// The versions.
  public var history: SchemaHistory
  /// The version of a file that has none stored; nil to recognise it by its schema.
  public var assuming: Int?
  /// Whether all steps are one transaction, so that a failure of any leaves the file as it was.
  public var inOneTransaction: Bool
  /// Whether versions are passed over where going through them would end the same.
  public var passesOver: Bool
  /// How each step is carried out: policy, backup, waiting, functions and all else.
  ///
  /// Its schema, version and hints are those of each step in turn.
  public var settings: Rebuilder

  /// Makes a rebuilder for a history.
  ///
  /// - Parameters:
  ///   - history: the versions, today's last.
  ///   - assuming: the version of a file that has none stored, where the app knows it from
  ///     elsewhere, such as `Int(defaults.string(forKey: "version") ?? "")`; nil to recognise it.
  ///   - inOneTransaction: whether all steps are one transaction.
  ///   - passesOver: whether versions are passed over where going through them would end the same.
  ///   - policy: what may be done without asking, in each step.
  ///   - versionStore: where the version is kept.
  ///   - whenVersionIsEqual: what happens where the file has the last version already.
  ///   - backup: where a verified copy of the database is written before the first step.
  ///   - functions: the functions that fills call and SQLite does not have.
  ///   - prepare: what is done to each connection that is opened, before it is used.
  public init(
    _ history: SchemaHistory,
    assuming: Int? = nil,
    inOneTransaction: Bool = false,
    passesOver: Bool = true,
    policy: Policy = Policy(),
    versionStore: VersionStore = .userVersion,
    whenVersionIsEqual: Rebuilder.EqualVersionRule = .standard,
    backup: String? = nil,
    functions: [SQLFunction] = [],
    prepare: Prepare? = nil
  ) {
    self.history = history
    self.assuming = assuming
    self.inOneTransaction = inOneTransaction
    self.passesOver = passesOver
    settings = Rebuilder(
      history.current?.schema ?? Schema(elements: []),
      policy: policy,
      versionStore: versionStore,
      whenVersionIsEqual: whenVersionIsEqual,
      backup: backup,
      functions: functions,
      prepare: prepare
    )
  }
}

extension HistoryRebuilder {
  /// Makes the file match the last version.
  ///
  /// - Parameters:
  ///   - path: the file; it is created where it is missing.
  ///   - progress: gets told how far the run has come; its answer may stop it, and the steps before
  ///     are done then.
  /// - Returns: what each step did.
  /// - Throws: a ``RebuildError`` whose ``RebuildError/failedStep`` says which steps are done.
  public func run(
    at path: String,
    progress: Rebuilder.ProgressHandler? = nil
  ) throws(RebuildError) -> HistoryReport {
    let last = try current().watched(by: progress)
    guard settings.whenDifferent == .rebuild else {
      return HistoryReport(try last.run(at: path, progress: progress))
    }
    return try last.reporting(path) {
      try Stepping(self, last.openForWriting(path)).run()
    }
  }

  /// Says what a run would do, without changing the file.
  ///
  /// - Parameter path: the file; one that is missing is planned as an empty one.
  /// - Returns: the steps; a refused one is no error.
  /// - Throws: a ``RebuildError`` where no plan can be made, as where the version is not known.
  public func plan(at path: String) throws(RebuildError) -> HistoryPlan {
    let last = try current()
    return try last.reporting(path) { try last.reading(path) { try Stepping(self, $0).plan() } }
  }

  /// Makes a database match the last version through a connection that the caller has opened.
  ///
  /// - Parameters:
  ///   - connection: an `sqlite3 *`, in no transaction and with no statement running; its settings
  ///     are put back after each step.
  ///   - progress: gets told how far the run has come; its answer may stop it. A progress handler
  ///     that the connection has is then replaced for the run, and there is none afterwards.
  /// - Returns: what each step did.
  /// - Throws: a ``RebuildError`` whose ``RebuildError/failedStep`` says which steps are done.
  public func run(
    on connection: OpaquePointer,
    progress: Rebuilder.ProgressHandler? = nil
  ) throws(RebuildError) -> HistoryReport {
    let last = try current().watched(by: progress)
    guard settings.whenDifferent == .rebuild else {
      return HistoryReport(try last.run(on: connection, progress: progress))
    }
    return try last.reporting("the database") {
      try last.borrowing(connection) { try Stepping(self, $0).run() }
    }
  }

  /// Says what a run through this connection would do, without changing the database.
  ///
  /// - Parameter connection: an `sqlite3 *`.
  /// - Returns: the steps.
  /// - Throws: a ``RebuildError`` where no plan can be made.
  public func plan(on connection: OpaquePointer) throws(RebuildError) -> HistoryPlan {
    let last = try current()
    return try last.reporting("the database") {
      try last.borrowing(connection) { try Stepping(self, $0).plan() }
    }
  }

  /// Says how the file differs from the last version, without asking its rows.
  ///
  /// - Parameter path: the file.
  /// - Returns: the difference; ``SchemaDiff/isEmpty`` where there is none.
  /// - Throws: a ``RebuildError`` where the file or the schema cannot be read.
  public func difference(at path: String) throws(RebuildError) -> SchemaDiff {
    try current().difference(at: path)
  }

  /// The rebuilder for the last version.
  private func current() throws(RebuildError) -> Rebuilder {
    try history.refuseMistakes()
    if let assuming, history.index(of: assuming) == nil {
      throw RebuildError(
        .unknownVersion,
        "version \(assuming) is assumed, and is not in the history, which has \(history.numbers)",
        advice: "assume a version of the history"
      )
    }
    guard let version = history.current else { return settings }
    return rebuilder(for: version)
  }

  /// The rebuilder for one version.
  func rebuilder(for version: SchemaVersion) -> Rebuilder {
    var rebuilder = settings
    rebuilder.schema = version.schema
    rebuilder.version = version.number
    rebuilder.hints = version.hints
    // Once is enough: the pages that one step frees are used by the next.
    if version.number != history.current?.number { rebuilder.policy.reclaiming = .none }
    return rebuilder
  }
}

extension HistoryReport {
  /// The report of a run that needed no history.
  init(_ report: RebuildReport) {
    self.init(
      fromVersion: report.fromVersion,
      recognizedVersion: nil,
      toVersion: report.toVersion ?? report.fromVersion,
      steps: report.isEmpty ? [] : [report]
    )
  }
}
