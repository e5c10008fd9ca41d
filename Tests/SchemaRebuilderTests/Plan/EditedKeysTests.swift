import Testing

@testable import SchemaRebuilder

/// The index of a key comes, goes or is counted anew beside an edit of the definition.
@Suite struct EditedKeysTests {
  private static let keys: [(live: String, target: String)] = [
    ("t(a, b)", "t(a UNIQUE, b)"), ("t(a UNIQUE, b)", "t(a, b)"),
    ("t(a, b)", "t(a, b, UNIQUE(b DESC, a COLLATE NOCASE))"),
    ("t(a TEXT, b INT)", "t(a TEXT NOT NULL, b INT DEFAULT 9, PRIMARY KEY(b, a), UNIQUE(a))"),
    ("t(a, b, PRIMARY KEY(a))", "t(a, b, PRIMARY KEY(a, b))"), ("t(a PRIMARY KEY, b)", "t(a, b)"),
    ("t(a UNIQUE, b UNIQUE)", "t(a NOT NULL, b, UNIQUE(b), UNIQUE(a))"),
    ("t(a UNIQUE, b UNIQUE)", "t(a, b UNIQUE)"), ("t(a, b UNIQUE)", "t(a UNIQUE, b UNIQUE)"),
    ("t(a UNIQUE, b PRIMARY KEY)", "t(a PRIMARY KEY, b UNIQUE)"),
    ("t(a COLLATE NOCASE UNIQUE, b)", "t(a COLLATE NOCASE, b, UNIQUE(a COLLATE BINARY))"),
    ("t(a PRIMARY KEY, b) WITHOUT ROWID", "t(a PRIMARY KEY, b UNIQUE) WITHOUT ROWID"),
    ("t(a PRIMARY KEY, b UNIQUE) WITHOUT ROWID", "t(a PRIMARY KEY, b) WITHOUT ROWID"),
    ("t(a, b, g AS (b || a))", "t(a, b, g AS (b || a) UNIQUE)"),
    ("t(a, b, g AS (b || a) UNIQUE)", "t(a, b)"),
    ("t(a INTEGER PRIMARY KEY, b)", "t(a INTEGER PRIMARY KEY, b, UNIQUE(a))"),
  ]

  @Test(arguments: keys)
  func `a key comes and goes while the rows stay`(live: String, target: String) throws {
    let connection = try SQLiteConnection.inMemory(
      """
      CREATE TABLE \(live);
      INSERT INTO t(a, b) VALUES (7, 'x'), (2, 'Y'), (5, 'z'), (9, 'w');
      CREATE INDEX i ON t(b, a); DELETE FROM t WHERE a = 5;
      """
    )
    let rows = "SELECT a, b FROM t NOT INDEXED ORDER BY a"
    let before = try connection.rows(rows).map { [$0[0], $0[1]] }
    let schema = "CREATE TABLE \(target); CREATE INDEX i ON t(b, a);"
    let report = try Rebuilder(try Schema(sql: schema)).run(on: connection.handle)
    #expect(report.tables.map(\.rung) == [.edit])
    #expect(try connection.rows(rows).map { [$0[0], $0[1]] } == before)
    #expect(try connection.rows("PRAGMA integrity_check").map { $0.text(0) } == ["ok"])
    let pristine = try SQLiteConnection.inMemory(schema)
    #expect(try indexes(connection) == indexes(pristine))
    #expect(try Rebuilder(try Schema(sql: schema)).plan(on: connection.handle).isEmpty)
  }

  /// The indexes in their order, with what they read and how.
  private func indexes(_ connection: SQLiteConnection) throws -> [String] {
    try connection.rows(
      """
      SELECT l.name || l.origin || group_concat(x.cid || x.desc || x.coll)
      FROM pragma_index_list('t') AS l, pragma_index_xinfo(l.name) AS x GROUP BY l.seq
      """
    ).compactMap { $0.text(0) }
  }

  @Test(arguments: [
    (
      "t(k PRIMARY KEY DESC, a) WITHOUT ROWID", "t(k, a UNIQUE, PRIMARY KEY(k DESC)) WITHOUT ROWID",
      "CREATE INDEX sorts a descending key in another way than a UNIQUE constraint does"
    ),
    (
      "t(a)", "t(a, b, UNIQUE(b))",
      "an edit of its definition would not do: no index of (b) can be sorted before the column is "
        + "there"
    ),
    (
      "t(k INT, a, PRIMARY KEY(k DESC)) WITHOUT ROWID",
      "t(k INT UNIQUE, a UNIQUE, PRIMARY KEY(k DESC)) WITHOUT ROWID",
      "an edit of its definition would not do: its rows are sorted in another way"
    ),
  ])
  func `what stands in the way is said`(live: String, target: String, why: String) throws {
    let plan = try Plan(live: "CREATE TABLE \(live)", target: "CREATE TABLE \(target);")
    #expect(plan.tables.map(\.rung) != [.edit])
    #expect(plan.tables[0].whyNotCheaper.contains(why), "\(plan.tables[0].whyNotCheaper)")
  }

  @Test func `what ANALYZE has found follows an index, and goes with it`() throws {
    let connection = try SQLiteConnection.inMemory(
      """
      CREATE TABLE t(a UNIQUE, b UNIQUE, c UNIQUE);
      INSERT INTO t VALUES (1, 2, 3), (2, 3, 4); CREATE INDEX i ON t(a, b); ANALYZE;
      UPDATE sqlite_stat1 SET stat = idx;
      """
    )
    let schema = "CREATE TABLE t(a, b, c, UNIQUE(c), UNIQUE(a)); CREATE INDEX i ON t(a, b);"
    _ = try Rebuilder(try Schema(sql: schema)).run(on: connection.handle)
    let found = try connection.rows("SELECT idx, stat FROM sqlite_stat1 WHERE tbl = 't' ORDER BY 1")
    #expect(
      found.map { [$0.text(0), $0.text(1)] } == [
        ["i", "i"], ["sqlite_autoindex_t_1", "sqlite_autoindex_t_3"],
        ["sqlite_autoindex_t_2", "sqlite_autoindex_t_1"],
      ]
    )
  }

  @Test func `a script stops at equal rows, and changes nothing`() throws {
    let plan = try Plan(live: "CREATE TABLE t(a)", target: "CREATE TABLE t(a UNIQUE);")
    let connection = try SQLiteConnection.inMemory(
      "CREATE TABLE t(a); INSERT INTO t VALUES (1), (1)"
    )
    let error = #expect(throws: SQLiteError.self) {
      for step in plan.steps where step.phase == .inside { try connection.execute(step.sql) }
    }
    #expect(error?.message == "UNIQUE constraint failed: t.a")
  }
}
