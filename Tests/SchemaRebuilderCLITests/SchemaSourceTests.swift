import Foundation
import SchemaRebuilder
import Testing

@testable import SchemaRebuilderCLI

@Suite struct SchemaSourceTests {
  private let sandbox: Sandbox
  private let sql = "CREATE TABLE crab (id INTEGER PRIMARY KEY, claws INTEGER DEFAULT 2);\n"

  init() throws {
    sandbox = try Sandbox()
  }

  @Test func `a schema is read from SQL, from JSON, from a database and from standard input`()
    throws
  {
    let text = try sandbox.file("crab.sql", sql)
    // A database is known by its first bytes, not by its name.
    let database = try sandbox.database(sql, name: "crab.backup")
    let shown = try sandbox.run(["show", database, "--format=json"])
    #expect(shown.status == 0)
    let json = try sandbox.file("crab.JSON", shown.output)
    for source in [text, database, json] {
      #expect(try sandbox.run(["diff", source, "-"], input: sql).status == 0, "\(source)")
    }
  }

  @Test func `a schema is read from a pipe, such as a shell makes of <(…)`() throws {
    var ends: [Int32] = [0, 0]
    #expect(pipe(&ends) == 0)
    defer { close(ends[0]) }
    #expect(sql.withCString { write(ends[1], $0, strlen($0)) } == sql.utf8.count)
    close(ends[1])
    #expect(try sandbox.run(["diff", "/dev/fd/\(ends[0])", "-"], input: sql).status == 0)
  }

  @Test func `a byte order mark before SQL text is passed over`() throws {
    let marked = try sandbox.file("marked.sql", "\u{FEFF}" + sql)
    #expect(try sandbox.run(["diff", marked, "-"], input: sql).status == 0)
  }

  @Test func `bytes that are no text are no schema`() throws {
    try Data([0x53, 0x00, 0xFF, 0x12]).write(to: URL(fileURLWithPath: sandbox.path("x.sql")))
    let run = try sandbox.run(["diff", sandbox.path("x.sql"), "-"], input: sql)
    #expect(run.status == 1)
    #expect(
      run.errors.hasPrefix("rebuilder: cannot read the schema \(sandbox.path("x.sql")): it is")
    )
  }

  @Test func `JSON that is none is shown with its place`() throws {
    let broken = try sandbox.file("broken.json", #"{"format": 1, "elements": 7"#)
    let run = try sandbox.run(["diff", broken, "-"], input: sql)
    #expect(run.status == 1)
    #expect(run.errors.hasPrefix("rebuilder: cannot read the schema \(broken): "))
  }

  @Test func `a mistake in a text is told with the name of its file`() throws {
    let broken = try sandbox.file("broken.sql", "CREATE TABL crab (id);\n")
    let good = try sandbox.file("good.sql", sql)
    let sentence = "line 1, column 8: expected TABLE, INDEX, VIEW, TRIGGER or VIRTUAL TABLE, found "
    let run = try sandbox.run(["diff", good, broken])
    #expect(run.status == 1)
    #expect(run.errors.hasPrefix("rebuilder: \(broken): \(sentence)TABL\n"))
    let piped = try sandbox.run(["diff", good, "-"], input: "CREATE TABL crab (id);\n")
    #expect(piped.errors.hasPrefix("rebuilder: standard input: \(sentence)TABL\n"))
  }

  @Test func `a schema that declares nothing is refused unless everything may go`() throws {
    let database = try sandbox.database("CREATE TABLE t (a); INSERT INTO t VALUES (1)")
    let nothing = try sandbox.file("nothing.sql", "-- soon\n")
    for verb in ["plan", "apply", "check"] {
      let run = try sandbox.run([verb, database, "--to", nothing])
      #expect(run.status == 1)
      #expect(
        run.errors == """
          rebuilder: the schema \(nothing) declares nothing; say --drop-undeclared where everything \
          is to go
          Nothing was changed.

          """
      )
    }
    let run = try sandbox.run([
      "apply", database, "--to", nothing, "--drop-undeclared", "--allow", "drop-table",
    ])
    #expect(run.status == 0)
    #expect(try sandbox.run(["diff", nothing, "-"], input: sql).status == 2)
  }

  @Test func `a directory and a missing file are no schemas`() throws {
    let folder = sandbox.folder.path
    #expect(
      try sandbox.run(["diff", folder, "-"], input: sql).errors
        == """
        rebuilder: cannot read the schema \(folder): it is a directory
        Nothing was changed.

        """
    )
    #expect(
      try sandbox.run(["diff", "/no/such.sql", "-"], input: sql).errors
        == """
        rebuilder: cannot read the schema /no/such.sql: there is no such file
        Nothing was changed.

        """
    )
  }
}
