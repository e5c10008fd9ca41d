import Testing

@testable import SchemaRebuilder

/// Columns come by ALTER TABLE, or by an edit where that would look at every row for nothing.
@Suite struct AddedByEditTests {
  private func rungs(_ live: String, _ target: String, policy: Policy = Policy()) throws -> [Rung] {
    try Plan(live: "CREATE TABLE \(live)", target: "CREATE TABLE \(target);", policy: policy)
      .tables.map(\.rung)
  }

  @Test(arguments: [
    ("t(a)", "t(a, b)"),
    (
      "t(a INTEGER PRIMARY KEY)",
      "t(a INTEGER PRIMARY KEY, b TEXT NOT NULL DEFAULT 'x', c REFERENCES t)"
    ),
    ("t(a, CHECK (a > 0))", "t(a, b, CHECK (a > 0))"), ("t(a)", "t(a, g AS (a + 1) NOT NULL)"),
    ("t(a INT) STRICT", "t(a INT, b INT DEFAULT '7') STRICT"),
    ("t(a)", "t(b CHECK (b <> 'x'), a)"),
  ])
  func `ALTER TABLE adds what it does not look at, and what an edit could not add`(
    live: String,
    target: String
  ) throws {
    #expect(try rungs(live, target) == [.addColumn])
  }

  @Test(arguments: [
    ("t(a)", "t(a, b DEFAULT 1 CHECK (b > 0))"), ("t(a)", "t(a, b, CHECK (b <> a))"),
    ("t(a INT) STRICT", "t(a INT, b TEXT DEFAULT 'x') STRICT"),
    ("t(a INT) STRICT", "t(a INT, b ANY DEFAULT 1.5, c REAL) STRICT"),
    ("t(a NOT NULL, CHECK (a > 0))", "t(a, b, c DEFAULT 2)"),
    ("t(a UNIQUE)", "t(a, b DEFAULT 2)"), ("t(a)", "t(a NOT NULL, g AS (a + 1), b)"),
    ("t(g AS (a), a)", "t(a)"), ("t(a, g AS (a), b)", "t(a, b, c NOT NULL DEFAULT 0)"),
  ])
  func `an edit adds the others, and all else that changes`(live: String, target: String) throws {
    #expect(try rungs(live, target) == [.edit])
  }

  @Test(arguments: [
    ("t(a NOT NULL)", "t(a, b AS (a) STORED)"), ("t(a NOT NULL)", "t(b, a)"),
    ("t(a NOT NULL)", "t(a, b DEFAULT (random()))"), ("t(a NOT NULL)", "t(a, rowid)"),
    ("t(a NOT NULL) STRICT", "t(a ANY, g INT AS (a)) STRICT"),
  ])
  func `the rows are copied where neither would do`(live: String, target: String) throws {
    let live = live.replacing("a NOT NULL) STRICT", with: "a ANY NOT NULL) STRICT")
    #expect(try rungs(live, target) == [.swap])
  }

  @Test func `a portable plan adds by ALTER TABLE`() throws {
    let policy = Policy(isPortable: true)
    #expect(try rungs("t(a)", "t(a, b CHECK (b > 0))", policy: policy) == [.addColumn])
  }

  @Test func `a CHECK that names nothing else is asked of one row`() throws {
    let plan = try Plan(
      live: "CREATE TABLE t(a)",
      target: "CREATE TABLE t(a, b DEFAULT 1 CHECK (t.b > 0), c CHECK (c <> a));"
    )
    let checks = plan.steps.filter { $0.kind == .verify }.map(\.sql)
    #expect(checks.count == 2)
    #expect(checks[0].contains(#"(SELECT * FROM main."t" NOT INDEXED LIMIT 1) AS "t""#))
    #expect(checks[1].contains(#"FROM main."t" NOT INDEXED)"#))
  }

  @Test(arguments: [
    ("b TEXT DEFAULT 5 CHECK (typeof(b) = 'integer')", false),
    ("b TEXT DEFAULT 5 CHECK (typeof(b) = 'text')", true),
    ("b INTEGER DEFAULT 8 CHECK (b < '70')", true),
    ("b TEXT DEFAULT 8 CHECK (b < 70)", false),
    ("b TEXT DEFAULT 'A' COLLATE NOCASE CHECK (b = 'a')", true),
    ("b TEXT DEFAULT 'A' COLLATE NOCASE CHECK (c = b)", false),
  ])
  func `a CHECK is asked by the rules of the column that is added`(
    column: String,
    passes: Bool
  ) throws {
    let connection = try SQLiteConnection.inMemory(
      "CREATE TABLE t(a, c TEXT); INSERT INTO t VALUES (1, 'a')"
    )
    let rebuilder = Rebuilder(try Schema(sql: "CREATE TABLE t(a, c TEXT, \(column));"))
    let report = try? rebuilder.run(on: connection.handle)
    #expect(try connection.rows("PRAGMA integrity_check").map { $0.text(0) } == ["ok"])
    if !passes { #expect(report == nil) }
  }
}
