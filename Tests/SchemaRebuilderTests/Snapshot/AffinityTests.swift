import Testing

@testable import SchemaRebuilder

@Suite struct AffinityTests {
  @Test(arguments: [
    "", "INT", "integer", "TINYINT", "UNSIGNED BIG INT", "INT2", "CHARACTER(20)", "VARCHAR(255)",
    "nchar(55)", "TEXT", "CLOB", "BLOB", "REAL", "DOUBLE", "DOUBLE PRECISION", "FLOAT", "NUMERIC",
    "DECIMAL(10,5)", "BOOLEAN", "DATE", "DATETIME", "ANY", "STRING", "FLOATING POINT", "CHARINT",
    "BLOBTEXT", "REALBLOB", "XBLOB", "DOUBT", "ARCHAR(255)", "pOiNt", "JSON", "UUID", "BIGINT(20)",
    "TIMESTAMP", "MONEY", "text int", "BIT",
  ]) func `a type has the affinity that SQLite gives it`(type: String) throws {
    let connection = try SQLiteConnection.inMemory(
      """
      CREATE TABLE t(a \(type));
      INSERT INTO t VALUES ('5'), (5), ('x');
      """
    )
    let stored = try connection.lines("SELECT typeof(a) FROM t ORDER BY rowid")
    let whole =
      type.isEmpty ? "'real'" : try connection.lines("SELECT typeof(CAST(5.5 AS \(type)))")[0]
    let affinity = Affinity(ofType: type, strict: false)
    let expected: [Affinity: [String]] = [
      .text: ["'text'", "'text'", "'text'"],
      .numeric: ["'integer'", "'integer'", "'text'"],
      .integer: ["'integer'", "'integer'", "'text'"],
      .real: ["'real'", "'real'", "'text'"],
      .blob: ["'text'", "'integer'", "'text'"],
    ]
    #expect(stored == expected[affinity])
    #expect((affinity == .integer) == (whole == "'integer'"))
  }

  @Test func `ANY converts nothing in a STRICT table and is a number elsewhere`() {
    #expect(Affinity(ofType: "Any", strict: true) == .blob)
    #expect(Affinity(ofType: "Any", strict: false) == .numeric)
  }
}
