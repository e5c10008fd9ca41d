/// One run of a migrator on one file.
struct MigrationRun {
  let migrator: Migrator
  let session: Session
  /// The greatest version to be applied; nil for all.
  let last: UInt64?
  private(set) var report = MigrationReport()
  /// The copy that is written before the first migration.
  private let backup: Backup?

  private var connection: SQLiteConnection { session.connection }
  private var place: String { session.place }
  private var log: MigrationLog { MigrationLog(connection: connection) }

  init(migrator: Migrator, session: Session, last: UInt64?) {
    self.migrator = migrator
    self.session = session
    self.last = last
    backup = session.rebuilder.backup.map { Backup($0, of: session) }
  }

  /// Runs one migration after the other, each in a transaction of its own.
  mutating func toTheEnd() throws -> MigrationReport {
    let (pending, status) = try connection.seeingOneState { try firstLook() }
    report.fromVersion = status.currentVersion
    report.toVersion = status.currentVersion
    do {
      // Otherwise the first migration does it.
      if pending.isEmpty, !status.assumedVersions.isEmpty { _ = try runNext() }
      var next = pending.first
      while let migration = next {
        try tell(migration, of: pending.count)
        next = try runNext()
      }
    } catch {
      if report.isEmpty { backup?.discard(after: error) }
      throw failure(error)
    }
    if report.isEmpty { backup?.discard() }
    return report
  }

  /// What the run would do.
  func plan() throws -> MigrationPlan {
    try connection.seeingOneState {
      let (pending, status) = try firstLook()
      return MigrationPlan(
        migrations: try pending.map { migration in
          MigrationPlan.Entry(
            version: migration.version,
            name: migration.name,
            statements: try (migration as? SQLMigration)?.parsed().map(\.sql)
          )
        },
        assumedVersions: status.assumedVersions,
        hasMigrationsTable: status.hasMigrationsTable
      )
    }
  }

  private func firstLook() throws -> (pending: [any Migration], status: MigrationStatus) {
    let status = try status()
    let pending = pending(status)
    if pending.isEmpty { try refuseAnotherEnd(status, after: nil) }
    try refuseUnreadable(pending)
    return (pending, status)
  }

  private func status() throws -> MigrationStatus {
    let status = try migrator.status(of: connection)
    let lastKnown = migrator.migrations.last?.version
    try status.refuse(migrator.whenOutOfOrder, lastKnown: lastKnown, at: place)
    return status
  }

  private func pending(_ status: MigrationStatus) -> [any Migration] {
    migrator.migrations.filter {
      status.pendingVersions.contains($0.version) && $0.version <= last ?? .max
    }
  }

  private func tell(_ migration: any Migration, of count: Int) throws {
    try session.checkCancellation()
    try session.watch?.begin(
      RebuildProgress.Migration(
        version: migration.version,
        name: migration.name,
        place: report.migrations.count + 1,
        count: count
      )
    )
  }

  /// Runs the migration that is due once the lock is taken: another process may have been faster.
  ///
  /// - Returns: the one that comes after it; nil where none does.
  private mutating func runNext() throws -> (any Migration)? {
    let clock = ContinuousClock()
    let start = clock.now
    var done: (migration: any Migration, rebuild: RebuildReport?)?
    var next: (any Migration)?
    var current: UInt64?
    var assumed: [UInt64] = []
    let isFirst = report.isEmpty
    let outcome = try Envelope(connection: connection, place: place).run { lock in
      if isFirst { try backup?.writeBeforeLock() }
      try lock()
      let status = try status()
      let pending = pending(status)
      current = status.currentVersion
      assumed = status.assumedVersions
      let migration = pending.first
      if migration == nil { try refuseAnotherEnd(status, after: nil) }
      guard migration != nil || !assumed.isEmpty else { return RebuildReport() }
      if isFirst { try backup?.writeUnderLock() }
      if let migration {
        done = (migration, try perform(migration, status))
        current = max(migration.version, current ?? 0)
        next = pending.dropFirst().first
        try migrator.beforeCommit?(migration.version)
      } else {
        try beginLog(status)
      }
      if isFirst { try backup?.takeName() }
      return RebuildReport()
    }
    report.toVersion = current
    report.remarks += outcome.remarks
    report.assumedVersions += assumed
    if let backup, backup.isWritten { report.backup = backup.path }
    if let (migration, rebuild) = done {
      report.remarks += (rebuild?.remarks ?? []).map { "\(migration.described): \($0)" }
      report.migrations.append(
        MigrationReport.Entry(
          version: migration.version,
          name: migration.name,
          seconds: (clock.now - start).seconds,
          rebuild: rebuild
        )
      )
    }
    return next
  }

  /// Runs a migration and logs it, under the lock.
  private func perform(
    _ migration: any Migration,
    _ status: MigrationStatus
  ) throws -> RebuildReport? {
    do {
      try beginLog(status)
      let rebuild = try run(migration)
      // Its code may have gone on after a statement that was stopped.
      try session.checkCancellation()
      try log.add(migration.version)
      try refuseAnotherEnd(status, after: migration)
      return rebuild
    } catch {
      throw failure(error, of: migration)
    }
  }

  /// Sees to it that there is a log, with what is assumed in it.
  private func beginLog(_ status: MigrationStatus) throws {
    try log.createIfMissing()
    for version in status.assumedVersions { try log.add(version) }
  }

  private func run(_ migration: any Migration) throws -> RebuildReport? {
    if let migration = migration as? SchemaMigration {
      return try migration.migrate(session)
    }
    // A plan knows which rows it may leave without a parent; code does not.
    let census = try OrphanCensus(connection)
    try SQLiteTransaction.lending(connection) { transaction in
      if let migration = migration as? SQLMigration {
        try migration.migrate(transaction) { try session.checkCancellation() }
      } else {
        try migration.migrate(transaction)
      }
    }
    try OrphanCensus(connection).refuseNewOnes(since: census, at: place)
    return nil
  }
}
