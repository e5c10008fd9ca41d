import Testing

@testable import SchemaRebuilderCLI

/// What is said of the text of a schema, with the name of its file.
@Suite struct SchemaTextTests {
  private let sandbox: Sandbox
  private let database: String
  private let good: String

  init() throws {
    sandbox = try Sandbox()
    database = try sandbox.database("CREATE TABLE t(a);")
    good = try sandbox.file("good.sql", "CREATE TABLE t(a);")
  }

  @Test(
    arguments: [
      ("CREATE TABLE t(a);\n  CREATE INDEX i ON t(z);", "line 2, column 3: i: no such column: z"),
      ("CREATE TABLE t(a CHECK (nope(a)));", "line 1, column 1: t: no such function: nope"),
    ]
  )
  func `a mistake that SQLite finds is told with the file`(text: String, mistake: String) throws {
    let bad = try sandbox.file("bad.sql", text)
    let folder = try sandbox.folder("versions")
    let migrations = try sandbox.folder("migrations")
    _ = try sandbox.file("migrations/1_first.sql", "CREATE TABLE t(a);")
    let commands = [
      ["plan", database, "--to", bad], ["apply", database, "--to", bad],
      ["check", database, "--to", bad], ["diff", good, bad], ["diff", bad, good],
      ["history", "snapshot", "--to", bad, "--schema-version", "1", "--dir", folder],
      ["migrate", "new", "one", "--to", bad, "--dir", folder],
      ["migrate", "check", "--to", bad, "--dir", migrations],
    ]
    for command in commands {
      let run = try sandbox.run(command)
      #expect(run.status == 1)
      #expect(
        run.errors.hasPrefix("rebuilder: \(bad): the declared schema has a mistake: \(mistake)\n"),
        "\(command): \(run.errors)"
      )
    }
    let piped = try sandbox.run(["plan", database, "--to", "-"], input: text)
    #expect(piped.errors.hasPrefix("rebuilder: standard input: the declared schema has a mistake"))
  }

  @Test func `of two versions the one with the mistake is named`() throws {
    let folder = try sandbox.folder("history")
    let bad = try sandbox.file("history/v1.sql", "CREATE TABLE t(a); CREATE INDEX i ON t(z);")
    let words = ["--to", good, "--schema-version", "1", "--dir", folder]
    for verb in ["check", "snapshot"] {
      let run = try sandbox.run(["history", verb] + words)
      #expect(run.status == 1)
      #expect(run.errors.hasPrefix("rebuilder: \(bad): the declared schema has a mistake"))
    }
  }

  @Test func `a mistake of a hint is none of the file`() throws {
    let run = try sandbox.run(["plan", database, "--to", good, "--fill", "t.z=1"])
    #expect(run.errors.hasPrefix("rebuilder: a hint has a mistake"))
  }

  @Test(arguments: [
    "CREATE TABLE t(a\n-- @dropped a\n);", "CREATE TABLE t(a, b -- @filled by=z\n);",
  ])
  func `a mistake of a hint in the text is told with the file`(text: String) throws {
    try Connection(database).run("INSERT INTO t VALUES (1)")
    let hinted = try sandbox.file("hinted.sql", text)
    let run = try sandbox.run(["plan", database, "--to", hinted])
    #expect(run.status == 1)
    #expect(run.errors.hasPrefix("rebuilder: \(hinted): a hint has a mistake"), "\(run.errors)")
  }

  private static let dump = """
    PRAGMA foreign_keys=OFF; BEGIN TRANSACTION; CREATE TABLE t(a); COMMIT;
    """

  @Test func `what a dump has around its statements passes in silence`() throws {
    let run = try sandbox.run(["plan", database, "--to", try sandbox.file("a.sql", Self.dump)])
    #expect(run == Sandbox.Run(status: 0, output: "-- Nothing to do.\n", errors: ""))
  }

  @Test func `a version in the text is not read, and the flag that says it is named`() throws {
    let text = Self.dump + "PRAGMA user_version = 5;"
    let schema = try sandbox.file("schema.sql", text)
    let remark = "\(schema): PRAGMA user_version is not read: say --schema-version 5\n"
    for verb in ["plan", "apply", "check"] {
      #expect(try sandbox.run([verb, database, "--to", schema]).errors == remark)
    }
    let said = try sandbox.run(["apply", database, "--to", schema, "--schema-version", "5"])
    #expect(said.errors == "")
    #expect(try sandbox.rows("PRAGMA user_version") == ["5"])
    #expect(try sandbox.run(["check", database, "--to", schema, "--quiet"]).errors == "")
  }

  @Test func `settings of the file are told in one sentence`() throws {
    let text =
      "PRAGMA journal_mode=WAL; PRAGMA application_id=7; PRAGMA user_version=2;" + Self.dump
    let schema = try sandbox.file("schema.sql", text)
    let sentence = "settings of a file are no part of a schema, and are not read: PRAGMA"
    #expect(
      try sandbox.run(["plan", database, "--to", schema]).errors == """
        \(schema): PRAGMA user_version is not read: say --schema-version 2
        \(schema): \(sentence) journal_mode, application_id

        """
    )
    #expect(
      try sandbox.run(["diff", schema, good]).errors
        == "\(schema): \(sentence) journal_mode, application_id, user_version\n"
    )
  }
}
