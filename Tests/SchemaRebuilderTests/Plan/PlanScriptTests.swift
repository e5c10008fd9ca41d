import Testing

@testable import SchemaRebuilder

/// The dry run: a script that does what the plan does, or nothing at all.
@Suite struct PlanScriptTests {
  private let live = """
    CREATE TABLE t(id INTEGER PRIMARY KEY AUTOINCREMENT, a);
    INSERT INTO t VALUES (3, 'x'), (7, NULL);
    """
  private let target = """
    CREATE TABLE t(id INTEGER PRIMARY KEY AUTOINCREMENT, a NOT NULL DEFAULT ';' -- the end;
    );
    CREATE VIEW v AS SELECT a FROM t -- no semicolon; after this
    """

  @Test func `it begins with what, to which version, and why`() throws {
    let sql = try Plan(live: "CREATE TABLE t(a)", target: "CREATE TABLE t(a NOT NULL);", version: 2)
      .sql
    #expect(
      sql.split(separator: "\n").prefix(4) == [
        "-- Plan from a file of unknown version to version 2",
        "-- t: definition edit",
        "--   because column a is NOT NULL now",
        "--   not cheaper, since ALTER TABLE has no form for it",
      ]
    )
  }

  @Test func `run as it is printed, it does what the plan does`() throws {
    let printed = try SQLiteConnection.inMemory(live)
    try printed.execute(try Plan(live: live, target: target, version: 9).sql)
    let run = try SQLiteConnection.inMemory(live)
    _ = try Rebuilder(try Schema(sql: target), version: 9).run(on: run.handle)
    let queries = [
      "SELECT type, name, tbl_name, sql FROM sqlite_schema", "SELECT * FROM t",
      "SELECT * FROM sqlite_sequence", "PRAGMA user_version",
    ]
    for query in queries { #expect(try printed.lines(query) == run.lines(query)) }
    #expect(try printed.lines("SELECT * FROM t") == ["3|'x'", "7|';'"])
    #expect(try printed.lines("PRAGMA user_version") == ["9"])
  }

  @Test func `a refused one is all comments, whatever stands in its names`() throws {
    let live = """
      CREATE TABLE t(a, "line
      ; DROP TABLE t; --" TEXT);
      INSERT INTO t VALUES (1, 'x');
      """
    let plan = try Plan(live: live, target: "CREATE TABLE t(a);", version: 2)
    #expect(plan.isRefused)
    let lines = plan.sql.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    #expect(lines.filter { !$0.hasPrefix("--") && !$0.isEmpty } == [])
    #expect(lines[0] == "-- Refused: nothing below is run until the hazards are settled.")
    let connection = try SQLiteConnection.inMemory(live)
    try connection.execute(plan.sql)
    #expect(try connection.lines("SELECT count(*) FROM t; PRAGMA user_version") == ["1", "0"])
  }

  @Test func `a remark of several lines stays a comment`() throws {
    let live = "CREATE TABLE \"a\nDROP TABLE t\r;\u{2028}\"(x); CREATE TABLE t(a);"
    let plan = try Plan(live: live, target: "CREATE TABLE t(a, b);")
    let connection = try SQLiteConnection.inMemory(live)
    try connection.execute(plan.sql)
    #expect(try connection.lines("SELECT name FROM pragma_table_info('t')") == ["'a'", "'b'"])
    #expect(try connection.lines("SELECT count(*) FROM sqlite_schema") == ["2"])
  }

  @Test func `where nothing is to do it says so`() throws {
    let plan = try Plan(live: "CREATE TABLE t(a); CREATE TABLE u(a)", target: "CREATE TABLE t(a);")
    #expect(plan.sql == "-- Nothing to do.\n-- table u is not declared; it is kept\n")
  }
}
