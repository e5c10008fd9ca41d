import Testing

@testable import SchemaRebuilder

/// Views and triggers: what compiled before compiles afterwards.
@Suite struct DependantsTests {
  @Test func `a view and a trigger that do not compile are problems, each by its name`() throws {
    let connection = try SQLiteConnection.inMemory(
      """
      CREATE TABLE t(a, b);
      CREATE VIEW sound AS SELECT a FROM t;
      CREATE VIEW broken AS SELECT c FROM t;
      CREATE VIEW over_broken AS SELECT * FROM broken;
      CREATE TRIGGER insert_sound AFTER INSERT ON t BEGIN SELECT new.a; END;
      CREATE TRIGGER update_broken AFTER UPDATE OF a ON t BEGIN DELETE FROM gone; END;
      CREATE TRIGGER delete_broken BEFORE DELETE ON t BEGIN SELECT old.c; END;
      CREATE TRIGGER instead INSTEAD OF INSERT ON sound BEGIN INSERT INTO t VALUES (new.a); END;
      """
    )
    #expect(
      try Dependants(connection).brokenObjects().sorted()
        == ["broken", "delete_broken", "instead", "over_broken", "update_broken"]
    )
  }

  private func error(_ live: String, _ target: String) throws -> RebuildError? {
    let connection = try SQLiteConnection.inMemory(live)
    let before = try connection.lines("SELECT sql FROM sqlite_schema")
    let schema = try Schema(sql: target)
    let error = #expect(throws: RebuildError.self) {
      try Rebuilder(schema).run(on: connection.handle)
    }
    #expect(try connection.lines("SELECT sql FROM sqlite_schema") == before)
    return error
  }

  @Test func `a declared view that does not compile is a mistake with its place`() throws {
    let error = try error(
      "CREATE TABLE t(a)",
      "CREATE TABLE t(b);\n  CREATE VIEW v AS SELECT a FROM t;"
    )
    #expect(error?.kind == .declaredSchema)
    #expect(
      error?.message
        == "the declared schema has a mistake: line 2, column 3: v: no such column: a"
    )
    #expect(error?.object == "v")
  }

  @Test func `a declared trigger that does not compile is a mistake with its place`() throws {
    let error = try error(
      "CREATE TABLE t(a)",
      "CREATE TABLE t(a, b);\nCREATE TRIGGER r AFTER INSERT ON t BEGIN DELETE FROM u; END;"
    )
    #expect(error?.kind == .declaredSchema)
    #expect(
      error?.message
        == "the declared schema has a mistake: line 2, column 1: r: no such table: main.u"
    )
  }

  @Test func `a kept view that would break is refused with its text`() throws {
    let view = "CREATE VIEW v AS SELECT a, b FROM t"
    let error = try error("CREATE TABLE t(a, b); \(view)", "CREATE TABLE t(a);")
    #expect(error?.kind == .refused)
    #expect(error?.hazards.map(\.code) == [.dropView])
    #expect(error?.hazards.map(\.table) == ["v"])
    #expect(
      error?.hazards.first?.sentence
        == "view v is not declared and would no longer work (no such column: b): \(view)"
    )
  }

  @Test func `a kept trigger that would break is refused with its text`() throws {
    let trigger = "CREATE TRIGGER r AFTER INSERT ON t BEGIN UPDATE t SET b = 1; END"
    let error = try error("CREATE TABLE t(a, b); \(trigger)", "CREATE TABLE t(a);")
    #expect(error?.kind == .refused)
    #expect(error?.hazards.map(\.code) == [.dropTrigger])
    #expect(
      error?.hazards.first?.sentence
        == "trigger r is not declared and would no longer work (no such column: b): \(trigger)"
    )
  }

  @Test(arguments: [(Policy.Strategy.automatic, Rung.edit), (.rebuild, .rebuild)])
  func `what did not compile before is left as it is`(
    strategy: Policy.Strategy,
    rung: Rung
  ) throws {
    let connection = try SQLiteConnection.inMemory(
      """
      CREATE TABLE t(a); INSERT INTO t VALUES (1);
      CREATE VIEW v AS SELECT missing FROM t;
      CREATE TRIGGER r AFTER INSERT ON t BEGIN DELETE FROM gone; END;
      """
    )
    let schema = try Schema(sql: "CREATE TABLE t(a NOT NULL);")
    let report = try Rebuilder(schema, policy: Policy(strategy: strategy))
      .run(on: connection.handle)
    #expect(report.tables.map(\.rung) == [rung])
    #expect(
      try connection.lines("SELECT name FROM sqlite_schema ORDER BY name") == ["'r'", "'t'", "'v'"]
    )
  }

  @Test func `a text in double quotes stays one, whatever columns another table has`() throws {
    let dependants = """
      CREATE VIEW v AS SELECT a FROM t WHERE a = "active";
      CREATE TRIGGER r AFTER INSERT ON t BEGIN UPDATE t SET a = "active"; END;
      """
    let connection = try SQLiteConnection.inMemory(
      "CREATE TABLE t(a); INSERT INTO t VALUES ('active'); CREATE TABLE u(active);" + dependants
    )
    let rebuilder = Rebuilder(try Schema(sql: "CREATE TABLE t(a NOT NULL);" + dependants))
    #expect(try rebuilder.run(on: connection.handle).tables.map(\.name) == ["t"])
    #expect(try connection.lines("SELECT a FROM v") == ["'active'"])
    #expect(try rebuilder.plan(on: connection.handle).isEmpty)
  }

  @Test func `undeclared triggers and views follow tables that are renamed and rebuilt`() throws {
    let connection = try SQLiteConnection.inMemory(
      """
      CREATE TABLE p(a); CREATE TABLE log(a);
      CREATE VIEW v AS SELECT p.a FROM p;
      CREATE TRIGGER r AFTER INSERT ON p BEGIN INSERT INTO log SELECT p.a FROM p; END;
      CREATE TRIGGER i INSTEAD OF INSERT ON v BEGIN INSERT INTO p VALUES (new.a); END;
      """
    )
    let schema = try Schema(
      sql: """
        CREATE TABLE q(a NOT NULL); -- @renamed from=p
        CREATE TABLE audit(a NOT NULL); -- @renamed from=log
        """
    )
    _ = try Rebuilder(schema).run(on: connection.handle)
    try connection.execute("INSERT INTO v VALUES (5)")
    #expect(try connection.lines("SELECT * FROM v; SELECT * FROM audit") == ["5", "5"])
  }

  @Test func `views over views and their INSTEAD OF triggers come back`() throws {
    let rest = """
      CREATE VIEW w AS SELECT a FROM v;
      CREATE TRIGGER iv INSTEAD OF INSERT ON v BEGIN INSERT INTO t(a) VALUES (new.a); END;
      CREATE TRIGGER iw INSTEAD OF INSERT ON w BEGIN INSERT INTO v(a) VALUES (new.a); END;
      """
    let connection = try SQLiteConnection.inMemory(
      "CREATE TABLE t(a); CREATE VIEW v AS SELECT a FROM t;" + rest
    )
    let schema = try Schema(
      sql: "CREATE TABLE t(a NOT NULL); CREATE VIEW v AS SELECT a, 1 AS b FROM t;" + rest
    )
    _ = try Rebuilder(schema).run(on: connection.handle)
    try connection.execute("INSERT INTO w VALUES (5)")
    #expect(try connection.lines("SELECT * FROM v; SELECT * FROM w") == ["5|1", "5"])
  }

  @Test func `triggers of other tables that name a rebuilt one still work`() throws {
    let others = """
      CREATE TABLE u(a);
      CREATE TRIGGER r AFTER INSERT ON u BEGIN INSERT INTO t(a) VALUES (new.a); END;
      """
    let connection = try SQLiteConnection.inMemory("CREATE TABLE t(a);" + others)
    _ = try Rebuilder(try Schema(sql: "CREATE TABLE t(a NOT NULL);" + others))
      .run(on: connection.handle)
    try connection.execute("INSERT INTO u VALUES (3)")
    #expect(try connection.lines("SELECT a FROM t") == ["3"])
  }
}
