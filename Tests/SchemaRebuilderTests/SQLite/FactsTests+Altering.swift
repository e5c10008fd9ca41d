import SchemaRebuilderCSQLite
import Testing

@testable import SchemaRebuilder

// MARK: - Renaming

extension FactsTests {
  private static let family = """
    PRAGMA foreign_keys=OFF;
    CREATE TABLE p(id INTEGER PRIMARY KEY);
    CREATE TABLE c(p REFERENCES p(id));
    CREATE VIEW v AS SELECT id FROM p;
    BEGIN;
    """
  private static let stored = "SELECT sql FROM sqlite_schema WHERE name IN ('c', 'v') ORDER BY name"

  @Test func `what names a table follows its rename`() throws {
    let connection = try SQLiteConnection.inMemory(Self.family)
    try connection.execute("PRAGMA legacy_alter_table=OFF; ALTER TABLE p RENAME TO p_bak")
    #expect(
      try connection.rows(Self.stored).map { $0.text(0) } == [
        #"CREATE TABLE c(p REFERENCES "p_bak"(id))"#, #"CREATE VIEW v AS SELECT id FROM "p_bak""#,
      ]
    )
  }

  @Test func `a reference to nothing follows the table that has had its name`() throws {
    let connection = try SQLiteConnection.inMemory(
      "CREATE TABLE p(id INTEGER PRIMARY KEY); CREATE TABLE c(p REFERENCES gone(id));"
    )
    try connection.execute("ALTER TABLE p RENAME TO gone; ALTER TABLE gone RENAME TO p")
    #expect(
      try connection.rows(Self.stored).map { $0.text(0) } == [
        #"CREATE TABLE c(p REFERENCES "p"(id))"#
      ]
    )
  }

  @Test func `legacy_alter_table leaves it as written, and is set inside a transaction`() throws {
    let connection = try SQLiteConnection.inMemory(Self.family)
    try connection.execute("PRAGMA legacy_alter_table=ON; ALTER TABLE p RENAME TO p_bak")
    #expect(
      try connection.rows(Self.stored).map { $0.text(0) } == [
        "CREATE TABLE c(p REFERENCES p(id))", "CREATE VIEW v AS SELECT id FROM p",
      ]
    )
  }

  @Test func `foreign_keys makes references follow all the same, and is not set there`() throws {
    let connection = try SQLiteConnection.inMemory(Self.family + "PRAGMA foreign_keys=ON;")
    #expect(try connection.integer("PRAGMA foreign_keys") == 0)
    try connection.execute("COMMIT; PRAGMA foreign_keys=ON; PRAGMA legacy_alter_table=ON")
    try connection.execute("ALTER TABLE p RENAME TO p_bak")
    #expect(
      try connection.rows(Self.stored).first?.text(0)
        == #"CREATE TABLE c(p REFERENCES "p_bak"(id))"#
    )
  }

  @Test func `no table is renamed while a view does not compile, but by the legacy way`() throws {
    let connection = try SQLiteConnection.inMemory(
      "CREATE TABLE t(a); CREATE VIEW broken AS SELECT gone FROM missing"
    )
    try connection.execute("PRAGMA legacy_alter_table=OFF")
    #expect(throws: SQLiteError.self) { try connection.execute("ALTER TABLE t RENAME TO u") }
    try connection.execute("PRAGMA legacy_alter_table=ON; ALTER TABLE t RENAME TO u")
  }

  @Test(arguments: [
    "CREATE TABLE t(a CHECK (t.a > 0))",
    "CREATE TABLE t(a); CREATE INDEX i ON t(a) WHERE t.a > 0",
  ])
  func `a table that names itself before a column is not renamed by the legacy way`(
    sql: String
  ) throws {
    let connection = try SQLiteConnection.inMemory(sql)
    try connection.execute("PRAGMA legacy_alter_table=ON")
    #expect(throws: SQLiteError.self) { try connection.execute("ALTER TABLE t RENAME TO t_bak") }
  }

  @Test(arguments: [
    "CREATE INDEX i ON t(a)", "CREATE TRIGGER r AFTER INSERT ON t BEGIN SELECT new.a; END",
  ])
  func `a temporary table of its name stops the rename of a table`(sql: String) throws {
    let connection = try SQLiteConnection.inMemory(
      "CREATE TABLE t(a); \(sql); CREATE TEMP TABLE t(b); PRAGMA legacy_alter_table=ON"
    )
    #expect(throws: SQLiteError.self) {
      try connection.execute("ALTER TABLE main.t RENAME TO t_bak")
    }
    try connection.execute("DROP TABLE temp.t; ALTER TABLE main.t RENAME TO t_bak")
  }
}

// MARK: - Dropping

extension FactsTests {
  @Test func `a dropped parent takes its children along where foreign keys are on`() throws {
    let sql = """
      CREATE TABLE p(id INTEGER PRIMARY KEY);
      CREATE TABLE c(p REFERENCES p(id) ON DELETE CASCADE);
      INSERT INTO p VALUES (1); INSERT INTO c VALUES (1);
      """
    let children = try ["ON", "OFF"].map { setting in
      let connection = try SQLiteConnection.inMemory(sql + "PRAGMA foreign_keys=\(setting)")
      try connection.execute("DROP TABLE p")
      return try connection.integer("SELECT count(*) FROM c")
    }
    #expect(children == [0, 1])
  }

  @Test func `statistics go with a dropped index, and stay under the name of a renamed table`()
    throws
  {
    let connection = try SQLiteConnection.inMemory(
      """
      CREATE TABLE t(a, b); CREATE INDEX i ON t(a); CREATE INDEX j ON t(b);
      INSERT INTO t VALUES (1, 2), (3, 4);
      ANALYZE; PRAGMA legacy_alter_table=ON; ALTER TABLE t RENAME TO t_bak; DROP INDEX i;
      DROP TABLE t_bak;
      """
    )
    #expect(try connection.lines("SELECT tbl, idx FROM sqlite_stat1") == ["'t'|'j'"])
  }

  @Test func `triggers go with what they stand on, temporary ones too`() throws {
    let connection = try SQLiteConnection.inMemory(
      """
      CREATE TABLE t(a); CREATE VIEW v AS SELECT a FROM t;
      CREATE TRIGGER own AFTER INSERT ON t BEGIN SELECT 1; END;
      CREATE TEMP TRIGGER temporary AFTER INSERT ON main.t BEGIN SELECT 1; END;
      CREATE TRIGGER instead INSTEAD OF INSERT ON v BEGIN SELECT 1; END;
      """
    )
    let names = """
      SELECT name FROM (SELECT name, type FROM sqlite_schema UNION ALL
      SELECT name, type FROM temp.sqlite_schema) WHERE type = 'trigger' ORDER BY name
      """
    #expect(try connection.lines(names) == ["'instead'", "'own'", "'temporary'"])
    try connection.execute("DROP VIEW v")
    #expect(try connection.lines(names) == ["'own'", "'temporary'"])
    try connection.execute("DROP TABLE t")
    #expect(try connection.lines(names) == [])
  }

  @Test func `a counter follows a rename, goes with its table, and is set by a copy`() throws {
    let connection = try SQLiteConnection.inMemory(
      """
      CREATE TABLE t(id INTEGER PRIMARY KEY AUTOINCREMENT);
      INSERT INTO t VALUES (3), (9); DELETE FROM t WHERE id = 9;
      ALTER TABLE t RENAME TO t_bak;
      CREATE TABLE t(id INTEGER PRIMARY KEY AUTOINCREMENT);
      INSERT INTO t SELECT id FROM t_bak;
      """
    )
    let counters = "SELECT name, seq FROM sqlite_sequence ORDER BY name"
    #expect(try connection.lines(counters) == ["'t'|3", "'t_bak'|9"])
    try connection.execute("DROP TABLE t_bak")
    #expect(try connection.lines(counters) == ["'t'|3"])
  }

  @Test func `a running statement stops DROP TABLE`() throws {
    let connection = try SQLiteConnection.inMemory(
      "CREATE TABLE t(a); INSERT INTO t VALUES (1), (2)"
    )
    var statement: OpaquePointer?
    defer { sqlite3_finalize(statement) }
    sqlite3_prepare_v2(connection.handle, "SELECT a FROM t", -1, &statement, nil)
    sqlite3_step(statement)
    #expect(throws: SQLiteError.self) { try connection.execute("DROP TABLE t") }
    sqlite3_reset(statement)
    try connection.execute("DROP TABLE t")
  }
}

// MARK: - Adding columns

extension FactsTests {
  @Test func `ADD COLUMN refuses what the rows that exist would need`() throws {
    let columns = [
      "b NOT NULL", "b DEFAULT (1 + 1)", "b DEFAULT CURRENT_TIMESTAMP", "b AS (a) STORED",
      "b CHECK (b > 1) DEFAULT 1", "b UNIQUE", "b PRIMARY KEY", "b NOT NULL DEFAULT 1", "b AS (a)",
    ]
    func accepted(_ sql: String) throws -> [Bool] {
      try columns.map { column in
        let connection = try SQLiteConnection.inMemory(sql)
        return (try? connection.execute("ALTER TABLE t ADD COLUMN \(column)")) != nil
      }
    }
    #expect(
      try accepted("CREATE TABLE t(a); INSERT INTO t VALUES (1)") == [
        false, false, false, false, false, false, false, true, true,
      ]
    )
    #expect(
      try accepted("CREATE TABLE t(a)") == [
        true, true, true, true, true, false, false, true, true,
      ]
    )
  }

  @Test func `a reference with a default is added where foreign keys are off`() throws {
    let added = try ["OFF", "ON"].map { setting in
      let connection = try SQLiteConnection.inMemory(
        "CREATE TABLE t(a); INSERT INTO t VALUES (1); PRAGMA foreign_keys=\(setting)"
      )
      return (try? connection.execute("ALTER TABLE t ADD COLUMN b DEFAULT 1 REFERENCES t")) != nil
    }
    #expect(added == [true, false])
  }

  @Test func `a truth word as the default of an added column was a number in a column of text`()
    throws
  {
    let connection = try SQLiteConnection.inMemory(
      """
      CREATE TABLE t(a); INSERT INTO t VALUES (1);
      ALTER TABLE t ADD COLUMN b TEXT DEFAULT TRUE; INSERT INTO t(a) VALUES (2);
      """
    )
    let old = SQLiteConnection.libraryVersion < 3_044_000 ? "'integer'" : "'text'"
    #expect(try connection.lines("SELECT typeof(b) FROM t") == [old, "'text'"])
  }

  @Test func `an added column is read from the schema, and from what an index holds`() throws {
    let connection = try SQLiteConnection.inMemory(
      """
      CREATE TABLE t(a); INSERT INTO t VALUES (1);
      ALTER TABLE t ADD COLUMN b DEFAULT 7; CREATE INDEX i ON t(b);
      """
    )
    _ = csqlite_db_config(connection.handle, SQLITE_DBCONFIG_DEFENSIVE, 0, nil)
    try connection.execute(
      """
      PRAGMA writable_schema=ON;
      UPDATE sqlite_schema SET sql = 'CREATE TABLE t(a, b DEFAULT 8)' WHERE name = 't';
      PRAGMA writable_schema=RESET;
      """
    )
    #expect(try connection.lines("SELECT b FROM t NOT INDEXED WHERE b = 8") == ["8"])
    #expect(try connection.lines("SELECT b FROM t INDEXED BY i WHERE b = 8") == [])
  }
}
