import Testing

@testable import SchemaRebuilder

/// What is advised for rows without a parent can be done, and nothing else is.
@Suite struct OrphanAdviceTests {
  private func hazard(_ live: String, _ target: String, cures: [Policy.Cure] = []) throws -> Hazard
  {
    let hazards = try Plan(live: live, target: target, policy: Policy(cures: cures)).hazards
    return try #require(hazards.first { $0.code == .orphan })
  }

  private let parent = "CREATE TABLE p(id INTEGER PRIMARY KEY);"
  private let stay = "let them stay without a parent (Policy.allowed, --allow orphan:t.a)"

  @Test func `a column that may be NULL can become so`() throws {
    let hazard = try hazard(
      parent + "CREATE TABLE t(a INT); INSERT INTO t VALUES (7);",
      parent + "CREATE TABLE t(a INT REFERENCES p);"
    )
    #expect(
      hazard.advice == "correct or delete those rows first, let them go or be NULL "
        + "(--orphans t.a=delete|null), or \(stay)"
    )
  }

  @Test(arguments: [nil, Policy.Cure.orphans(table: "t", column: "a", remedy: .null)])
  func `one that may not is not offered to be NULL`(cure: Policy.Cure?) throws {
    let live = parent + "CREATE TABLE t(a INT NOT NULL); INSERT INTO t VALUES (7);"
    let target = parent + "CREATE TABLE t(a INT NOT NULL REFERENCES p);"
    let hazard = try hazard(live, target, cures: cure.map { [$0] } ?? [])
    #expect(hazard.obstacle == (cure == nil ? nil : "a may not be NULL"))
    #expect(
      hazard.advice == "correct or delete those rows first, let them go (--orphans t.a=delete), "
        + "or \(stay)"
    )
    let connection = try SQLiteConnection.inMemory(live)
    let policy = Policy(cures: [.orphans(table: "t", column: "a", remedy: .delete)])
    _ = try Rebuilder(try Schema(sql: target), policy: policy).run(on: connection.handle)
    #expect(try connection.lines("SELECT * FROM t") == [])
  }

  @Test func `of a new column the default can be another one, or the parent be there`() throws {
    let hazard = try hazard(
      parent + "CREATE TABLE t(id INTEGER PRIMARY KEY); INSERT INTO t VALUES (1);",
      parent + "CREATE TABLE t(id INTEGER PRIMARY KEY, a INT NOT NULL DEFAULT 3 REFERENCES p);"
    )
    #expect(
      hazard.advice == "first insert the row of p to which they refer, declare another default of "
        + "a, say \(Hazard.byAFill("t", ["a"])) what a is to hold, let them go (--orphans t.a=delete), or "
        + stay
    )
  }

  @Test func `where a fill gives what is no parent, another fill helps`() throws {
    let hazard = try hazard(
      parent + "CREATE TABLE t(id INTEGER PRIMARY KEY); INSERT INTO t VALUES (1);",
      parent + """
        CREATE TABLE t(id INTEGER PRIMARY KEY,
          a INT REFERENCES p -- @filled by=id
        );
        """
    )
    #expect(
      hazard.advice == "correct or delete those rows first, write another fill of a, let them go "
        + "or be NULL (--orphans t.a=delete|null), or \(stay)"
    )
  }

  @Test func `a key of several columns is named by all of them`() throws {
    let parent = "CREATE TABLE p(x INT, y INT, PRIMARY KEY (x, y));"
    let hazard = try hazard(
      parent + "CREATE TABLE t(a INT NOT NULL, b INT); INSERT INTO t VALUES (7, 8);",
      parent + "CREATE TABLE t(a INT NOT NULL, b INT, FOREIGN KEY (a, b) REFERENCES p);"
    )
    #expect(hazard.sentence == "1 row of t would refer by a, b to no row of p")
    #expect(
      hazard.advice
        == "correct or delete those rows first, let them go (--orphans t.a=delete), let "
        + "b be NULL in them (--orphans t.b=null), or \(stay)"
    )
  }

  @Test func `two keys that begin with one column are told apart`() throws {
    let parents = """
      CREATE TABLE p(x INTEGER PRIMARY KEY, y INT, UNIQUE (x, y)); INSERT INTO p VALUES (7, 1);
      """
    let plan = try Plan(
      live: parents + "CREATE TABLE t(a INT, b INT); INSERT INTO t VALUES (7, 2), (8, 3);",
      target: """
        CREATE TABLE p(x INTEGER PRIMARY KEY, y INT, UNIQUE (x, y));
        CREATE TABLE t(a INT REFERENCES p, b INT, FOREIGN KEY (a, b) REFERENCES p(x, y));
        """
    )
    #expect(
      plan.hazards.map(\.sentence).sorted() == [
        "1 row of t would refer by a to no row of p",
        "2 rows of t would refer by a, b to no row of p",
      ]
    )
  }

  @Test func `a table that refers to itself is not offered to lose rows`() throws {
    let hazard = try hazard(
      "CREATE TABLE t(id INTEGER PRIMARY KEY, a INT); INSERT INTO t VALUES (1, 7);",
      "CREATE TABLE t(id INTEGER PRIMARY KEY, a INT REFERENCES t);"
    )
    #expect(
      hazard.advice == "correct or delete those rows first, let a be NULL in them "
        + "(--orphans t.a=null), or \(stay)"
    )
  }
}
