import Testing

@testable import SchemaRebuilderCLI

/// A folder in which no migration is.
@Suite struct EmptyMigrationFolderTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
  }

  @Test(arguments: ["status", "up", "check"])
  func `a folder without migrations is an error that says what is looked for`(verb: String) throws {
    let database = try sandbox.database("PRAGMA user_version = 4")
    let empty = try sandbox.folder("empty")
    let schema = try sandbox.file("schema.sql", "CREATE TABLE t (a);")
    let target = verb == "check" ? ["--to", schema] : []
    let words = ["migrate", verb, database, "--dir", empty] + target
    let run = try sandbox.run(words)
    #expect(run.status == 1)
    #expect(run.output == "")
    #expect(run.errors.contains("\(empty) has no migration: looked for are files <version>_<name>"))
    #expect(!run.errors.contains("--history"))
    _ = try sandbox.file("empty/v1.sql", "CREATE TABLE t (a);")
    #expect(try sandbox.run(words).errors.contains("such as v1.sql, it is a folder for --history"))
  }

  @Test func `the first migration is written into it`() throws {
    let empty = try sandbox.folder("empty")
    let schema = try sandbox.file("schema.sql", "CREATE TABLE t (a);")
    let words = ["migrate", "new", "first", "--dir", empty, "--to", schema]
    #expect(try sandbox.run(words).status == 0)
    let database = sandbox.path("new.db")
    let run = try sandbox.run(["migrate", "up", database, "--dir", empty, "--create"])
    #expect(run.status == 0)
  }
}
