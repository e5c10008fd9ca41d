import Testing

@testable import SchemaRebuilderCLI

/// A flag that names what should be declared and is not is an error; a name of the file may be gone
/// already, and is at most a remark.
@Suite struct MisspeltNamesTests {
  private let sandbox: Sandbox
  private let database: String
  private let schema: String

  init() throws {
    sandbox = try Sandbox()
    database = try sandbox.database("CREATE TABLE note(id INTEGER PRIMARY KEY, text TEXT, tag);")
    schema = try sandbox.file(
      "schema.sql",
      "CREATE TABLE note(id INTEGER PRIMARY KEY, body TEXT, tag); CREATE TABLE plain(a);"
    )
  }

  @Test(
    arguments: [
      (
        "--rename", "note.text=bdy", "a rename (Hints.renames, --rename) names note.bdy",
        "did you mean body? the columns of note are id, body, tag"
      ),
      (
        "--rename-table", "memo=nte", "a rename (Hints.renames, --rename-table) names nte",
        "did you mean note? declared are note, plain"
      ),
      (
        "--fill", "note.boddy=1", "a fill (Hints.fills, --fill) names note.boddy",
        "did you mean body? the columns of note are id, body, tag"
      ),
      (
        "--allow-drop", "memo.tag",
        "the permission to drop a column (Hints.tombstones, --allow-drop) names memo",
        "declared are note, plain"
      ),
      (
        "--cast", "note.taag", "a cure (Policy.cures, --cast) names note.taag",
        "did you mean tag? the columns of note are id, body, tag"
      ),
      (
        "--orphans", "nite.tag=null", "a cure (Policy.cures, --orphans) names nite.tag",
        "did you mean note? declared are note, plain"
      ),
      (
        "--deduplicate", "nothing=first", "a cure (Policy.cures, --deduplicate) names nothing",
        "declared are note, plain"
      ),
    ]
  )
  func `what should be declared and is not is an error`(
    flag: String,
    value: String,
    mistake: String,
    advice: String
  ) throws {
    let run = try sandbox.run(["plan", database, "--to", schema, flag, value])
    #expect(run.status == 1)
    #expect(run.errors.contains("has a mistake: \(mistake), which is not declared\n"))
    #expect(run.errors.contains("what to do: \(advice)\n"))
  }

  @Test(
    arguments: [
      ("--orphans", "note.tag=null", "note declares no foreign key with tag"),
      ("--deduplicate", "plain=last", "plain declares no key, no UNIQUE and no unique index"),
    ]
  )
  func `a cure for what is not declared is an error`(
    flag: String,
    value: String,
    mistake: String
  ) throws {
    let run = try sandbox.run(["plan", database, "--to", schema, flag, value])
    #expect(run.status == 1)
    #expect(run.errors.contains(mistake))
  }

  @Test func `a mistake of a file of hints names the file`() throws {
    func hints(_ file: String, _ column: String) throws -> String {
      let fill = #"{"table": "note", "column": "\#(column)", "expr": "1"}"#
      return try sandbox.file(file, #"{"fill": [\#(fill)]}"#)
    }
    let (good, bad) = (try hints("good.json", "body"), try hints("bad.json", "boddy"))
    let flags = ["--hints", good, "--hints", bad]
    let run = try sandbox.run(["plan", database, "--to", schema] + flags)
    #expect(run.status == 1)
    #expect(run.errors.hasPrefix("rebuilder: \(bad): a hint has a mistake: a fill "))
  }

  @Test(
    arguments: [
      ("broken-check", "change them, or say what they get"),
      ("failing-expression:note", "change them, or say what they get"),
      ("duplicate:note.tag", "say which of equal rows stays"),
      ("missing-value", "say what the rows get"),
      ("null-in-not-null", "say what NULL becomes"),
      ("strict-type", "cast the values"),
    ]
  )
  func `what cannot be allowed is an error`(value: String, help: String) throws {
    let run = try sandbox.run(["plan", database, "--to", schema, "--allow", value])
    #expect(run.status == 1)
    #expect(
      run.errors.contains(
        "the policy has a mistake: \(value) is allowed (Policy.allowed, --allow), and cannot be: "
      )
    )
    #expect(run.errors.contains("where such rows are found, \(help)"))
  }

  @Test(arguments: [("seen", "view"), ("noted", "trigger")])
  func `a permission for a reader of columns is remarked on`(name: String, kind: String) throws {
    try Connection(database).run("CREATE VIEW seen AS SELECT id FROM note")
    try Connection(database).run(
      "CREATE TRIGGER noted AFTER DELETE ON note BEGIN SELECT 1; END"
    )
    let flags = ["--allow", "column-order:\(name)"]
    let run = try sandbox.run(["plan", database, "--to", schema] + flags)
    #expect(
      run.errors.contains("column-order is allowed for \(name), which is a \(kind): it is the ")
    )
  }

  @Test func `a fill of a table that is new is remarked on`() throws {
    let remark = "plain.a has a fill, which does nothing: it is for the rows of a table that is "
    let flags = ["--fill", "plain.a=1", "--rename", "note.text=body"]
    let first = try sandbox.run(["apply", database, "--to", schema] + flags)
    #expect(first.status == 0)
    #expect(first.errors.contains(remark))
    let second = try sandbox.run(["apply", database, "--to", schema] + flags)
    #expect(!second.errors.contains(remark))
  }

  @Test(arguments: [["show"], ["migrate", "status"]])
  func `a missing database is not advised to be made where that is no choice`(
    verb: [String]
  ) throws {
    let folder = try MigrationFolder()
    let database = sandbox.path("missing.sqlite")
    let run =
      verb.count == 1
      ? try sandbox.run(verb + [database]) : try folder.migrate(["status", database])
    #expect(run.status == 1)
    #expect(run.errors.contains("\(database) does not exist"))
    #expect(!run.errors.contains("--create"))
  }

  @Test(
    arguments: [
      (["--rename", "note.text=bdy"], 1), (["--fill", "note.boddy=1"], 1),
      (["--rename", "note.text=body"], 0), (["--allow-drop", "note.gone"], 0),
    ]
  )
  func `diff refuses the same`(flag: [String], status: Int) throws {
    let run = try sandbox.run(["diff", schema, schema] + flag)
    #expect(Int(run.status) == status)
  }

  @Test(
    arguments: [
      (
        ["--rename", "note.txt=body"],
        "note.body was txt, and the file does not have that: it is renamed, or misspelt"
      ),
      (
        ["--rename-table", "memo=note"],
        "note was memo, and the file does not have that: it is renamed, or misspelt"
      ),
      (
        ["--allow-drop", "nope"],
        "nope may be dropped, and the file does not have it: it is gone, or misspelt"
      ),
      (
        ["--allow-drop", "note.txt"],
        "note.txt may be dropped, and the file does not have it: it is gone, or misspelt"
      ),
      (
        ["--allow", "drop-column:note.txt"],
        "drop-column is allowed for note.txt, which neither the file nor the declared schema has"
      ),
    ]
  )
  func `what the file does not have is a remark`(flag: [String], remark: String) throws {
    let run = try sandbox.run(["plan", database, "--to", schema] + flag)
    #expect(run.status == 0)
    #expect(run.errors.contains("\(remark)\n"))
    let quiet = try sandbox.run(["plan", database, "--to", schema, "--quiet"] + flag)
    #expect(quiet.errors == "")
  }

  @Test(arguments: ["plan", "apply", "check"])
  func `what is refused is remarked on as well`(verb: String) throws {
    try Connection(database).run("INSERT INTO note VALUES (1, 'ink', 'x')")
    let flags = ["--rename", "note.text=body", "--allow", "drop-column:note.tga"]
    let target = try sandbox.file("next.sql", "CREATE TABLE note(id INTEGER PRIMARY KEY, body)")
    let run = try sandbox.run([verb, database, "--to", target] + flags)
    #expect(run.status == (verb == "check" ? 2 : 3))
    #expect(run.errors.hasPrefix("drop-column is allowed for note.tga, which neither the file "))
    #expect(run.errors.contains("drop-column: column tag of note"))
    let quiet = try sandbox.run([verb, database, "--to", target, "--quiet"] + flags)
    #expect(!quiet.errors.contains("note.tga"))
  }

  @Test func `a command that is given again has nothing to do`() throws {
    let schema = try sandbox.file(
      "next.sql",
      "CREATE TABLE note(id INTEGER PRIMARY KEY, body TEXT)"
    )
    let flags = [
      "--rename", "note.text=body", "--allow-drop", "note.tag", "--allow", "drop-column:note.tag",
      "--cast", "note.body",
    ]
    let first = try sandbox.run(["apply", database, "--to", schema] + flags)
    #expect(first.status == 0)
    #expect(first.errors == "")
    let second = try sandbox.run(["apply", database, "--to", schema] + flags)
    #expect(second.status == 0)
    #expect(second.output == "note: left alone\n\(database): nothing to do\n")
    #expect(second.errors.split(separator: "\n").count == 3)
  }
}
