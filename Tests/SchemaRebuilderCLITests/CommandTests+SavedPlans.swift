import Foundation
import SchemaRebuilder
import Testing

@testable import SchemaRebuilderCLI

/// Plans that are saved, in JSON, or for a quick look.
extension CommandTests {
  @Test func `a saved plan is carried out later, with no schema at hand`() throws {
    let database = try sandbox.database(before)
    let schema = try sandbox.file("after.sql", after)
    let saved = sandbox.path("plan.json")
    let plan = try sandbox.run(["plan", database, "--to", schema, "-o", saved] + intent)
    #expect(plan.status == 0)
    try FileManager.default.removeItem(atPath: schema)

    #expect(try sandbox.run(["apply", database, "--plan", saved]).status == 0)
    #expect(try sandbox.rows("SELECT * FROM seal") == ["4|Solveig|80.5|no"])
    // The file has another schema now.
    let written = try sandbox.bytes("app.db")
    #expect(try sandbox.run(["apply", database, "--plan", saved]).status == 1)
    #expect(try sandbox.bytes("app.db") == written)
  }

  @Test func `a saved plan for a missing file makes it where that is said`() throws {
    let database = sandbox.path("missing.db")
    let saved = sandbox.path("plan.json")
    let words = ["plan", database, "--to", "-", "--create", "-o", saved]
    #expect(try sandbox.run(words, input: after).status == 0)
    let apply = ["apply", database, "--plan", saved]
    #expect(try sandbox.run(apply).errors.contains("needs createsMissingFile (--create)"))
    #expect(!FileManager.default.fileExists(atPath: database))
    #expect(try sandbox.run(apply + ["--create"]).status == 0)
    #expect(try sandbox.rows("SELECT name FROM sqlite_schema", in: "missing.db").contains("seal"))
    #expect(try sandbox.run(apply + ["--create"]).status == 1)
  }

  @Test func `a refused plan stays refused when it is saved`() throws {
    let database = try sandbox.database(before)
    let saved = sandbox.path("plan.json")
    let words = ["plan", database, "--to", "-", "-o", saved, "--rename", "seal.name=nick"]
    #expect(try sandbox.run(words, input: after).status == 3)
    let written = try sandbox.bytes("app.db")
    #expect(try sandbox.run(["apply", database, "--plan", saved]).status == 3)
    #expect(try sandbox.bytes("app.db") == written)
  }

  @Test func `a plan is not saved over a database`() throws {
    let database = try sandbox.database(before)
    let written = try sandbox.bytes("app.db")
    let words = ["plan", database, "--to", "-", "-o", database] + intent
    let run = try sandbox.run(words, input: after)
    #expect(run.status == 1)
    #expect(run.errors.contains("will not write over \(database): it is an SQLite database"))
    #expect(try sandbox.bytes("app.db") == written)
  }

  @Test func `a plan is not saved over the schema from which it was made`() throws {
    let database = try sandbox.database(before)
    let schema = try sandbox.file("after.sql", after)
    let run = try sandbox.run(["plan", database, "--to", schema, "-o", schema] + intent)
    #expect(run.status == 1)
    #expect(run.errors.contains("will not write over \(schema): the plan was made from it"))
    #expect(try sandbox.bytes("after.sql") == Data(after.utf8))
  }

  @Test func `a plan in JSON is the plan that is saved`() throws {
    let database = try sandbox.database(before)
    let saved = sandbox.path("plan.json")
    let words = ["plan", database, "--to", "-", "--format", "json", "-o", saved] + intent
    let run = try sandbox.run(words, input: after)
    #expect(run.status == 0)
    #expect(try sandbox.bytes("plan.json") == Data(run.output.utf8))
    let plan = try JSONDecoder().decode(Plan.self, from: Data(run.output.utf8))
    #expect(!plan.isEmpty && !plan.isRefused)
  }

  @Test func `a plan for a quick look says so and is not carried out`() throws {
    let database = try sandbox.database(before)
    let saved = sandbox.path("plan.json")
    let words = [
      "plan", database, "--to", "-", "--no-probes", "-o", saved, "--rename", "seal.name=nick",
    ]
    let run = try sandbox.run(words, input: after)
    #expect(run.status == 0)
    #expect(run.output.contains("-- not asked: drop-column of seal.tag\n"))
    #expect(run.errors.contains("the rows were not asked: this plan cannot be applied\n"))
    #expect(try sandbox.run(words + ["--exit-code"], input: after).status == 2)
    let written = try sandbox.bytes("app.db")
    #expect(try sandbox.run(["apply", database, "--plan", saved]).status == 1)
    #expect(try sandbox.bytes("app.db") == written)
  }
}
