import SchemaRebuilderCSQLite
import Testing

@testable import SchemaRebuilder

@Suite struct SQLiteConnectionTests {
  @Test func `values come out as SQLite stores them`() throws {
    let connection = try SQLiteConnection.inMemory()
    let rows = try connection.rows(
      "SELECT NULL, -9223372036854775808, 0.5, 'é', '', x'00ff', x'', CAST(x'610062ff' AS TEXT)"
    )
    #expect(
      rows == [
        SQLiteRow(values: [
          .null, .integer(.min), .real(0.5), .text([0xC3, 0xA9]), .text([]), .blob([0, 0xFF]),
          .blob([]), .text([0x61, 0x00, 0x62, 0xFF]),
        ])
      ]
    )
  }

  @Test func `a text of several statements runs to its end`() throws {
    let connection = try SQLiteConnection.inMemory()
    let sql = "CREATE TABLE t(a); -- first\n;; INSERT INTO t VALUES (1), (2); /* last */"
    try connection.execute(sql)
    #expect(try connection.lines("SELECT a FROM t; SELECT count(*) FROM t") == ["1", "2", "2"])
  }

  @Test func `a failure says SQLite's extended code, its words and the statement`() throws {
    let connection = try SQLiteConnection.inMemory(
      "CREATE TABLE t(a UNIQUE); INSERT INTO t VALUES (1)"
    )
    let expected = SQLiteError(
      code: 2067,
      message: "UNIQUE constraint failed: t.a",
      sql: "INSERT INTO t VALUES (1)"
    )
    #expect(throws: expected) { try connection.execute("INSERT INTO t VALUES (1)") }
    #expect(expected.isConstraint)
  }

  @Test func `compiling a statement runs nothing`() throws {
    let connection = try SQLiteConnection.inMemory("CREATE TABLE t(a)")
    try connection.compile("INSERT INTO t VALUES (1)")
    #expect(try connection.lines("SELECT * FROM t") == [])
    #expect(throws: SQLiteError.self) { try connection.compile("INSERT INTO u VALUES (1)") }
  }

  @Test func `a statement that has begun and not ended is noticed`() throws {
    let connection = try SQLiteConnection.inMemory(
      "CREATE TABLE t(a); INSERT INTO t VALUES (1), (2)"
    )
    #expect(!connection.hasRunningStatement)
    var statement: OpaquePointer?
    sqlite3_prepare_v2(connection.handle, "SELECT a FROM t", -1, &statement, nil)
    #expect(!connection.hasRunningStatement)
    sqlite3_step(statement)
    #expect(connection.hasRunningStatement)
    sqlite3_reset(statement)
    #expect(!connection.hasRunningStatement)
    sqlite3_finalize(statement)
  }

  @Test func `a borrowed connection stays open`() throws {
    let owner = try SQLiteConnection.inMemory("CREATE TABLE t(a)")
    do {
      let borrower = SQLiteConnection(borrowing: owner.handle)
      try borrower.execute("INSERT INTO t VALUES (7)")
    }
    #expect(try owner.lines("SELECT * FROM t") == ["7"])
  }

  @Test func `a schema can be created while no other file can be reached`() throws {
    let folder = try ScratchFolder()
    let connection = try SQLiteConnection.inMemory()
    let attach = "ATTACH \(literal(folder.path("other.db"))) AS other"
    let vacuum = "VACUUM INTO \(literal(folder.path("copy.db")))"
    try connection.whileOnlyDefining {
      try connection.execute("CREATE TABLE t(a)")
      #expect(throws: SQLiteError.self) { try connection.execute(attach) }
      #expect(throws: SQLiteError.self) { try connection.execute(vacuum) }
    }
    #expect(try folder.contents() == [:])
    try connection.execute(attach)
    #expect(try connection.databaseNames() == ["main", "other"])
  }

  @Test(arguments: [
    "plain.db", "a b.db", "50%.db", "%41.db", "a?mode=ro.db", "a#b.db", "it's \"quoted\".db",
    "naïve🙂.db", "select", "file:x.db", "a&b=c+d.db", "back\\slash.db",
  ]) func `a file of any name opens in every mode`(name: String) throws {
    let folder = try ScratchFolder()
    try folder.database("CREATE TABLE t(a); INSERT INTO t VALUES (7)", named: name)
    #expect(try folder.contents().keys.sorted() == [name])
    for mode in [SQLiteConnection.Mode.readOnly, .immutable, .readWrite, .readWriteOrCreate] {
      let connection = try SQLiteConnection(path: folder.path(name), mode: mode)
      #expect(try connection.lines("SELECT a FROM t") == ["7"])
    }
    #expect(try folder.contents().keys.sorted() == [name])
  }

  @Test func `only a file in WAL mode that nobody has open is read as immutable`() throws {
    let folder = try ScratchFolder()
    let plain = try folder.database("CREATE TABLE t(a)", named: "plain.db")
    let closed = try folder.database("PRAGMA journal_mode=WAL; CREATE TABLE t(a)", named: "wal.db")
    #expect(RestingFile(path: plain) == nil)
    #expect(RestingFile(path: closed) != nil)
    let user = try folder.open("wal.db")
    try user.execute("INSERT INTO t VALUES (1)")
    #expect(RestingFile(path: closed) == nil)
  }
}
