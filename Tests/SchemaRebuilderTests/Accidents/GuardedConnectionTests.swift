import SchemaRebuilderCSQLite
import SchemaRebuilderTesting
import Testing

@testable import SchemaRebuilder

/// Connections that do not trust the file or its schema.
@Suite struct GuardedConnectionTests {
  private typealias Function =
    @convention(c) (OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?) -> Void

  /// Gives a connection the function `twice`, and takes its trust in the schema.
  private static func prepare(_ connection: OpaquePointer, innocuous: Bool, trusted: Bool) throws {
    let twice: Function = { context, _, values in
      sqlite3_result_int64(context, 2 * sqlite3_value_int64(values?.pointee))
    }
    let flags = SQLITE_UTF8 | SQLITE_DETERMINISTIC | (innocuous ? SQLITE_INNOCUOUS : 0)
    sqlite3_create_function_v2(connection, "twice", 1, flags, nil, twice, nil, nil, nil)
    try SQLiteConnection(borrowing: connection).execute("PRAGMA trusted_schema=\(trusted)")
  }

  private static let before = """
    CREATE TABLE t(a INT CHECK (twice(a) > 0), b AS (twice(a)));
    CREATE INDEX i ON t(twice(a));
    CREATE VIEW v AS SELECT twice(a) AS c FROM t;
    CREATE TABLE plain(a);
    INSERT INTO t VALUES (1), (2); INSERT INTO plain VALUES (5);
    """

  private static let changed = """
    CREATE TABLE t(a INT NOT NULL CHECK (twice(a) > 0), b AS (twice(a)));
    CREATE INDEX i ON t(twice(a));
    CREATE VIEW v AS SELECT twice(a) AS c, a FROM t;
    CREATE TABLE plain(a NOT NULL);
    """

  private func database() throws -> FixtureDatabase {
    try FixtureDatabase(Self.before) { connection in
      try Self.prepare(connection, innocuous: true, trusted: true)
    }
  }

  @Test func `where the schema is not trusted, functions that are innocuous serve`() throws {
    let database = try database()
    let rebuilder = Rebuilder(try Schema(sql: Self.changed)) { connection in
      try Self.prepare(connection, innocuous: true, trusted: false)
    }
    try rebuilder.run(at: database)
    #expect(
      try database.rows("SELECT a, b FROM t INDEXED BY i WHERE twice(a) > 0") == [
        ["1", "2"], ["2", "4"],
      ]
    )
    #expect(try database.rows("SELECT * FROM v") == [["2", "1"], ["4", "2"]])
    #expect(try rebuilder.plan(at: database).isEmpty)
  }

  @Test func `where the schema is not trusted, other functions are an error of their own`() throws {
    let database = try database()
    let before = try database.bytes()
    let rebuilder = Rebuilder(try Schema(sql: Self.changed)) { connection in
      try Self.prepare(connection, innocuous: false, trusted: false)
    }
    let error = #expect(throws: RebuildError.self) { try rebuilder.run(at: database) }
    #expect(error?.kind == .untrustedSchema)
    #expect(error?.message.contains("unsafe use of twice()") == true)
    #expect(error?.advice.contains("SQLITE_INNOCUOUS") == true)
    #expect(try database.bytes() == before)
  }

  @Test func `where only the app's connection does not trust the schema, it says so as well`()
    throws
  {
    let database = try database()
    let before = try database.bytes()
    let connection = try SQLiteConnection(path: database.path, mode: .readWrite)
    try Self.prepare(connection.handle, innocuous: false, trusted: false)
    let rebuilder = Rebuilder(try Schema(sql: Self.changed)) { connection in
      try Self.prepare(connection, innocuous: false, trusted: true)
    }
    let error = #expect(throws: RebuildError.self) { try rebuilder.run(on: connection.handle) }
    #expect(error?.kind == .untrustedSchema)
    #expect(try database.bytes() == before)
  }

  @Test(arguments: HarbourDatabase.Journal.allCases)
  func `with every guard up, as on Apple's systems and more, a run does all the same`(
    journal: HarbourDatabase.Journal
  ) throws {
    let harbour = try HarbourDatabase(journal, .swap, rows: 30)
    let connection = try SQLiteConnection(path: harbour.database.path, mode: .readWrite)
    let guards = [
      (SQLITE_DBCONFIG_DEFENSIVE, 1), (SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0),
      (SQLITE_DBCONFIG_DQS_DDL, 0), (SQLITE_DBCONFIG_DQS_DML, 0), (SQLITE_DBCONFIG_ENABLE_FKEY, 1),
    ]
    for (option, isOn) in guards {
      var value: Int32 = -1
      #expect(csqlite_db_config(connection.handle, option, Int32(isOn), &value) == SQLITE_OK)
      #expect(value == isOn)
    }
    _ = try HarbourDatabase.rebuilder(.swap).run(on: connection.handle)
    for (option, isOn) in guards {
      var value: Int32 = -1
      _ = csqlite_db_config(connection.handle, option, -1, &value)
      #expect(value == isOn)
    }
    let (state, faults) = try harbour.state(of: harbour.database)
    #expect(state == .after)
    #expect(faults == [])
  }
}
