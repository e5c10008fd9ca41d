import Testing

@testable import SchemaRebuilder

/// A column takes its new name by ALTER TABLE where nothing else of its table changes.
@Suite struct RenameColumnTests {
  private func plan(
    _ live: String,
    _ target: String,
    policy: Policy = Policy()
  ) throws -> Plan {
    try Plan(live: live, target: target, policy: policy)
  }

  private let target = """
    CREATE TABLE t(
      n TEXT, -- @renamed from=a
      b
    );
    """

  @Test func `a kept child follows its parent, and is not said to lose it`() throws {
    let live = """
      CREATE TABLE p(a TEXT UNIQUE);
      CREATE TABLE child(x REFERENCES p(a));
      INSERT INTO p VALUES ('x');
      INSERT INTO child VALUES ('x');
      """
    let target = """
      CREATE TABLE p(
        n TEXT UNIQUE -- @renamed from=a
      );
      """
    let plan = try plan(live, target)
    #expect(plan.tables.map(\.rung) == [.renameColumn])
    #expect(plan.remarks == ["table child is not declared; it is kept"])
    let connection = try SQLiteConnection.inMemory(live)
    _ = try Rebuilder(try Schema(sql: target)).run(on: connection.handle)
    try connection.execute("PRAGMA foreign_keys=ON; INSERT INTO child VALUES ('x')")
    #expect(try connection.rows("PRAGMA foreign_key_check").isEmpty)
  }

  @Test func `a kept child follows a parent that is renamed, and is not said to lose it`() throws {
    let live = """
      CREATE TABLE p(a TEXT UNIQUE);
      CREATE TABLE child(x REFERENCES p(a));
      """
    let target = """
      CREATE TABLE q( -- @renamed from=p
        a TEXT UNIQUE
      );
      """
    let plan = try plan(live, target)
    #expect(plan.remarks == ["table child is not declared; it is kept"])
  }

  @Test func `indexes, the key and its constraints follow, and are not made again`() throws {
    let live = """
      CREATE TABLE t(a TEXT UNIQUE, b, PRIMARY KEY(b, a));
      CREATE INDEX i ON t(lower(a) DESC, b) WHERE a > 'x';
      INSERT INTO t VALUES ('x', 1), ('y', 2);
      """
    let target = """
      CREATE TABLE t(
        n TEXT UNIQUE, -- @renamed from=a
        b, PRIMARY KEY(b, n)
      );
      CREATE INDEX i ON t(lower(n) DESC, b) WHERE n > 'x';
      """
    let plan = try plan(live, target)
    #expect(plan.tables.map(\.rung) == [.renameColumn])
    #expect(plan.work == [#"ALTER TABLE main."t" RENAME COLUMN "a" TO "n""#])
    let connection = try SQLiteConnection.inMemory(live)
    let rebuilder = Rebuilder(try Schema(sql: target))
    _ = try rebuilder.run(on: connection.handle)
    #expect(try rebuilder.plan(on: connection.handle).isEmpty)
    #expect(try connection.lines("SELECT n FROM t WHERE n = 'y'") == ["'y'"])
  }

  @Test func `a portable plan renames as well`() throws {
    let plan = try plan("CREATE TABLE t(a TEXT, b)", target, policy: Policy(isPortable: true))
    #expect(plan.tables.map(\.rung) == [.renameColumn])
  }

  @Test func `what names the column is declared anew, and goes before it`() throws {
    let plan = try plan(
      """
      CREATE TABLE t(a TEXT, b); CREATE VIEW v AS SELECT a FROM t;
      CREATE TRIGGER r AFTER UPDATE OF a ON t BEGIN SELECT new.a; END;
      """,
      """
      \(target) CREATE VIEW v AS SELECT n FROM t;
      CREATE TRIGGER r AFTER UPDATE OF n ON t BEGIN SELECT new.n; END;
      """
    )
    #expect(plan.tables.first?.rung == .renameColumn)
    #expect(
      plan.steps.map(\.kind).filter { $0 != .setting } == [
        .dropDependant, .dropDependant, .renameColumn, .createView, .createTrigger, .compile,
      ]
    )
  }

  @Test(arguments: [
    ("CREATE TABLE t(a TEXT, b TEXT)", "column b has type none instead of TEXT"),
    ("CREATE TABLE t(a TEXT CHECK (a > ''), b)", "CHECK (a > '') is no longer declared"),
  ])
  func `whatever else differs stands in its way`(live: String, why: String) throws {
    let plan = try plan(live, target)
    #expect(plan.tables.map(\.rung) == [.swap])
    #expect(
      plan.tables[0].whyNotCheaper.first == "ALTER TABLE would rename the column, but \(why)"
    )
  }

  @Test(arguments: [
    (
      "CREATE VIEW kept AS SELECT a FROM t;",
      "ALTER TABLE would change the text of kept, which is to stay"
    ),
    (
      "CREATE VIEW broken AS SELECT x FROM gone;", "ALTER TABLE stops while broken does not compile"
    ),
    (
      "CREATE TEMP VIEW other AS SELECT 1;",
      "ALTER TABLE reads temporary objects again, such as other"
    ),
  ])
  func `a view may stand in its way`(view: String, why: String) throws {
    let plan = try plan("CREATE TABLE t(a TEXT, b); \(view)", target)
    #expect(plan.tables.map(\.rung) == [.swap])
    #expect(plan.tables[0].whyNotCheaper.first == why)
  }

  @Test func `names that are exchanged stand in its way`() throws {
    let plan = try plan(
      "CREATE TABLE t(a TEXT, b INT); INSERT INTO t VALUES ('x', 1)",
      """
      CREATE TABLE t(
        b TEXT, -- @renamed from=a
        a INT -- @renamed from=b
      );
      """
    )
    #expect(plan.tables.map(\.rung) == [.swap])
    #expect(
      plan.tables[0].whyNotCheaper.first
        == "ALTER TABLE would rename a, but the file has a column b"
    )
  }
}
