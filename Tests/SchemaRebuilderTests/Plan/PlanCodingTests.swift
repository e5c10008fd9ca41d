import Foundation
import Testing

@testable import SchemaRebuilder

@Suite struct PlanCodingTests {
  private func eventfulPlan() throws -> Plan {
    try Plan(
      live: """
        CREATE TABLE p(id INTEGER PRIMARY KEY, code TEXT);
        CREATE TABLE c(a REFERENCES p, gone, "o""dd name" TEXT);
        CREATE TABLE undeclared(a);
        CREATE INDEX i ON c(a);
        INSERT INTO c VALUES (NULL, 'x', 'é🙂');
        """,
      target: """
        CREATE TABLE p(id INTEGER PRIMARY KEY, code INT);
        CREATE TABLE c(a INT REFERENCES p(id) ON DELETE CASCADE, "o""dd name" TEXT NOT NULL);
        CREATE VIEW v AS SELECT a FROM c;
        """,
      policy: Policy(allowed: [Policy.Permission(.changeValues)]),
      version: 7
    )
  }

  @Test func `a plan that was saved is the same plan`() throws {
    let plan = try eventfulPlan()
    #expect(plan.isRefused)
    #expect(!plan.foreignKeyChecks.isEmpty)
    #expect(!plan.findings.answers.isEmpty)
    let data = try JSONEncoder().encode(plan)
    #expect(try JSONDecoder().decode(Plan.self, from: data) == plan)
  }

  @Test func `the version store is saved with it`() throws {
    let connection = try SQLiteConnection.inMemory("CREATE TABLE t(a)")
    let store = VersionStore.table("versions", key: "app")
    let plan = try Rebuilder(try Schema(sql: "CREATE TABLE t(a);"), version: 2, versionStore: store)
      .plan(on: connection.handle)
    let data = try JSONEncoder().encode(plan)
    #expect(try JSONDecoder().decode(Plan.self, from: data).versionStore == store)
  }

  @Test func `the format is said, and another one is refused`() throws {
    let data = try JSONEncoder().encode(try Plan(live: "", target: "CREATE TABLE t(a);"))
    let text = String(decoding: data, as: UTF8.self)
    #expect(text.contains(#""format":1"#))
    let newer = Data(text.replacing(#""format":1"#, with: #""format":2"#).utf8)
    let plan = try JSONDecoder().decode(Plan.self, from: newer)
    let folder = try ScratchFolder()
    let path = try folder.database("")
    let error = #expect(throws: RebuildError.self) { try Rebuilder.apply(plan, at: path) }
    #expect(error?.kind == .planIsStale)
    #expect(error?.message == "\(path): the plan has format 2, and this library reads 1")
    #expect(try folder.lines("SELECT name FROM sqlite_schema") == [])
  }

  @Test(arguments: ["requires", "rowsWereAsked", "columnOrder", "unasked"])
  func `a plan that was saved before a field came is still read`(field: String) throws {
    let plan = try eventfulPlan()
    let data = try JSONEncoder().encode(plan)
    var object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(object.removeValue(forKey: field) != nil)
    let older = try JSONSerialization.data(withJSONObject: object)
    #expect(try JSONDecoder().decode(Plan.self, from: older) == plan)
  }

  @Test func `the words of hazards and rungs are those of the documentation`() {
    #expect(
      Hazard.Code.allCases.map(\.rawValue).sorted() == [
        "broken-check", "change-values", "column-order", "drop-column", "drop-index",
        "drop-table", "drop-trigger", "drop-view", "duplicate", "failing-expression", "fill-null",
        "leftover",
        "missing-value", "null-in-not-null", "orphan", "probable-rename", "rowid-change",
        "strict-type", "undeclared",
      ]
    )
    #expect(
      Rung.allCases.map(\.rawValue) == [
        "leave alone", "create", "drop", "rename", "replace", "add column", "rename column",
        "definition edit", "drop column", "update", "swap", "indexes", "rebuild", "recover",
      ]
    )
  }
}
