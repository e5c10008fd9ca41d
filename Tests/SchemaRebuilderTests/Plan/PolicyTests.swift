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
}
