import SchemaRebuilder
import SchemaRebuilderTesting
import Testing

/// The dry run of migrations.
@Suite struct MigrationPlanTests {
  private let migrations: [any Migration] = [
    SQLMigration(
      name: "create_note",
      version: 1,
      statements: [
        "CREATE TABLE note(id INTEGER PRIMARY KEY, body); INSERT INTO note VALUES (1, 'ink');",
        """
        CREATE TRIGGER noted AFTER INSERT ON note BEGIN
          UPDATE note SET body = 'new; ' || body WHERE id = new.id;
        END
        """,
      ]
    ),
    SQLMigration(version: 2, statements: []),
    SQLMigration(version: 3, statements: ["INSERT INTO note VALUES (2, 'pen') -- the second"]),
  ]

  @Test(.enabled(if: SQLiteShell.url != nil, "no sqlite3 shell"))
  func `the printed script does in the shell what the run does`() throws {
    let migrator = Migrator(migrations: migrations)
    for done in [nil, 1, 2] as [UInt64?] {
      let (printed, run) = (try FixtureDatabase("VACUUM"), try FixtureDatabase("VACUUM"))
      if let done {
        for database in [printed, run] { _ = try migrator.run(at: database.path, to: done) }
      }
      let before = try printed.dump()
      let plan = try migrator.plan(at: printed.path)
      #expect(try printed.dump() == before)
      #expect(try SQLiteShell.run(plan.sql, on: printed) == "")
      _ = try migrator.run(at: run.path)
      #expect(try printed.dump().differences(from: run.dump()) == [])
      #expect(try migrator.plan(at: run.path).sql == "-- Nothing to do.\n")
    }
  }

  @Test func `the script is the statements with what stands round them`() throws {
    let database = try FixtureDatabase()
    let migrator = Migrator(migrations: migrations)
    _ = try migrator.run(at: database.path, to: 1)
    #expect(
      try migrator.plan(at: database.path, to: 2).sql == """
        -- dropping the old tables must not reach the rows of others
        PRAGMA foreign_keys=OFF;
        -- renames are followed by what names the table
        PRAGMA legacy_alter_table=OFF;
        -- every row is checked
        PRAGMA ignore_check_constraints=OFF;
        -- rows are read in their order
        PRAGMA reverse_unordered_selects=OFF;

        -- migration 2
        BEGIN IMMEDIATE;
        INSERT INTO main.schema_migrations(version) VALUES (2);
        COMMIT;

        """
    )
  }

  @Test(.enabled(if: SQLiteShell.url != nil, "no sqlite3 shell"))
  func `from code on the script runs nothing`() throws {
    let database = try FixtureDatabase()
    let schema = try Schema(sql: "CREATE TABLE note(id INTEGER PRIMARY KEY, body);")
    let migrator = Migrator(
      migrations: [migrations[0], SchemaMigration(name: "a\nb", version: 2, schema), migrations[2]]
    )
    let plan = try migrator.plan(at: database.path)
    #expect(plan.migrations.map { $0.statements?.count } == [3, nil, 1])
    #expect(try SQLiteShell.run(plan.sql, on: database) == "")
    #expect(try database.rows("SELECT version FROM schema_migrations") == [["1"]])
  }

  @Test func `what a run refuses has no plan`() throws {
    let database = try FixtureDatabase()
    _ = try Migrator(migrations: migrations).run(at: database.path)
    let error = #expect(throws: RebuildError.self) {
      try Migrator(migrations: Array(migrations.dropLast())).plan(at: database.path)
    }
    #expect(error?.kind == .newerVersion)
  }
}
