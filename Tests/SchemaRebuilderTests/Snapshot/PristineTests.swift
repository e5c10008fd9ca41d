import SchemaRebuilderCSQLite
import Testing

@testable import SchemaRebuilder

/// The declared schema is what SQLite makes of it, and a mistake is said with its place.
@Suite struct PristineTests {
  private func snapshot(_ sql: String, prepare: Prepare? = nil) throws -> SchemaSnapshot {
    let pristine = try Pristine(prepare: prepare)
    try pristine.create(statements(in: sql))
    return try pristine.snapshot()
  }

  @Test func `a declared schema is read as the live file is`() throws {
    let sql = """
      CREATE TABLE IF NOT EXISTS main.t(id INTEGER PRIMARY KEY, a TEXT);
      CREATE UNIQUE INDEX main.i ON t(a);
      CREATE VIEW v AS SELECT a FROM t;
      CREATE TRIGGER r AFTER INSERT ON t BEGIN DELETE FROM t; END;
      CREATE VIRTUAL TABLE f USING fts5(a);
      """
    let live = try SchemaSnapshot(ofSQL: sql)
    let declared = try snapshot(sql)
    #expect(SchemaDiff(from: live, to: declared).isEmpty)
    #expect(SchemaDiff(from: declared, to: live).undeclared == [])
  }

  @Test func `a dump that lists the tables inside a virtual table is read`() throws {
    let sql = "CREATE VIRTUAL TABLE f USING fts5(a);"
    let dump = sql + "CREATE TABLE 'f_data'(id INTEGER PRIMARY KEY, block BLOB);"
    #expect(try snapshot(dump) == snapshot(sql))
  }

  @Test func `ALTER TABLE changes what was created before`() throws {
    let altered = try snapshot("CREATE TABLE t(a); ALTER TABLE t ADD COLUMN b TEXT;")
    #expect(try altered == SchemaSnapshot(ofSQL: "CREATE TABLE t(a, b TEXT)"))
  }

  @Test func `an app's function is there when it is handed over`() throws {
    let sql = "CREATE TABLE t(a); CREATE INDEX i ON t(shout(a));"
    let error = #expect(throws: DeclaredSchemaError.self) { try snapshot(sql) }
    #expect(error?.object == "i")
    #expect(error?.message == "no such function: shout")
    let shouted = try snapshot(sql) { connection in
      let flags = SQLITE_UTF8 | SQLITE_DETERMINISTIC
      sqlite3_create_function_v2(connection, "shout", 1, flags, nil, { _, _, _ in }, nil, nil, nil)
    }
    #expect(shouted.tables.flatMap { $0.indexes.map(\.name) } == ["i"])
  }

  @Test(arguments: [
    ("CREATE TABLE t(a);\n  CREATE TABLE T(b);", "line 2, column 3: T: table T already exists"),
    ("CREATE TABLE t(a, a)", "line 1, column 1: t: duplicate column name: a"),
    ("\n\nCREATE INDEX i ON t(a)", "line 3, column 1: i: no such table: main.t"),
    ("CREATE TABLE t(a); CREATE INDEX i ON t(b)", "line 1, column 20: i: no such column: b"),
    (
      "CREATE TABLE t(a INTEGER PRIMARY KEY AUTOINCREMENT) WITHOUT ROWID",
      "line 1, column 1: t: AUTOINCREMENT not allowed on WITHOUT ROWID tables"
    ),
    ("CREATE TABLE t(a) STRICT", "line 1, column 1: t: missing datatype for t.a"),
    (
      "CREATE TRIGGER r AFTER INSERT ON t BEGIN SELECT 1; END",
      "line 1, column 1: r: no such table: main.t"
    ),
    ("CREATE VIRTUAL TABLE f USING missing(a)", "line 1, column 1: f: no such module: missing"),
  ]) func `what SQLite does not take is said with its place`(sql: String, message: String) throws {
    let schema = try Schema(sql: sql)
    let error = #expect(throws: RebuildError.self) { try schema.validate() }
    #expect(error?.kind == .declaredSchema)
    #expect(error?.message == "the declared schema has a mistake: " + message)
  }

  @Test(arguments: [
    (
      "CREATE TABLE t(a);\nCREATE VIEW v AS SELECT b FROM t;",
      "line 2, column 1: v: no such column: b"
    ),
    ("CREATE VIEW v AS SELECT a FROM t;", "line 1, column 1: v: no such table: main.t"),
    (
      "CREATE TABLE t(a);\nCREATE TRIGGER r AFTER INSERT ON t BEGIN DELETE FROM u; END;",
      "line 2, column 1: r: no such table: main.u"
    ),
    (
      "CREATE TABLE t(a);\nCREATE TRIGGER r AFTER UPDATE ON t BEGIN SELECT new.b; END;",
      "line 2, column 1: r: no such column: new.b"
    ),
    (
      "CREATE TABLE t(a REFERENCES p);",
      "line 1, column 1: t: a foreign key refers to p, which is not declared"
    ),
    (
      "CREATE TABLE p(x);\nCREATE TABLE t(a REFERENCES P(y));",
      "line 2, column 1: t: a foreign key refers to p.y, which is not declared"
    ),
  ]) func `a name of something that is not declared is a mistake`(
    sql: String,
    message: String
  ) throws {
    let schema = try Schema(sql: sql)
    let error = #expect(throws: RebuildError.self) { try schema.validate() }
    #expect(error?.message == "the declared schema has a mistake: " + message)
  }
}
