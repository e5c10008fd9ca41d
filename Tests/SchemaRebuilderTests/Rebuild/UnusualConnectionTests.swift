import SchemaRebuilderCSQLite
import Testing

@testable import SchemaRebuilder

/// Connections and files that are set up otherwise than SQLite does by itself.
@Suite struct UnusualConnectionTests {
  private func set(_ option: Int32, _ isOn: Bool, _ connection: SQLiteConnection) {
    var value: Int32 = 0
    #expect(csqlite_db_config(connection.handle, option, isOn ? 1 : 0, &value) == SQLITE_OK)
    #expect(value == (isOn ? 1 : 0))
  }

  @Test func `in defensive mode, as on Apple's systems, counters and full-text search are kept`()
    throws
  {
    let connection = try SQLiteConnection.inMemory(
      """
      CREATE TABLE t(id INTEGER PRIMARY KEY AUTOINCREMENT, body);
      INSERT INTO t VALUES (7, 'hello'); DELETE FROM t WHERE id = 7; INSERT INTO t VALUES (3, 'oh');
      CREATE VIRTUAL TABLE f USING fts5(body, content='t', content_rowid='id');
      INSERT INTO f(f) VALUES ('rebuild');
      """
    )
    set(SQLITE_DBCONFIG_DEFENSIVE, true, connection)
    set(SQLITE_DBCONFIG_DQS_DDL, false, connection)
    let schema = try Schema(
      sql: """
        CREATE TABLE t(id INTEGER PRIMARY KEY AUTOINCREMENT, body TEXT NOT NULL);
        CREATE VIRTUAL TABLE f USING fts5(body, content='t', content_rowid='id', tokenize='porter');
        """
    )
    _ = try Rebuilder(schema).run(on: connection.handle)
    try connection.execute("INSERT INTO f(f, rank) VALUES ('integrity-check', 1)")
    #expect(
      try connection.lines("SELECT seq FROM sqlite_sequence; SELECT rowid FROM f('oh')")
        == ["7", "3"]
    )
    #expect(try Rebuilder(schema).plan(on: connection.handle).isEmpty)
  }

  @Test func `a file of an old format, which ignores DESC, is as declared`() throws {
    let connection = try SQLiteConnection.inMemory()
    set(SQLITE_DBCONFIG_LEGACY_FILE_FORMAT, true, connection)
    let sql = "CREATE TABLE t(a, b, UNIQUE (b DESC)); CREATE INDEX i ON t(a DESC);"
    try connection.execute(sql)
    let facts = try connection.lines("SELECT \"desc\" FROM pragma_index_xinfo('i') WHERE key")
    #expect(facts == ["0"])
    let rebuilder = Rebuilder(try Schema(sql: sql))
    #expect(try rebuilder.plan(on: connection.handle).isEmpty)
  }

  @Test func `a file made while "x" could be a string is rebuilt where it may not`() throws {
    let sql = "CREATE TABLE t(a CHECK (a <> \"x\")); CREATE TABLE u(a); INSERT INTO u VALUES (1);"
    let connection = try SQLiteConnection.inMemory()
    set(SQLITE_DBCONFIG_DQS_DDL, true, connection)
    try connection.execute(sql)
    set(SQLITE_DBCONFIG_DQS_DDL, false, connection)
    let schema = try Schema(
      sql: "CREATE TABLE t(a INT CHECK (a <> \"x\")); CREATE TABLE u(a NOT NULL);"
    )
    _ = try Rebuilder(schema).run(on: connection.handle)
    #expect(try Rebuilder(schema).plan(on: connection.handle).isEmpty)
    #expect(!connection.option(.doubleQuotedStringsInDefinitions))
  }

  @Test(arguments: [0, 1, 2])
  func `a file that shrinks by itself is rebuilt whole`(autoVacuum: Int) throws {
    let folder = try ScratchFolder()
    let path = try folder.database(
      """
      PRAGMA auto_vacuum=\(autoVacuum); PRAGMA page_size=512;
      CREATE TABLE gone(a); INSERT INTO gone VALUES (zeroblob(50000));
      CREATE TABLE t(a UNIQUE, b); CREATE INDEX i ON t(b);
      WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 500)
      INSERT INTO t SELECT i, hex(i) FROM n;
      """
    )
    let schema = try Schema(
      sql: "CREATE TABLE t(a UNIQUE, b NOT NULL); CREATE INDEX i ON t(b); -- @dropped gone"
    )
    _ = try Rebuilder(schema).run(at: path)
    #expect(
      try folder.lines(
        "PRAGMA integrity_check; PRAGMA auto_vacuum; SELECT count(*) FROM t; SELECT a FROM t WHERE b = hex(77)"
      )
        == ["'ok'", "\(autoVacuum)", "500", "77"]
    )
  }

  @Test func `a database in memory that has never been written`() throws {
    let connection = try SQLiteConnection.inMemory()
    let rebuilder = Rebuilder(try Schema(sql: "CREATE TABLE t(a);"), version: 1)
    #expect(try rebuilder.run(on: connection.handle).tables.map(\.rung) == [.create])
    #expect(try rebuilder.run(on: connection.handle).isEmpty)
  }

  @Test func `a connection that may only read is told so`() throws {
    let folder = try ScratchFolder()
    let path = try folder.database("CREATE TABLE t(a)")
    let connection = try SQLiteConnection(path: path, mode: .readOnly)
    let rebuilder = Rebuilder(try Schema(sql: "CREATE TABLE t(a, b);"))
    #expect(try !rebuilder.plan(on: connection.handle).isEmpty)
    let error = #expect(throws: RebuildError.self) { try rebuilder.run(on: connection.handle) }
    #expect(error?.kind == .noPermission)
    #expect(error?.message == "the database cannot be written")
  }
}
