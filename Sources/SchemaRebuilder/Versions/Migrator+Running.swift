extension Migrator {
  /// Runs the pending migrations.
  ///
  /// - Parameters:
  ///   - path: the file; it is created where it is missing.
  ///   - version: the greatest version to be applied; nil for all. Nothing is ever taken back.
  ///   - progress: gets told how far the run has come; its answer may stop it.
  /// - Returns: what was done.
  /// - Throws: a ``RebuildError``; the file is then as the last of its
  ///   ``RebuildError/completed`` migrations has left it.
  public func run(
    at path: String,
    to version: UInt64? = nil,
    progress: ProgressHandler? = nil
  ) throws(RebuildError) -> MigrationReport {
    let opening = opening.watched(by: progress)
    return try opening.reporting(path) {
      try refuseMistakes()
      return try run(opening.openForWriting(path), version)
    }
  }

  /// Runs the pending migrations through a connection that the caller has opened.
  ///
  /// - Parameters:
  ///   - connection: an `sqlite3 *`, in no transaction and with no statement running; its settings
  ///     are put back afterwards.
  ///   - version: the greatest version to be applied; nil for all.
  ///   - progress: gets told how far the run has come; its answer may stop it.
  /// - Returns: what was done.
  /// - Throws: a ``RebuildError``; the database is then as the last of its
  ///   ``RebuildError/completed`` migrations has left it.
  public func run(
    on connection: OpaquePointer,
    to version: UInt64? = nil,
    progress: ProgressHandler? = nil
  ) throws(RebuildError) -> MigrationReport {
    let opening = opening.watched(by: progress)
    return try opening.reporting("the database") {
      try refuseMistakes()
      return try opening.borrowing(connection) { try run($0, version) }
    }
  }

  /// Says which migrations a file has been through and which it has not, without changing it.
  ///
  /// - Parameter path: the file; one that is missing is taken for an empty one.
  /// - Returns: the versions; what a run would refuse is among them, and no error.
  /// - Throws: a ``RebuildError`` where the file or its log cannot be read.
  public func status(at path: String) throws(RebuildError) -> MigrationStatus {
    try opening.reporting(path) {
      try refuseMistakes()
      return try opening.reading(path) { try status($0) }
    }
  }

  /// Says which migrations a database has been through and which it has not.
  ///
  /// - Parameter connection: an `sqlite3 *`.
  /// - Returns: the versions.
  /// - Throws: a ``RebuildError`` where the database or its log cannot be read.
  public func status(on connection: OpaquePointer) throws(RebuildError) -> MigrationStatus {
    try opening.reporting("the database") {
      try refuseMistakes()
      return try opening.borrowing(connection) { try status($0) }
    }
  }

  /// Says what a run would do, without changing the file.
  ///
  /// - Parameters:
  ///   - path: the file; one that is missing is taken for an empty one.
  ///   - version: the greatest version to be applied; nil for all.
  /// - Returns: the plan, whose ``MigrationPlan/sql`` is a script for the sqlite3 shell.
  /// - Throws: a ``RebuildError`` where a run would be refused.
  public func plan(
    at path: String,
    to version: UInt64? = nil
  ) throws(RebuildError) -> MigrationPlan {
    try opening.reporting(path) {
      try refuseMistakes()
      return try opening.reading(path) { session in
        try MigrationRun(migrator: self, session: session, last: version).plan()
      }
    }
  }

  /// Makes the log, empty, where the file has none; a run does it by itself.
  ///
  /// - Parameter path: the file; it is created where it is missing.
  /// - Throws: a ``RebuildError``; the file is then as it was.
  public func createMigrationsTable(at path: String) throws(RebuildError) {
    try opening.reporting(path) { try createMigrationsTable(opening.openForWriting(path)) }
  }

  /// Makes the log, empty, where the database has none; a run does it by itself.
  ///
  /// - Parameter connection: an `sqlite3 *`, in no transaction.
  /// - Throws: a ``RebuildError``; the database is then as it was.
  public func createMigrationsTable(on connection: OpaquePointer) throws(RebuildError) {
    try opening.reporting("the database") {
      try opening.borrowing(connection) { try createMigrationsTable($0) }
    }
  }
}

extension Migrator {
  /// How connections are opened and prepared.
  var opening: Rebuilder {
    var rebuilder = Rebuilder(
      Schema(elements: []),
      busyTimeout: busyTimeout,
      createsMissingFile: createsMissingFile,
      functions: functions,
      prepare: prepare
    )
    rebuilder.backup = backup
    rebuilder.cancellation = cancellation
    rebuilder.progressInterval = progressInterval
    return rebuilder
  }

  private func run(_ session: Session, _ version: UInt64?) throws -> MigrationReport {
    var run = MigrationRun(migrator: self, session: session, last: version)
    return try run.toTheEnd()
  }

  private func status(_ session: Session) throws -> MigrationStatus {
    try session.connection.seeingOneState { try status(of: session.connection) }
  }

  private func createMigrationsTable(_ session: Session) throws {
    let log = MigrationLog(connection: session.connection)
    _ = try Envelope(connection: session.connection, place: session.place).run { lock in
      try lock()
      try log.createIfMissing()
      return RebuildReport()
    }
  }
}
