import Foundation
import SchemaRebuilder
import Testing

@testable import SchemaRebuilderCLI

/// What `migrate up` prints, and what it leaves where it does not come to its end.
@Suite struct MigrateUpTests {
  private let folder: MigrationFolder
  private var sandbox: Sandbox { folder.sandbox }
  private var directory: String { folder.directory }
  private var schema: String { folder.schema }

  init() throws {
    folder = try MigrationFolder()
  }

  private func migrate(_ words: String...) throws -> Sandbox.Run { try folder.migrate(words) }

  @Test func `a dry run prints what would be run, and writes nothing`() throws {
    let database = try sandbox.database("PRAGMA user_version = 4")
    let before = try sandbox.bytes("app.db")
    let run = try migrate("up", database, "1", "--dry-run")
    #expect(run.status == 0)
    #expect(
      run.output.hasSuffix(
        """

        -- migration 1: create_note
        BEGIN IMMEDIATE;
        CREATE TABLE main.schema_migrations(version INTEGER UNIQUE NOT NULL);
        CREATE TABLE note (id INTEGER PRIMARY KEY, title TEXT, color TEXT);
        INSERT INTO main.schema_migrations(version) VALUES (1);
        COMMIT;

        """
      )
    )
    #expect(try sandbox.bytes("app.db") == before)
  }

  @Test func `a migration that fails is status 1, with what is done`() throws {
    let database = try sandbox.database("PRAGMA user_version = 4")
    _ = try sandbox.file(
      "migrations/3_broken.sql",
      "-- one\nSELECT 1;\nINSERT INTO none VALUES (1);"
    )
    let run = try migrate("up", database)
    #expect(run.status == 1)
    #expect(
      run.errors == """
        rebuilder: \(database): migration 3 (broken) failed in line 3: no such table: none
        statement: INSERT INTO none VALUES (1)
        SQLite says: no such table: none (SQLite code 1)
        what to do: see what it needs; when it is corrected, the next run goes on with it
        done before: migration 1 (create_note), migration 2 (first)
        Nothing was changed since.

        """
    )
    #expect(try migrate("check", "--to", schema).status == 1)
  }

  @Test func `a backup is made before the first migration`() throws {
    let database = try sandbox.database("CREATE TABLE old(a); INSERT INTO old VALUES (7)")
    let before = try sandbox.rows("SELECT name FROM sqlite_schema")
    let backup = sandbox.path("backup.db")
    let run = try migrate("up", database, "--backup", backup)
    #expect(run.status == 0)
    #expect(run.output.hasSuffix("backup: \(backup)\n"))
    #expect(try sandbox.rows("SELECT name FROM sqlite_schema", in: "backup.db") == before)
    #expect(try sandbox.rows("SELECT a FROM old", in: "backup.db") == ["7"])
    let again = try migrate("up", database, "--backup", backup)
    #expect(again == Sandbox.Run(status: 0, output: "\(database): nothing to do\n", errors: ""))
  }

  /// A third migration that runs until the next report is due, and raises a signal if it is told to.
  private static func tool(raising signal: Int32? = nil) -> CommandLineTool {
    CommandLineTool(
      functions: [
        SQLFunction("slow", arguments: 1) { values in
          if values[0].integer == 1 {
            if let signal { _ = raise(signal) }
            usleep(150_000)
          }
          return values[0]
        }
      ]
    )
  }

  private func addSlowMigration() throws {
    _ = try sandbox.file(
      "migrations/3_fill.sql",
      """
      CREATE TABLE filled(a);
      WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 5000)
      INSERT INTO filled SELECT slow(i) FROM n;
      """
    )
  }

  @Test(arguments: [(SIGINT, 130, "Ctrl-C"), (SIGTERM, 143, "SIGTERM")])
  func `a signal rolls the migration back, says so, and is the status`(
    signal: Int32,
    status: Int,
    name: String
  ) async throws {
    try addSlowMigration()
    let database = try sandbox.database("PRAGMA user_version = 4")
    let output = sandbox.path("output")
    let (code, words) = (Int32(status), ["migrate", "up", database, "--dir", directory])
    await #expect(processExitsWith: .exitCode(code)) {
      [signal = signal as Int32, words = words as [String], output = output as String] in
      let stream = open(output, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
      var tool = MigrateUpTests.tool(raising: signal)
      tool.terminal = Terminal(input: STDIN_FILENO, output: stream, errors: stream)
      exit(tool.run(words))
    }
    #expect(
      String(decoding: try sandbox.bytes("output"), as: UTF8.self) == """
        rebuilder: stopped by \(name)
        \(database): the run was cancelled
        done before: migration 1 (create_note), migration 2 (first)
        Nothing was changed since.

        """
    )
    #expect(try sandbox.rows("SELECT version FROM schema_migrations") == ["1", "2"])
    #expect(try sandbox.rows("SELECT count(*) FROM sqlite_schema WHERE name = 'filled'") == ["0"])
    #expect(try sandbox.rows("PRAGMA integrity_check") == ["ok"])
    let rest = try sandbox.run(
      ["migrate", "up", database, "--dir", directory],
      tool: Self.tool()
    )
    #expect(rest.output.hasPrefix("3 fill: "))
    #expect(rest.errors == "")
  }

  #if os(Linux)
    @Test func `a terminal sees the bar, and nothing of it in the end`() throws {
      try addSlowMigration()
      let database = try sandbox.database("PRAGMA user_version = 4")
      let text = try ProgressBarTests.textOnTerminal(in: sandbox) { terminal in
        var tool = Self.tool()
        tool.terminal = terminal
        #expect(tool.run(["migrate", "up", database, "--dir", directory]) == 0)
      }
      for words in [
        "migration 1: run create_note", "migration 2: run first", "migration 3: run fill",
      ] {
        #expect(text.contains("\r\(words)"))
      }
      #expect(text.hasSuffix(ProgressBar.erasure))
    }
  #endif
}
