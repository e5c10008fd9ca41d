import Foundation
import Testing

@testable import SchemaRebuilderCLI

/// The table of exit statuses, verb by verb.
@Suite struct ExitStatusTests {
  private let sandbox: Sandbox
  private let database: String
  private let same: String
  private let changed: String
  private let lossy: String

  init() throws {
    sandbox = try Sandbox()
    database = try sandbox.database(
      """
      CREATE TABLE buoy (id INTEGER PRIMARY KEY, colour TEXT);
      INSERT INTO buoy VALUES (1, 'red'), (2, 'green');
      """
    )
    same = try sandbox.file("same.sql", "CREATE TABLE buoy (id INTEGER PRIMARY KEY, colour TEXT);")
    changed = try sandbox.file(
      "changed.sql",
      "CREATE TABLE buoy (id INTEGER PRIMARY KEY, colour TEXT NOT NULL);"
    )
    lossy = try sandbox.file("lossy.sql", "CREATE TABLE buoy (id INTEGER PRIMARY KEY);")
  }

  @Test func `plan ends with 0 where nothing is to do, and says so in a comment`() throws {
    let before = try sandbox.bytes("app.db")
    for flags in [[], ["--exit-code"]] {
      let run = try sandbox.run(["plan", database, "--to", same] + flags)
      #expect(run.status == 0)
      #expect(run.output.hasPrefix("-- Nothing to do"))
      #expect(run.errors == "")
    }
    #expect(try sandbox.bytes("app.db") == before)
  }

  @Test func `plan ends with 0 where something is to do, with 2 on demand`() throws {
    let before = try sandbox.bytes("app.db")
    let plan = try sandbox.run(["plan", database, "--to", changed])
    let told = try sandbox.run(["plan", database, "--to", changed, "--exit-code"])
    #expect(plan.status == 0)
    #expect(told.status == 2)
    #expect(plan.output == told.output)
    #expect(plan.output.contains("CREATE TABLE"))
    #expect(try sandbox.bytes("app.db") == before)
  }

  @Test func `a refused plan ends with 3 and is comments alone`() throws {
    let run = try sandbox.run(["plan", database, "--to", lossy])
    #expect(run.status == 3)
    #expect(run.output.contains("drop-column"))
    let lines = run.output.split(separator: "\n")
    #expect(lines.filter { !$0.hasPrefix("--") } == [])
    #expect(run.errors.hasPrefix("rebuilder: the plan for \(database) is refused\ndrop-column: "))

    let before = try sandbox.bytes("app.db")
    try Connection(database).run(run.output)
    #expect(try sandbox.bytes("app.db") == before)
  }

  @Test func `apply ends with 0 where nothing is to do, and writes nothing`() throws {
    let before = try sandbox.bytes("app.db")
    let run = try sandbox.run(["apply", database, "--to", same])
    #expect(
      run
        == Sandbox.Run(
          status: 0,
          output: "buoy: left alone\n\(database): nothing to do\n",
          errors: ""
        )
    )
    #expect(try sandbox.bytes("app.db") == before)
  }

  @Test func `apply ends with 0 when it is done, and prints a line for each table`() throws {
    let run = try sandbox.run(["apply", database, "--to", changed])
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("buoy: definition edit, "))
    #expect(run.output.split(separator: "\n").count == 1)
    #expect(try sandbox.rows("SELECT id, colour FROM buoy") == ["1|red", "2|green"])
    #expect(
      try sandbox.rows("SELECT \"notnull\" FROM pragma_table_info('buoy')") == ["0", "1"]
    )
  }

  @Test func `a refused apply ends with 3 and changes nothing`() throws {
    let before = try sandbox.bytes("app.db")
    let run = try sandbox.run(["apply", database, "--to", lossy])
    #expect(run.status == 3)
    #expect(run.output == "")
    #expect(run.errors.contains("drop-column"))
    #expect(run.errors.hasSuffix("Nothing was changed.\n"))
    #expect(try sandbox.bytes("app.db") == before)
  }

  @Test func `check ends with 0 where nothing differs and with 2 where something does`() throws {
    let before = try sandbox.bytes("app.db")
    let equal = try sandbox.run(["check", database, "--to", same])
    #expect(
      equal == Sandbox.Run(status: 0, output: "\(database): as declared\n", errors: "")
    )
    let everything = ["check", database, "--to", same, "--strategy", "everything"]
    #expect(try sandbox.run(everything) == equal)
    let different = try sandbox.run(["check", database, "--to", changed])
    #expect(different.status == 2)
    #expect(different.output.contains("colour"))
    #expect(try sandbox.bytes("app.db") == before)
  }

  @Test func `check ends with 2 where the rebuild would be refused, and says so`() throws {
    let run = try sandbox.run(["check", database, "--to", lossy])
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("rebuilder: the plan for \(database) is refused\ndrop-column: "))
  }

  @Test func `diff ends with 0 where two schemas are equal and with 2 where they are not`() throws {
    let equal = try sandbox.run(["diff", database, same])
    #expect(equal == Sandbox.Run(status: 0, output: "the schemas are equal\n", errors: ""))
    let different = try sandbox.run(["diff", same, changed])
    #expect(different.status == 2)
    #expect(different.output.contains("colour"))
    #expect(different.errors == "")
  }

  @Test func `what only the first schema has is a difference, whatever a database would keep`()
    throws
  {
    let more = try sandbox.file(
      "more.sql",
      "CREATE TABLE buoy (id INTEGER PRIMARY KEY, colour TEXT); CREATE TABLE rope (a);"
    )
    let run = try sandbox.run(["diff", more, same])
    #expect(run == Sandbox.Run(status: 2, output: "table rope is not declared\n", errors: ""))
  }

  @Test(arguments: ["plan", "apply", "check"])
  func `an error ends with 1, its sentence first, whatever the verb`(verb: String) throws {
    let missing = sandbox.path("missing.db")
    let run = try sandbox.run([verb, missing, "--to", same])
    #expect(run.status == 1)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("rebuilder: \(missing)"))
    #expect(!FileManager.default.fileExists(atPath: missing))
  }

  @Test func `diff and show end with 1 after an error`() throws {
    #expect(try sandbox.run(["diff", same, sandbox.path("none.sql")]).status == 1)
    #expect(try sandbox.run(["show", sandbox.path("none.db")]).status == 1)
    #expect(!FileManager.default.fileExists(atPath: sandbox.path("none.db")))
  }

  @Test(arguments: Verb.allCases)
  func `a word that is not understood ends with 64 and the nearest right flag`(verb: Verb) throws {
    let run = try sandbox.run([verb.rawValue, database, "--quite"])
    #expect(
      run
        == Sandbox.Run(
          status: 64,
          output: "",
          errors: """
            rebuilder: there is no flag --quite; did you mean --quiet?
            See: rebuilder --help

            """
        )
    )
  }

  @Test(arguments: [
    ([], "a verb is missing: plan, apply, check, diff, show, history, migrate"),
    (["plan"], "plan takes one DATABASE; none is given"),
    (["plan", "a.db"], "plan needs --to SCHEMA, or --history DIR"),
    (["apply", "a.db"], "apply needs --to SCHEMA, or --history DIR"),
    (["check", "a.db", "b.db", "--to", "c"], "check takes one DATABASE; found: a.db b.db"),
    (["diff", "a.sql"], "diff takes two SCHEMAs; found: a.sql"),
    (["diff", "-", "-"], "diff can read one schema from standard input, not two"),
    (["show"], "show takes one DATABASE; none is given"),
  ])
  func `what is missing ends with 64`(arguments: [String], sentence: String) throws {
    let run = try sandbox.run(arguments)
    #expect(run.status == 64)
    #expect(run.errors == "rebuilder: \(sentence)\nSee: rebuilder --help\n")
  }
}
