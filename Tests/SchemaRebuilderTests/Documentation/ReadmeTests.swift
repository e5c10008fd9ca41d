import Foundation
import SchemaRebuilder
import SchemaRebuilderTesting
import Testing

/// What the README shows is what the code does.
@Suite struct ReadmeTests {
  private let readme: MarkdownFile
  private let database: FixtureDatabase
  private let rebuilder = Rebuilder(AppSchema.schema, version: AppSchema.version)

  init() throws {
    readme = try MarkdownFile("README.md")
    database = try FixtureDatabase(try #require(readme.example("before")))
  }

  @Test(arguments: [("swift", "ReadmeExample"), ("migrations", "ReadmeMigrations")])
  func `the Swift is a file of this target`(example: String, name: String) throws {
    let file = MarkdownFile.package
      .appendingPathComponent("Tests/SchemaRebuilderTests/Documentation/\(name).swift")
    #expect(readme.example(example) == (try String(contentsOf: file, encoding: .utf8)))
  }

  @Test func `the model is one of this target, and its table what it says`() throws {
    let file = MarkdownFile.package
      .appendingPathComponent("Tests/SchemaRebuilderTests/Documentation/ModelExample.swift")
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(readme.example("model").map { text.hasSuffix($0) } == true)
    let table = Table("message") {
      Column("id", .integer, .primaryKey)
      Column("text", .text, .notNull)
      Column("sent", .text)
      Column("isRead", .integer, .notNull, .default(0))
    }
    #expect(MessageSchema.schema == Schema { table })
  }

  @Test func `the history is one of this target, and steps a file through it`() throws {
    let file = MarkdownFile.package
      .appendingPathComponent("Tests/SchemaRebuilderTests/Documentation/HistoryExample.swift")
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(readme.example("history").map { text.hasSuffix($0) } == true)
    let old = try FixtureDatabase(
      """
      CREATE TABLE note (id INTEGER PRIMARY KEY, body TEXT);
      INSERT INTO note VALUES (1, 'ink  , black'), (2, NULL);
      PRAGMA user_version = 1;
      """
    )
    try openOldNotes(at: old.path)
    #expect(try old.rows("SELECT id, body, title FROM note") == [["1", "'ink  , black'", "'ink'"]])
  }

  @Test func `the dry run is what the example prints`() throws {
    let sql = try rebuilder.plan(at: database).sql
    if ProcessInfo.processInfo.environment["RECORD"] != nil {
      try readme.write(sql, asExample: "plan")
    } else {
      #expect(readme.example("plan") == sql)
    }
  }

  @Test func `the rows are those of the example after its run`() throws {
    try openNotes(at: database.path)
    let rows = try database.rows("SELECT id, title, body, pinned FROM note").map {
      $0.joined(separator: " | ") + "\n"
    }
    #expect(readme.example("rows") == rows.joined())
    #expect(try rebuilder.plan(at: database).isEmpty)
  }

  @Test func `the schema in SQL is the schema in Swift, hints too`() throws {
    let schema = try Schema(sql: try #require(readme.example("schema")))
    #expect(try SchemaDiff(from: schema, to: AppSchema.schema, hints: Hints()).sentences == [])
    #expect(schema.hints == AppSchema.schema.hints)
  }

  @Test func `every hazard has its place in a table`() {
    let codes = Set(readme.codeSpans)
    #expect(Hazard.Code.allCases.map(\.rawValue).filter { !codes.contains($0) } == [])
  }
}
