import Testing

@testable import SchemaRebuilder

@Suite struct SQLiteTransactionTests {
  /// Runs the body in a transaction, and leaves the connection in it.
  private func lending<Result>(
    _ sql: String = "CREATE TABLE note(id INTEGER PRIMARY KEY, title, body)",
    _ body: (SQLiteTransaction) throws -> Result
  ) throws -> (connection: SQLiteConnection, result: Result) {
    let connection = try SQLiteConnection.inMemory()
    try connection.execute(sql + "; BEGIN IMMEDIATE")
    return (connection, try SQLiteTransaction.lending(connection, to: body))
  }

  @Test func `values of every kind are bound and come back by the names of their columns`() throws {
    let values: [SQLiteValue] = [nil, 7, 0.5, "", .text([0x61, 0, 0xFF]), .blob([]), .blob([0])]
    let (_, rows) = try lending { transaction in
      try transaction.rows(
        "SELECT ?1 AS a, ?2 AS b, ?3 AS c, ?4 AS d, ?5 AS e, ?6 AS f, ?7 AS g",
        values
      )
    }
    #expect(rows == [SQLiteRow(values: values, columns: ["a", "b", "c", "d", "e", "f", "g"])])
    #expect(try rows[0]["B"] == 7)
    let missing = SQLiteError(code: 25, message: "no column h in the answer (a, b, c, d, e, f, g)")
    #expect(throws: missing) { try rows[0]["h"] }
  }

  @Test func `rows are handed over one by one while others are written`() throws {
    let (connection, _) = try lending { transaction in
      try transaction.execute(
        "INSERT INTO note(title) VALUES (' a '); INSERT INTO note(title) VALUES ('b')"
      )
      #expect(transaction.lastInsertedRowID == 2)
      try transaction.forEachRow("SELECT id, title FROM note ORDER BY id") { row in
        let values = [try row["id"], try row["title"]]
        try transaction.execute("UPDATE note SET body = ?2 WHERE id = ?1", values)
        #expect(transaction.changes == 1)
      }
    }
    #expect(try connection.rows("SELECT body FROM note ORDER BY id").map { $0[0] } == [" a ", "b"])
  }

  @Test func `what the code throws for one row reads no further row`() throws {
    struct Stop: Error {}
    var seen = 0
    #expect(throws: Stop.self) {
      _ = try lending { transaction in
        try transaction.forEachRow("VALUES (1), (2), (3)") { _ in
          seen += 1
          if seen == 2 { throw Stop() }
        }
      }
    }
    #expect(seen == 2)
  }

  @Test(arguments: [
    "BEGIN", "begin immediate", "COMMIT", "END TRANSACTION", "ROLLBACK", "ATTACH 'x' AS y",
    "DETACH x", "SELECT 1; /* then */ ;; -- the end\n commit", "\u{FEFF}COMMIT", "EXPLAIN COMMIT",
    "PRAGMA writable_schema=ON", "PRAGMA main.writable_schema(1)", "pragma \"Schema_Version\" = 5",
    "EXPLAIN QUERY PLAN PRAGMA writable_schema=1",
  ])
  func `what reaches beyond the transaction is refused and not run`(sql: String) throws {
    let (connection, _) = try lending { transaction in
      let error = #expect(throws: SQLiteError.self) { try transaction.execute(sql) }
      #expect(error?.message.contains("is not for this code") == true, "\(sql): \(error as Any)")
    }
    #expect(connection.isInTransaction)
    #expect(try connection.integer("PRAGMA writable_schema") == 0)
    #expect(try connection.databaseNames() == ["main"])
  }

  @Test(arguments: [
    "SAVEPOINT a; INSERT INTO note(title) VALUES ('x'); ROLLBACK TO a; RELEASE a",
    "SAVEPOINT a; ROLLBACK TRANSACTION TO SAVEPOINT a",
    "CREATE TRIGGER t AFTER INSERT ON note BEGIN DELETE FROM note WHERE title IS NULL; END",
    "PRAGMA schema_version; PRAGMA main.table_info(note); PRAGMA application_id=7",
    "SELECT 'COMMIT'; -- COMMIT", "", " ; ",
  ])
  func `everything else is let through`(sql: String) throws {
    let (connection, _) = try lending { try $0.execute(sql) }
    #expect(connection.isInTransaction)
  }

  @Test func `after a statement that rolls back nothing more is run`() throws {
    let sql = "CREATE TABLE t(a UNIQUE); INSERT INTO t VALUES (1)"
    let connection = try SQLiteConnection.inMemory()
    try connection.execute(sql + "; BEGIN")
    let error = #expect(throws: SQLiteError.self) {
      try SQLiteTransaction.lending(connection) { transaction in
        try? transaction.execute("INSERT OR ROLLBACK INTO t VALUES (1)")
        try? transaction.execute("INSERT INTO t VALUES (2)")
      }
    }
    #expect(error?.message == "the transaction is over: an earlier statement has rolled it back")
    #expect(try connection.lines("SELECT a FROM t") == ["1"])
  }

  @Test func `it is of no use once the code has returned`() throws {
    let (connection, transaction) = try lending { $0 }
    let error = #expect(throws: SQLiteError.self) { try transaction.execute("DELETE FROM note") }
    #expect(error?.message == "the transaction was used after its end")
    #expect(connection.isInTransaction)
  }

  @Test func `values go with one statement and with as many parameters as there are values`() throws
  {
    _ = try lending { transaction in
      #expect(throws: SQLiteError.self) { try transaction.execute("SELECT ?1; SELECT 2", [1]) }
      #expect(throws: SQLiteError.self) { try transaction.rows("SELECT ?1, ?2", [1]) }
      #expect(throws: SQLiteError.self) { try transaction.rows("SELECT 1; SELECT 2") }
      #expect(throws: SQLiteError.self) { try transaction.execute("DELETE FROM note WHERE id = ?") }
      #expect(throws: SQLiteError.self) { try transaction.execute("SELECT 1; \0 SELECT 2") }
    }
  }
}
