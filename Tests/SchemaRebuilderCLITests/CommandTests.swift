import Foundation
import SchemaRebuilder
import Testing

@testable import SchemaRebuilderCLI

/// What the verbs do with their flags.
@Suite struct CommandTests {
  let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
  }

  let before = """
    PRAGMA user_version = 3;
    CREATE TABLE seal (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT, kilos REAL, tag TEXT);
    CREATE INDEX seal_name ON seal (name);
    CREATE TABLE notes (words TEXT);
    INSERT INTO seal VALUES (4, 'Solveig', 80.5, 't4'), (9, 'Odd', NULL, NULL);
    INSERT INTO notes (rowid, words) VALUES (7, 'kept');
    DELETE FROM seal WHERE id = 9;
    """
  let after = """
    CREATE TABLE seal (
      id INTEGER PRIMARY KEY AUTOINCREMENT, nick TEXT NOT NULL, kilos REAL, seen TEXT DEFAULT 'no'
    );
    CREATE INDEX seal_name ON seal (nick);
    """
  let intent = ["--rename", "seal.name=nick", "--allow-drop", "seal.tag"]

  @Test func `the printed SQL does what apply does`() throws {
    let applied = try sandbox.database(before, name: "applied.db")
    let piped = try sandbox.database(before, name: "piped.db")
    let schema = try sandbox.file("after.sql", after)
    let words = ["--to", schema, "--schema-version", "4"] + intent
    let plan = try sandbox.run(["plan", piped] + words)
    #expect(plan.status == 0)
    try Connection(piped).run(plan.output)
    #expect(try sandbox.run(["apply", applied] + words).status == 0)

    let queries = [
      "SELECT type, name, tbl_name, sql FROM sqlite_schema ORDER BY type, name",
      "SELECT rowid, * FROM seal", "SELECT rowid, * FROM notes", "SELECT * FROM sqlite_sequence",
      "PRAGMA user_version",
    ]
    for query in queries {
      #expect(try sandbox.rows(query, in: "piped.db") == sandbox.rows(query, in: "applied.db"))
    }
    #expect(try sandbox.rows("SELECT * FROM seal", in: "piped.db") == ["4|Solveig|80.5|no"])
    #expect(try sandbox.rows("SELECT * FROM sqlite_sequence", in: "piped.db") == ["seal|9"])
    #expect(try sandbox.rows("PRAGMA user_version", in: "piped.db") == ["4"])
  }

  @Test func `what a rebuild by hand has left is refused, and put back on demand`() throws {
    let left =
      "CREATE TABLE seal_copy (id INTEGER PRIMARY KEY, name); "
      + "INSERT INTO seal_copy VALUES (4, 'Solveig');"
    let database = try sandbox.database(left)
    let schema = try sandbox.file("after.sql", "CREATE TABLE seal (id INTEGER PRIMARY KEY, name);")
    let words = [database, "--to", schema, "--leftover-suffix", "_Copy"]
    let refused = try sandbox.run(["apply"] + words)
    #expect(refused.status == 3)
    #expect(refused.errors.contains("leftover: table seal is missing"))
    #expect(try sandbox.run(["plan"] + words + ["--recover", "--exit-code"]).status == 2)
    let applied = try sandbox.run(["apply"] + words + ["--recover"])
    #expect(applied.status == 0)
    #expect(applied.output.hasPrefix("seal: recover, "))
    #expect(try sandbox.rows("SELECT * FROM seal") == ["4|Solveig"])
    #expect(
      try sandbox.run(["plan", database, "--to", schema, "--leftover-suffix", ""]).status == 64
    )
  }

  @Test func `a reader who has gone away ends the output and not the process`() throws {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    close(ends[0])
    defer { close(ends[1]) }
    var tool = CommandLineTool()
    tool.terminal = Terminal(input: STDIN_FILENO, output: ends[1], errors: ends[1])
    #expect(tool.run(["--help"]) == 0)
  }

  @Test func `hints come from a file as well`() throws {
    let database = try sandbox.database(before)
    let hints = try sandbox.file(
      "hints.json",
      #"{"renames": [["seal", "name", "nick"]], "allow_drop": [{"table": "seal", "column": "tag"}]}"#
    )
    let words = ["apply", database, "--to", "-", "--hints", hints, "--quiet"]
    #expect(
      try sandbox.run(words, input: after) == Sandbox.Run(status: 0, output: "", errors: "")
    )
    #expect(try sandbox.rows("SELECT nick FROM seal") == ["Solveig"])
  }

  @Test func `names with dots, signs and quotes are named in quotes`() throws {
    let database = try sandbox.database(
      #"CREATE TABLE "a.b" ("x=y" TEXT); INSERT INTO "a.b" VALUES ('kept');"#
    )
    let schema = try sandbox.file("s.sql", #"CREATE TABLE "50% ""c""" ("z" TEXT NOT NULL);"#)
    let run = try sandbox.run([
      "apply", database, "--to", schema,
      "--rename-table", #""a.b"="50% ""c""""#, "--rename", #""50% ""c"""."x=y"="z""#,
    ])
    #expect(run.status == 0, "\(run.errors)")
    #expect(try sandbox.rows(#"SELECT "z" FROM "50% ""c""""#) == ["kept"])
  }

  @Test func `undeclared tables stay, and go with what they hold only by two words`() throws {
    let database = try sandbox.database(before)
    let schema = try sandbox.file("after.sql", after)
    let words = ["apply", database, "--to", schema] + intent
    #expect(try sandbox.run(words + ["--drop-undeclared"]).status == 3)
    #expect(try sandbox.run(words).status == 0)
    #expect(try sandbox.rows("SELECT rowid, words FROM notes") == ["7|kept"])
    let allowed = words + ["--drop-undeclared", "--allow", "drop-table:notes"]
    #expect(try sandbox.run(allowed).status == 0)
    #expect(try sandbox.rows("SELECT count(*) FROM sqlite_schema WHERE name = 'notes'") == ["0"])
  }

  @Test func `a fill says what the existing rows get`() throws {
    let database = try sandbox.database(
      "CREATE TABLE t (a TEXT); INSERT INTO t VALUES ('left right');"
    )
    let words = ["apply", database, "--to", "-", "--fill", "t.b=substr(a, 6)"]
    #expect(try sandbox.run(words, input: "CREATE TABLE t (a TEXT, b TEXT);").status == 0)
    #expect(try sandbox.rows("SELECT a, b FROM t") == ["left right|right"])
  }

  @Test func `every table is rebuilt on demand`() throws {
    let database = try sandbox.database(before)
    let run = try sandbox.run([
      "apply", database, "--to", database, "--strategy", "everything",
    ])
    #expect(run.status == 0)
    let lines = run.output.split(separator: "\n").map { line in line.prefix { $0 != "," } }
    #expect(lines.sorted() == ["notes: rebuild", "seal: rebuild"])
    #expect(try sandbox.rows("SELECT * FROM sqlite_sequence") == ["seal|9"])
  }

  @Test func `what is shown can be created`() throws {
    let database = try sandbox.database(before)
    let shown = try sandbox.run(["show", database])
    #expect(shown.status == 0)
    let copy = try sandbox.database(shown.output, name: "copy.db")
    #expect(try sandbox.run(["diff", database, copy]).status == 0)
  }

  @Test func `nothing is shown of an empty database`() throws {
    _ = try sandbox.file("empty.db", "")
    #expect(
      try sandbox.run(["show", sandbox.path("empty.db")])
        == Sandbox.Run(status: 0, output: "", errors: "")
    )
  }

  @Test func `a tool with a schema of its own needs no --to`() throws {
    let database = try sandbox.database("CREATE TABLE t (a TEXT); INSERT INTO t VALUES ('x');")
    let schema = try Schema(sql: "CREATE TABLE t (a TEXT, b TEXT);")
    let tool = CommandLineTool(schema: schema, version: 2, name: "app-db")
    #expect(try sandbox.run(["check", database], tool: tool).status == 2)
    #expect(try sandbox.run(["diff", database], tool: tool).status == 2)
    #expect(try sandbox.run(["apply", database], tool: tool).status == 0)
    #expect(try sandbox.run(["check", database], tool: tool).status == 0)
    #expect(try sandbox.rows("PRAGMA user_version") == ["2"])
    #expect(try sandbox.run(["--help"], tool: tool).output.contains("app-db plan DATABASE [--to"))
  }

  @Test func `a reader who goes away ends the output and not the command`() throws {
    let database = try sandbox.database(before)
    let schema = try sandbox.file("after.sql", after)
    var ends: [Int32] = [0, 0]
    #expect(pipe(&ends) == 0)
    close(ends[0])
    defer { close(ends[1]) }
    var tool = CommandLineTool()
    tool.terminal.output = ends[1]
    tool.terminal.errors = ends[1]
    #expect(tool.run(["apply", database, "--to", schema] + intent) == 0)
    #expect(try sandbox.rows("SELECT nick FROM seal") == ["Solveig"])
  }
}
