import Testing

@testable import SchemaRebuilder

/// Temporary triggers vanish with the table on which they stand, and must come back.
@Suite struct TemporaryTriggerTests {
  @Test func `temporary triggers on a rebuilt table still fire`() throws {
    let connection = try SQLiteConnection.inMemory(
      """
      CREATE TABLE t(a); INSERT INTO t VALUES (1);
      CREATE TEMP TABLE log(a);
      CREATE TEMP TRIGGER r AFTER INSERT ON t BEGIN INSERT INTO log VALUES (new.a); END;
      CREATE TEMP TRIGGER "odd ""name" AFTER DELETE ON main.t BEGIN INSERT INTO log VALUES (-1); END;
      """
    )
    let rebuilder = Rebuilder(try Schema(sql: "CREATE TABLE t(a NOT NULL);"))
    _ = try rebuilder.run(on: connection.handle)
    try connection.execute("INSERT INTO t VALUES (5); DELETE FROM t WHERE a = 5")
    #expect(try connection.lines("SELECT a FROM log") == ["5", "-1"])
  }

  @Test func `temporary triggers stay on the table that they are on, among those of one name`()
    throws
  {
    let connection = try SQLiteConnection.inMemory(
      """
      ATTACH ':memory:' AS other;
      CREATE TABLE main.t(a); CREATE TEMP TABLE t(a); CREATE TABLE other.t(a);
      CREATE TEMP TABLE log(a);
      CREATE TEMP TRIGGER m AFTER INSERT ON main.t BEGIN INSERT INTO log VALUES ('main'); END;
      CREATE TEMP TRIGGER n AFTER INSERT ON t BEGIN INSERT INTO log VALUES ('temp'); END;
      CREATE TEMP TRIGGER o AFTER INSERT ON other.t BEGIN INSERT INTO log VALUES ('other'); END;
      """
    )
    let rebuilder = Rebuilder(try Schema(sql: "CREATE TABLE t(a NOT NULL);"))
    _ = try rebuilder.run(on: connection.handle)
    for name in ["main", "temp", "other"] {
      try connection.execute("INSERT INTO \(name).t VALUES (1)")
    }
    #expect(try connection.lines("SELECT a FROM log") == ["'main'", "'temp'", "'other'"])
  }

  @Test func `temporary triggers of other tables follow one that is renamed and rebuilt`() throws {
    let connection = try SQLiteConnection.inMemory(
      """
      CREATE TABLE p(a); CREATE TABLE kept(a);
      CREATE TEMP TRIGGER s AFTER INSERT ON main.kept BEGIN INSERT INTO p VALUES (new.a); END;
      """
    )
    let schema = try Schema(sql: "CREATE TABLE q(a NOT NULL); -- @renamed from=p")
    _ = try Rebuilder(schema).run(on: connection.handle)
    try connection.execute("INSERT INTO kept VALUES (5)")
    #expect(try connection.lines("SELECT a FROM q") == ["5"])
  }

  @Test func `temporary triggers follow a table that is renamed and rebuilt`() throws {
    let connection = try SQLiteConnection.inMemory(
      """
      CREATE TABLE old(a); INSERT INTO old VALUES (1);
      CREATE TEMP TABLE log(a);
      CREATE TEMP TRIGGER r AFTER INSERT ON old BEGIN
        INSERT INTO log SELECT count(*) FROM old; END;
      """
    )
    let schema = try Schema(sql: "CREATE TABLE new( -- @renamed from=old\n  a NOT NULL\n);")
    _ = try Rebuilder(schema).run(on: connection.handle)
    try connection.execute("INSERT INTO new VALUES (5)")
    #expect(try connection.lines("SELECT a FROM log") == ["2"])
  }
}
