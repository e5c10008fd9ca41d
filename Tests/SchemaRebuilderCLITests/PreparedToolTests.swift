import SchemaRebuilder
import SchemaRebuilderCSQLite
import Testing

@testable import SchemaRebuilderCLI

/// A tool whose schema needs what only the app knows.
@Suite struct PreparedToolTests {
  private let sandbox: Sandbox
  private let database: String
  private let schema: Schema

  init() throws {
    sandbox = try Sandbox()
    database = try sandbox.database("CREATE TABLE t(a); INSERT INTO t VALUES ('x')")
    schema = try Schema(sql: "CREATE TABLE t(a COLLATE own); CREATE INDEX i ON t(a);")
  }

  private static let collation: Prepare = { connection in
    sqlite3_create_collation_v2(connection, "own", SQLITE_UTF8, nil, { _, _, _, _, _ in 0 }, nil)
  }

  @Test func `every verb has what prepare gives`() throws {
    let tool = CommandLineTool(schema: schema, version: 2, prepare: Self.collation)
    let (folder, migrations) = (sandbox.path("versions"), try sandbox.folder("migrations"))
    let commands: [([String], Int32)] = [
      (["plan", database], 0), (["apply", database], 0), (["check", database], 0),
      (["show", database], 0), (["show", database, "--format", "json"], 0),
      (["diff", database], 0),
      (["history", "snapshot", "--dir", folder], 0), (["history", "check", "--dir", folder], 0),
      (["migrate", "new", "first", "--dir", migrations], 0),
      (["migrate", "check", "--dir", migrations], 0),
    ]
    for (arguments, status) in commands {
      let run = try sandbox.run(arguments, tool: tool)
      #expect(run.status == status, "\(arguments): \(run.errors)")
    }
  }

  @Test func `without it the schema is an error`() throws {
    let run = try sandbox.run(["plan", database], tool: CommandLineTool(schema: schema))
    #expect(run.status == 1)
    #expect(run.errors.contains("no such collation sequence: own"))
  }
}
