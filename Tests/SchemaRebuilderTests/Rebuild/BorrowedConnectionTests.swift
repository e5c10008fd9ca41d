import SchemaRebuilderCSQLite
import Testing

@testable import SchemaRebuilder

/// The app's own connection, with whatever the app did to it.
@Suite struct BorrowedConnectionTests {
  private let settings = [
    "foreign_keys", "legacy_alter_table", "ignore_check_constraints", "reverse_unordered_selects",
  ]

  private func values(_ connection: SQLiteConnection) throws -> [String] {
    try settings.flatMap { try connection.lines("PRAGMA \($0)") }
      + ["\(connection.option(.doubleQuotedStringsInDefinitions))"]
  }

  @Test func `temporary and attached tables of the same names are not touched`() throws {
    let connection = try SQLiteConnection.inMemory(
      """
      ATTACH ':memory:' AS other;
      CREATE TABLE main.x(a, b); INSERT INTO main.x VALUES (1, NULL), (2, 'b');
      CREATE INDEX main.i ON x(a);
      CREATE TRIGGER main.r AFTER DELETE ON x BEGIN INSERT INTO log(a) VALUES (old.a); END;
      CREATE TABLE main.log(a);
      CREATE VIEW main.v AS SELECT a FROM x;
      CREATE TEMP TABLE x(alien); INSERT INTO temp.x VALUES ('temp');
      CREATE TEMP TABLE x_bak(alien); INSERT INTO temp.x_bak VALUES ('temp backup');
      CREATE TEMP TABLE log(alien);
      CREATE TABLE other.x(alien); INSERT INTO other.x VALUES ('other');
      CREATE TABLE other.x_bak(alien); INSERT INTO other.x_bak VALUES ('other backup');
      """
    )
    let schema = try Schema(
      sql: """
        CREATE TABLE x(a, b NOT NULL DEFAULT 'none');
        CREATE INDEX i ON x(a);
        CREATE TRIGGER r AFTER DELETE ON x BEGIN INSERT INTO log(a) VALUES (old.a); END;
        CREATE TABLE log(a, at DEFAULT CURRENT_TIME);
        CREATE VIEW v AS SELECT a, b FROM x;
        """
    )
    _ = try Rebuilder(schema).run(on: connection.handle)
    #expect(
      try connection.lines("SELECT * FROM main.x; SELECT * FROM main.v")
        == ["1|'none'", "2|'b'", "1|'none'", "2|'b'"]
    )
    #expect(
      try connection.lines(
        "SELECT * FROM temp.x; SELECT * FROM temp.x_bak; SELECT * FROM other.x; "
          + "SELECT * FROM other.x_bak"
      ) == ["'temp'", "'temp backup'", "'other'", "'other backup'"]
    )
    #expect(
      try connection.lines("SELECT name FROM main.sqlite_schema ORDER BY name")
        == ["'i'", "'log'", "'r'", "'v'", "'x'"]
    )
    try connection.execute("DELETE FROM main.x WHERE a = 1")
    #expect(try connection.lines("SELECT a FROM main.log; SELECT * FROM temp.log") == ["1"])
  }

  @Test(arguments: [true, false])
  func `settings are put back after a run`(areOn: Bool) throws {
    let connection = try SQLiteConnection.inMemory("CREATE TABLE t(a); INSERT INTO t VALUES (1)")
    for name in settings { try connection.execute("PRAGMA \(name)=\(areOn)") }
    connection.set(.doubleQuotedStringsInDefinitions, areOn)
    let before = try values(connection)
    #expect(before == Array(repeating: areOn ? "1" : "0", count: 4) + ["\(areOn)"])
    let rebuilder = Rebuilder(try Schema(sql: "CREATE TABLE t(a NOT NULL);"))
    #expect(try !rebuilder.run(on: connection.handle).isEmpty)
    #expect(try values(connection) == before)
  }

  @Test(arguments: 1...7)
  func `settings are put back after a failure at any step`(step: Int) throws {
    struct Fault: Error {}
    let connection = try SQLiteConnection.inMemory("CREATE TABLE t(a); INSERT INTO t VALUES (1)")
    for name in settings { try connection.execute("PRAGMA \(name)=ON") }
    connection.set(.doubleQuotedStringsInDefinitions, false)
    let before = try values(connection)
    var rebuilder = Rebuilder(
      try Schema(sql: "CREATE TABLE t(a NOT NULL); CREATE INDEX i ON t(a);"),
      version: 2
    )
    rebuilder.beforeStep = { if $0 == step { throw Fault() } }
    #expect(throws: RebuildError.self) { try rebuilder.run(on: connection.handle) }
    #expect(try values(connection) == before)
    #expect(!connection.isInTransaction)
    #expect(
      try connection.lines("SELECT sql FROM sqlite_schema; SELECT * FROM t; PRAGMA user_version")
        == ["'CREATE TABLE t(a)'", "1", "0"]
    )
  }

  @Test func `what ignore_check_constraints hides is checked all the same`() throws {
    let connection = try SQLiteConnection.inMemory(
      "CREATE TABLE t(a); INSERT INTO t VALUES (-1); PRAGMA ignore_check_constraints=ON"
    )
    let rebuilder = Rebuilder(try Schema(sql: "CREATE TABLE t(a CHECK (a > 0));"))
    #expect(throws: RebuildError.self) { try rebuilder.run(on: connection.handle) }
    #expect(try connection.lines("SELECT a FROM t") == ["-1"])
  }

  @Test func `inside the caller's transaction it refuses to start`() throws {
    let connection = try SQLiteConnection.inMemory(
      "CREATE TABLE t(a); BEGIN; INSERT INTO t VALUES (1)"
    )
    let rebuilder = Rebuilder(try Schema(sql: "CREATE TABLE t(a, b);"))
    let error = #expect(throws: RebuildError.self) { try rebuilder.run(on: connection.handle) }
    #expect(error?.kind == .connectionInUse)
    #expect(error?.message == "the database: the connection is in a transaction")
    #expect(connection.isInTransaction)
    try connection.execute("COMMIT")
    #expect(try connection.lines("SELECT * FROM t") == ["1"])
  }

  @Test func `with a statement that is still running it refuses to start`() throws {
    let connection = try SQLiteConnection.inMemory(
      "CREATE TABLE t(a); INSERT INTO t VALUES (1), (2)"
    )
    var statement: OpaquePointer?
    sqlite3_prepare_v2(connection.handle, "SELECT a FROM t", -1, &statement, nil)
    sqlite3_step(statement)
    let rebuilder = Rebuilder(try Schema(sql: "CREATE TABLE t(a, b);"))
    let error = #expect(throws: RebuildError.self) { try rebuilder.run(on: connection.handle) }
    #expect(error?.kind == .connectionInUse)
    #expect(error?.message == "the database: the connection has a running statement")
    #expect(sqlite3_step(statement) == SQLITE_ROW)
    #expect(sqlite3_column_int(statement, 0) == 2)
    sqlite3_finalize(statement)
    #expect(try !rebuilder.run(on: connection.handle).isEmpty)
  }

  @Test func `the app's functions and collations are its own, and stay`() throws {
    let connection = try SQLiteConnection.inMemory()
    let prepare: Prepare = { handle in
      sqlite3_create_function_v2(
        handle,
        "twice",
        1,
        SQLITE_UTF8 | SQLITE_DETERMINISTIC,
        nil,
        { context, _, values in
          sqlite3_result_int64(context, 2 * sqlite3_value_int64(values?[0]))
        },
        nil,
        nil,
        nil
      )
    }
    try prepare(connection.handle)
    try connection.execute(
      "CREATE TABLE t(a); CREATE INDEX i ON t(twice(a)); INSERT INTO t VALUES (4)"
    )
    let schema = try Schema(
      sql: "CREATE TABLE t(a NOT NULL CHECK (twice(a) > 7)); CREATE INDEX i ON t(twice(a));"
    )
    _ = try Rebuilder(schema, prepare: prepare).run(on: connection.handle)
    #expect(try connection.lines("SELECT a FROM t INDEXED BY i WHERE twice(a) = 8") == ["4"])
    let error = #expect(throws: RebuildError.self) {
      try Rebuilder(schema).plan(on: connection.handle)
    }
    #expect(error?.kind == .declaredSchema)
  }
}
