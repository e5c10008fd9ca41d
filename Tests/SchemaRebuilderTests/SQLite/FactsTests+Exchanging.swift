import SchemaRebuilderCSQLite
import Testing

@testable import SchemaRebuilder

// MARK: - Exchanging tables in the file

extension FactsTests {
  private static let exchange = """
    UPDATE sqlite_schema AS own SET rootpage = other.rootpage
    FROM (SELECT name, rootpage FROM sqlite_schema WHERE name IN ('t', 'u')) AS other
    WHERE own.name IN ('t', 'u') AND other.name <> own.name;
    """

  private func editable(_ sql: String) throws -> SQLiteConnection {
    let connection = try SQLiteConnection.inMemory(sql)
    connection.set(.defensive, false)
    return connection
  }

  @Test func `two tables exchange their contents with their root pages`() throws {
    let connection = try editable(
      """
      CREATE TABLE t(a, b); CREATE INDEX i ON t(b); CREATE TABLE u(a TEXT, b);
      INSERT INTO t VALUES (1, 2), (3, 4); INSERT INTO u(rowid, a, b) SELECT rowid, a, b FROM t;
      BEGIN; PRAGMA writable_schema=ON; \(Self.exchange)
      UPDATE sqlite_schema SET sql = 'CREATE TABLE t(a TEXT, b)' WHERE name = 't';
      UPDATE sqlite_schema SET sql = 'CREATE TABLE u(x)' WHERE name = 'u';
      PRAGMA writable_schema=RESET; DROP TABLE u; COMMIT;
      """
    )
    #expect(try connection.lines("PRAGMA integrity_check") == ["'ok'"])
    #expect(try connection.lines("SELECT a FROM t INDEXED BY i WHERE b = 4") == ["'3'"])
  }

  @Test(arguments: [false, true])
  func `DROP frees the pages that the connection knows`(readsFirst: Bool) throws {
    let (first, second) = readsFirst ? ("PRAGMA writable_schema=RESET;", "") : ("", "")
    let connection = try editable(
      """
      CREATE TABLE t(a); CREATE TABLE u(a); INSERT INTO t VALUES ('old'); INSERT INTO u VALUES ('new');
      BEGIN; PRAGMA writable_schema=ON; \(Self.exchange) \(first) DROP TABLE u; \(second)
      PRAGMA writable_schema=RESET; COMMIT;
      """
    )
    let isWhole = (try? connection.lines("PRAGMA integrity_check")) == ["'ok'"]
    #expect(isWhole == readsFirst)
  }

  @Test func `an index before its table makes a schema malformed`() throws {
    let connection = try editable(
      """
      CREATE TABLE t(a); CREATE INDEX i ON t(a); PRAGMA writable_schema=ON;
      UPDATE sqlite_schema SET rowid = 100 WHERE name = 't'; PRAGMA writable_schema=RESET;
      """
    )
    #expect(throws: SQLiteError.self) { try connection.execute("SELECT * FROM t") }
  }

  @Test func `an index of a key is one that was sorted`() throws {
    let connection = try editable(
      """
      CREATE TABLE t(a, b); INSERT INTO t VALUES ('x', 1), ('y', 2);
      CREATE UNIQUE INDEX i ON t(a COLLATE NOCASE DESC); PRAGMA writable_schema=ON;
      UPDATE sqlite_schema SET sql = 'CREATE TABLE t(a, b, UNIQUE (a COLLATE NOCASE DESC))'
      WHERE name = 't';
      UPDATE sqlite_schema SET name = 'sqlite_autoindex_t_1', sql = NULL WHERE name = 'i';
      PRAGMA writable_schema=RESET;
      """
    )
    #expect(try connection.lines("PRAGMA integrity_check") == ["'ok'"])
    #expect(throws: SQLiteError.self) { try connection.execute("INSERT INTO t VALUES ('X', 3)") }
    #expect(try connection.lines("SELECT b FROM t WHERE a = 'Y' COLLATE NOCASE") == ["2"])
  }
}
