import Foundation
import SchemaRebuilder
import Testing

@testable import SchemaRebuilderCLI

/// Histories on the command line: as folders of files, and as an app declares them.
@Suite struct HistoryCommandsTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
  }

  private static let versions = [
    "CREATE TABLE seal (id INTEGER PRIMARY KEY, name TEXT);\n",
    "CREATE TABLE seal (\n  id INTEGER PRIMARY KEY,\n  nick TEXT -- @renamed from=name\n);\n",
    "CREATE TABLE seal (\n  id INTEGER PRIMARY KEY,\n  nick TEXT,\n  size INT -- @filled by=length(nick)\n);\n",
  ]

  private let first = versions[0] + "INSERT INTO seal VALUES (4, 'Solveig');"

  /// Writes the versions as files, by the tool itself.
  private func writeHistory() throws -> String {
    let folder = sandbox.path("history")
    for (index, sql) in Self.versions.enumerated() {
      let schema = try sandbox.file("schema.sql", sql)
      let words = ["--to", schema, "--schema-version", "\(index + 1)", "--dir", folder]
      let run = try sandbox.run(["history", "snapshot"] + words)
      #expect(
        run == Sandbox.Run(status: 0, output: "\(folder)/v\(index + 1).sql: written\n", errors: "")
      )
    }
    return folder
  }

  @Test func `a snapshot is the schema as it is written, and is written once`() throws {
    let folder = try writeHistory()
    #expect(
      try String(decoding: sandbox.bytes("history/v2.sql"), as: UTF8.self) == Self.versions[1]
    )
    let schema = try sandbox.file("schema.sql", Self.versions[2])
    let again = ["history", "snapshot", "--to", schema, "--dir", folder, "--schema-version"]
    #expect(try sandbox.run(again + ["3"]).output == "\(folder)/v3.sql: as declared\n")
    let other = try sandbox.run(again + ["2"])
    #expect(other.status == 2)
    #expect(other.output == "\(folder)/v2.sql: seal: column size is new\n")
    #expect(other.errors.contains("raise the version"))
    #expect(
      try String(decoding: sandbox.bytes("history/v2.sql"), as: UTF8.self) == Self.versions[1]
    )
  }

  @Test func `check says whether a released version was changed`() throws {
    let folder = try writeHistory()
    let schema = try sandbox.file(
      "schema.sql",
      "CREATE TABLE seal (id INTEGER PRIMARY KEY, nick TEXT);"
    )
    let words = ["history", "check", "--to", schema, "--dir", folder, "--schema-version"]
    #expect(
      try sandbox.run(words + ["2"])
        == Sandbox.Run(status: 0, output: "\(folder)/v2.sql: as declared\n", errors: "")
    )
    let changed = try sandbox.run(words + ["3"])
    #expect(changed.status == 2)
    #expect(changed.output == "\(folder)/v3.sql: seal: column size is no longer declared\n")
    let missing = try sandbox.run(words + ["4", "--format", "json"])
    #expect(missing.status == 2)
    #expect(
      missing.output == """
        [
          {
            "differences" : [
              "version 4 has no file: write it by history snapshot"
            ],
            "version" : 4
          }
        ]

        """
    )
  }

  @Test func `a file is stepped through a folder of versions`() throws {
    let folder = try writeHistory()
    let database = try sandbox.database(first)
    let plan = try sandbox.run(["plan", database, "--history", folder, "--exit-code"])
    #expect(plan.status == 2)
    #expect(
      plan.output.hasPrefix("-- The file has no version, and is taken for version 1.\n-- 2 steps")
    )
    let run = try sandbox.run(["apply", database, "--history", folder])
    #expect(run.status == 0)
    let lines = run.output.split(separator: "\n")
    #expect(lines.filter { $0.hasPrefix("step") } == ["step to version 2", "step to version 3"])
    #expect(lines.last == "version: 0 → 3")
    #expect(run.errors.contains("the file has no version, and is taken for version 1\n"))
    #expect(try sandbox.rows("SELECT * FROM seal") == ["4|Solveig|7"])
    #expect(try sandbox.run(["check", database, "--history", folder]).status == 0)
    #expect(
      try sandbox.run(["apply", database, "--history", folder]).output
        == "\(database): nothing to do\n"
    )
  }

  @Test func `a version that cannot be recognised is said on the command line`() throws {
    let folder = try writeHistory()
    let database = try sandbox.database(first + "CREATE TABLE mine (a);")
    let unknown = try sandbox.run(["apply", database, "--history", folder])
    #expect(unknown.status == 1)
    #expect(unknown.errors.contains("the nearest is version 1, which differs: table mine is not"))
    let words = ["apply", database, "--history", folder, "--one-transaction", "--assume"]
    #expect(try sandbox.run(words + ["7"]).status == 1)
    #expect(try sandbox.run(words + ["1"]).status == 0)
    #expect(try sandbox.rows("SELECT * FROM seal") == ["4|Solveig|7"])
  }

  @Test(arguments: [
    ["apply", "x.db", "--history", "h", "--to", "s.sql"],
    ["plan", "x.db", "--history", "h", "--rename", "a.b=c"],
    ["plan", "x.db", "--to", "s.sql", "--assume", "1"],
    ["apply", "x.db", "--to", "s.sql", "--one-transaction"], ["history"], ["history", "forget"],
    ["history", "check"], ["history", "snapshot", "--dir", "h"],
    ["history", "snapshot", "--dir", "h", "--to", "s.sql"],
  ])
  func `what does not go together is not understood`(words: [String]) throws {
    let schema = try sandbox.file("s.sql", Self.versions[0])
    let run = try sandbox.run(words.map { $0 == "s.sql" ? schema : $0 })
    #expect(run.status == 64, "\(run)")
    #expect(run.output == "")
  }

  @Test func `the backup of a run of which only some steps are done is told`() throws {
    let folder = try writeHistory()
    try FileManager.default.removeItem(atPath: "\(folder)/v3.sql")
    _ = try sandbox.file("history/v3.sql", "CREATE TABLE seal (id INTEGER PRIMARY KEY);")
    let database = try sandbox.database(first)
    let backup = sandbox.path("backup.db")
    let words = ["apply", database, "--history", folder, "--backup", backup]
    let run = try sandbox.run(words)
    #expect(run.status == 3)
    #expect(run.errors.contains("backup: \(backup)\nrebuilder: step from version 2 to 3"))
    let again = try sandbox.run(words + ["--allow", "drop-column"])
    #expect(again.errors.contains("it is there already\nwhat to do: name a file that is not there"))
    #expect(again.errors.contains("may be the copy of an earlier run"))
    let whole = try sandbox.run(words.dropLast() + [backup + "2", "--one-transaction"])
    #expect(!whole.errors.contains("backup:"))
  }

  @Test func `what the steps before a refused one did is told as at the end of a run`() throws {
    let folder = try sandbox.folder("history")
    let versions = [
      "CREATE TABLE seal (id INTEGER PRIMARY KEY, name TEXT);",
      "CREATE TABLE seal (id INTEGER PRIMARY KEY, nick TEXT UNIQUE -- @renamed from=name\n);",
      "CREATE TABLE seal (id INTEGER PRIMARY KEY);",
    ]
    for (index, sql) in versions.enumerated() {
      _ = try sandbox.file("history/v\(index + 1).sql", sql)
    }
    let database = try sandbox.database(first + "INSERT INTO seal VALUES (5, 'Solveig');")
    let words = ["apply", database, "--history", folder, "--deduplicate", "seal=first"]
    let run = try sandbox.run(words)
    #expect(run.status == 3)
    #expect(run.output.hasPrefix("step to version 2\nseal: "))
    #expect(run.output.hasSuffix("\nversion: 0 → 2\n"))
    let remarks = try #require(run.errors.range(of: "rebuilder: step from version 2 to 3"))
    #expect(run.errors[..<remarks.lowerBound].contains("  cured: "))
    #expect(try sandbox.rows("SELECT * FROM seal") == ["4|Solveig"])
    // Nothing was done before it this time.
    #expect(try sandbox.run(words).output == "")
    // A history takes no --allow-drop.
    let advice = "what to do: in a history, put the hint into the schema of version 3"
    #expect(run.errors.contains(advice))
    #expect(try sandbox.run(["plan"] + words.dropFirst()).errors.contains(advice))
  }

  @Test func `what a file of the last version is refused for is hinted in its schema`() throws {
    let folder = try sandbox.folder("history")
    _ = try sandbox.file("history/v1.sql", "CREATE TABLE seal (id INTEGER PRIMARY KEY);")
    let database = try sandbox.database(first + "INSERT INTO seal VALUES (5, 'Solveig');")
    for verb in ["plan", "apply"] {
      let run = try sandbox.run([verb, database, "--history", folder, "--assume", "1"])
      #expect(run.status == 3)
      #expect(
        run.errors.contains("what to do: in a history, put the hint into the schema of version 1")
      )
    }
  }

  // MARK: An app's own history

  private func tool() throws -> CommandLineTool {
    CommandLineTool(
      history: SchemaHistory(versions: [
        SchemaVersion(1, Schema { Table("seal") { Column("id", .integer, .primaryKey) } }),
        SchemaVersion(
          2,
          Schema {
            Table("seal") {
              Column("id", .integer, .primaryKey)
              Column("size", .integer).filled(by: "id * 10")
            }
          },
          didRebuild: { try $0.execute("UPDATE seal SET size = size + 1") }
        ),
      ]),
      name: "seals"
    )
  }

  @Test func `an app's tool steps through its own history, code included`() throws {
    let tool = try tool()
    let database = try sandbox.database(
      "CREATE TABLE seal (id INTEGER PRIMARY KEY); INSERT INTO seal VALUES (4);"
        + "PRAGMA user_version = 1"
    )
    let plan = try sandbox.run(["plan", database], tool: tool)
    #expect(plan.output.contains("-- then: the code of version 2, didRebuild\n"))
    #expect(try sandbox.run(["plan", database, "--rename", "a.b=c"], tool: tool).status == 64)
    #expect(try sandbox.run(["apply", database], tool: tool).status == 0)
    #expect(try sandbox.rows("SELECT * FROM seal") == ["4|41"])
    #expect(try sandbox.run(["check", database], tool: tool).status == 0)
  }

  @Test func `an app's tool keeps a file of every version, with its hints`() throws {
    let tool = try tool()
    let folder = sandbox.path("history")
    let written = try sandbox.run(["history", "snapshot", "--dir", folder], tool: tool)
    #expect(written.output == "\(folder)/v1.json: written\n\(folder)/v2.json: written\n")
    let read = try SchemaHistory(readingFrom: folder)
    #expect(read.versions.map(\.schema) == tool.history?.versions.map(\.schema))
    #expect(try sandbox.run(["history", "check", "--dir", folder], tool: tool).status == 0)
    _ = try sandbox.file("history/v3.sql", Self.versions[0])
    let check = try sandbox.run(["history", "check", "--dir", folder], tool: tool)
    #expect(check.status == 2)
    #expect(check.output.hasSuffix("\(folder)/v3.sql: version 3 is not declared\n"))
  }
}
