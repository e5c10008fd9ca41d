/// Runs an app's named migrations, each once, in the order of their versions.
///
/// ```swift
/// let migrator = Migrator(migrations: try SQLMigration.all(in: folder))
/// let report = try migrator.run(at: path)                      // at launch
/// print(try migrator.status(at: path).pendingVersions)         // a look
/// ```
///
/// What a file has been through it says itself, in the table
/// `schema_migrations(version INTEGER UNIQUE NOT NULL)`, which FMDBMigrationManager has too. Each
/// migration and its row there are one transaction: one that fails leaves the file as the one before
/// it. The log is read under the lock, so that of several processes one does the work.
///
/// A migration may recreate tables: foreign keys are off meanwhile, `PRAGMA foreign_keys` in its own
/// SQL does nothing, and before each COMMIT the rows are looked for that have lost their parent.
public struct Migrator: Sendable {
  /// The migrations, in the order of their versions.
  public let migrations: [any Migration]
  /// The schema to which they lead; nil where that is not compared.
  ///
  /// A run to the last version that ends elsewhere fails as ``RebuildError/Kind/targetMissed``, and
  /// the last migration is rolled back.
  public var endsAs: Schema?
  /// The migration up to which a file without a log counts as done; nil for none.
  ///
  /// It is for files whose tables are older than the migrations. Those up to this version are logged
  /// by the first run, in its transaction, and not run. A file that has logged any keeps its log, and
  /// one without tables goes through all of them.
  public var assuming: UInt64?
  /// What is done with a migration that is older than one that was applied already.
  public var whenOutOfOrder: OutOfOrderRule
  /// How many seconds to wait for another connection's lock; a borrowed connection keeps its own.
  public var busyTimeout: Double
  /// Whether a file that is not there is created.
  public var createsMissingFile: Bool
  /// Where a verified copy of the database is written before the first migration; nil for none.
  ///
  /// It is written under the lock, read again and compared; only a run that changes something
  /// writes one. A file that is there already is never written over.
  public var backup: String?
  /// The functions of SQL that are written in Swift, for the migrations.
  public var functions: [SQLFunction]
  /// What is done to each connection that is opened, before it is used.
  public var prepare: Prepare?
  /// Called before each COMMIT, with the migration's version; what it throws fails the migration.
  package var beforeCommit: (@Sendable (UInt64) throws -> Void)?
  /// By which the thread of a run learns that its task was cancelled.
  var cancellation: Cancellation?
  /// How many seconds lie between two calls of a progress handler within a migration.
  var progressInterval = 0.1

  /// Makes a migrator.
  ///
  /// - Parameters:
  ///   - migrations: the migrations, in any order; a mistake in them is an error of each run.
  ///   - endsAs: the schema to which they lead.
  ///   - assuming: the migration up to which a file with tables and without a log counts as done.
  ///   - whenOutOfOrder: what is done with a migration that is older than one that was applied.
  ///   - busyTimeout: how many seconds to wait for another connection's lock.
  ///   - createsMissingFile: whether a file that is not there is created.
  ///   - backup: where a verified copy of the database is written before the first migration.
  ///   - functions: the functions of SQL that are written in Swift.
  ///   - prepare: what is done to each connection that is opened, before it is used.
  public init(
    migrations: [any Migration],
    endsAs: Schema? = nil,
    assuming: UInt64? = nil,
    whenOutOfOrder: OutOfOrderRule = .refuse,
    busyTimeout: Double = 5,
    createsMissingFile: Bool = true,
    backup: String? = nil,
    functions: [SQLFunction] = [],
    prepare: Prepare? = nil
  ) {
    self.migrations = migrations.sorted { $0.version < $1.version }
    self.endsAs = endsAs
    self.assuming = assuming
    self.whenOutOfOrder = whenOutOfOrder
    self.busyTimeout = busyTimeout
    self.createsMissingFile = createsMissingFile
    self.backup = backup
    self.functions = functions
    self.prepare = prepare
  }

  /// What is done with a migration that is older than one that was applied already.
  ///
  /// Such ones come when branches are merged. FMDBMigrationManager and Rails apply them.
  public enum OutOfOrderRule: String, Hashable, Sendable, Codable {
    /// The run fails as ``RebuildError/Kind/migrationOrder``, and nothing is changed: each file
    /// goes the way that was tried.
    case refuse
    /// It is applied before the newer ones.
    case apply
  }

  /// Gets told how far a run has come, before each migration and while it runs; where the answer is
  /// ``RebuildProgress/Answer/stop``, that migration is rolled back and those before it stay.
  public typealias ProgressHandler = Rebuilder.ProgressHandler
}
