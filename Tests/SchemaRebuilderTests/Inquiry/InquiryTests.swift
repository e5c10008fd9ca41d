import Testing

@testable import SchemaRebuilder

/// The rows of a hazard are counted, and a few of them are named by their keys.
@Suite struct InquiryTests {
  private func hazard(_ live: String, _ target: String = "CREATE TABLE t(a);") throws -> Hazard? {
    try Plan(live: live, target: target).hazards.first
  }

  private let rows = "VALUES (1, NULL), (2, 'x'), (3, 'y'), (4, 'z'), (5, ''), (6, x'00');"

  @Test func `by the rowid`() throws {
    let hazard = try hazard("CREATE TABLE t(a, b); INSERT INTO t \(rows)")
    #expect(hazard?.code == .dropColumn)
    #expect(hazard?.rows == 5)
    #expect(hazard?.keys == ["2", "3", "4"])
  }

  @Test func `by the column that is the rowid`() throws {
    let hazard = try hazard(
      "CREATE TABLE t(a INTEGER PRIMARY KEY, b); INSERT INTO t \(rows)",
      "CREATE TABLE t(a INTEGER PRIMARY KEY);"
    )
    #expect(hazard?.keys == ["2", "3", "4"])
  }

  @Test func `by the primary key of a table WITHOUT ROWID`() throws {
    let hazard = try hazard(
      """
      CREATE TABLE t(a, c, b, PRIMARY KEY (c, a)) WITHOUT ROWID;
      INSERT INTO t VALUES (1, 'x', NULL), (2, 'it''s', 5), (3, x'00', 6);
      """,
      "CREATE TABLE t(a, c, PRIMARY KEY (c, a)) WITHOUT ROWID;"
    )
    #expect(hazard?.rows == 2)
    #expect(hazard?.keys.sorted() == ["'it''s', 2", "X'00', 3"])
  }

  @Test func `an empty text and a zero are values, NULL is none`() throws {
    #expect(try hazard("CREATE TABLE t(a, b); INSERT INTO t VALUES (1, NULL)") == nil)
    #expect(try hazard("CREATE TABLE t(a, b); INSERT INTO t VALUES (1, ''), (2, 0)")?.rows == 2)
  }

  @Test func `a generated column holds nothing of its own`() throws {
    #expect(
      try hazard("CREATE TABLE t(a, b AS (a), c AS (a) STORED); INSERT INTO t VALUES (1)") == nil
    )
  }

  @Test func `a table that is as declared is not asked`() throws {
    let plan = try Plan(
      live: "CREATE TABLE t(a); INSERT INTO t VALUES (1)",
      target: "CREATE TABLE t(a);"
    )
    #expect(plan.findings.answers == [])
  }

  @Test func `many questions are asked of a table at once`() throws {
    let columns = (0..<1200).map { "c\($0)" }
    let live =
      "CREATE TABLE t(a, \(columns.joined(separator: ", "))); INSERT INTO t(a, c7, c1199) VALUES (1, 2, 3)"
    let hazards = try Plan(live: live, target: "CREATE TABLE t(a);").hazards
    #expect(hazards.map(\.column) == ["c7", "c1199"])
    #expect(hazards.map(\.rows) == [1, 1])
  }
}
