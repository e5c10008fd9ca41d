import Testing

@testable import SchemaRebuilder

/// What SQLite tells while a statement is running.
extension FactsTests {
  private func filled(_ table: String = "t(a INTEGER PRIMARY KEY, b)") throws -> SQLiteConnection {
    try .inMemory(ProgressLog.rows(20_000, into: table, "i, 'text ' || i"))
  }

  /// The last rowids that are seen while a statement runs.
  private func rowIDs(_ sql: String, on connection: SQLiteConnection) throws -> [Int64] {
    var seen: [Int64] = []
    connection.setProgressHandler(
      ProgressHandler { [unowned connection] in
        seen.append(connection.lastInsertedRowID)
        return true
      }
    )
    try connection.execute(sql)
    connection.setProgressHandler(nil)
    return seen
  }

  @Test(arguments: [
    "u(a INTEGER PRIMARY KEY, b)", "u(a INTEGER PRIMARY KEY, b TEXT CHECK (b > ''))",
  ])
  func `the last rowid moves while a statement inserts rows`(table: String) throws {
    let connection = try filled()
    try connection.execute("CREATE TABLE \(table)")
    connection.lastInsertedRowID = 0
    let seen = try rowIDs("INSERT INTO u SELECT * FROM t NOT INDEXED", on: connection)
    #expect(seen == seen.sorted())
    #expect(seen.contains { $0 > 8000 && $0 < 12_000 })
  }

  @Test func `it stays where it is for a table WITHOUT ROWID`() throws {
    let connection = try filled()
    try connection.execute("CREATE TABLE u(a INTEGER PRIMARY KEY, b) WITHOUT ROWID")
    let seen = try rowIDs("INSERT INTO u SELECT * FROM t", on: connection)
    #expect(seen.count > 10)
    #expect(Set(seen) == [20_000])
  }

  @Test func `a table is dropped, and its rows are counted, without a question`() throws {
    let connection = try filled()
    #expect(try rowIDs("SELECT count(*) FROM t NOT INDEXED", on: connection) == [])
    #expect(try rowIDs("CREATE INDEX i ON t(b)", on: connection).count > 10)
    #expect(try rowIDs("DROP TABLE t", on: connection).count < 3)
  }

  @Test func `a statement that is stopped is rolled back, and its transaction may be too`() throws {
    let connection = try filled()
    try connection.execute("CREATE TABLE u(a, b); BEGIN; INSERT INTO u VALUES (1, 2)")
    connection.setProgressHandler(ProgressHandler { false })
    let error = #expect(throws: SQLiteError.self) {
      try connection.execute("INSERT INTO u SELECT * FROM t")
    }
    #expect(error?.isInterrupted == true)
    connection.setProgressHandler(nil)
    #expect(
      try connection.integer("SELECT count(*) FROM u") == (connection.isInTransaction ? 1 : 0)
    )
  }
}
