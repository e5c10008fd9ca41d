import Foundation
import Testing

/// The example of a tool of an app's own, run as its users would.
@Suite struct ExampleTests {
  private let sandbox: Sandbox
  /// A file as the first release has left it.
  private let database: String

  init() throws {
    sandbox = try Sandbox()
    database = try sandbox.database(
      """
      CREATE TABLE note (id INTEGER PRIMARY KEY, title TEXT NOT NULL, text TEXT, color TEXT);
      INSERT INTO note VALUES (1, 'ink', 'black', 'red'), (2, 'oil', NULL, NULL);
      PRAGMA user_version = 1;
      """
    )
  }

  @Test func `plan, apply and check need no schema on the command line`() throws {
    let before = try sandbox.bytes("app.db")
    let plan = try run("plan", database)
    #expect(plan.status == 0 && plan.output.hasPrefix("-- Plan from version 1 to version 2\n"))
    #expect(try sandbox.bytes("app.db") == before)
    #expect(try run("check", database).status == 2)

    #expect(try run("apply", database).status == 0)
    #expect(
      try sandbox.rows("SELECT id, title, body, edited, isPinned FROM note")
        == ["1|ink|black|NULL|0", "2|oil|NULL|NULL|0"]
    )
    #expect(try run("check", database).status == 0)
    #expect(try run("plan", database, "--exit-code").status == 0)
  }

  @Test func `show and diff go by files`() throws {
    let old = try sandbox.file("old.sql", "CREATE TABLE note (id INTEGER PRIMARY KEY);")
    #expect(try run("apply", database).status == 0)
    #expect(try run("show", database).output.contains("CREATE TABLE \"note\""))
    #expect(try run("diff", old, database).status == 2)
  }

  @Test func `history keeps a file of the version, and migrate files that lead to it`() throws {
    let versions = sandbox.path("versions")
    #expect(try run("history", "snapshot", "--dir", versions).status == 0)
    #expect(try run("history", "check", "--dir", versions).status == 0)

    let migrations = try sandbox.folder("migrations")
    let new = sandbox.path("new.db")
    #expect(try run("migrate", "new", "first", "--dir", migrations).status == 0)
    #expect(try run("migrate", "up", new, "--dir", migrations, "--create").status == 0)
    #expect(try run("migrate", "check", "--dir", migrations).status == 0)
    #expect(try sandbox.rows("SELECT count(*) FROM note", in: "new.db") == ["0"])
  }

  @Test func `the tool is called by its own name`() throws {
    #expect(try run("--help").output.contains("notes-db plan"))
    #expect(try run("plan").errors.hasPrefix("notes-db: "))
  }

  private func run(_ arguments: String...) throws -> Sandbox.Run {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
      .deletingLastPathComponent().appendingPathComponent("SchemaRebuilderExample")
    process.arguments = arguments
    process.standardOutput = FileHandle(forWritingAtPath: try sandbox.file("stdout", ""))
    process.standardError = FileHandle(forWritingAtPath: try sandbox.file("stderr", ""))
    try process.run()
    process.waitUntilExit()
    return Sandbox.Run(
      status: process.terminationStatus,
      output: String(decoding: try sandbox.bytes("stdout"), as: UTF8.self),
      errors: String(decoding: try sandbox.bytes("stderr"), as: UTF8.self)
    )
  }
}
