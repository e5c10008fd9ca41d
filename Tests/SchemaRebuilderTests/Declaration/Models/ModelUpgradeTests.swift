import Foundation
import SchemaRebuilder
import SchemaRebuilderTesting
import Testing

/// To add a column where it is missing, declare the model and run.
@Suite struct ModelUpgradeTests {
  /// The models of three releases.
  private enum Release {
    enum First {
      struct Note: Codable { var id: Int, text: String }
    }
    enum Second {
      struct Note: Codable { var id: Int, text: String, sent: Date?, isRead = false }
    }
    enum Third {
      struct Note: Codable { var id: Int, body: String, sent: Date?, isRead = false }
    }
  }

  private let first = Schema { Table(for: Release.First.Note.self) }
  private let second = Schema { Table(for: Release.Second.Note.self, defaults: ["isRead": false]) }
  private let third = Schema {
    Table(for: Release.Third.Note.self, defaults: ["isRead": false]) {
      Column("body", .text, .notNull).renamed(from: "text")
    }
  }

  @Test func `a missing file gets the table of the model`() throws {
    let database = try FixtureDatabase()
    _ = try Rebuilder(first).run(at: database.path)
    #expect(
      try database.rows("SELECT name, type, \"notnull\", pk FROM pragma_table_info('note')")
        == [["'id'", "'INTEGER'", "0", "1"], ["'text'", "'TEXT'", "1", "0"]]
    )
  }

  @Test func `a property that a model gains is a column that its file gains`() throws {
    let database = try file()
    let plan = try Rebuilder(second).plan(at: database.path)
    #expect(plan.tables.map(\.rung) == [.addColumn])
    _ = try Rebuilder(second).run(at: database.path)
    #expect(
      try database.rows("SELECT id, text, sent, isRead FROM note")
        == [["1", "'ink'", "NULL", "0"], ["2", "'oil'", "NULL", "0"]]
    )
    #expect(try Rebuilder(second).plan(at: database.path).isEmpty)
  }

  @Test func `a property with a new name keeps its values, from either release`() throws {
    for release in [first, second] {
      let database = try file()
      _ = try Rebuilder(release).run(at: database.path)
      expectSafeRebuild(of: database, by: Rebuilder(third))
      _ = try Rebuilder(third).run(at: database.path)
      #expect(
        try database.rows("SELECT id, body, sent, isRead FROM note")
          == [["1", "'ink'", "NULL", "0"], ["2", "'oil'", "NULL", "0"]]
      )
    }
  }

  @Test func `without a default the rows that exist lack a value`() throws {
    let database = try file()
    let rebuilder = Rebuilder(Schema { Table(for: Release.Second.Note.self) })
    let plan = try rebuilder.plan(at: database.path)
    #expect(plan.hazards.map(\.code) == [.missingValue])
    #expect(plan.isRefused)
  }

  private func file() throws -> FixtureDatabase {
    let database = try FixtureDatabase()
    _ = try Rebuilder(first).run(at: database.path)
    try database.execute("INSERT INTO note VALUES (1, 'ink'), (2, 'oil')")
    return database
  }
}
