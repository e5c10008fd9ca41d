import Foundation
import Testing

@testable import SchemaRebuilder

@Suite struct PolicyTests {
  private func allows(
    _ permission: Policy.Permission,
    _ code: Hazard.Code,
    _ table: Name,
    _ column: Name?
  ) -> Bool {
    Policy(allowed: [permission]).allows(code, table: table, column: column)
  }

  @Test func `nothing is allowed where nothing is said`() {
    for code in Hazard.Code.allCases {
      #expect(!Policy().allows(code, table: "t", column: "a"))
    }
  }

  @Test func `a permission holds in its place and in no other`() {
    let everywhere = Policy.Permission(.dropColumn)
    #expect(allows(everywhere, .dropColumn, "t", "a"))
    #expect(!allows(everywhere, .dropTable, "t", nil))
    let table = Policy.Permission(.dropColumn, table: "T")
    #expect(allows(table, .dropColumn, "t", "a"))
    #expect(!allows(table, .dropColumn, "u", "a"))
    let column = Policy.Permission(.dropColumn, table: "t", column: "A")
    #expect(allows(column, .dropColumn, "t", "a"))
    #expect(!allows(column, .dropColumn, "t", "b"))
    #expect(!allows(column, .dropColumn, "t", nil))
  }

  private let live = """
    CREATE TABLE t(a, b, empty); INSERT INTO t VALUES (1, 2, NULL), (1, 3, NULL);
    CREATE TABLE gone(x); INSERT INTO gone VALUES (1);
    CREATE TABLE vacant(x);
    """

  private func verdicts(_ target: String, _ policy: Policy) throws -> [String] {
    try Plan(live: live, target: target, policy: policy).hazards.map { hazard in
      [hazard.code.rawValue, hazard.table.text, hazard.column?.text, hazard.verdict.rawValue]
        .compactMap(\.self).joined(separator: " ") + " \(hazard.rows ?? -1)"
    }
  }

  @Test func `what holds data is refused, what holds none passes`() throws {
    #expect(
      try verdicts("CREATE TABLE t(a);", Policy(dropsUndeclared: true)) == [
        "drop-table gone refused 1", "drop-column t b refused 2",
      ]
    )
  }

  @Test func `a permission or a tombstone lets it pass, and it is told`() throws {
    let policy = Policy(
      dropsUndeclared: true,
      allowed: [Policy.Permission(.dropTable), Policy.Permission(.dropColumn, table: "t")]
    )
    let all = ["drop-table gone allowed 1", "drop-column t b allowed 2"]
    #expect(try verdicts("CREATE TABLE t(a);", policy) == all)
    #expect(
      try verdicts("CREATE TABLE t(a -- @dropped b\n); -- @dropped gone", Policy()) == all
    )
  }

  @Test func `a tombstone of one column frees no other`() throws {
    #expect(
      try verdicts("CREATE TABLE t(empty -- @dropped b\n);", Policy()) == [
        "drop-column t a refused 2", "drop-column t b allowed 2",
      ]
    )
  }

  private let everything = """
    CREATE TABLE t(a, b); CREATE INDEX i ON t(a); CREATE TABLE other(a);
    CREATE VIEW v AS SELECT a FROM t;
    CREATE TRIGGER r AFTER INSERT ON t BEGIN SELECT 1; END;
    """

  @Test(
    arguments: [
      (Policy.Undeclared(), ["i"]), (.dropped, ["r", "v", "other", "i"]),
      (.init(tables: .drop), ["other", "i"]), (.init(views: .drop), ["v", "i"]),
      (.init(triggers: .drop), ["r", "i"]), (.init(indexes: .keep), []),
    ] as [(Policy.Undeclared, [Name])]
  )
  func `each kind that is not declared is kept or dropped by its own rule`(
    undeclared: Policy.Undeclared,
    dropped: [Name]
  ) throws {
    let plan = try Plan(
      live: everything,
      target: "CREATE TABLE t(a, b);",
      policy: Policy(undeclared: undeclared)
    )
    let drops: Set<Plan.Step.Kind> = [.dropTable, .dropDependant, .dropIndex]
    #expect(
      plan.steps.filter { drops.contains($0.kind) }.map(\.object).sorted() == dropped.sorted()
    )
    #expect(!plan.isRefused)
  }

  @Test func `what is refused is named one by one, and nothing is to be done`() throws {
    let all = Policy.Undeclared(
      tables: .refuse,
      views: .refuse,
      triggers: .refuse,
      indexes: .refuse
    )
    let plan = try Plan(
      live: everything,
      target: "CREATE TABLE t(a, b);",
      policy: Policy(undeclared: all)
    )
    #expect(plan.isEmpty && plan.isRefused)
    #expect(
      plan.hazards.map(\.sentence) == [
        "table other is not declared", "view v is not declared", "trigger r on t is not declared",
        "index i on t is not declared",
      ]
    )
    #expect(plan.sql.hasPrefix("-- Nothing to do.\n-- Refused until the hazards are settled.\n"))
    #expect(plan.sql.contains("-- hazard undeclared: table other is not declared\n"))
  }

  @Test func `a table of versions is never refused`() throws {
    let connection = try SQLiteConnection.inMemory(
      "CREATE TABLE versions(key TEXT PRIMARY KEY, version INTEGER)"
    )
    let rebuilder = Rebuilder(
      Schema(elements: []),
      policy: Policy(undeclared: .init(tables: .refuse)),
      versionStore: .table("versions", key: "app")
    )
    #expect(try !rebuilder.plan(on: connection.handle).isRefused)
  }

  @Test func `an index whose name is declared elsewhere has moved and is not kept`() throws {
    let plan = try Plan(
      live: "CREATE TABLE t(a); CREATE TABLE u(a); CREATE INDEX i ON t(a);",
      target: "CREATE TABLE t(a); CREATE TABLE u(a); CREATE INDEX i ON u(a);",
      policy: Policy(undeclared: .init(indexes: .keep))
    )
    #expect(plan.work == ["DROP INDEX main.\"i\"", "CREATE INDEX main.i ON u(a)"])
    #expect(!plan.isRefused)
  }

  @Test func `an index whose name is declared for a table cannot stay`() throws {
    let plan = try Plan(
      live: "CREATE TABLE t(a); CREATE INDEX i ON t(a);",
      target: "CREATE TABLE t(a); CREATE TABLE i(a);",
      policy: Policy(undeclared: .init(indexes: .keep))
    )
    #expect(plan.hazards.map(\.code) == [.dropIndex])
  }

  @Test func `a kept unique index asks the rows whether it still holds`() throws {
    let plan = try Plan(
      live:
        "CREATE TABLE t(a TEXT); CREATE UNIQUE INDEX i ON t(a); INSERT INTO t VALUES ('x'), ('X');",
      target: "CREATE TABLE t(a TEXT COLLATE NOCASE);",
      policy: Policy(undeclared: .init(indexes: .keep))
    )
    #expect(plan.hazards.map(\.code) == [.duplicate])
  }

  @Test func `a policy reads as it was written, an older one too`() throws {
    let policy = Policy(
      strategy: .rebuild,
      undeclared: .init(tables: .drop, views: .refuse),
      allowed: [.init(.dropTable)]
    )
    let data = try JSONEncoder().encode(policy)
    #expect(try JSONDecoder().decode(Policy.self, from: data) == policy)
    let older = #"{"strategy": "rebuild", "dropsUndeclared": true, "allowed": []}"#
    #expect(
      try JSONDecoder().decode(Policy.self, from: Data(older.utf8))
        == Policy(strategy: .rebuild, dropsUndeclared: true)
    )
    #expect(try JSONDecoder().decode(Policy.self, from: Data("{}".utf8)) == Policy())
  }
}
