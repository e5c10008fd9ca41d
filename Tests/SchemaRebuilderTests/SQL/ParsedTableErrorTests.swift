import Testing

@testable import SchemaRebuilder

@Suite struct ParsedTableErrorTests {
  @Test(
    arguments: [
      (
        "CREATE TABLE t AS SELECT 1", 16,
        "CREATE TABLE … AS SELECT declares no columns: list them in parentheses"
      ),
      ("CREATE TABLE t()", 16, "expected a column name, found )"),
      ("CREATE TABLE t(a,)", 18, "expected a column name, found )"),
      ("CREATE TABLE t(a", 17, "expected \")\", found the end of the statement"),
      ("CREATE TABLE t(a INT(b))", 22, "expected a number, found b"),
      ("CREATE TABLE t(a CHECK (b)", 27, "expected \")\", found the end of the statement"),
      ("CREATE TABLE t(a CHECK (b", 24, "this parenthesis is not closed"),
      ("CREATE TABLE t(a CHECK ())", 25, "expected an expression, found )"),
      ("CREATE TABLE t(a CHECK (;))", 25, "expected an expression, found ;"),
      ("CREATE TABLE t(a NOT b)", 22, "expected NULL, found b"),
      ("CREATE TABLE t(a) b", 19, "expected STRICT or WITHOUT ROWID, found b"),
      ("CREATE TABLE t(a) STRICT STRICT", 26, "expected the end of the statement, found STRICT"),
      (
        "CREATE TABLE t(a REFERENCES p ON DELETE b)", 41,
        "expected SET NULL, SET DEFAULT, CASCADE, RESTRICT or NO ACTION, found b"
      ),
      (
        "CREATE TABLE t(a PRIMARY KEY, PRIMARY KEY (a))", 31,
        "expected one PRIMARY KEY only, found PRIMARY"
      ),
      (
        "CREATE TABLE t(a, UNIQUE (a + 1))", 27,
        "PRIMARY KEY and UNIQUE take columns, no expressions: a + 1"
      ),
      ("CREATE TABLE t(a, UNIQUE (a NULLS LAST))", 29, "an index cannot say where its NULLs stand"),
      ("CREATE VIEW v AS SELECT 1", 1, "expected CREATE TABLE, found CREATE"),
    ]
  )
  func `what SQLite would not take is an error with its place`(
    sql: String,
    column: Int,
    message: String
  ) {
    #expect(throws: SQLTextError(message: message, line: 1, column: column)) {
      try ParsedTable(parsing: sql)
    }
  }
}
