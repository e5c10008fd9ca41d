import SchemaRebuilder
import SchemaRebuilderTesting
import Testing

/// Declared schemas among an app's migrations.
@Suite struct SchemaMigrationTests {
  private let create = SQLMigration(
    version: 1,
    statements: [
      "CREATE TABLE note(id INTEGER PRIMARY KEY, text TEXT, color TEXT)",
      "INSERT INTO note VALUES (1, 'ink', 'red')",
    ]
  )
  private let declared = """
    CREATE TABLE note(
      id INTEGER PRIMARY KEY,
      body TEXT NOT NULL DEFAULT '' -- @renamed from=text
      -- @dropped color
    );
    """

  @Test func `a declared schema is one of the migrations, and rows are kept`() throws {
    let database = try FixtureDatabase()
    let migrator = Migrator(migrations: [
      create,
      SchemaMigration(name: "notes", version: 2, try Schema(sql: declared)),
      SQLMigration(version: 3, statements: ["UPDATE note SET body = body || '!'"]),
    ])
    let report = try migrator.run(at: database.path)
    #expect(report.migrations[1].rebuild?.tables.map(\.name) == ["note"])
    #expect(report.migrations[1].rebuild?.tables.map(\.rows) == [1])
    #expect(report.migrations[0].rebuild == nil)
    #expect(try database.rows("SELECT * FROM note") == [["1", "'ink!'"]])
    #expect(try database.rows("SELECT * FROM schema_migrations") == [["1"], ["2"], ["3"]])
    #expect(try database.rows("PRAGMA user_version") == [["0"]])
  }

  @Test func `what would lose data is refused, and the migrations before it stay`() throws {
    let database = try FixtureDatabase()
    let schema = try Schema(sql: "CREATE TABLE note(id INTEGER PRIMARY KEY, text TEXT);")
    var migrator = Migrator(migrations: [create, SchemaMigration(version: 2, schema)])
    let error = #expect(throws: RebuildError.self) { try migrator.run(at: database.path) }
    #expect(error?.kind == .refused)
    #expect(error?.hazards.map(\.code) == [.dropColumn])
    #expect(error?.completed == ["migration 1"])
    #expect(error?.message.hasPrefix("\(database.path): migration 2: refused") == true)
    #expect(try database.rows("SELECT * FROM schema_migrations") == [["1"]])
    let policy = Policy(allowed: [.init(.dropColumn, table: "note", column: "color")])
    migrator = Migrator(migrations: [create, SchemaMigration(version: 2, schema, policy: policy)])
    #expect(try migrator.run(at: database.path).migrations.map(\.version) == [2])
    #expect(try database.rows("SELECT * FROM note") == [["1", "'ink'"]])
  }

  @Test func `the log stays, whatever the policy does to what is not declared`() throws {
    for undeclared in [Policy.Undeclared.Treatment.drop, .refuse] {
      let database = try FixtureDatabase()
      let policy = Policy(undeclared: .init(tables: undeclared))
      let schema = try Schema(sql: "CREATE TABLE note(id INTEGER PRIMARY KEY, text, color);")
      let migrator = Migrator(migrations: [
        create, SchemaMigration(version: 2, schema, policy: policy),
      ])
      let report = try migrator.run(at: database.path)
      #expect(report.toVersion == 2)
      #expect(report.migrations.last?.rebuild?.leftAlone == [])
      #expect(try database.rows("SELECT count(*) FROM schema_migrations") == [["2"]])
    }
  }

  @Test func `functions of the app's own reach a fill, and the in-memory databases`() throws {
    let database = try FixtureDatabase()
    let shout = SQLFunction("shout", arguments: 1) { values in
      SQLiteValue(values[0].text.map { $0 + "!" })
    }
    let schema = try Schema(
      sql: """
        CREATE TABLE note(
          id INTEGER PRIMARY KEY, text TEXT, color TEXT,
          loud TEXT -- @filled by=shout(text)
        );
        """
    )
    let migrations: [any Migration] = [create, SchemaMigration(version: 2, schema)]
    _ = try Migrator(migrations: migrations, functions: [shout]).run(at: database.path)
    #expect(try database.rows("SELECT loud FROM note") == [["'ink!'"]])
  }

  @Test func `code of the app's own can go on from it`() throws {
    struct Both: Migration {
      let name: String? = nil
      let version: UInt64 = 2
      let schema: Schema
      func migrate(_ transaction: SQLiteTransaction) throws {
        try transaction.execute("UPDATE note SET color = NULL")
        try SchemaMigration(version: version, schema).migrate(transaction)
        try transaction.execute("INSERT INTO note(id) VALUES (2)")
      }
    }
    let database = try FixtureDatabase()
    let migrator = Migrator(migrations: [create, Both(schema: try Schema(sql: declared))])
    _ = try migrator.run(at: database.path)
    #expect(try database.rows("SELECT * FROM note") == [["1", "'ink'"], ["2", "''"]])
  }

  // MARK: - Where the migrations end

  @Test func `a run that does not end as declared is rolled back to the version before`() throws {
    let database = try FixtureDatabase()
    let end = try Schema(sql: "CREATE TABLE note(id INTEGER PRIMARY KEY, text TEXT, day TEXT);")
    let drop = SQLMigration(
      name: "drop_color",
      version: 2,
      statements: ["ALTER TABLE note DROP COLUMN color"]
    )
    var migrator = Migrator(migrations: [create, drop], endsAs: end)
    let error = #expect(throws: RebuildError.self) { try migrator.run(at: database.path) }
    #expect(error?.kind == .targetMissed)
    #expect(error?.differences == ["note: column day is new"])
    #expect(
      error?.message == "\(database.path): migration 2 (drop_color): the migrations do not lead to "
        + "the declared schema: note: column day is new"
    )
    #expect(try database.rows("SELECT * FROM schema_migrations") == [["1"]])
    #expect(try database.rows("SELECT color FROM note") == [["'red'"]])
    #expect(try migrator.run(at: database.path, to: 1).isEmpty)
    migrator = Migrator(
      migrations: [
        create, drop,
        SQLMigration(version: 3, statements: ["ALTER TABLE note ADD COLUMN day TEXT"]),
      ],
      endsAs: end
    )
    #expect(try migrator.run(at: database.path).toVersion == 3)
    #expect(try migrator.run(at: database.path).isEmpty)
  }

  @Test func `a file that was changed by somebody else is found at its end`() throws {
    let database = try FixtureDatabase()
    let end = try Schema(sql: "CREATE TABLE note(id INTEGER PRIMARY KEY, text TEXT, color TEXT);")
    let migrator = Migrator(migrations: [create], endsAs: end)
    _ = try migrator.run(at: database.path)
    try database.execute("ALTER TABLE note DROP COLUMN color; CREATE TABLE own(a)")
    let error = #expect(throws: RebuildError.self) { try migrator.run(at: database.path) }
    #expect(error?.kind == .different)
    #expect(error?.differences == ["note: column color is new"])
  }
}
