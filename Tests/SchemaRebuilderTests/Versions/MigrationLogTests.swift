import Testing

@testable import SchemaRebuilder

/// The log of a file, whoever has written it.
@Suite struct MigrationLogTests {
  let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
  }

  private func migrator(_ versions: UInt64...) -> Migrator {
    Migrator(
      migrations: versions.map { version in
        SQLMigration(
          name: "step\(version)",
          version: version,
          statements: ["CREATE TABLE t\(version)(a)"]
        )
      }
    )
  }

  /// As FMDBMigrationManager leaves it after two migrations, the versions being times.
  private static let log = """
    CREATE TABLE schema_migrations(version INTEGER UNIQUE NOT NULL);
    CREATE TABLE note(id INTEGER PRIMARY KEY, body TEXT);
    INSERT INTO note VALUES (1, 'ink');
    INSERT INTO schema_migrations(version) VALUES (20140101000000001), (20160117220032473);
    """

  @Test func `a file of FMDBMigrationManager goes on where it stopped`() throws {
    try folder.database(Self.log)
    let migrator = Migrator(migrations: [
      SQLMigration(
        name: "create_note",
        version: 20_140_101_000_000_001,
        statements: ["CREATE TABLE note(id INTEGER PRIMARY KEY)"]
      ),
      SQLMigration(
        name: "add_body",
        version: 20_160_117_220_032_473,
        statements: ["ALTER TABLE note ADD COLUMN body TEXT"]
      ),
      SQLMigration(
        name: "add_day",
        version: 20_260_930_143_000_123,
        statements: ["ALTER TABLE note ADD COLUMN day TEXT; UPDATE note SET day = 'Monday'"]
      ),
    ])
    let status = try migrator.status(at: folder.path())
    #expect(status.originVersion == 20_140_101_000_000_001)
    #expect(status.pendingVersions == [20_260_930_143_000_123])
    #expect(try migrator.run(at: folder.path()).migrations.map(\.name) == ["add_day"])
    #expect(
      try folder.lines("SELECT * FROM note; SELECT * FROM schema_migrations")
        == [
          "1|'ink'|'Monday'", "20140101000000001", "20160117220032473", "20260930143000123",
        ]
    )
    #expect(
      try folder.open().lines("SELECT count(*) FROM sqlite_schema WHERE sql LIKE 'CREATE%'") == [
        "2"
      ]
    )
  }

  @Test func `a newer file is refused`() throws {
    _ = try migrator(1, 2, 9).run(at: folder.path())
    let before = try folder.contents()
    let error = #expect(throws: RebuildError.self) { try migrator(1, 2).run(at: folder.path()) }
    #expect(error?.kind == .newerVersion)
    #expect(
      error?.description == """
        \(folder.path()): migration 9 was applied, newer than any migration here
        what to do: open it with the newer release of the app
        Nothing was changed.
        """
    )
    #expect(try migrator(1, 2).status(at: folder.path()).unknownVersions == [9])
    #expect(try folder.contents() == before)
  }

  @Test func `a version that was applied and that nobody knows is refused`() throws {
    _ = try migrator(1, 2, 3).run(at: folder.path())
    let error = #expect(throws: RebuildError.self) { try migrator(3, 4).run(at: folder.path()) }
    #expect(error?.kind == .unknownMigration)
    #expect(
      error?.message
        == "\(folder.path()): migrations 1, 2 were applied, not among the migrations here"
    )
  }

  @Test func `an older migration that comes late is refused, or applied where that is said`() throws
  {
    _ = try migrator(1, 5).run(at: folder.path())
    var migrator = migrator(1, 3, 5, 6)
    let error = #expect(throws: RebuildError.self) { try migrator.run(at: folder.path()) }
    #expect(error?.kind == .migrationOrder)
    #expect(
      error?.message == "\(folder.path()): migration 3 was never applied, though the newer 5 was"
    )
    #expect(try migrator.status(at: folder.path()).outOfOrderVersions == [3])
    migrator.whenOutOfOrder = .apply
    let report = try migrator.run(at: folder.path())
    #expect(report.migrations.map(\.version) == [3, 6])
    #expect((report.fromVersion, report.toVersion) == (5, 6))
  }

  @Test func `two migrations of one version are refused, whatever the file`() throws {
    let migrator = Migrator(migrations: [
      SQLMigration(name: "a", version: 7, statements: []),
      SQLMigration(name: "b", version: 7, statements: []),
    ])
    let error = #expect(throws: RebuildError.self) { try migrator.run(at: folder.path()) }
    #expect(error?.kind == .migrationMistake)
    #expect(error?.message == "two migrations have version 7: a, b")
    #expect(throws: RebuildError.self) { try migrator.status(at: folder.path()) }
    #expect(try folder.contents() == [:])
  }

  @Test func `the greatest version is the greatest number of SQLite`() throws {
    let greatest = UInt64(Int64.max)
    #expect(try migrator(0, greatest).run(at: folder.path()).toVersion == greatest)
    #expect(try migrator(0, greatest).status(at: folder.path()).appliedVersions == [0, greatest])
    let error = #expect(throws: RebuildError.self) {
      try migrator(greatest + 1).run(at: folder.path())
    }
    #expect(error?.kind == .versionOutOfRange)
    #expect(
      error?.message
        == "migration 9223372036854775808 (step9223372036854775808): its version is out of range"
    )
  }

  @Test(arguments: [
    (
      "CREATE TABLE schema_migrations(version INTEGER); INSERT INTO schema_migrations VALUES (NULL)",
      "it holds NULL, which is no version"
    ),
    (
      "CREATE TABLE schema_migrations(version); INSERT INTO schema_migrations VALUES (-1)",
      "it holds -1, which is no version"
    ),
    (
      "CREATE TABLE schema_migrations(version); INSERT INTO schema_migrations VALUES (1.5)",
      "it holds 1.5, which is no version"
    ),
    (
      "CREATE TABLE schema_migrations(version); INSERT INTO schema_migrations VALUES ('1a')",
      "it holds '1a', which is no version"
    ),
    ("CREATE TABLE schema_migrations(id INTEGER)", "its column version cannot be read"),
  ])
  func `a table that is no log is refused, and nothing is changed`(
    sql: String,
    why: String
  ) throws {
    try folder.database(sql)
    let before = try folder.contents()
    let error = #expect(throws: RebuildError.self) { try migrator(1).run(at: folder.path()) }
    #expect(error?.kind == .migrationLog)
    #expect(error?.message == "the table schema_migrations is not the log of a migrator: \(why)")
    #expect(throws: RebuildError.self) { try migrator(1).status(at: folder.path()) }
    #expect(try folder.contents() == before)
  }

  @Test func `a log may have other columns, texts of digits, and rows twice`() throws {
    try folder.database(
      """
      CREATE TABLE Schema_Migrations(version TEXT, applied_at DEFAULT 'then');
      INSERT INTO Schema_Migrations(version) VALUES ('1'), ('0002'), ('1');
      """
    )
    #expect(try migrator(1, 2, 3).run(at: folder.path()).migrations.map(\.version) == [3])
    #expect(
      try folder.lines("SELECT * FROM schema_migrations WHERE version = '3'") == ["'3'|'then'"]
    )
  }

  @Test func `a log that takes no row fails the migration, which is undone`() throws {
    try folder.database("CREATE TABLE schema_migrations(version, name NOT NULL)")
    let error = #expect(throws: RebuildError.self) { try migrator(1).run(at: folder.path()) }
    #expect(error?.kind == .migrationFailed)
    #expect(error?.statement == "INSERT INTO main.schema_migrations(version) VALUES (1)")
    #expect(try folder.lines("SELECT name FROM sqlite_schema") == ["'schema_migrations'"])
  }

  @Test func `a view of that name is no log, and stands in its way`() throws {
    try folder.database("CREATE VIEW schema_migrations AS SELECT 1 AS version")
    #expect(try !migrator(1).status(at: folder.path()).hasMigrationsTable)
    let error = #expect(throws: RebuildError.self) { try migrator(1).run(at: folder.path()) }
    #expect(error?.kind == .migrationFailed)
    #expect(error?.underlying?.message.contains("schema_migrations already exists") == true)
  }

  @Test func `a temporary table of that name is not the log`() throws {
    let connection = try SQLiteConnection.inMemory(
      "CREATE TEMP TABLE schema_migrations(version); INSERT INTO schema_migrations VALUES (1)"
    )
    #expect(try migrator(1).run(on: connection.handle).migrations.map(\.version) == [1])
    #expect(try connection.lines("SELECT version FROM main.schema_migrations") == ["1"])
  }
}
