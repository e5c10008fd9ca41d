import SchemaRebuilderCSQLite
import Testing

@testable import SchemaRebuilder

// MARK: - Editing definitions

extension FactsTests {
  /// A statement that edits the definition of `t`.
  private func edit(_ sql: String) -> String {
    """
    PRAGMA writable_schema=ON;
    UPDATE sqlite_schema SET sql = '\(sql)' WHERE name = 't';
    PRAGMA writable_schema=RESET;
    """
  }

  private func editable(_ sql: String) throws -> SQLiteConnection {
    let connection = try SQLiteConnection.inMemory(sql)
    connection.set(.defensive, false)
    return connection
  }

  @Test func `once NOT NULL is in the definition SQLite answers without looking`() throws {
    let connection = try editable("CREATE TABLE t(a); INSERT INTO t VALUES (NULL)")
    try connection.execute(edit("CREATE TABLE t(a NOT NULL)"))
    #expect(try connection.integer("SELECT count(*) FROM t WHERE a IS NULL") == 0)
    #expect(try connection.integer("SELECT count(*) FROM t WHERE typeof(a) = 'null'") == 1)
  }

  @Test(arguments: [false, true])
  func `other connections notice an edit when the schema is counted up`(counts: Bool) throws {
    let folder = try ScratchFolder()
    let editor = try folder.open()
    editor.set(.defensive, false)
    try editor.execute("CREATE TABLE t(a)")
    let other = try folder.open()
    #expect(try other.integer("SELECT count(*) FROM t") == 0)
    let count = counts ? "CREATE TABLE u(x); DROP TABLE u;" : ""
    try editor.execute("BEGIN; \(count)" + edit("CREATE TABLE t(a NOT NULL)") + "COMMIT")
    let isTaken = (try? other.execute("INSERT INTO t VALUES (NULL)")) != nil
    #expect(isTaken == !counts)
  }

  @Test(arguments: [false, true])
  func `after a ROLLBACK a connection may know an edited definition until it reads it again`(
    readsAgain: Bool
  ) throws {
    let folder = try ScratchFolder()
    let editor = try folder.open()
    editor.set(.defensive, false)
    try editor.execute("CREATE TABLE t(a)")
    try editor.execute(
      "BEGIN; CREATE TABLE u(x);" + edit("CREATE TABLE t(a NOT NULL)")
        + "SELECT * FROM t; ROLLBACK;"
    )
    // Another connection counts the schema up to the number that the edit had.
    try folder.open().execute("CREATE INDEX i ON t(a)")
    if readsAgain { try editor.execute("PRAGMA writable_schema=RESET") }
    let isTaken = (try? editor.execute("INSERT INTO t VALUES (NULL)")) != nil
    #expect(isTaken == readsAgain)
  }

  @Test func `a connection in defensive mode edits no definition`() throws {
    let connection = try editable("CREATE TABLE t(a)")
    connection.set(.defensive, true)
    #expect(throws: SQLiteError.self) { try connection.execute(edit("CREATE TABLE t(a NOT NULL)")) }
    #expect(try !connection.lines("SELECT sql FROM sqlite_schema").contains("'NOT NULL'"))
  }

  @Test func `AUTOINCREMENT by an edit needs the table of counters`() throws {
    let table = "CREATE TABLE t(id INTEGER PRIMARY KEY"
    let results = try ["", "CREATE TABLE u(x INTEGER PRIMARY KEY AUTOINCREMENT); DROP TABLE u;"].map
    {
      let connection = try editable(table + "); INSERT INTO t VALUES (7);" + $0)
      try connection.execute(edit(table + " AUTOINCREMENT)"))
      return (try? connection.execute("INSERT INTO t VALUES (NULL)")) != nil
    }
    #expect(results == [false, true])
  }
}
