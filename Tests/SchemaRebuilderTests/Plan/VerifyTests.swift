import Testing

@testable import SchemaRebuilder

/// The checks of a plan fail where something is wrong, in a shell as in a run.
@Suite struct VerifyTests {
  private func database(_ old: Int, _ new: Int) throws -> SQLiteConnection {
    func rows(_ count: Int) -> String {
      "SELECT value FROM (WITH RECURSIVE n(value) AS (SELECT 1 UNION ALL SELECT value + 1 FROM n "
        + "WHERE value < \(count)) SELECT value FROM n) WHERE \(count) > 0"
    }
    return try SQLiteConnection.inMemory(
      """
      CREATE TABLE "o""ld"(a); CREATE TABLE new(a UNIQUE);
      INSERT INTO "o""ld" \(rows(old));
      INSERT INTO new \(rows(new));
      """
    )
  }

  @Test(arguments: [(0, 0), (1, 1), (1000, 1000)])
  func `equal counts have no row`(old: Int, new: Int) throws {
    let sql = SQLCheck.equalCounts("o\"ld", "new")
    #expect(try database(old, new).rows(sql) == [])
  }

  @Test(arguments: [(1, 0), (0, 1), (3, 2), (2, 3), (1000, 999)])
  func `other counts are an error`(old: Int, new: Int) throws {
    let connection = try database(old, new)
    let error = #expect(throws: SQLiteError.self) {
      try connection.rows(SQLCheck.equalCounts("o\"ld", "new"))
    }
    #expect(error?.message == "integer overflow")
  }

  @Test func `a plan whose copy loses a row stops at its check`() throws {
    let live = "CREATE TABLE t(a); INSERT INTO t VALUES (1), (2)"
    let plan = try Plan(live: live, target: "CREATE TABLE t(a COLLATE NOCASE);")
    let connection = try SQLiteConnection.inMemory(live)
    for step in plan.steps {
      if step.kind == .verify {
        try connection.execute("DELETE FROM main.t WHERE a = 1")
        let error = #expect(throws: StepError.self) { try Rehearsal.run(step, on: connection) }
        #expect(error?.step == step)
        return
      }
      try Rehearsal.run(step, on: connection)
    }
    Issue.record("the plan has no check")
  }

  @Test func `a check that answers with a row has failed`() throws {
    let step = Plan.Step(.verify, "t", "all is well", sql: "SELECT 1")
    let connection = try SQLiteConnection.inMemory()
    let error = #expect(throws: StepError.self) { try Rehearsal.run(step, on: connection) }
    #expect(error?.error == nil)
    #expect(error?.step == step)
  }
}
