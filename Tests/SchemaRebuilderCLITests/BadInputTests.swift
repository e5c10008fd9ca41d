import Foundation
import Testing

@testable import SchemaRebuilderCLI

/// What cannot be used ends with 1 and a sentence, the file byte for byte as it was.
@Suite struct BadInputTests {
  private let sandbox: Sandbox
  private let schema: String

  init() throws {
    sandbox = try Sandbox()
    schema = try sandbox.file(
      "schema.sql",
      "CREATE TABLE pier (id INTEGER PRIMARY KEY, metres REAL NOT NULL);"
    )
  }

  private static let verbs = ["plan", "apply", "check"]

  @Test(arguments: verbs)
  func `text is not a database`(verb: String) throws {
    try expectError("is not an SQLite database", verb, bytes: Data("just some words\n".utf8))
  }

  @Test(arguments: verbs)
  func `an encrypted file is not a database that can be read`(verb: String) throws {
    let bytes = (0..<8192).map { UInt8(truncatingIfNeeded: ($0 &* 131) ^ ($0 >> 3) ^ 0x5A) }
    try expectError("is not an SQLite database", verb, bytes: Data(bytes))
  }

  @Test(arguments: verbs)
  func `a damaged file is not rebuilt`(verb: String) throws {
    _ = try sandbox.database(
      "CREATE TABLE pier (id INTEGER PRIMARY KEY, metres REAL)",
      name: "whole.db"
    )
    var bytes = try sandbox.bytes("whole.db")
    bytes.replaceSubrange(100..<400, with: repeatElement(0xA5, count: 300))
    try expectError("is damaged", verb, bytes: bytes)
  }

  @Test(arguments: verbs)
  func `a directory is no database`(verb: String) throws {
    let run = try sandbox.run([verb, sandbox.folder.path, "--to", schema])
    #expect(run.status == 1)
    #expect(firstLine(run).contains("directory"))
  }

  @Test(arguments: verbs)
  func `a missing file is not made`(verb: String) throws {
    let run = try sandbox.run([verb, sandbox.path("none.db"), "--to", schema])
    #expect(run.status == 1)
    #expect(!FileManager.default.fileExists(atPath: sandbox.path("none.db")))
  }

  @Test(arguments: verbs)
  func `a fill that calls what SQLite has not is told apart from a wrong statement`(
    verb: String
  ) throws {
    let database = try sandbox.database("CREATE TABLE t (a)")
    let schema = try sandbox.file("f.sql", "CREATE TABLE t (a, b -- @filled by=preview(a)\n);")
    let run = try sandbox.run([verb, database, "--to", schema])
    #expect(run.status == 1)
    #expect(firstLine(run).contains("the fill of t.b calls preview(), which is no function"))
  }

  @Test func `apply makes a missing file when it is told to, and plan only says so`() throws {
    let database = sandbox.path("new.db")
    let plan = try sandbox.run(["plan", database, "--to", schema, "--create"])
    #expect(plan.status == 0)
    #expect(plan.output.contains("CREATE TABLE"))
    #expect(!FileManager.default.fileExists(atPath: database))

    #expect(try sandbox.run(["apply", database, "--to", schema, "--create"]).status == 0)
    #expect(try sandbox.rows("SELECT name FROM sqlite_schema", in: "new.db") == ["pier"])
  }

  @Test func `a locked file is reported after the time that may be waited`() throws {
    let database = try pier()
    let other = try Connection(database)
    try other.run("BEGIN IMMEDIATE")
    let before = try sandbox.bytes("app.db")
    let run = try sandbox.run(["apply", database, "--to", schema, "--busy-timeout", "0.05"])
    #expect(run.status == 1)
    #expect(firstLine(run).contains("is locked"))
    try other.run("ROLLBACK")
    #expect(try sandbox.bytes("app.db") == before)
    #expect(try sandbox.run(["apply", database, "--to", schema]).status == 0)
  }

  @Test(arguments: verbs)
  func `an error in the schema's text is shown by line and column`(verb: String) throws {
    let database = try pier()
    let wrong = try sandbox.file("wrong.sql", "CREATE TABLE a (id);\nCREATE TABEL b (id);\n")
    let before = try sandbox.bytes("app.db")
    let run = try sandbox.run([verb, database, "--to", wrong])
    #expect(run.status == 1)
    #expect(firstLine(run).contains("line 2, column 8"))
    #expect(try sandbox.bytes("app.db") == before)
  }

  @Test(arguments: ["0", "-3", "2147483648", "99999999999999999999"])
  func `a version that SQLite cannot store is refused`(version: String) throws {
    let database = try pier()
    let before = try sandbox.bytes("app.db")
    let run = try sandbox.run(["apply", database, "--to", schema, "--schema-version", version])
    #expect(run.status == 1)
    #expect(firstLine(run).contains("version"))
    #expect(try sandbox.bytes("app.db") == before)
  }

  @Test(arguments: verbs)
  func `a file with a newer version is left alone`(verb: String) throws {
    let database = try pier()
    try Connection(database).run("PRAGMA user_version = 9")
    let before = try sandbox.bytes("app.db")
    let run = try sandbox.run([verb, database, "--to", schema, "--schema-version", "8"])
    #expect(run.status == 1)
    #expect(firstLine(run).contains("9"))
    #expect(try sandbox.bytes("app.db") == before)
  }

  @Test(arguments: ["plan", "check"])
  func `a hot journal is reported and not recovered`(verb: String) throws {
    let database = try sandbox.database(
      """
      PRAGMA cache_size = 2;
      CREATE TABLE pier (id INTEGER PRIMARY KEY, metres REAL);
      WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 5000)
      INSERT INTO pier SELECT i, i FROM n;
      """,
      name: "live.db"
    )
    let writer = try Connection(database)
    try writer.run("PRAGMA cache_size = 2; BEGIN; UPDATE pier SET metres = metres + 1;")
    for suffix in ["", "-journal"] {
      try FileManager.default.copyItem(atPath: database + suffix, toPath: path("app.db" + suffix))
    }
    try writer.run("ROLLBACK")
    let before = try (sandbox.bytes("app.db"), sandbox.bytes("app.db-journal"))

    let run = try sandbox.run([verb, path("app.db"), "--to", schema])
    #expect(run.status == 1)
    #expect(firstLine(run).contains("interrupted transaction"))
    #expect(try (sandbox.bytes("app.db"), sandbox.bytes("app.db-journal")) == before)
  }

  @Test(arguments: ["plan", "apply", "check", "show"])
  func `a file that may not be read is an error`(verb: String) async throws {
    let database = try pier()
    try FileManager.default.setAttributes([.posixPermissions: 0o000], ofItemAtPath: database)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path(""))
    let words = verb == "show" ? [verb, database] : [verb, database, "--to", schema]
    await #expect(processExitsWith: .exitCode(1)) { [words = words as [String]] in
      // To the superuser every file is open.
      if getuid() == 0 { setuid(65534) }
      exit(CommandLineTool().run(words))
    }
  }

  @Test func `a file that may not be written is an error to apply and none to plan`() async throws {
    let database = try pier()
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: database)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path(""))
    let before = try sandbox.bytes("app.db")
    for (verb, status) in [("plan", Int32(0)), ("apply", 1)] {
      let words = [verb, database, "--to", schema]
      await #expect(processExitsWith: .exitCode(status)) { [words = words as [String]] in
        if getuid() == 0 { setuid(65534) }
        exit(CommandLineTool().run(words))
      }
    }
    #expect(try sandbox.bytes("app.db") == before)
  }

  private func pier() throws -> String {
    try sandbox.database(
      "CREATE TABLE pier (id INTEGER PRIMARY KEY, metres REAL); INSERT INTO pier VALUES (1, 2.5);"
    )
  }

  private func path(_ name: String) -> String { sandbox.path(name) }

  private func firstLine(_ run: Sandbox.Run) -> Substring {
    run.errors.prefix { $0 != "\n" }
  }

  private func expectError(_ words: String, _ verb: String, bytes: Data) throws {
    try bytes.write(to: URL(fileURLWithPath: path("bad.db")))
    let run = try sandbox.run([verb, path("bad.db"), "--to", schema])
    #expect(run.status == 1)
    #expect(run.output == "")
    #expect(firstLine(run).contains(words), "\(run.errors)")
    #expect(try sandbox.bytes("bad.db") == bytes)
  }
}
