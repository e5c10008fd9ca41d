import Testing

@testable import SchemaRebuilder

/// One column goes by ALTER TABLE, and the indexes of the others stay.
@Suite struct DropColumnTests {
  private let allowed = Policy(allowed: [.init(.dropColumn)])

  private func plan(_ live: String, _ target: String, policy: Policy? = nil) throws -> Plan {
    try Plan(live: live, target: target, policy: policy ?? allowed)
  }

  @Test func `a column goes with its own constraints and indexes, and the others stay`() throws {
    let live = """
      CREATE TABLE t(a UNIQUE, b CHECK (b > 0) REFERENCES p, c AS (a) STORED);
      CREATE INDEX i ON t(b); CREATE INDEX j ON t(a DESC) WHERE c > 1;
      CREATE TABLE p(x PRIMARY KEY);
      """
    let target = """
      CREATE TABLE t(a UNIQUE, c AS (a) STORED); CREATE INDEX j ON t(a DESC) WHERE c > 1;
      CREATE TABLE p(x PRIMARY KEY);
      """
    let plan = try plan(live, target)
    #expect(plan.tables.map(\.rung) == [.dropColumn])
    #expect(plan.work == [#"DROP INDEX main."i""#, #"ALTER TABLE main."t" DROP COLUMN "b""#])
    #expect(plan.steps.prefix(4).map(\.kind) == [.setting, .setting, .setting, .setting])
  }

  @Test(arguments: [
    ("t(a, b, c)", "t(a)", "ALTER TABLE would write every row once for each column that it drops"),
    ("t(a, b)", "t(a, c)", "ALTER TABLE would drop the column, but column c is new"),
    (
      "t(a, b UNIQUE)", "t(a)",
      "ALTER TABLE would drop the column, but UNIQUE (b) is no longer declared"
    ),
    (
      "t(a, b, CHECK (a > b))", "t(a)",
      "ALTER TABLE would drop the column, but CHECK (a > b) is no longer declared"
    ),
    (
      "t(a, b, FOREIGN KEY(b) REFERENCES t)", "t(a)",
      "ALTER TABLE would drop the column, but the foreign key (b) to t is no longer declared"
    ),
    (
      "t(a, \"default\")", "t(a DEFAULT 1)",
      "ALTER TABLE would drop the column, but column a has default 1 instead of none"
    ),
    (
      "t(a DEFAULT 1, \"default\")", "t(a DEFAULT 1)",
      "ALTER TABLE cannot drop default: its name stands elsewhere in the definition"
    ),
    (
      "t(a, /* , */ b)", "t(a)",
      "ALTER TABLE cannot drop b: a comment stands before it, which would be cut in two"
    ),
  ])
  func `what stands in the way is said`(live: String, target: String, why: String) throws {
    let plan = try plan("CREATE TABLE \(live)", "CREATE TABLE \(target);")
    #expect(plan.tables.map(\.rung) != [.dropColumn])
    #expect(plan.tables[0].whyNotCheaper.contains(why), "\(plan.tables[0].whyNotCheaper)")
  }

  @Test(arguments: [
    ("CREATE VIEW v AS SELECT * FROM t", "v"),
    ("CREATE VIEW v AS SELECT 1 AS b", "v"),
    ("CREATE TRIGGER r AFTER INSERT ON t BEGIN SELECT new.a AS b; END", "r"),
  ])
  func `a view or trigger that is kept may stand in its way`(object: String, name: String) throws {
    let plan = try plan("CREATE TABLE t(a, b); \(object)", "CREATE TABLE t(a);")
    #expect(plan.tables[0].rung != .dropColumn)
    #expect(
      plan.tables[0].whyNotCheaper.contains(
        "ALTER TABLE reads \(name) again, which may name the column"
      )
    )
  }

  @Test func `a trigger that names other columns does not`() throws {
    let trigger = "CREATE TRIGGER r AFTER INSERT ON t BEGIN DELETE FROM t WHERE a < new.a; END"
    let plan = try plan("CREATE TABLE t(a, b); \(trigger)", "CREATE TABLE t(a); \(trigger);")
    #expect(plan.tables.map(\.rung) == [.dropColumn])
  }

  @Test func `temporary objects stand in its way`() throws {
    let plan = try plan("CREATE TABLE t(a, b); CREATE TEMP TABLE u(a)", "CREATE TABLE t(a);")
    #expect(plan.tables.map(\.rung) == [.swap])
  }

  @Test func `a portable plan drops by ALTER TABLE, computed columns too`() throws {
    var policy = allowed
    policy.isPortable = true
    let stored = try plan("CREATE TABLE t(a, b)", "CREATE TABLE t(a);", policy: policy)
    #expect(stored.tables.map(\.rung) == [.dropColumn])
    let computed = try plan("CREATE TABLE t(a, g AS (a))", "CREATE TABLE t(a);", policy: policy)
    #expect(computed.tables.map(\.rung) == [.dropColumn])
  }

  @Test(arguments: ["b", "\"b\"", "[b]", "`b`", "'b'", "B"])
  func `a column goes however its name is written`(name: String) throws {
    for columns in [
      "a INT, \(name) TEXT, c REAL", "a INT, c REAL,\(name) TEXT", "\(name),a INT, c REAL",
    ] {
      let connection = try SQLiteConnection.inMemory(
        """
        CREATE TABLE t(\(columns), CHECK (a > 0));
        INSERT INTO t(a, b, c) VALUES (1, 'x', 2), (3, NULL, 4.5);
        """
      )
      let rebuilder = Rebuilder(
        try Schema(sql: "CREATE TABLE t(a INT, c REAL, CHECK (a > 0));"),
        policy: allowed
      )
      let report = try rebuilder.run(on: connection.handle)
      #expect(report.tables.map(\.rung) == [.dropColumn])
      let rows = try connection.rows("SELECT a, c FROM t ORDER BY a")
      #expect(
        rows.map { [$0[0], $0[1]] } == [[.integer(1), .real(2)], [.integer(3), .real(4.5)]]
      )
    }
  }
}
