import Foundation
import Testing

@testable import SchemaRebuilder

/// A plan for a quick look, which asks the rows nothing.
@Suite struct UnaskedRowsTests {
  private let folder: ScratchFolder
  private let path: String

  init() throws {
    folder = try ScratchFolder()
    path = try folder.database(
      """
      CREATE TABLE p(id INTEGER PRIMARY KEY);
      CREATE TABLE t(a, gone); INSERT INTO t VALUES (1, 'x'), (1, NULL);
      """
    )
  }

  private func rebuilder(_ sql: String) throws -> Rebuilder {
    Rebuilder(try Schema(sql: sql), asksRows: false)
  }

  private let target =
    "CREATE TABLE p(id INTEGER PRIMARY KEY); CREATE TABLE t(a UNIQUE CHECK (a > 1));"

  @Test func `it lists what was left unasked, and every line is a comment`() throws {
    let plan = try rebuilder(target).plan(at: path)
    #expect(!plan.rowsWereAsked)
    #expect(plan.findings.answers.isEmpty && plan.hazards.isEmpty)
    #expect(
      plan.sql.split(separator: "\n").prefix(2) == [
        "-- Made without asking the rows: nothing below is run until they are.", "-- Plan",
      ]
    )
    #expect(
      plan.sql.split(separator: "\n").filter { $0.hasPrefix("-- not asked: ") } == [
        "-- not asked: drop-column of t.gone", "-- not asked: duplicate of t (a)",
        "-- not asked: broken-check of t a > 1",
      ]
    )
    #expect(plan.sql.split(separator: "\n").allSatisfy { $0.hasPrefix("--") })
  }

  @Test func `no row is read for it`() throws {
    let connection = try folder.open()
    // Every probe of the table calls the function by way of the generated column.
    let asked = SQLFunction("asked", arguments: 1, isDeterministic: true) { _ in
      throw CancellationError()
    }
    try connection.register([asked])
    try connection.execute("ALTER TABLE t ADD COLUMN g AS (asked(a))")
    let schema = try Schema(
      sql: "CREATE TABLE t(a, g NOT NULL); CREATE TABLE p(id INTEGER PRIMARY KEY);"
    )
    let prepare: Prepare = { try SQLiteConnection(borrowing: $0).register([asked]) }
    var rebuilder = Rebuilder(schema, asksRows: false, prepare: prepare)
    #expect(try !rebuilder.plan(on: connection.handle).rowsWereAsked)
    rebuilder.asksRows = true
    let codes = try rebuilder.plan(on: connection.handle).hazards.map(\.code)
    #expect(codes == [.dropColumn, .failingExpression])
  }

  @Test func `it is saved as what it is, and cannot be applied`() throws {
    let saved = try JSONEncoder().encode(try rebuilder(target).plan(at: path))
    let plan = try JSONDecoder().decode(Plan.self, from: saved)
    #expect(plan.unasked.map(\.code) == [.dropColumn, .duplicate, .brokenCheck])
    let before = try folder.contents()
    let error = #expect(throws: RebuildError.self) { try Rebuilder.apply(plan, at: path) }
    #expect(error?.kind == .rowsNotAsked)
    #expect(error?.message == "\(path): the plan was made without asking the rows")
    #expect(try folder.contents() == before)
  }

  @Test func `where there was nothing to ask it is a plan like any other`() throws {
    let index = "CREATE TABLE t(a, gone); CREATE INDEX i ON t(a);"
    let plan = try rebuilder(index).plan(at: path)
    #expect(plan.rowsWereAsked && plan.unasked.isEmpty)
    #expect(try !Rebuilder.apply(plan, at: path).isEmpty)
  }

  @Test func `a run asks all the same`() throws {
    let error = #expect(throws: RebuildError.self) { try rebuilder(target).run(at: path) }
    #expect(error?.kind == .refused)
    #expect(error?.hazards.map(\.code) == [.dropColumn, .brokenCheck, .duplicate])
  }
}
