import Testing

@testable import SchemaRebuilder

/// An index is kept where all that it reads stays as it is, and made again everywhere else.
///
/// Each example in which it goes was a corrupt file where it was kept.
@Suite struct KeepableIndexTests {
  /// The names of the indexes that have stayed where they were in the file.
  private func kept(_ live: String, _ target: String) throws -> [String] {
    // Old rows that are to stay leave no way but the copy.
    let policy = Policy(
      keepsBackups: true,
      allowed: [
        Policy.Permission(.dropColumn), Policy.Permission(.changeValues),
        Policy.Permission(.rowIDChange),
      ]
    )
    let connection = try SQLiteConnection.inMemory(live)
    let roots = """
      SELECT rootpage, name FROM sqlite_schema WHERE type = 'index' ORDER BY rootpage
      """
    let before = try connection.lines(roots)
    let report = try Rebuilder(try Schema(sql: target), policy: policy).run(on: connection.handle)
    #expect(report.tables.map(\.rung) == [.swap])
    #expect(try connection.lines("PRAGMA integrity_check") == ["'ok'"])
    return try connection.lines(roots).filter(before.contains).map { line in
      String(line.drop { $0 != "|" }.dropFirst(2).dropLast())
    }
  }

  private let rows = "INSERT INTO t VALUES ('1', 'x', 2), ('3', 'y', 4);"

  @Test(arguments: [
    ("t(a)", true), ("t(b DESC, a)", true), ("t(b COLLATE NOCASE)", true), ("t(a || b)", true),
    ("t(a) WHERE b > 'a'", true), ("t(a) WHERE t.b > 'a'", true),
    ("t(c)", false), ("t(a, c)", false), ("t(a) WHERE c > 1", false), ("t(a || c)", false),
    ("t(a) WHERE b = \"y\"", false),
  ])
  func `an index that reads no column which changes`(index: String, isKept: Bool) throws {
    let index = "CREATE INDEX i ON \(index);"
    let names = try kept(
      "CREATE TABLE t(a TEXT, b TEXT, c INT); \(index) \(rows)",
      "CREATE TABLE t(a TEXT, b TEXT, c TEXT); \(index)"
    )
    #expect(names == (isKept ? ["i"] : []))
  }

  @Test(arguments: [
    ("t(a TEXT, b TEXT, c)", "t(a, b TEXT, c)"),
    ("t(a TEXT, b TEXT, c)", "t(a TEXT COLLATE NOCASE, b TEXT, c)"),
    ("t(a NUMERIC, b TEXT, c)", "t(a INTEGER, b TEXT, c)"),
    ("t(a TEXT, b TEXT, c INT)", "t(a TEXT, b TEXT, c INT) STRICT"),
    ("t(a, b, c)", "t(a, b, c, id INTEGER PRIMARY KEY)"),
  ])
  func `a column that is stored or compared otherwise`(live: String, target: String) throws {
    let names = try kept(
      "CREATE TABLE \(live); CREATE INDEX i ON t(a); \(rows)",
      "CREATE TABLE \(target); CREATE INDEX i ON t(a);"
    )
    #expect(names == [])
  }

  @Test func `a column with a new name`() throws {
    let names = try kept(
      "CREATE TABLE t(a, b, c); CREATE INDEX i ON t(a); CREATE INDEX j ON t(b); \(rows)",
      """
      CREATE TABLE t(
        n, -- @renamed from=a
        b, c INT);
      CREATE INDEX i ON t(n); CREATE INDEX j ON t(b);
      """
    )
    #expect(names == ["j"])
  }

  @Test func `a default that takes the place of NULL`() throws {
    let names = try kept(
      """
      CREATE TABLE t(a, b, c); CREATE INDEX i ON t(a); CREATE INDEX j ON t(b);
      INSERT INTO t VALUES (NULL, 1, 1);
      """,
      "CREATE TABLE t(a NOT NULL DEFAULT 5, b, c); CREATE INDEX i ON t(a); CREATE INDEX j ON t(b);"
    )
    #expect(names == ["j"])
  }

  @Test func `a fill`() throws {
    let names = try kept(
      "CREATE TABLE t(a, b, c); CREATE INDEX i ON t(a); CREATE INDEX j ON t(b); \(rows)",
      """
      CREATE TABLE t(
        a TEXT, -- @filled by=a || 'x'
        b, c);
      CREATE INDEX i ON t(a); CREATE INDEX j ON t(b);
      """
    )
    #expect(names == ["j"])
  }

  @Test func `a generated column, and one that reads another`() throws {
    let indexes = """
      CREATE INDEX same ON t(f); CREATE INDEX other ON t(g); CREATE INDEX deep ON t(h);
      """
    let names = try kept(
      """
      CREATE TABLE t(a, b, c INT, f AS (a || b), g AS (c + 1), h AS (g || a));
      \(indexes) INSERT INTO t VALUES ('1', 'x', 2);
      """,
      "CREATE TABLE t(a, b, c TEXT, f AS (a || b), g AS (c + 1), h AS (g || a)); \(indexes)"
    )
    #expect(names == ["same"])
  }

  @Test func `values that the copy converts though their column stays`() throws {
    let connection = try SQLiteConnection.inMemory(
      "CREATE TABLE t(a, b, c); CREATE INDEX i ON t(a); CREATE INDEX j ON t(b); \(rows)"
    )
    connection.set(.defensive, false)
    try connection.execute(
      """
      PRAGMA writable_schema=ON;
      UPDATE sqlite_schema SET sql = 'CREATE TABLE t(a INT, b TEXT, c)' WHERE name = 't';
      PRAGMA writable_schema=RESET;
      """
    )
    let rebuilder = Rebuilder(
      try Schema(
        sql: """
          CREATE TABLE t(a INT, b TEXT, c INT); CREATE INDEX i ON t(a); CREATE INDEX j ON t(b);
          """
      ),
      policy: Policy(keepsBackups: true, allowed: [Policy.Permission(.changeValues)])
    )
    let steps = try rebuilder.run(on: connection.handle).steps
    #expect(steps.filter { $0.kind == .createIndex }.map(\.object) == ["i"])
    #expect(
      try connection.lines("PRAGMA integrity_check; SELECT c FROM t WHERE a = 3") == ["'ok'", "4"]
    )
  }

  @Test(arguments: [
    ("PRIMARY KEY(a, b)", "PRIMARY KEY(a, b)", true),
    ("PRIMARY KEY(a, b)", "PRIMARY KEY(b, a)", false),
    ("PRIMARY KEY(a, b)", "PRIMARY KEY(a, b DESC)", false),
    ("PRIMARY KEY(a, b)", "PRIMARY KEY(a, b COLLATE NOCASE)", false),
    ("PRIMARY KEY(a)", "PRIMARY KEY(a, b)", false),
  ])
  func `the key of a table WITHOUT ROWID`(live: String, target: String, isKept: Bool) throws {
    let names = try kept(
      "CREATE TABLE t(a, b, c, d, \(live)) WITHOUT ROWID; CREATE INDEX i ON t(c);",
      "CREATE TABLE t(a, b, c, d INT, \(target)) WITHOUT ROWID; CREATE INDEX i ON t(c);"
    )
    #expect(names == (isKept ? ["i"] : []))
  }

  @Test(arguments: [
    // The index of `a` stays under whatever number; the other one is made, or goes.
    ("t(a UNIQUE, b UNIQUE, c)", "t(a, b, c INT, UNIQUE (b), UNIQUE (a))", 2),
    ("t(a UNIQUE, b UNIQUE, c)", "t(a UNIQUE, b, c INT)", 1),
    ("t(a UNIQUE, b UNIQUE, c)", "t(a, b UNIQUE, c INT)", 1),
    ("t(a, b UNIQUE, c)", "t(a UNIQUE, b UNIQUE, c INT)", 1),
    ("t(a PRIMARY KEY, b, c)", "t(a UNIQUE, b, c INT)", 1),
    ("t(a COLLATE NOCASE UNIQUE, b, c)", "t(a UNIQUE, b, c INT)", 0),
    ("t(a, b, c, UNIQUE (a DESC, b))", "t(a, b, c INT, UNIQUE (a, b))", 0),
    ("t(a, b, c, UNIQUE (a COLLATE NOCASE))", "t(a, b, c INT, UNIQUE (a COLLATE NOCASE))", 1),
    ("t(a UNIQUE, b, c UNIQUE)", "t(a UNIQUE, b, c INT UNIQUE)", 1),
  ])
  func `an index of a key, by its columns and not by its name`(
    live: String,
    target: String,
    count: Int
  ) throws {
    let connection = try SQLiteConnection.inMemory("CREATE TABLE \(live); \(rows)")
    let roots = "SELECT rootpage FROM sqlite_schema WHERE type = 'index'"
    let before = try connection.lines(roots)
    let schema = try Schema(sql: "CREATE TABLE \(target);")
    let rebuilder = Rebuilder(schema, policy: Policy(keepsBackups: true))
    #expect(try rebuilder.run(on: connection.handle).tables.map(\.rung) == [.swap])
    let after = try connection.lines(roots)
    #expect(Set(after).intersection(before).count == count)
    #expect(try connection.lines("PRAGMA integrity_check") == ["'ok'"])
    let lookups = """
      SELECT b FROM t WHERE a = '3'; SELECT a FROM t WHERE b = 'x'; SELECT a FROM t WHERE c = 4
      """
    #expect(try connection.lines(lookups) == ["'y'", "'1'", "'3'"])
    #expect(try rebuilder.plan(on: connection.handle).isEmpty)
  }
}
