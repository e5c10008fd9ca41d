import Testing

@testable import SchemaRebuilder

@Suite struct SchemaScriptTests {
  @Test func `a script is split into statements kept as they are written`() throws {
    let script = """
      -- the schema
      CREATE TABLE t (
        a INT, -- a comment; with 'quotes
        b TEXT DEFAULT ';' /* ; */
      );;
      create index i on t(a) ; CREATE VIEW v AS SELECT 1
      """
    #expect(
      try statements(in: script) == [
        SQLStatement(
          sql: """
            CREATE TABLE t (
              a INT, -- a comment; with 'quotes
              b TEXT DEFAULT ';' /* ; */
            )
            """,
          line: 2
        ),
        SQLStatement(sql: "create index i on t(a)", line: 6),
        SQLStatement(sql: "CREATE VIEW v AS SELECT 1", line: 6, column: 26),
      ]
    )
  }

  @Test func `a trigger goes on to the END that ends it`() throws {
    let trigger = """
      CREATE TRIGGER r AFTER INSERT ON t WHEN CASE new.a WHEN 1 THEN 2 END BEGIN
        SELECT CASE WHEN 1 THEN 2 END;
        UPDATE t SET a = CASE a WHEN 1 THEN 2 ELSE 3 END; -- END;
      END
      """
    let script = "\(trigger);\nCREATE TABLE x(a)"
    #expect(
      try statements(in: script) == [
        SQLStatement(sql: trigger), SQLStatement(sql: "CREATE TABLE x(a)", line: 5),
      ]
    )
  }

  @Test func `what .schema and .dump print beside the schema is left out`() throws {
    let script = """
      PRAGMA foreign_keys=OFF;
      BEGIN TRANSACTION;
      CREATE TABLE sqlite_sequence(name,seq);
      CREATE TABLE sqlite_stat1(tbl,idx,stat);
      CREATE TABLE IF NOT EXISTS "sqliteusers"(a);
      CREATE VIRTUAL TABLE f USING fts5(a)
      /* f(a) */;
      ANALYZE sqlite_schema;
      COMMIT; END;
      """
    #expect(
      try statements(in: script).map(\.sql) == [
        #"CREATE TABLE IF NOT EXISTS "sqliteusers"(a)"#, "CREATE VIRTUAL TABLE f USING fts5(a)",
      ]
    )
  }

  @Test func `ALTER TABLE belongs to a schema`() throws {
    let script = "CREATE TABLE t(a); ALTER TABLE t ADD COLUMN b"
    #expect(
      try statements(in: script).map(\.sql) == ["CREATE TABLE t(a)", "ALTER TABLE t ADD COLUMN b"]
    )
  }

  @Test(arguments: ["", " \n-- nothing\n;;", "\u{FEFF}"])
  func `a script may hold nothing`(script: String) throws {
    #expect(try statements(in: script) == [])
  }

  @Test(
    arguments: [
      (
        "INSERT INTO t VALUES (1)",
        "INSERT has no place here: a schema holds CREATE statements only"
      ),
      ("drop table t", "DROP has no place here: a schema holds CREATE statements only"),
      ("ATTACH 'x' AS y", "ATTACH has no place here: a schema holds CREATE statements only"),
      ("VACUUM INTO 'x'", "VACUUM has no place here: a schema holds CREATE statements only"),
      (
        "CREATE TEMP TABLE x(a)",
        "a TEMP object has no place here: a schema holds CREATE statements of what is kept"
      ),
      (
        "CREATE TABLE temp.x(a)",
        "a TEMP object has no place here: a schema holds CREATE statements of what is kept"
      ),
    ]
  )
  func `a statement that does more than make a schema is an error`(sql: String, message: String) {
    #expect(throws: SQLTextError(message: message, line: 2, column: 3)) {
      try statements(in: "CREATE TABLE t(a);\n  \(sql);")
    }
  }

  @Test func `an error in a statement has its place in the script`() {
    let script = "CREATE TABLE t(a);\n\nCREATE TABLE u(\n  a INT,\n  order TEXT\n);"
    let error = SQLTextError(message: "expected a column name, found order", line: 5, column: 3)
    #expect(throws: error) { try statements(in: script) }
  }
}
