import Testing

@testable import SchemaRebuilder

@Suite struct QualifiedStatementTests {
  @Test(
    arguments: [
      ("create table t ( a ) ;", "CREATE TABLE main.t ( a )"),
      ("CREATE TABLE IF NOT EXISTS \"t\"(a -- c\n)", "CREATE TABLE main.\"t\"(a -- c\n)"),
      ("CREATE TEMP TABLE t(a)", "CREATE TABLE main.t(a)"),
      ("CREATE TEMPORARY VIEW temp.[v] AS SELECT 1", "CREATE VIEW main.[v] AS SELECT 1"),
      ("CREATE UNIQUE INDEX main.\"x\" ON t(a)", "CREATE UNIQUE INDEX main.\"x\" ON t(a)"),
      ("/* c */ CREATE INDEX x ON t(a) /* d */", "CREATE INDEX main.x ON t(a)"),
      (
        "CREATE TRIGGER if not exists aux.r AFTER INSERT ON t BEGIN SELECT 1; END;",
        "CREATE TRIGGER main.r AFTER INSERT ON t BEGIN SELECT 1; END"
      ),
      ("CREATE VIRTUAL TABLE f USING fts5(a, b);", "CREATE VIRTUAL TABLE main.f USING fts5(a, b)"),
    ]
  )
  func `the head names one schema and the rest is verbatim`(sql: String, result: String) throws {
    #expect(try qualified(sql) == result)
  }

  @Test func `another schema's name is quoted`() throws {
    #expect(try qualified("CREATE TABLE t(a)", schema: "a b") == #"CREATE TABLE "a b".t(a)"#)
    #expect(try qualified("CREATE TABLE t(a)", schema: "temp") == "CREATE TABLE temp.t(a)")
  }

  @Test func `another statement is an error`() {
    let error = SQLTextError(message: "expected a CREATE statement, found DROP", line: 1, column: 1)
    #expect(throws: error) { try qualified("DROP TABLE t") }
  }

  @Test(
    arguments: [
      ("CREATE TABLE t(a)", .table),
      ("create unique index i on t(a)", .index),
      ("CREATE TEMP VIEW v AS SELECT 1", .view),
      ("CREATE TRIGGER r AFTER INSERT ON t BEGIN SELECT 1; END", .trigger),
      ("CREATE VIRTUAL TABLE f USING fts5(a)", .virtualTable),
      ("ALTER TABLE t ADD a", .alterTable),
      ("pragma user_version", .other("PRAGMA")),
    ] as [(String, StatementKind)]
  )
  func `the kind of a statement is told by its first words`(
    sql: String,
    kind: StatementKind
  ) throws {
    #expect(try StatementHead(SQLText(sql)).kind == kind)
  }

  @Test func `a head tells all that stands before the point`() throws {
    let sql = "CREATE TEMP TABLE IF NOT EXISTS temp.\"T 1\"(a)"
    let text = try SQLText(sql)
    let head = try StatementHead(text)
    #expect(head.name == "t 1")
    #expect(head.schemaName == "TEMP")
    #expect(head.isTemporary && head.ifNotExists && !head.isUnique)
    #expect(head.nameRange.map { text.text($0) } == #""T 1""#)
  }

  @Test(
    arguments: [
      (
        "CREATE",
        "expected TABLE, INDEX, VIEW, TRIGGER or VIRTUAL TABLE, found the end of the statement", 7
      ),
      (
        "CREATE TEMP INDEX i", "expected TABLE, INDEX, VIEW, TRIGGER or VIRTUAL TABLE, found INDEX",
        13
      ),
      ("CREATE UNIQUE TABLE t", "expected INDEX, found TABLE", 15),
      ("CREATE TABLE if(a)", "expected NOT, found (", 16),
      ("CREATE TABLE order(a)", "expected a name, found order", 14),
      ("", "expected a statement, found the end of the statement", 1),
    ]
  )
  func `a head that is none is an error`(sql: String, message: String, column: Int) {
    #expect(throws: SQLTextError(message: message, line: 1, column: column)) {
      try StatementHead(SQLText(sql))
    }
  }
}
