/// Makes a database file match a declared schema, or says what it would do.
///
/// ```swift
/// let rebuilder = Rebuilder(AppSchema.schema, version: 7)
/// let report = try rebuilder.run(at: path)       // at launch
/// print(try rebuilder.plan(at: path).sql)        // a dry run
/// ```
///
/// Everything happens in one transaction, which is verified before it is committed. Whatever goes
/// wrong, the file is as it was, and the ``RebuildError`` says why.
public struct Rebuilder: Sendable {
  /// The schema that the file is to have.
  public var schema: Schema
  /// The version of the schema, from 1 to 2³¹−1; nil to compare always and store nothing.
  public var version: Int?
  /// What changes mean, beside what the schema says itself.
  public var hints: Hints
  /// What may be done without asking.
  public var policy: Policy
  /// Where the version is kept.
  public var versionStore: VersionStore
  /// What happens where the file has the declared version already.
  public var whenVersionIsEqual: EqualVersionRule
  /// What a run does where the file is not as declared.
  public var whenDifferent: DifferenceRule
  /// How many seconds to wait for another connection's lock; a borrowed connection keeps its own.
  public var busyTimeout: Double
  /// Asked again and again while another connection holds the lock: whether to wait on.
  ///
  /// Where it is set it decides alone, and ``busyTimeout`` is not looked at; where the answer is
  /// no, the run fails as ``RebuildError/Kind/locked``. A borrowed connection keeps its own
  /// handler. <https://sqlite.org/c3ref/busy_handler.html>
  public var whenBusy: BusyQuestion?
  /// Whether a file that is not there is created.
  public var createsMissingFile: Bool
  /// Where a verified copy of the database is written before it is changed; nil for none.
  ///
  /// It is written under the lock, read again and compared; only a run that changes something
  /// writes one. A file that is there already is never written over.
  public var backup: String?
  /// Whether a run is refused for which the volume of the database has too little room.
  ///
  /// How much is needed is an estimate, ``Plan/diskSpace``.
  public var checksDiskSpace: Bool
  /// Whether a plan asks the rows; one that does not is for a quick look.
  ///
  /// A run always asks.
  public var asksRows: Bool
  /// The functions of SQL that are written in Swift, for fills; every connection has them.
  public var functions: [SQLFunction]
  /// What is done to each connection that is opened, the in-memory ones too, before it is used.
  public var prepare: Prepare?
  /// Called before each statement of a run, with its number from 1; what it throws fails the run.
  package var beforeStep: (@Sendable (Int) throws -> Void)?
  /// The version of a file in which none is stored, for `since:` of hints; nil where nobody knows.
  var assumedVersion: Int?
  /// How many bytes can be written on the volume of a folder; nil where that is not known.
  var freeSpace: @Sendable (_ folder: String) -> Int? = { freeBytes(in: $0) }
  /// By which the thread of a run learns that its task was cancelled.
  var cancellation: Cancellation?
  /// Who is told how far a run has come.
  var progressHandler: ProgressHandler?
  /// How many seconds lie between two of its calls at least.
  var progressInterval = 0.1

  /// Makes a rebuilder for a schema.
  ///
  /// - Parameters:
  ///   - schema: the schema that files are to have.
  ///   - version: its version, from 1 to 2³¹−1; nil to compare always and store nothing.
  ///   - hints: renames, fills and permissions to drop, beside those in the schema.
  ///   - policy: what may be done without asking.
  ///   - versionStore: where the version is kept.
  ///   - whenVersionIsEqual: what happens where the file has the version already.
  ///   - whenDifferent: what a run does where the file is not as declared.
  ///   - busyTimeout: how many seconds to wait for another connection's lock.
  ///   - createsMissingFile: whether a file that is not there is created.
  ///   - backup: where a verified copy of the database is written before it is changed.
  ///   - checksDiskSpace: whether a run is refused for which the volume has too little room.
  ///   - asksRows: whether a plan asks the rows.
  ///   - functions: the functions that fills call and SQLite does not have.
  ///   - prepare: what is done to each connection that is opened, before it is used.
  public init(
    _ schema: Schema,
    version: Int? = nil,
    hints: Hints = Hints(),
    policy: Policy = Policy(),
    versionStore: VersionStore = .userVersion,
    whenVersionIsEqual: EqualVersionRule = .standard,
    whenDifferent: DifferenceRule = .rebuild,
    busyTimeout: Double = 5,
    createsMissingFile: Bool = true,
    backup: String? = nil,
    checksDiskSpace: Bool = true,
    asksRows: Bool = true,
    functions: [SQLFunction] = [],
    prepare: Prepare? = nil
  ) {
    self.schema = schema
    self.version = version
    self.hints = hints
    self.policy = policy
    self.versionStore = versionStore
    self.whenVersionIsEqual = whenVersionIsEqual
    self.whenDifferent = whenDifferent
    self.busyTimeout = busyTimeout
    self.createsMissingFile = createsMissingFile
    self.backup = backup
    self.checksDiskSpace = checksDiskSpace
    self.asksRows = asksRows
    self.functions = functions
    self.prepare = prepare
  }

  /// Whether to wait on, for another connection that has held the lock for so many seconds.
  public typealias BusyQuestion = @Sendable (_ waitedSeconds: Double) -> Bool

  /// Gets told how far a run has come, and says whether it goes on.
  ///
  /// It is called on the thread of the run, about ten times a second at most, also while a
  /// statement is running; it must not use the connection.
  /// <https://sqlite.org/c3ref/progress_handler.html>
  public typealias ProgressHandler =
    @Sendable (_ progress: RebuildProgress) -> RebuildProgress.Answer

  /// What happens where the file has the declared version already.
  public enum EqualVersionRule: String, Hashable, Sendable, Codable {
    /// The file is taken to be as declared after one read.
    case trust
    /// The schemas are compared, and a difference is an error: the version was not raised.
    case compare

    /// ``compare`` where the library is built for debugging, ``trust`` elsewhere.
    public static var standard: EqualVersionRule {
      #if DEBUG
        .compare
      #else
        .trust
      #endif
    }
  }

  /// What a run does where the file is not as declared.
  public enum DifferenceRule: String, Hashable, Sendable, Codable {
    /// The file is made to match.
    case rebuild
    /// The run fails as ``RebuildError/Kind/different``, and the file is opened for reading only.
    ///
    /// It is for an app's extension or helper, which must not change the file that the app owns.
    case refuse
  }
}

extension Rebuilder {
  /// Makes the file match the schema.
  ///
  /// - Parameters:
  ///   - path: the file; it is created where it is missing.
  ///   - progress: gets told how far the run has come; its answer may stop it.
  /// - Returns: what was done.
  /// - Throws: a ``RebuildError``; the file is then as it was.
  public func run(
    at path: String,
    progress: ProgressHandler? = nil
  ) throws(RebuildError) -> RebuildReport {
    let rebuilder = watched(by: progress)
    return try rebuilder.reporting(path) {
      switch whenDifferent {
      case .rebuild: try rebuilder.openForWriting(path).run()
      case .refuse: try rebuilder.readingExisting(path) { try $0.expectNoDifference() }
      }
    }
  }

  /// Says what a run would do, without changing the file.
  ///
  /// - Parameter path: the file; one that is missing is planned as an empty one.
  /// - Returns: the plan, whose ``Plan/sql`` is a script for the sqlite3 shell.
  /// - Throws: a ``RebuildError`` where no plan can be made; a refused plan is no error.
  public func plan(at path: String) throws(RebuildError) -> Plan {
    try reporting(path) { try reading(path) { try $0.plan() } }
  }

  /// Makes a database match the schema through a connection that the caller has opened.
  ///
  /// - Parameters:
  ///   - connection: an `sqlite3 *`, in no transaction and with no statement running; its settings
  ///     are put back afterwards.
  ///   - progress: gets told how far the run has come; its answer may stop it. A progress handler
  ///     that the connection has is then replaced for the run, and there is none afterwards.
  /// - Returns: what was done.
  /// - Throws: a ``RebuildError``; the database is then as it was.
  public func run(
    on connection: OpaquePointer,
    progress: ProgressHandler? = nil
  ) throws(RebuildError) -> RebuildReport {
    let rebuilder = watched(by: progress)
    return try rebuilder.reporting("the database") {
      try rebuilder.borrowing(connection) { session in
        switch whenDifferent {
        case .rebuild: try session.run()
        case .refuse: try session.expectNoDifference()
        }
      }
    }
  }

  /// Says what a run through this connection would do, without changing the database.
  ///
  /// - Parameter connection: an `sqlite3 *`.
  /// - Returns: the plan.
  /// - Throws: a ``RebuildError`` where no plan can be made.
  public func plan(on connection: OpaquePointer) throws(RebuildError) -> Plan {
    try reporting("the database") { try borrowing(connection) { try $0.plan() } }
  }

  /// Says how the file differs from the schema, without asking its rows.
  ///
  /// - Parameter path: the file.
  /// - Returns: the difference; ``SchemaDiff/isEmpty`` where there is none.
  /// - Throws: a ``RebuildError`` where the file or the schema cannot be read.
  public func difference(at path: String) throws(RebuildError) -> SchemaDiff {
    try reporting(path) { try reading(path) { try $0.difference() } }
  }
}
