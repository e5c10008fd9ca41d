import Testing

@testable import SchemaRebuilder

/// What a naive copy loses.
@Suite struct KeptTests {
  /// Runs a rebuild and gives the lines of a query before and after.
  private func expectKept(
    _ query: String,
    _ expected: [String],
    live: String,
    target: String,
    policy: Policy = Policy(),
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    for strategy in [Policy.Strategy.rebuild, .automatic] {
      let connection = try SQLiteConnection.inMemory(live)
      #expect(try connection.lines(query) == expected, sourceLocation: sourceLocation)
      var policy = policy
      policy.strategy = strategy
      let report = try Rebuilder(try Schema(sql: target), policy: policy).run(on: connection.handle)
      let rungs: [Rung] = strategy == .rebuild ? [.rebuild] : [.edit, .update, .swap]
      #expect(
        report.tables.contains { rungs.contains($0.rung) },
        sourceLocation: sourceLocation
      )
      #expect(try connection.lines(query) == expected, sourceLocation: sourceLocation)
      #expect(
        try connection.lines("PRAGMA integrity_check") == ["'ok'"],
        sourceLocation: sourceLocation
      )
    }
  }

  @Test func `rowids that are no column`() throws {
    try expectKept(
      "SELECT rowid, a FROM t ORDER BY rowid",
      ["-7|'c'", "3|'a'", "90|'b'"],
      live: "CREATE TABLE t(a); INSERT INTO t(rowid, a) VALUES (3, 'a'), (90, 'b'), (-7, 'c')",
      target: "CREATE TABLE t(a NOT NULL);"
    )
  }

  @Test func `the highest id that was ever given, also when its row is gone`() throws {
    try expectKept(
      "SELECT name, seq FROM sqlite_sequence ORDER BY name",
      ["'e'|12", "'t'|9", "'u'|4"],
      live: """
        CREATE TABLE t(id INTEGER PRIMARY KEY AUTOINCREMENT, a);
        CREATE TABLE e(id INTEGER PRIMARY KEY AUTOINCREMENT, a);
        CREATE TABLE u(id INTEGER PRIMARY KEY AUTOINCREMENT);
        INSERT INTO t VALUES (1, 'x'), (9, 'y'); DELETE FROM t WHERE id = 9;
        INSERT INTO e VALUES (12, 'x'); DELETE FROM e;
        INSERT INTO u VALUES (4);
        """,
      target: """
        CREATE TABLE t(id INTEGER PRIMARY KEY AUTOINCREMENT, a NOT NULL);
        CREATE TABLE e(id INTEGER PRIMARY KEY AUTOINCREMENT, a NOT NULL);
        CREATE TABLE u(id INTEGER PRIMARY KEY AUTOINCREMENT);
        """
    )
  }

  @Test func `an id is not given twice, also where the counter is double or of another case`()
    throws
  {
    let connection = try SQLiteConnection.inMemory(
      """
      CREATE TABLE Logs(id INTEGER PRIMARY KEY AUTOINCREMENT, a);
      INSERT INTO Logs VALUES (5, 'x'); DELETE FROM Logs;
      INSERT INTO sqlite_sequence VALUES ('Logs', 70);
      """
    )
    let schema = try Schema(
      sql: "CREATE TABLE logs(id INTEGER PRIMARY KEY AUTOINCREMENT, a NOT NULL);"
    )
    _ = try Rebuilder(schema).run(on: connection.handle)
    try connection.execute("INSERT INTO logs(a) VALUES ('new')")
    let id = try connection.integer("SELECT id FROM logs")
    #expect(id > 70)
  }

  @Test func `the statistics of the table and of its unchanged indexes`() throws {
    try expectKept(
      "SELECT tbl, idx, stat FROM sqlite_stat1 ORDER BY 1, 2",
      ["'t'|'i'|'3 2'", "'t'|'sqlite_autoindex_t_1'|'3 1'"],
      live: """
        CREATE TABLE t(a UNIQUE, b); CREATE INDEX i ON t(b);
        INSERT INTO t VALUES (1, 1), (2, 1), (3, 2); ANALYZE;
        """,
      target: "CREATE TABLE t(a UNIQUE, b NOT NULL); CREATE INDEX i ON t(b);"
    )
  }

  @Test func `rows whose CHECK names its own table, and their rowids`() throws {
    try expectKept(
      "SELECT rowid, a, b FROM t",
      ["4|1|'x'", "8|2|'y'"],
      live: """
        CREATE TABLE t(a CHECK (t.a > 0), b TEXT);
        INSERT INTO t(rowid, a, b) VALUES (4, 1, 'x'), (8, 2, 'y');
        CREATE INDEX i ON t(a) WHERE t.a > 1;
        """,
      target: """
        CREATE TABLE t(a CHECK (t.a > 0), b TEXT NOT NULL);
        CREATE INDEX i ON t(a) WHERE t.a > 1;
        """
    )
  }

  @Test func `the counter of a table whose CHECK names it`() throws {
    try expectKept(
      "SELECT name, seq FROM sqlite_sequence",
      ["'t'|9"],
      live: """
        CREATE TABLE t(id INTEGER PRIMARY KEY AUTOINCREMENT, a CHECK (t.a > 0));
        INSERT INTO t VALUES (9, 1); DELETE FROM t;
        """,
      target: "CREATE TABLE t(id INTEGER PRIMARY KEY AUTOINCREMENT, a NOT NULL CHECK (t.a > 0));"
    )
  }

  @Test func `full-text search in the rebuilt table`() throws {
    try expectKept(
      """
      INSERT INTO f(f, rank) VALUES ('integrity-check', 1);
      SELECT rowid, body FROM f WHERE f MATCH 'hello' ORDER BY rowid
      """,
      ["5|'hello world'", "77|'oh hello'"],
      live: """
        CREATE TABLE t(body, other);
        INSERT INTO t(rowid, body) VALUES (5, 'hello world'), (77, 'oh hello'), (80, 'no');
        CREATE VIRTUAL TABLE f USING fts5(body, content='t');
        INSERT INTO f(f) VALUES ('rebuild');
        """,
      target: """
        CREATE TABLE t(body NOT NULL, other);
        CREATE VIRTUAL TABLE f USING fts5(body, content='t');
        """
    )
  }

  @Test(arguments: [
    "body NOT NULL DEFAULT 'hello none'",
    "body TEXT NOT NULL -- @filled by=coalesce(body, 'hello')\n",
  ]) func `full-text search finds the values that a rebuild puts in`(column: String) throws {
    let connection = try SQLiteConnection.inMemory(
      """
      CREATE TABLE t(id INTEGER PRIMARY KEY, body);
      INSERT INTO t VALUES (1, 'hello'), (2, NULL);
      CREATE VIRTUAL TABLE f USING fts5(body, content='t', content_rowid='id');
      INSERT INTO f(f) VALUES ('rebuild');
      """
    )
    let schema = try Schema(
      sql: """
        CREATE TABLE t(id INTEGER PRIMARY KEY, \(column));
        CREATE VIRTUAL TABLE f USING fts5(body, content='t', content_rowid='id');
        """
    )
    _ = try Rebuilder(schema).run(on: connection.handle)
    try connection.execute("INSERT INTO f(f, rank) VALUES ('integrity-check', 1)")
    #expect(try connection.lines("SELECT rowid FROM f('hello') ORDER BY rowid") == ["1", "2"])
  }

  @Test func `values of every kind, byte for byte`() throws {
    let values = """
      (NULL), (0), (-9223372036854775808), (0.1), (1e300), (''), ('a'), (x''), (x'00ff'),
      (CAST(x'610062' AS TEXT)), (CAST(x'ff' AS TEXT)), (zeroblob(100000)), (9e999)
      """
    let live = "CREATE TABLE t(id INTEGER PRIMARY KEY, a); INSERT INTO t(a) VALUES \(values)"
    let query = "SELECT id, typeof(a), hex(a), length(a) FROM t"
    try expectKept(
      query,
      SQLiteConnection.inMemory(live).lines(query),
      live: live,
      target: "CREATE TABLE t(id INTEGER PRIMARY KEY, a, CHECK (id > 0));"
    )
  }

  @Test func `no trigger fires while rows are copied`() throws {
    let triggers = """
      CREATE TRIGGER i AFTER INSERT ON t BEGIN INSERT INTO log VALUES ('insert'); END;
      CREATE TRIGGER d BEFORE DELETE ON t BEGIN SELECT RAISE(FAIL, 'no'); END;
      CREATE TRIGGER u AFTER UPDATE ON t BEGIN INSERT INTO log VALUES ('update'); END;
      """
    try expectKept(
      "SELECT (SELECT count(*) FROM log), (SELECT count(*) FROM sqlite_schema WHERE type = 'trigger')",
      ["0|3"],
      live: "CREATE TABLE log(a); CREATE TABLE t(a); INSERT INTO t VALUES (1), (2);" + triggers,
      target: "CREATE TABLE log(a); CREATE TABLE t(a NOT NULL);" + triggers
    )
  }

  @Test func `rows that the new ON CONFLICT clauses would swallow are refused`() throws {
    let connection = try SQLiteConnection.inMemory(
      "CREATE TABLE t(a); INSERT INTO t VALUES (1), (1), (2)"
    )
    for clause in ["IGNORE", "REPLACE"] {
      let schema = try Schema(sql: "CREATE TABLE t(a UNIQUE ON CONFLICT \(clause));")
      #expect(throws: RebuildError.self) { try Rebuilder(schema).run(on: connection.handle) }
    }
    #expect(try connection.lines("SELECT a FROM t") == ["1", "1", "2"])
  }
}
