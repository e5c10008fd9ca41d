import Testing

@testable import SchemaRebuilder

// MARK: - Files and transactions

extension FactsTests {
  @Test func `data_version tells of the commits of others alone`() throws {
    let folder = try ScratchFolder()
    try folder.database("CREATE TABLE t(a)")
    let (own, other) = (try folder.open(), try folder.open())
    let version = try own.integer("PRAGMA data_version")
    try own.execute("INSERT INTO t VALUES (1)")
    #expect(try own.integer("PRAGMA data_version") == version)
    try other.execute("INSERT INTO t VALUES (2)")
    #expect(try own.integer("PRAGMA data_version") != version)
  }

  @Test func `a transaction that reads sees one state of the file`() throws {
    let folder = try ScratchFolder()
    try folder.database("PRAGMA journal_mode=WAL; CREATE TABLE t(a)")
    let (reader, writer) = (try folder.open(), try folder.open())
    try reader.execute("BEGIN; SELECT count(*) FROM t")
    try writer.execute("INSERT INTO t VALUES (1); ALTER TABLE t ADD COLUMN b")
    #expect(try reader.lines("SELECT * FROM t") == [])
    #expect(try reader.rows("PRAGMA table_xinfo(t)").count == 1)
    try reader.execute("COMMIT")
    #expect(try reader.lines("SELECT * FROM t") == ["1|NULL"])
  }

  @Test func `user_version is 0 for what 32 bits do not hold`() throws {
    let connection = try SQLiteConnection.inMemory("PRAGMA user_version=2147483647")
    #expect(try connection.integer("PRAGMA user_version") == 2_147_483_647)
    try connection.execute("PRAGMA user_version=2147483648")
    #expect(try connection.integer("PRAGMA user_version") == 0)
  }

  @Test func `schema and version are rolled back as rows are`() throws {
    let connection = try SQLiteConnection.inMemory("CREATE TABLE t(a); PRAGMA user_version=1")
    try connection.execute("BEGIN; ALTER TABLE t RENAME TO u; CREATE TABLE t(b); DROP TABLE u")
    try connection.execute("PRAGMA user_version=2; ROLLBACK")
    #expect(
      try connection.lines("SELECT name, sql FROM sqlite_schema") == ["'t'|'CREATE TABLE t(a)'"]
    )
    #expect(try connection.integer("PRAGMA user_version") == 1)
  }

  @Test func `a file that may grow no more rolls its transaction back by itself`() throws {
    let folder = try ScratchFolder()
    try folder.database("CREATE TABLE t(a)")
    let connection = try folder.open()
    try connection.execute("PRAGMA max_page_count=4; PRAGMA cache_spill=OFF; BEGIN IMMEDIATE")
    let error = #expect(throws: SQLiteError.self) {
      try connection.execute("INSERT INTO t VALUES (randomblob(100000))")
    }
    #expect(error?.isFull == true)
    #expect(!connection.isInTransaction)
  }

  @Test func `reading a file in WAL mode leaves files beside it, but not as immutable`() throws {
    let folder = try ScratchFolder()
    let path = try folder.database("PRAGMA journal_mode=WAL; CREATE TABLE t(a)")
    let main = try folder.contents()["app.db"]
    let rows = try SQLiteConnection(path: path, mode: .immutable).integer("SELECT count(*) FROM t")
    #expect(rows == 0)
    #expect(try folder.contents().keys.sorted() == ["app.db"])
    _ = try SQLiteConnection(path: path, mode: .readOnly).integer("SELECT count(*) FROM t")
    #expect(try folder.contents().keys.sorted() == ["app.db", "app.db-shm", "app.db-wal"])
    #expect(try folder.contents()["app.db"] == main)
  }

  @Test func `a connection that writes cannot be copied, and another one to its file can`() throws {
    let folder = try ScratchFolder()
    try folder.database("CREATE TABLE t(a)")
    let (own, other) = (try folder.open(), try folder.open())
    try own.execute("BEGIN IMMEDIATE")
    let error = #expect(throws: SQLiteError.self) {
      try own.copyPages(to: .inMemory()) { _, _ in }
    }
    #expect(error?.isBusy == true)
    let copy = try SQLiteConnection.inMemory()
    try other.copyPages(to: copy) { _, _ in }
    #expect(try copy.lines("SELECT name FROM sqlite_schema") == ["'t'"])
  }

  @Test func `VACUUM numbers rows anew where no INTEGER PRIMARY KEY holds their numbers`() throws {
    let folder = try ScratchFolder()
    try folder.database(
      """
      CREATE TABLE a(x); CREATE TABLE b(id INTEGER PRIMARY KEY);
      INSERT INTO a VALUES (1), (2), (3); DELETE FROM a WHERE x = 1; INSERT INTO b VALUES (2), (3);
      VACUUM;
      """
    )
    #expect(
      try folder.lines("SELECT rowid, x FROM a; SELECT * FROM b") == ["1|2", "2|3", "2", "3"]
    )
  }

  @Test func `incremental_vacuum acts in files that are kept for it alone`() throws {
    let folder = try ScratchFolder()
    for (mode, isFreed) in [("NONE", false), ("INCREMENTAL", true)] {
      try folder.database(
        """
        PRAGMA auto_vacuum=\(mode); CREATE TABLE a(x); INSERT INTO a VALUES (zeroblob(40000));
        DROP TABLE a; PRAGMA incremental_vacuum;
        """,
        named: mode
      )
      let left = try folder.lines("PRAGMA freelist_count", in: mode)
      #expect((left == ["0"]) == isFreed)
    }
  }

  @Test func `a PRAGMA acts while it is compiled, and a file is attached within a transaction`()
    throws
  {
    let connection = try SQLiteConnection.inMemory("BEGIN")
    try connection.compile("EXPLAIN PRAGMA writable_schema=ON")
    #expect(try connection.integer("PRAGMA writable_schema") == 1)
    try connection.execute("ATTACH ':memory:' AS other")
    #expect(try connection.databaseNames() == ["main", "other"])
  }
}
