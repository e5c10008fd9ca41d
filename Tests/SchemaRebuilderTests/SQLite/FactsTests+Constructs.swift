import Testing

@testable import SchemaRebuilder

/// Facts about constructs that are rare.
extension FactsTests {
  @Test func `a STRICT table takes what a generated column computes, and is found wrong for it`()
    throws
  {
    let connection = try SQLiteConnection.inMemory(
      "CREATE TABLE t(a TEXT, b INT AS (a), c INT AS (a) STORED) STRICT"
    )
    // 3.51.1 refuses such a row, 3.50.4 does not.
    let insert = "INSERT INTO t VALUES ('x')"
    guard SQLiteConnection.libraryVersion < 3_051_000 else {
      #expect(throws: SQLiteError.self) { try connection.execute(insert) }
      return
    }
    try connection.execute(insert)
    #expect(try connection.lines("SELECT typeof(b), typeof(c) FROM t") == ["'text'|'text'"])
    #expect(try connection.lines("PRAGMA integrity_check") != ["'ok'"])
  }

  @Test func `CHECKs are ignored from within a transaction too, and are still known`() throws {
    let connection = try SQLiteConnection.inMemory("CREATE TABLE t(a CHECK (a > 0))")
    try connection.execute(
      """
      BEGIN; PRAGMA ignore_check_constraints=ON; INSERT INTO t VALUES (-1);
      PRAGMA ignore_check_constraints=OFF;
      """
    )
    #expect(throws: SQLiteError.self) { try connection.execute("INSERT INTO t VALUES (-2)") }
    #expect(try connection.lines("SELECT a FROM t") == ["-1"])
  }

  @Test func `ADD COLUMN with a CHECK stops at rows that fail another one`() throws {
    let connection = try SQLiteConnection.inMemory(
      "CREATE TABLE t(a CHECK (a > 0)); PRAGMA ignore_check_constraints=ON;"
        + "INSERT INTO t VALUES (-1); PRAGMA ignore_check_constraints=OFF"
    )
    #expect(throws: SQLiteError.self) {
      try connection.execute("ALTER TABLE t ADD COLUMN b DEFAULT 1 CHECK (b > 0)")
    }
    try connection.execute("ALTER TABLE t ADD COLUMN b DEFAULT 1")
  }

  @Test func `another letter case is a table's new name in two steps alone`() throws {
    let connection = try SQLiteConnection.inMemory("CREATE TABLE t(a)")
    #expect(throws: SQLiteError.self) { try connection.execute("ALTER TABLE t RENAME TO T") }
    try connection.execute("ALTER TABLE t RENAME TO way; ALTER TABLE way RENAME TO T")
    #expect(try connection.lines("SELECT name FROM sqlite_schema") == ["'T'"])
  }

  @Test func `a value stays as it was when the type comes under it, until it is written again`()
    throws
  {
    let connection = try SQLiteConnection.inMemory("CREATE TABLE t(a); INSERT INTO t VALUES ('12')")
    try connection.execute(
      """
      PRAGMA writable_schema=ON;
      UPDATE sqlite_schema SET sql = 'CREATE TABLE t(a INTEGER)';
      PRAGMA writable_schema=RESET;
      """
    )
    #expect(try connection.lines("SELECT typeof(a) FROM t") == ["'text'"])
    try connection.execute("CREATE TABLE u(a INTEGER); INSERT INTO u SELECT a FROM t")
    #expect(try connection.lines("SELECT typeof(a) FROM u") == ["'integer'"])
  }

  @Test func `what a full-text table was told goes with it`() throws {
    let connection = try SQLiteConnection.inMemory(
      "CREATE VIRTUAL TABLE f USING fts5(a); INSERT INTO f(f, rank) VALUES ('automerge', 8)"
    )
    let settings = "SELECT k, v FROM f_config WHERE k <> 'version'"
    #expect(try connection.lines(settings) == ["'automerge'|8"])
    try connection.execute("DROP TABLE f; CREATE VIRTUAL TABLE f USING fts5(a)")
    #expect(try connection.lines(settings) == [])
  }

  @Test func `a table is renamed beside a virtual table whose module is missing`() throws {
    let connection = try SQLiteConnection.inMemory("CREATE TABLE t(a)")
    try connection.execute(
      """
      PRAGMA writable_schema=ON;
      INSERT INTO sqlite_schema VALUES ('table', 'm', 'm', 0, 'CREATE VIRTUAL TABLE m USING none(a)');
      PRAGMA writable_schema=RESET; ALTER TABLE t RENAME TO u;
      """
    )
    #expect(throws: SQLiteError.self) { try connection.lines("SELECT * FROM m") }
  }
}
