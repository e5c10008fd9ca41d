import Foundation
import SchemaRebuilder
import Testing

@testable import SchemaRebuilderCLI

/// The verbs that begin with `migrate`.
@Suite struct MigrateTests {
  private let folder: MigrationFolder
  private var sandbox: Sandbox { folder.sandbox }
  private var directory: String { folder.directory }
  private var schema: String { folder.schema }

  init() throws {
    folder = try MigrationFolder()
  }

  private func migrate(_ words: String...) throws -> Sandbox.Run { try folder.migrate(words) }

  private func object(_ run: Sandbox.Run) throws -> NSDictionary {
    try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? NSDictionary)
  }

  @Test func `status, up, new and check go together`() throws {
    let database = sandbox.path("app.db")
    #expect(
      try migrate("up", database)
        == Sandbox.Run(
          status: 1,
          output: "",
          errors: """
            rebuilder: \(database) does not exist
            what to do: see that the path is right; a database that is to be made needs createsMissingFile (--create)
            Nothing was changed.

            """
        )
    )
    let first = try migrate("up", database, "1", "--create")
    #expect(first.status == 0)
    #expect(first.output.hasPrefix("1 create_note: "))
    #expect(
      try migrate("status", database)
        == Sandbox.Run(
          status: 0,
          output: "1 create_note: applied\n2 first: pending\n",
          errors: "\(database): up would run 1 migration\n"
        )
    )
    #expect(try migrate("status", database, "--exit-code", "--quiet").status == 2)
    #expect(
      try migrate("up", database, "--quiet") == Sandbox.Run(status: 0, output: "", errors: "")
    )
    #expect(
      try migrate("up", database)
        == Sandbox.Run(status: 0, output: "\(database): nothing to do\n", errors: "")
    )
    let differing = try migrate("check", "--to", schema)
    #expect(differing.status == 2)
    #expect(
      differing.output == """
        note: column title is NOT NULL now, has default '' instead of none
        note: column color is now called colour

        """
    )
    let new = try migrate("new", "colour and titles", "--to", schema)
    let file = "\(directory)/3_colour_and_titles.sql"
    #expect(
      new
        == Sandbox.Run(
          status: 0,
          output: "\(file)\n",
          errors: """
            note: column title is NOT NULL now, has default '' instead of none
            note: column color is now called colour
            fill-null: NULLs in column title of note will hold its default

            """
        )
    )
    #expect(
      try migrate("new", "again", "--to", schema)
        == Sandbox.Run(
          status: 0,
          output: "the migrations lead to the schema: nothing is written\n",
          errors: ""
        )
    )
    #expect(
      try migrate("check", "--to", schema)
        == Sandbox.Run(status: 0, output: "the migrations lead to the schema\n", errors: "")
    )
    #expect(
      try migrate("check", database, "--to", schema)
        == Sandbox.Run(
          status: 2,
          output: "\(database): migration 3 is pending\n",
          errors: ""
        )
    )
    #expect(try migrate("up", database).status == 0)
    #expect(try migrate("check", database, "--to", schema).status == 0)
    #expect(try sandbox.rows("SELECT id, title, colour FROM note") == ["1|ink; pen|NULL"])
    #expect(try sandbox.rows("SELECT version FROM schema_migrations") == ["1", "2", "3"])
    try Connection(database).run("ALTER TABLE note DROP COLUMN colour")
    #expect(
      try migrate("check", database, "--to", schema)
        == Sandbox.Run(status: 2, output: "\(database): note: column colour is new\n", errors: "")
    )
  }

  @Test func `the first migration makes its folder`() throws {
    let folder = sandbox.path("new/migrations")
    let run = try sandbox.run(["migrate", "new", "all", "--to", schema, "--dir", folder])
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("\(folder)/"))
    let up = sandbox.path("up.db")
    #expect(try sandbox.run(["migrate", "up", up, "--create", "--dir", folder]).status == 0)
    #expect(try sandbox.rows("SELECT name FROM pragma_table_info('note')", in: "up.db").count == 3)
    #expect(try sandbox.run(["migrate", "status", up, "--dir", folder + "x"]).status == 1)
  }

  @Test func `each has its JSON`() throws {
    let database = sandbox.path("app.db")
    let up = try object(try migrate("up", database, "1", "--create", "--format", "json"))
    #expect(up["toVersion"] as? Int == 1)
    #expect((up["migrations"] as? [NSDictionary])?.map { $0["name"] as? String } == ["create_note"])
    let status = try object(try migrate("status", database, "--format", "json"))
    #expect(
      status == [
        "database": database, "origin": 1, "current": 1,
        "migrations": [
          ["version": 1, "name": "create_note", "state": "applied"],
          ["version": 2, "name": "first", "state": "pending"],
        ],
      ]
    )
    let dry = try object(try migrate("up", database, "--dry-run", "--format", "json"))
    #expect(
      dry == [
        "assumedVersions": [UInt64](), "hasMigrationsTable": true,
        "migrations": [
          [
            "version": 2, "name": "first",
            "statements": ["INSERT INTO note (title) VALUES ('ink; pen')"],
          ]
        ],
      ]
    )
    let check = try object(try migrate("check", "--to", schema, "--format", "json"))
    #expect(check["agrees"] as? Bool == false)
    #expect((check["differences"] as? [String])?.count == 2)
    let new = try object(try migrate("new", "x", "--to", schema, "--format", "json"))
    #expect(new["file"] as? String == "\(directory)/3_x.sql")
    let none = try object(try migrate("new", "y", "--to", schema, "--format", "json"))
    #expect(none == [:])
  }

  @Test func `what would lose something is refused, and no file is written`() throws {
    let dropping = try sandbox.file(
      "dropping.sql",
      "CREATE TABLE note (id INTEGER PRIMARY KEY, title TEXT);"
    )
    let run = try migrate("new", "drop", "--to", dropping)
    #expect(run.status == 3)
    #expect(run.errors.contains("drop-column: column color of note goes with what it holds\n"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: directory).count == 2)
    let allowed = try migrate("new", "drop", "--to", dropping, "--allow-drop", "note.color")
    #expect(allowed.status == 0)
    #expect(try migrate("check", "--to", dropping).status == 0)
  }

  @Test func `an order that is broken, and versions that are not known, are said`() throws {
    let database = sandbox.path("app.db")
    _ = try migrate("up", database, "--create")
    _ = try sandbox.file("migrations/0_late.sql", "")
    let late = try migrate("status", database)
    #expect(late.output == "0 late: out of order\n1 create_note: applied\n2 first: applied\n")
    #expect(late.errors == "\(database): up refuses it without --out-of-order\n")
    #expect(try migrate("up", database).status == 1)
    #expect(try migrate("up", database, "--out-of-order").status == 0)
    try FileManager.default.removeItem(atPath: "\(directory)/2_first.sql")
    let unknown = try migrate("status", database)
    #expect(unknown.output == "0 late: applied\n1 create_note: applied\n2: unknown\n")
    #expect(
      unknown.errors
        == "\(database): up refuses it, since a migration was applied that is not known\n"
    )
    #expect(try migrate("up", database).status == 1)
    #expect(try migrate("check", database, "--to", schema).status == 2)
  }

  @Test func `the next version is as wide as the last, or the time`() throws {
    #expect(try migrate("new", "a", "--to", schema).output == "\(directory)/3_a.sql\n")
    for (last, count) in [
      ("0007_x.sql", 4), ("20200101000000.sql", 14),
      ("20200101000000123_y.sql", 17), ("90000101000000_z.sql", 14),
    ] {
      let other = sandbox.path("at-\(last)")
      try FileManager.default.createDirectory(atPath: other, withIntermediateDirectories: true)
      _ = try sandbox.file("at-\(last)/\(last)", "")
      let run = try sandbox.run(["migrate", "new", "b", "--dir", other, "--to", schema])
      let name = try #require(run.output.split(separator: "/").last)
      let digits = name.prefix { $0.isNumber }
      #expect(digits.count == count)
      #expect(digits > last.prefix { $0.isNumber })
      #expect(name.dropFirst(count) == "_b.sql\n")
    }
  }

  @Test(arguments: [
    (["new", "--to", "s"], "migrate new takes one NAME; none is given"),
    (["new", "a/b"], "migrate new takes a name of letters, digits, spaces, _ and -, not a/b"),
    (["up"], "migrate up takes one DATABASE and, maybe, a VERSION; none is given"),
    (["up", "a.db", "v2"], "migrate up takes a version in digits, not v2"),
    (["status"], "migrate status takes one DATABASE; none is given"),
    (["check", "a", "b", "--to", "s"], "migrate check takes at most one DATABASE; found: a b"),
    (["new", "x"], "migrate new needs --to SCHEMA"),
  ])
  func `operands that are not understood are said`(words: [String], sentence: String) throws {
    let run = try sandbox.run(["migrate"] + words + ["--dir", directory])
    #expect(run.status == 64)
    #expect(run.errors == "rebuilder: \(sentence)\nSee: rebuilder --help\n")
  }

  @Test func `without a folder there must be migrations of the tool's own`() throws {
    let database = sandbox.path("app.db")
    let run = try sandbox.run(["migrate", "status", database])
    #expect(run.errors.hasPrefix("rebuilder: migrate status needs --dir DIR\n"))
    let tool = CommandLineTool(
      schema: try Schema(sql: "CREATE TABLE memo(a);"),
      migrations: [SQLMigration(name: "own", version: 1, statements: ["CREATE TABLE memo(a)"])]
    )
    #expect(try sandbox.run(["migrate", "check"], tool: tool).status == 0)
    #expect(try sandbox.run(["migrate", "up", database, "--create"], tool: tool).status == 0)
    #expect(try sandbox.run(["migrate", "check", database], tool: tool).status == 0)
  }

  @Test func `the help of migrate is that of its verbs`() throws {
    let run = try sandbox.run(["migrate", "--help"])
    #expect(run.status == 0)
    #expect(
      run.output
        == (try Verb.family("migrate").map {
          try sandbox.run($0.words + ["--help"]).output
        }.joined(separator: "\n"))
    )
  }
}
