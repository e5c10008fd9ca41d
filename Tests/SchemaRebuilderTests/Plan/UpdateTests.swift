import Testing

@testable import SchemaRebuilder

/// Rows are written over where they stand when no row has to leave its place for the change.
@Suite struct UpdateTests {
  private let policy = Policy(
    columnOrder: .asDeclared,
    allowed: [Policy.Permission(.dropColumn), Policy.Permission(.changeValues)]
  )

  private func update(_ live: String, _ target: String) throws -> String? {
    let plan = try Plan(
      live: "CREATE TABLE \(live)",
      target: "CREATE TABLE \(target);",
      policy: policy
    )
    guard plan.tables.map(\.rung) == [.update] else { return nil }
    #expect(!plan.steps.contains { $0.kind == .copyRows })
    return plan.steps.first { $0.kind == .updateRows || $0.kind == .dropColumn }?.sql
  }

  @Test(arguments: [
    (
      "t(a TEXT, b)", "t(a INT, b)",
      #"UPDATE OR ABORT main."t_bak" SET "a" = "a"\#nWHERE typeof("a") IN ('text', 'real')"#
    ),
    (
      "t(a INT, b)", "t(a TEXT, b NOT NULL)",
      #"UPDATE OR ABORT main."t_bak" SET "a" = "a"\#nWHERE typeof("a") IN ('integer', 'real')"#
    ),
    (
      "t(a, b)", "t(a REAL, b)",
      #"UPDATE OR ABORT main."t_bak" SET "a" = "a"\#nWHERE typeof("a") = 'text'"#
    ),
    (
      "t(a, b, c)", "t(b, c, a)",
      #"UPDATE OR ABORT main."t_bak" SET "a" = "b", "b" = "c", "c" = "a""#
    ),
    (
      "t(a TEXT, b DEFAULT 1)", "t(a INT, b DEFAULT 2)",
      #"UPDATE OR ABORT main."t_bak" SET "a" = "a", "b" = "b""#
    ),
    (
      "t(a TEXT, b INT)", "t(a INT, b INT NOT NULL DEFAULT 7)",
      #"UPDATE OR ABORT main."t_bak" SET "a" = "a", "b" = coalesce("b", 7)"#
    ),
    ("t(a, b UNIQUE, c)", "t(a, c)", #"ALTER TABLE main."t_bak" DROP COLUMN "b""#),
    (
      "t(a, b, g AS (a), CHECK (a > b))", "t(a, g AS (a))",
      #"ALTER TABLE main."t_bak" DROP COLUMN "b""#
    ),
  ])
  func `the statement writes no more than differs`(live: String, target: String, sql: String) throws
  {
    #expect(try update(live, target) == sql)
  }

  @Test(arguments: [
    (
      "t(k PRIMARY KEY, a TEXT) WITHOUT ROWID", "t(k PRIMARY KEY, a INT) WITHOUT ROWID",
      "the rows of t are kept in the index of its key"
    ),
    ("t(a TEXT)", "t(a INT, b)", "column b is new, for which no row has a place"),
    (
      "t(a TEXT) STRICT", "t(a INT) STRICT",
      "an update of its rows would not do: column a has type INT instead of TEXT"
    ),
    ("t(a TEXT, g AS (1) STORED)", "t(a INT, g AS (1) STORED)", "t stores values that it computes"),
    (
      "t(i INTEGER PRIMARY KEY, a TEXT)", "t(i INTEGER PRIMARY KEY AUTOINCREMENT, a INT)",
      "an update of its rows would not make t count"
    ),
    (
      "t(i INTEGER PRIMARY KEY, a)", "t(a, i INTEGER PRIMARY KEY)",
      "the rowid i has another place in the row"
    ),
    (
      "t(a TEXT, b TEXT DEFAULT 5)", "t(a INT, b TEXT DEFAULT 5)",
      "rows may hold the default of b only as the definition says it"
    ),
    (
      "t(a TEXT, b DEFAULT 1.5)", "t(a INT, b DEFAULT 1.5)",
      "rows may hold the default of b only as the definition says it"
    ),
    ("t(a REAL)", "t(a TEXT)", "a was of the type REAL, which stores whole numbers as integers"),
    (
      "t(a TEXT, b, c)", "t(c, a REAL, b)",
      "a is written as REAL, which reads integers as other numbers, and columns move"
    ),
    ("t(a, b, c)", "t(a)", "2 columns go, for which one copy is cheaper than 2 updates"),
    ("t(a, b, c)", "t(c, a)", "column b goes, and others are moved or converted"),
    ("t(a TEXT, b, c)", "t(a INT, c)", "column b goes, and others are moved or converted"),
    ("t(a TEXT UNIQUE)", "t(a INT UNIQUE)", "the index of a key of t is to be another one"),
    ("t(a INT)", "t(a NUMERIC)", "an update would write nothing that differs"),
  ])
  func `another way is taken, and the plan says why`(
    live: String,
    target: String,
    why: String
  ) throws {
    let plan = try Plan(
      live: "CREATE TABLE \(live)",
      target: "CREATE TABLE \(target);",
      policy: policy
    )
    #expect(plan.tables.map(\.rung) == [.swap])
    #expect(plan.tables.first?.whyNotCheaper.contains(why) == true, "\(plan.tables)")
  }

  @Test func `no old rows can stay, and none are left to a library that edits nothing`() throws {
    let live = "CREATE TABLE t(a TEXT)"
    let target = "CREATE TABLE t(a INT);"
    let keeping = try Plan(live: live, target: target, policy: Policy(keepsBackups: true))
    #expect(keeping.tables.map(\.rung) == [.swap])
    #expect(
      keeping.tables.first?.whyNotCheaper.contains("the old rows are to stay beside the new ones")
        == true
    )
    let portable = try Plan(live: live, target: target, policy: Policy(isPortable: true))
    #expect(portable.tables.map(\.rung) == [.rebuild])
  }

  @Test(arguments: [0, 1, 2])
  func `rowids, indexes, triggers and short rows stay as they are`(autoVacuum: Int) throws {
    let live = """
      PRAGMA auto_vacuum=\(autoVacuum);
      CREATE TABLE t(a TEXT, b REAL, c TEXT);
      CREATE TABLE log(x);
      CREATE TRIGGER seen AFTER UPDATE ON t BEGIN INSERT INTO log VALUES (new.a); END;
      CREATE INDEX i ON t(c) WHERE c > 'k'; CREATE INDEX j ON t(b, c);
      INSERT INTO t(rowid, a, b, c) VALUES (7, '12', 5, 'k'), (9, 'x', 0.5, 'm'), (12, NULL, 2, 'n');
      ALTER TABLE t ADD COLUMN d INT DEFAULT 4; ALTER TABLE t ADD COLUMN e TEXT DEFAULT '4';
      INSERT INTO t VALUES ('3', 1, 'z', 1, '1');
      """
    let target = """
      CREATE TABLE t(d INT DEFAULT 4, a INT, c TEXT, b REAL, e TEXT DEFAULT '4');
      CREATE TABLE log(x);
      CREATE TRIGGER seen AFTER UPDATE ON t BEGIN INSERT INTO log VALUES (new.a); END;
      CREATE INDEX i ON t(c) WHERE c > 'k'; CREATE INDEX j ON t(b, c);
      """
    let connection = try SQLiteConnection.inMemory(live)
    let roots = "SELECT name, rootpage FROM sqlite_schema WHERE tbl_name = 't' ORDER BY name"
    let before = try connection.lines(roots)
    let report = try Rebuilder(try Schema(sql: target), policy: policy).run(on: connection.handle)
    #expect(report.tables.filter { $0.rung == .update }.map(\.rows) == [4])
    #expect(
      try connection.lines("SELECT rowid, * FROM t ORDER BY rowid") == [
        "7|4|12|'k'|5.0|'4'", "9|4|'x'|'m'|0.5|'4'", "12|4|NULL|'n'|2.0|'4'", "13|1|3|'z'|1.0|'1'",
      ]
    )
    #expect(try connection.lines("SELECT * FROM log") == [])
    #expect(try connection.lines("PRAGMA integrity_check") == ["'ok'"])
    #expect(try connection.lines("SELECT count(*) FROM t INDEXED BY i WHERE c > 'k'") == ["3"])
    #expect(try connection.lines(roots) == before)
  }

  @Test func `values that do not fit their own column stay, and their index with them`() throws {
    let connection = try SQLiteConnection.inMemory(
      "CREATE TABLE t(a, b, c TEXT); CREATE INDEX i ON t(a); INSERT INTO t VALUES ('1', 2, '3');"
    )
    connection.set(.defensive, false)
    try connection.execute(
      """
      PRAGMA writable_schema=ON;
      UPDATE sqlite_schema SET sql = 'CREATE TABLE t(a INT, b, c TEXT)' WHERE name = 't';
      PRAGMA writable_schema=RESET;
      """
    )
    let schema = try Schema(sql: "CREATE TABLE t(a INT, b, c INT); CREATE INDEX i ON t(a);")
    let report = try Rebuilder(schema).run(on: connection.handle)
    #expect(report.tables.map(\.rung) == [.update])
    #expect(try connection.lines("SELECT * FROM t") == ["'1'|2|3"])
  }
}
