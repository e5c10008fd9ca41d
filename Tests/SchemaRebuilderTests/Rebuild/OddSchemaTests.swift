import Testing

@testable import SchemaRebuilder

/// Schemas that SQLite takes and that few would write: each is read, kept and rebuilt.
@Suite struct OddSchemaTests {
  static let schemas = [
    #"CREATE TABLE e(" " TEXT, b); INSERT INTO e VALUES (1, 2)"#,
    #"CREATE TABLE "a.b"("c.d", 'e f', [g"h], `i``j`); INSERT INTO "a.b" VALUES (1, 2, 3, 4)"#,
    #"CREATE TABLE "a""b'c`d]"(x); INSERT INTO "a""b'c`d]" VALUES (1)"#,
    "CREATE TABLE \"naïve🙂\"(\"ä ö\" TEXT DEFAULT 'ü'); INSERT INTO \"naïve🙂\" DEFAULT VALUES",
    #"CREATE TABLE "select"("from" INT, "where" TEXT DEFAULT "group", "order" REFERENCES "select"("from"))"#,
    "CREATE TABLE abort(action, after, [begin], cast, key, \"no\", plan, row, temp, view, virtual)",
    "CREATE TABLE t(a, b, PRIMARY KEY (a, b DESC), UNIQUE (b COLLATE NOCASE DESC, a))",
    "CREATE TABLE t(a TEXT COLLATE NOCASE PRIMARY KEY DESC ON CONFLICT IGNORE) WITHOUT ROWID",
    "CREATE TABLE t(a INTEGER PRIMARY KEY ASC, b INTEGER UNIQUE); INSERT INTO t VALUES (5, 6)",
    "CREATE TABLE t(a INTEGER PRIMARY KEY DESC, b); INSERT INTO t VALUES (5, 6), (NULL, 7)",
    "CREATE TABLE t(a INT PRIMARY KEY); INSERT INTO t VALUES (NULL), (NULL), ('x')",
    "CREATE TABLE t(a INTEGER, b INTEGER, PRIMARY KEY (b)); INSERT INTO t VALUES (1, 9)",
    "CREATE TABLE t(a UNIQUE UNIQUE, b UNIQUE, UNIQUE (a), UNIQUE (b, a), UNIQUE (a, b))",
    "CREATE TABLE t(a DEFAULT -9223372036854775808, b DEFAULT 9e999, c DEFAULT .5, d DEFAULT +1)",
    "CREATE TABLE t(a DEFAULT (datetime('now')), b DEFAULT x'00FF', c DEFAULT '', d DEFAULT NULL)",
    "CREATE TABLE t(a DEFAULT \"b\", b DEFAULT [c d], c DEFAULT `e`, d DEFAULT current_date)",
    "CREATE TABLE t(a DEFAULT ('it''s' || 'x'), b DEFAULT ( ( 1 ) ), c DEFAULT TRUE)",
    "CREATE TABLE t(a \"odd type\" , b DECIMAL ( 10 , - 2 ), c VARCHAR(10) /* ) */ NOT NULL)",
    "CREATE TABLE t(a, b AS (a + 1), c INT GENERATED ALWAYS AS (a * 2) STORED NOT NULL UNIQUE)",
    "CREATE TABLE t(b AS (c), c AS (a), a); INSERT INTO t VALUES (3)",
    "CREATE TABLE t(a CHECK (a IN ('x', \"y\", ')')), CONSTRAINT \"c d\" CHECK (a <> ')' -- )\n))",
    "CREATE TABLE t(a CONSTRAINT one CONSTRAINT two NOT NULL CONSTRAINT three, b)",
    "CREATE TABLE t(a REFERENCES t(b) ON DELETE SET NULL ON UPDATE CASCADE MATCH full, b UNIQUE)",
    "CREATE TABLE t(a REFERENCES t DEFERRABLE INITIALLY DEFERRED, b PRIMARY KEY REFERENCES t NOT DEFERRABLE)",
    "CREATE TABLE t(a, b PRIMARY KEY, FOREIGN KEY (b, a) REFERENCES t(a, b), FOREIGN KEY (a) REFERENCES T)",
    "CREATE TABLE t(a ANY, b INT, c REAL, d TEXT, e BLOB) STRICT; INSERT INTO t(a) VALUES (x'00')",
    "CREATE TABLE t(rowid, oid, _rowid_); INSERT INTO t VALUES (1, 2, 3)",
    "CREATE TABLE t(rowid INTEGER PRIMARY KEY, oid); INSERT INTO t VALUES (7, 2)",
    "CREATE TABLE t(t, \"t.t\"); CREATE INDEX i ON t(t) WHERE t > 0; INSERT INTO t VALUES (1, 2)",
    "CREATE TABLE t(a); CREATE INDEX i ON t(a, a DESC, lower(a), a || 'x') WHERE a IS NOT NULL",
    "CREATE TABLE t(a); CREATE UNIQUE INDEX \"i \"\"j\" ON t(a COLLATE rtrim); ANALYZE",
    "CREATE TABLE t(a); CREATE VIEW v(x, \"y z\") AS WITH c AS (SELECT a FROM t) SELECT a, 1 FROM c",
    "CREATE TABLE t(a); CREATE VIEW \"v w\" AS SELECT a AS \"select\" FROM t -- the end",
    "CREATE TABLE t(a); CREATE TRIGGER \"r s\" AFTER UPDATE OF \"a\" ON t WHEN new.a > 0 "
      + "BEGIN UPDATE t SET a = CASE WHEN 1 THEN 2 END; SELECT 'end;'; END",
    "CREATE VIEW v AS SELECT 1 AS a; CREATE TRIGGER r INSTEAD OF DELETE ON v BEGIN SELECT old.a; END",
    "CREATE TABLE t(a, b); CREATE VIRTUAL TABLE \"f t\" USING fts5(a, content='t', content_rowid=rowid)",
    "CREATE VIRTUAL TABLE r USING rtree(id, x0, x1, +aux); INSERT INTO r VALUES (1, 2, 3, 'a')",
    "CREATE TABLE t AS SELECT 1 AS a, 'x' AS \"b c\", x'00' AS d",
    "CREATE TABLE t(a); ALTER TABLE t ADD COLUMN b DEFAULT 5; INSERT INTO t(a) VALUES (1)",
    "CREATE TABLE t(a, b, c); ALTER TABLE t DROP COLUMN b; ALTER TABLE t RENAME COLUMN c TO \"d e\"",
    "CREATE TABLE a(x); ALTER TABLE a RENAME TO \"b c\"; CREATE INDEX i ON \"b c\"(x)",
    "CREATE TABLE t(\r\n\ta\u{0C}INT,\n\n  b -- c\r\n)\n;",
    "CREATE TABLE sqliteusers(a); CREATE TABLE t_bak(a); CREATE TABLE t(a); INSERT INTO t VALUES (1)",
  ]

  private let dump =
    "SELECT type, name, tbl_name, sql FROM sqlite_schema WHERE name NOT LIKE 'f t_%'"

  private func rows(_ connection: SQLiteConnection) throws -> [String] {
    let tables = try SchemaReader(connection: connection).snapshot().tables
    return try tables.sorted { $0.name < $1.name }.flatMap { table in
      let key = table.rowIDWord.map { "\($0), " } ?? ""
      return try connection.lines("SELECT \(key)* FROM \(quoted(table.name))").sorted()
    }
  }

  @Test(arguments: schemas)
  func `it is read as it is, as text and as values`(sql: String) throws {
    let folder = try ScratchFolder()
    let path = try folder.database(sql)
    let schema = try Schema(readingFrom: path)
    for declared in [schema, try schema.parsed(), try Schema(sql: schema.script())] {
      let plan = try Rebuilder(declared).plan(at: path)
      #expect(plan.steps.map(\.sql) == [])
      #expect(plan.remarks == [])
    }
  }

  @Test(arguments: schemas)
  func `everything is rebuilt and nothing changes`(sql: String) throws {
    let folder = try ScratchFolder()
    let path = try folder.database(sql)
    let (before, rowsBefore) = (try folder.lines(dump).sorted(), try rows(folder.open()))
    let schema = try Schema(readingFrom: path)
    _ = try Rebuilder(schema, policy: Policy(strategy: .everything)).run(at: path)
    #expect(try folder.lines(dump).sorted() == before)
    #expect(try rows(folder.open()) == rowsBefore)
    #expect(try folder.lines("PRAGMA integrity_check") == ["'ok'"])
    #expect(try Rebuilder(schema).plan(at: path).isEmpty)
  }
}
