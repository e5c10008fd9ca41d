import Foundation
import Testing

@testable import SchemaRebuilderCLI

/// The flags for those who want to be able to go back.
@Suite struct SafetyFlagsTests {
  private let sandbox: Sandbox
  private let database: String
  private let schema: String

  init() throws {
    sandbox = try Sandbox()
    database = try sandbox.database("CREATE TABLE t (a TEXT); INSERT INTO t VALUES ('x');")
    schema = try sandbox.file("schema.sql", "CREATE TABLE t (a TEXT NOT NULL);")
  }

  @Test func `apply writes a backup and says where it is`() throws {
    let backup = sandbox.path("old.db")
    let words = ["--to", schema, "--backup", backup]
    let plan = try sandbox.run(["plan", database] + words)
    #expect(plan.output.contains("-- a run writes a verified copy of the database to \(backup)"))
    let run = try sandbox.run(["apply", database] + words)
    #expect(run.status == 0)
    #expect(run.output.hasSuffix("\nbackup: \(backup)\n"))
    #expect(
      try sandbox.rows("SELECT sql FROM sqlite_schema", in: "old.db")
        == ["CREATE TABLE t (a TEXT)"]
    )
    // There is nothing to do any more, so that the backup is no obstacle.
    #expect(try sandbox.run(["apply", database] + words).output.contains("nothing to do"))
  }

  @Test func `a saved plan is applied with a backup`() throws {
    let saved = sandbox.path("plan.json")
    _ = try sandbox.run(["plan", database, "--to", schema, "-o", saved])
    let backup = sandbox.path("old.db")
    let run = try sandbox.run(["apply", database, "--plan", saved, "--backup", backup])
    #expect(run.status == 0)
    #expect(try sandbox.rows("SELECT * FROM t", in: "old.db") == ["x"])
  }

  @Test func `a backup that cannot be written is an error, and nothing is changed`() throws {
    let before = try sandbox.bytes("app.db")
    let run = try sandbox.run(["apply", database, "--to", schema, "--backup", database])
    #expect(run.status == 1)
    #expect(
      run.errors == """
        rebuilder: \(database): no backup could be written to \(database): that is the database \
        itself
        what to do: name a file that is not there yet
        Nothing was changed.

        """
    )
    #expect(try sandbox.bytes("app.db") == before)
  }

  @Test func `old rows are kept on demand`() throws {
    let words = [database, "--to", schema, "--keep-backups", "--strategy", "rebuild"]
    let run = try sandbox.run(["apply"] + words)
    #expect(run.status == 0)
    #expect(run.errors == "the rows that t had are kept in t_bak\n")
    #expect(try sandbox.rows("SELECT rowid_bak, a FROM t_bak") == ["1|x"])
    #expect(try sandbox.run(["check"] + words + ["--drop-undeclared"]).status == 0)
  }

  @Test func `the disk is asked for its room, unless that is not wanted`() throws {
    let command = { (words: [String]) throws -> Command? in
      guard case .command(let command) = try Request(words) else { return nil }
      return command
    }
    let words = ["apply", database, "--to", schema]
    #expect(try command(words)?.checksDiskSpace == true)
    #expect(try command(words + ["--ignore-disk-space"])?.checksDiskSpace == false)
    #expect(try sandbox.run(words + ["--ignore-disk-space"]).status == 0)
  }

  @Test(arguments: ["-wal", "-shm", "-journal"])
  func `nothing is written over what belongs to a database`(suffix: String) throws {
    let words = ["plan", database, "--to", schema, "-o", database + suffix]
    let run = try sandbox.run(words)
    #expect(run.status == 1)
    #expect(
      run.errors.contains(
        "will not write \(database)\(suffix): SQLite would take it for a part of \(database)"
      )
    )
    #expect(!FileManager.default.fileExists(atPath: database + suffix))
  }
}
