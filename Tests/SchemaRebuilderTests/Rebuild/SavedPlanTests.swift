import Foundation
import Testing

@testable import SchemaRebuilder

/// A plan that was made, saved, read by a person and applied later.
@Suite struct SavedPlanTests {
  private let folder: ScratchFolder
  private let path: String

  init() throws {
    folder = try ScratchFolder()
    path = try folder.database(
      """
      CREATE TABLE t(a, gone); INSERT INTO t VALUES (1, NULL);
      CREATE TABLE p(id INTEGER PRIMARY KEY);
      PRAGMA user_version=2;
      """
    )
  }

  private func savedPlan(_ target: String = "CREATE TABLE t(a NOT NULL);") throws -> Plan {
    let plan = try Rebuilder(try Schema(sql: target), version: 3).plan(at: path)
    return try JSONDecoder().decode(Plan.self, from: JSONEncoder().encode(plan))
  }

  private func expectStale(
    _ plan: Plan,
    _ why: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let before = try folder.contents()
    let error = #expect(throws: RebuildError.self, sourceLocation: sourceLocation) {
      try Rebuilder.apply(plan, at: path)
    }
    #expect(error?.kind == .planIsStale, sourceLocation: sourceLocation)
    #expect(
      error?.message == "\(path): the plan was made for another state of the file: " + why,
      sourceLocation: sourceLocation
    )
    #expect(try folder.contents() == before, sourceLocation: sourceLocation)
  }

  private let otherSchema = "the schema or the version of the file is another one by now"

  @Test func `it is applied as it was printed`() throws {
    let plan = try savedPlan()
    let report = try Rebuilder.apply(plan, at: path)
    let inside = plan.steps.filter { $0.phase == .inside && $0.kind != .confirm }
    #expect(report.steps.map(\.sql) == inside.map(\.sql))
    #expect(
      try folder.lines(
        "SELECT sql FROM sqlite_schema WHERE name = 't'; SELECT * FROM t; PRAGMA user_version"
      )
        == ["'CREATE TABLE t(a NOT NULL)'", "1", "3"]
    )
  }

  @Test func `rows that make no hazard may come in between`() throws {
    let plan = try savedPlan()
    try folder.open().execute("INSERT INTO t VALUES (2, NULL)")
    _ = try Rebuilder.apply(plan, at: path)
    #expect(try folder.lines("SELECT * FROM t") == ["1", "2"])
  }

  @Test func `another schema refuses it`() throws {
    let plan = try savedPlan()
    try folder.open().execute("CREATE INDEX i ON t(a)")
    try expectStale(plan, otherSchema)
  }

  @Test func `another version refuses it`() throws {
    let plan = try savedPlan()
    try folder.open().execute("PRAGMA user_version=1")
    try expectStale(plan, otherSchema)
  }

  @Test func `it is not applied twice`() throws {
    let plan = try savedPlan()
    _ = try Rebuilder.apply(plan, at: path)
    try expectStale(plan, otherSchema)
  }

  @Test func `rows that would be a hazard by now refuse it`() throws {
    let plan = try savedPlan()
    try folder.open().execute("INSERT INTO t VALUES (2, 'kept?')")
    try expectStale(plan, "table t has more rows by now that are a hazard: drop-column")
  }

  @Test func `a refused plan stays refused`() throws {
    try folder.open().execute("INSERT INTO t VALUES (2, 'data')")
    let plan = try savedPlan()
    let error = #expect(throws: RebuildError.self) { try Rebuilder.apply(plan, at: path) }
    #expect(error?.kind == .refused)
    #expect(error?.hazards.map(\.code) == [.dropColumn])
  }

  @Test func `an empty plan does nothing`() throws {
    let plan = try Rebuilder(try Schema(sql: "CREATE TABLE t(a, gone);")).plan(at: path)
    let before = try folder.contents()
    #expect(try Rebuilder.apply(plan, at: path).isEmpty)
    #expect(try folder.contents() == before)
  }

  @Test func `a file that is missing is not created for it`() throws {
    let plan = try savedPlan()
    let error = #expect(throws: RebuildError.self) {
      try Rebuilder.apply(plan, at: folder.path("missing.db"))
    }
    #expect(error?.kind == .missing)
    #expect(try folder.contents().keys.sorted() == ["app.db"])
  }

  @Test func `a plan for a missing file creates it where that is said, and no file it is not for`()
    throws
  {
    let missing = folder.path("missing.db")
    let stale = try savedPlan()
    let error = #expect(throws: RebuildError.self) {
      try Rebuilder.apply(stale, at: missing, createsMissingFile: true)
    }
    #expect(error?.kind == .planIsStale)
    #expect(try folder.contents().keys.sorted() == ["app.db"])

    let rebuilder = Rebuilder(try Schema(sql: "CREATE TABLE t(a);"), version: 3)
    let plan = try rebuilder.plan(at: missing)
    let report = try Rebuilder.apply(plan, at: missing, createsMissingFile: true)
    #expect(report.tables.map(\.name) == ["t"])
    #expect(try rebuilder.plan(at: missing).isEmpty)
  }
}
