import Foundation
import Testing

@testable import SchemaRebuilderCLI

/// Migrations that begin on a file which is older than they are.
@Suite struct AssumedMigrationTests {
  private let folder: MigrationFolder
  private var sandbox: Sandbox { folder.sandbox }
  private let database: String

  init() throws {
    folder = try MigrationFolder()
    database = try folder.sandbox.database(
      "CREATE TABLE note (id INTEGER PRIMARY KEY, title TEXT, color TEXT)"
    )
  }

  private func migrate(_ words: String...) throws -> Sandbox.Run { try folder.migrate(words) }

  private static let log = "SELECT version FROM schema_migrations ORDER BY version"

  @Test func `migrations whose tables are there are logged, and those after them run`() throws {
    #expect(try migrate("up", database).status == 1)
    let status = try migrate("status", database, "--assume", "1")
    #expect(status.output == "1 create_note: assumed\n2 first: pending\n")
    #expect(status.errors == "\(database): up would run 1 migration and log 1 migration\n")
    let script = try migrate("up", database, "--assume", "1", "--dry-run").output
    let run = try migrate("up", database, "--assume", "1")
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("1 create_note: assumed\n2 first: "))
    #expect(try sandbox.rows(Self.log) == ["1", "2"])
    #expect(try sandbox.rows("SELECT title FROM note") == ["ink; pen"])
    #expect(try migrate("up", database, "--assume", "1").output == "\(database): nothing to do\n")

    _ = try sandbox.database(
      "CREATE TABLE note (id INTEGER PRIMARY KEY, title TEXT, color TEXT);" + script,
      name: "shell.db"
    )
    #expect(try sandbox.rows(Self.log, in: "shell.db") == ["1", "2"])
  }

  @Test func `where all are assumed, all are logged and none is run`() throws {
    let backup = sandbox.path("backup.db")
    let run = try migrate("up", database, "--assume", "2", "--backup", backup)
    #expect(
      run.output == "1 create_note: assumed\n2 first: assumed\nbackup: \(backup)\n"
    )
    #expect(try sandbox.rows(Self.log) == ["1", "2"])
    #expect(try sandbox.rows("SELECT count(*) FROM note") == ["0"])
    #expect(FileManager.default.fileExists(atPath: backup))
  }

  @Test func `a file without tables goes through all of them`() throws {
    _ = try sandbox.database("PRAGMA user_version = 4", name: "new.db")
    #expect(try migrate("up", sandbox.path("new.db"), "--assume", "1").status == 0)
    #expect(try sandbox.rows("SELECT title FROM note", in: "new.db") == ["ink; pen"])
  }

  @Test func `a migration that fails leaves nothing logged`() throws {
    _ = try sandbox.file("migrations/2_first.sql", "INSERT INTO none VALUES (1)")
    let before = try sandbox.bytes("app.db")
    #expect(try migrate("up", database, "--assume", "1").status == 1)
    #expect(try sandbox.bytes("app.db") == before)
  }

  @Test func `an unknown version, or a log that lacks it, is an error`() throws {
    let unknown = try migrate("up", database, "--assume", "7")
    #expect(unknown.status == 1)
    #expect(unknown.errors.contains("migration 7 is assumed, and none here has that version"))
    _ = try sandbox.database(
      """
      CREATE TABLE schema_migrations(version INTEGER UNIQUE NOT NULL);
      INSERT INTO schema_migrations VALUES (1)
      """
    )
    for verb in ["up", "status"] {
      let run = try migrate(verb, database, "--assume", "2")
      #expect(run.status == 1)
      #expect(run.errors.contains("has a log of migrations, in which 2 is missing"))
    }
    #expect(try migrate("check", "--to", folder.schema, "--assume", "1").status == 64)
  }
}
