import Testing

@testable import SchemaRebuilder

// MARK: - Copying rows

extension FactsTests {
  @Test func `a table's ON CONFLICT swallows rows unless the statement says OR ABORT`() throws {
    let connection = try SQLiteConnection.inMemory(
      """
      CREATE TABLE old(a); INSERT INTO old VALUES (1), (1), (2);
      CREATE TABLE new(a UNIQUE ON CONFLICT IGNORE);
      """
    )
    #expect(throws: SQLiteError.self) {
      try connection.execute("INSERT OR ABORT INTO new SELECT a FROM old")
    }
    try connection.execute("INSERT INTO new SELECT a FROM old")
    #expect(try connection.lines("SELECT a FROM new") == ["1", "2"])
  }

  @Test func `an index that covers the columns is read instead of the table`() throws {
    let connection = try SQLiteConnection.inMemory(
      "CREATE TABLE t(a, b, c); CREATE INDEX i ON t(a)"
    )
    func plan(_ sql: String) throws -> [String] {
      try connection.rows("EXPLAIN QUERY PLAN \(sql)").compactMap { $0.text(3) }
    }
    #expect(
      try ["rowid, a", "count(*)"].flatMap { try plan("SELECT \($0) FROM t") } == [
        "SCAN t USING COVERING INDEX i", "SCAN t USING COVERING INDEX i",
      ]
    )
    #expect(
      try ["rowid, a", "count(*)"].flatMap { try plan("SELECT \($0) FROM t NOT INDEXED") } == [
        "SCAN t", "SCAN t",
      ]
    )
  }

  @Test func `NOT INDEXED does not stop an index WITHOUT ROWID, the name of the key does`()
    throws
  {
    let connection = try SQLiteConnection.inMemory(
      "CREATE TABLE t(a UNIQUE, b PRIMARY KEY) WITHOUT ROWID; CREATE INDEX i ON t(a, b)"
    )
    func plan(_ rows: String) throws -> [String] {
      try connection.rows("EXPLAIN QUERY PLAN SELECT a, b FROM t \(rows) WHERE a > 1")
        .compactMap { $0.text(3) }
    }
    #expect(try plan("NOT INDEXED").allSatisfy { $0.contains("INDEX") })
    #expect(try plan("INDEXED BY sqlite_autoindex_t_2") == ["SCAN t"])
  }

  @Test func `rowids are numbered anew unless they are copied`() throws {
    let connection = try SQLiteConnection.inMemory(
      """
      CREATE TABLE old(a); INSERT INTO old(rowid, a) VALUES (4, 'x'), (9, 'y');
      CREATE TABLE new(a); INSERT INTO new(a) SELECT a FROM old;
      CREATE TABLE kept(a); INSERT INTO kept(rowid, a) SELECT rowid, a FROM old;
      """
    )
    #expect(try connection.lines("SELECT rowid FROM new") == ["1", "2"])
    #expect(try connection.lines("SELECT rowid FROM kept") == ["4", "9"])
  }

  @Test func `NULL in a key that is the rowid becomes a number`() throws {
    let connection = try SQLiteConnection.inMemory(
      "CREATE TABLE t(id INTEGER PRIMARY KEY); INSERT INTO t VALUES (NULL), ('7')"
    )
    #expect(try connection.lines("SELECT id FROM t") == ["1", "7"])
    #expect(throws: SQLiteError.self) { try connection.execute("INSERT INTO t VALUES ('x')") }
  }

  @Test func `a column without a type keeps every value`() throws {
    let values = "'007', '1', 1, 1.0, x'31', NULL"
    let connection = try SQLiteConnection.inMemory(
      "CREATE TABLE t(a, b, c, d, e, f); INSERT INTO t VALUES (\(values))"
    )
    #expect(try connection.rows("SELECT * FROM t") == connection.rows("SELECT \(values)"))
  }

  @Test func `a result has at most 2000 columns`() throws {
    let connection = try SQLiteConnection.inMemory()
    func select(_ count: Int) -> String {
      "SELECT " + Array(repeating: "1", count: count).joined(separator: ", ")
    }
    #expect(try connection.rows(select(2000)).first?.values.count == 2000)
    #expect(throws: SQLiteError.self) { try connection.rows(select(2001)) }
  }

  @Test func `abs of the smallest integer is an error, and of no row it is none`() throws {
    let connection = try SQLiteConnection.inMemory()
    let check = "SELECT abs(-9223372036854775807 - (old <> new)) FROM (SELECT 1 AS old, "
    #expect(try connection.rows(check + "1 AS new) WHERE old <> new") == [])
    #expect(throws: SQLiteError.self) { try connection.rows(check + "2 AS new) WHERE old <> new") }
  }

  @Test func `NULLs are never equal in a key, and a CHECK that is NULL passes`() throws {
    let connection = try SQLiteConnection.inMemory("CREATE TABLE t(a UNIQUE CHECK (a > 0))")
    try connection.execute("INSERT INTO t VALUES (NULL), (NULL)")
    #expect(try connection.integer("SELECT count(*) FROM t") == 2)
  }

  @Test func `settings of a connection change what is copied`() throws {
    let connection = try SQLiteConnection.inMemory("CREATE TABLE t(a CHECK (a > 0))")
    try connection.execute("PRAGMA ignore_check_constraints=ON; INSERT INTO t VALUES (-1), (-2)")
    #expect(try connection.lines("SELECT a FROM t") == ["-1", "-2"])
    try connection.execute("PRAGMA reverse_unordered_selects=ON")
    #expect(try connection.lines("SELECT a FROM t") == ["-2", "-1"])
  }
}

// MARK: - Conversions that differ between releases

extension FactsTests {
  private static let isRecent = SQLiteConnection.libraryVersion > 3_053_000
  private static let isBetween = (3_051_002..<3_054_000).contains(SQLiteConnection.libraryVersion)

  private func stored(_ value: String, as type: String) throws -> [String] {
    let connection = try SQLiteConnection.inMemory(
      "CREATE TABLE t(v \(type)); INSERT INTO t VALUES (\(value))"
    )
    return try connection.lines("SELECT typeof(v), hex(v) FROM t")
  }

  @Test func `a real number becomes text with 15 digits, and since 3_53 with those it takes`()
    throws
  {
    let digits = Self.isRecent ? "0.30000000000000004" : "0.3"
    let connection = try SQLiteConnection.inMemory()
    #expect(try connection.lines("SELECT (0.1 + 0.2) || ''") == ["'\(digits)'"])
    #expect(try connection.lines("SELECT 1e400 || ''") == ["'Inf'"])
  }

  @Test(.enabled(if: !isBetween, "which release changed it is not known"))
  func `a number with a NUL behind it was a text, and is a number to new releases`() throws {
    #expect(
      try stored("'5' || char(0)", as: "INTEGER")
        == [Self.isRecent ? "'integer'|'35'" : "'text'|'3500'"]
    )
  }

  @Test(.enabled(if: !isBetween, "which release changed it is not known"))
  func `the least integer, written as a real number, is a key to new releases alone`() throws {
    let keys = try? stored("-9223372036854775808.0", as: "INTEGER PRIMARY KEY")
    #expect((keys != nil) == Self.isRecent)
  }
}

// MARK: - Foreign keys

extension FactsTests {
  @Test func `foreign_key_check fails at a parent without such a key`() throws {
    let connection = try SQLiteConnection.inMemory(
      """
      CREATE TABLE p(a, b UNIQUE); CREATE TABLE c(x REFERENCES p(a)); CREATE TABLE d(x REFERENCES p(b));
      INSERT INTO c VALUES (1); INSERT INTO d VALUES (1);
      """
    )
    #expect(throws: SQLiteError.self) { try connection.rows("PRAGMA foreign_key_check") }
    #expect(try connection.lines("PRAGMA foreign_key_check(d)") == ["'d'|1|'p'|0"])
  }

  @Test func `foreign_key_check names no row of a table WITHOUT ROWID`() throws {
    let connection = try SQLiteConnection.inMemory(
      """
      CREATE TABLE p(id INTEGER PRIMARY KEY);
      CREATE TABLE c(k PRIMARY KEY, p REFERENCES p(id)) WITHOUT ROWID;
      INSERT INTO c VALUES ('x', 1);
      """
    )
    #expect(try connection.lines("PRAGMA foreign_key_check(c)") == ["'c'|NULL|'p'|0"])
  }

  @Test func `a reference is compared by the parent's affinity and collation`() throws {
    let connection = try SQLiteConnection.inMemory(
      """
      CREATE TABLE p(n INTEGER UNIQUE, t TEXT COLLATE NOCASE UNIQUE);
      CREATE TABLE c(n TEXT REFERENCES p(n), t TEXT REFERENCES p(t));
      INSERT INTO p VALUES (7, 'Ink'); INSERT INTO c VALUES ('7.0', 'INK');
      """
    )
    #expect(try connection.rows("PRAGMA foreign_key_check(c)") == [])
    let join = "SELECT count(*) FROM c, p WHERE p.n = +c.n AND p.t = +c.t"
    #expect(try connection.integer(join) == 1)
    #expect(
      try connection.integer("SELECT count(*) FROM c, p WHERE +c.t = p.t COLLATE BINARY") == 0
    )
  }
}
