import Testing

@testable import SchemaRebuilder

@Suite struct MigratorTests {
  let folder: ScratchFolder
  let migrator = Migrator(migrations: [
    SQLMigration(name: "add_day", version: 20, statements: ["ALTER TABLE note ADD COLUMN day"]),
    SQLMigration(
      name: "create_note",
      version: 3,
      statements: ["CREATE TABLE note(id INTEGER PRIMARY KEY); INSERT INTO note VALUES (1);"]
    ),
    SQLMigration(version: 100, statements: []),
  ])

  init() throws {
    folder = try ScratchFolder()
  }

  @Test func `a missing file goes through all migrations in the order of their versions`() throws {
    let report = try migrator.run(at: folder.path())
    #expect(migrator.migrations.map(\.version) == [3, 20, 100])
    #expect(report.migrations.map(\.version) == [3, 20, 100])
    #expect(report.migrations.map(\.name) == ["create_note", "add_day", nil])
    #expect((report.fromVersion, report.toVersion) == (nil, 100))
    #expect(report.remarks == [])
    #expect(
      try folder.lines("SELECT * FROM schema_migrations; SELECT id, day FROM note")
        == ["3", "20", "100", "1|NULL"]
    )
    #expect(
      try folder.open().rows("SELECT sql FROM sqlite_schema WHERE name = 'schema_migrations'")
        .map { $0.text(0) } == ["CREATE TABLE schema_migrations(version INTEGER UNIQUE NOT NULL)"]
    )
  }

  @Test func `a second run does nothing, and writes nothing`() throws {
    _ = try migrator.run(at: folder.path())
    let before = try folder.contents()
    let report = try migrator.run(at: folder.path())
    #expect(report.isEmpty)
    #expect((report.fromVersion, report.toVersion) == (100, 100))
    #expect(try folder.contents() == before)
  }

  @Test func `a run stops at the version that is asked for, and the next goes on`() throws {
    #expect(try migrator.run(at: folder.path(), to: 20).migrations.map(\.version) == [3, 20])
    #expect(try migrator.run(at: folder.path(), to: 99).migrations.map(\.version) == [])
    let report = try migrator.run(at: folder.path(), to: .max)
    #expect(report.migrations.map(\.version) == [100])
    #expect((report.fromVersion, report.toVersion) == (20, 100))
  }

  @Test func `nothing is taken back for an older version`() throws {
    _ = try migrator.run(at: folder.path())
    #expect(try migrator.run(at: folder.path(), to: 3).isEmpty)
    #expect(try migrator.status(at: folder.path()).currentVersion == 100)
  }

  @Test func `the status says what is applied and what is pending, and writes nothing`() throws {
    let missing = try migrator.status(at: folder.path("none.db"))
    #expect(
      missing == MigrationStatus(hasMigrationsTable: false, applied: [], known: [3, 20, 100])
    )
    #expect((missing.originVersion, missing.currentVersion) == (nil, nil))
    #expect(missing.needsMigration)
    _ = try migrator.run(at: folder.path(), to: 20)
    let before = try folder.contents()
    let status = try migrator.status(at: folder.path())
    #expect(status.hasMigrationsTable)
    #expect(status.appliedVersions == [3, 20])
    #expect(status.pendingVersions == [100])
    #expect((status.originVersion, status.currentVersion) == (3, 20))
    #expect(status.unknownVersions + status.outOfOrderVersions == [])
    #expect(try folder.contents() == before)
    _ = try migrator.run(at: folder.path())
    #expect(try !migrator.status(at: folder.path()).needsMigration)
  }

  @Test func `the log can be made alone, and twice is once`() throws {
    try migrator.createMigrationsTable(at: folder.path())
    try migrator.createMigrationsTable(at: folder.path())
    #expect(try migrator.status(at: folder.path()).hasMigrationsTable)
    let connection = try SQLiteConnection.inMemory()
    try migrator.createMigrationsTable(on: connection.handle)
    #expect(try connection.lines("SELECT count(*) FROM schema_migrations") == ["0"])
  }

  @Test func `a connection of the app's own is migrated, and its settings are put back`() throws {
    let connection = try SQLiteConnection.inMemory("PRAGMA foreign_keys=ON")
    #expect(try migrator.status(on: connection.handle).pendingVersions == [3, 20, 100])
    #expect(try migrator.run(on: connection.handle, to: 20).migrations.count == 2)
    #expect(try connection.lines("PRAGMA foreign_keys") == ["1"])
    try connection.execute("BEGIN")
    let error = #expect(throws: RebuildError.self) { try migrator.run(on: connection.handle) }
    #expect(error?.kind == .connectionInUse)
  }

  @Test func `who is told of the progress can stop the run between two migrations`() throws {
    let log = ProgressLog()
    var migrator = migrator
    migrator.progressInterval = 1000
    let error = #expect(throws: RebuildError.self) {
      try migrator.run(at: folder.path()) { progress in
        _ = log.goOn(progress)
        return progress.migration?.version == 100 ? .stop : .continue
      }
    }
    let begun = log.all.filter { $0.migration != nil }
    #expect(
      begun.compactMap(\.migration) == [
        .init(version: 3, name: "create_note", place: 1, count: 3),
        .init(version: 20, name: "add_day", place: 2, count: 3),
        .init(version: 100, name: nil, place: 3, count: 3),
      ]
    )
    #expect(
      begun.map(\.activity) == ["run create_note", "run add_day", "run its statements"]
    )
    #expect(error?.kind == .cancelled)
    #expect(error?.completed == ["migration 3 (create_note)", "migration 20 (add_day)"])
    #expect(try migrator.status(at: folder.path()).pendingVersions == [100])
    let rest = ProgressLog()
    _ = try migrator.run(at: folder.path(), progress: rest.goOn)
    #expect(
      rest.all.last?.migration == .init(version: 100, name: nil, place: 1, count: 1)
    )
  }

  @Test func `a backup goes again where nothing was changed, and stays where something was`() throws
  {
    let path = try folder.database("CREATE TABLE old(a); INSERT INTO old VALUES (7)")
    let copy = folder.path("copy.db")
    let broken = SQLMigration(version: 50, statements: ["SELECT * FROM none"])
    var migrator = Migrator(migrations: [broken], backup: copy)
    #expect(throws: RebuildError.self) { try migrator.run(at: path) }
    #expect(try folder.contents().keys.sorted() == ["app.db"])
    migrator = Migrator(migrations: self.migrator.migrations + [broken], backup: copy)
    let error = #expect(throws: RebuildError.self) { try migrator.run(at: path) }
    #expect(error?.completed.count == 2)
    #expect(try folder.lines("SELECT name FROM sqlite_schema", in: "copy.db") == ["'old'"])
    migrator = self.migrator
    migrator.backup = folder.path("other.db")
    #expect(try migrator.run(at: path).backup == folder.path("other.db"))
    #expect(try migrator.run(at: path).backup == nil)
  }

  @Test func `a task that is cancelled leaves the migrations that are done`() async throws {
    let path = folder.path()
    let migrator = migrator
    let task = Task {
      try await migrator.run(at: path) { step in
        if step.migration?.version == 20 { withUnsafeCurrentTask { $0?.cancel() } }
        return .continue
      }
    }
    task.cancel()
    let error = await #expect(throws: RebuildError.self) { try await task.value }
    #expect(error?.kind == .cancelled)
    #expect(try await migrator.run(at: path).toVersion == 100)
    #expect(try await !migrator.status(at: path).needsMigration)
    #expect(try await migrator.plan(at: path).isEmpty)
  }

  @Test func `a migration may set user_version, and it is committed with it`() throws {
    let migrator = Migrator(migrations: [
      SQLMigration(version: 1, statements: ["PRAGMA user_version = 7"]),
      SQLMigration(version: 2, statements: ["PRAGMA user_version = 8; SELECT nothing;"]),
    ])
    #expect(throws: RebuildError.self) { try migrator.run(at: folder.path()) }
    #expect(
      try folder.lines("PRAGMA user_version; SELECT * FROM schema_migrations") == ["7", "1"]
    )
  }

  @Test func `code of the app's own is a migration, and its functions are at hand`() throws {
    struct Shout: Migration {
      let name: String? = "shout"
      let version: UInt64 = 2
      func migrate(_ transaction: SQLiteTransaction) throws {
        for row in try transaction.rows("SELECT id, twice(id) AS double FROM note") {
          try transaction.execute(
            "INSERT INTO note VALUES (?1 + 100)",
            [try row["double"]]
          )
        }
      }
    }
    let twice = SQLFunction("twice", arguments: 1) { values in
      SQLiteValue((values[0].integer ?? 0) * 2)
    }
    let migrator = Migrator(
      migrations: [
        SQLMigration(
          version: 1,
          statements: ["CREATE TABLE note(id); INSERT INTO note VALUES (twice(4))"]
        ),
        Shout(),
      ],
      functions: [twice]
    )
    #expect(try migrator.run(at: folder.path()).migrations.map(\.name) == [nil, "shout"])
    #expect(try folder.lines("SELECT id FROM note") == ["8", "116"])
  }
}
