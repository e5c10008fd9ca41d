import Testing

@testable import SchemaRebuilder

/// What belongs to SQLite or to a virtual table is not the user's schema.
@Suite struct HiddenTablesTests {
  @Test func `the tables inside virtual tables are hidden, those with like names are not`() throws {
    let snapshot = try SchemaSnapshot(
      ofSQL: """
        CREATE VIRTUAL TABLE f USING fts5(body);
        CREATE VIRTUAL TABLE g USING fts4(body);
        CREATE VIRTUAL TABLE r USING rtree(id, x0, x1);
        CREATE TABLE f_other(a);
        CREATE TABLE r_nodes(a);
        """
    )
    #expect(snapshot.tables.map(\.name) == ["f_other", "r_nodes"])
    #expect(snapshot.virtualTables.map(\.name) == ["f", "g", "r"])
    #expect(
      Set(snapshot.shadowTables) == [
        "f_data", "f_idx", "f_content", "f_docsize", "f_config", "g_content", "g_segments",
        "g_segdir", "g_docsize", "g_stat", "r_rowid", "r_node", "r_parent",
      ]
    )
  }

  @Test func `a virtual table has its columns, its module and its arguments`() throws {
    let snapshot = try SchemaSnapshot(
      ofSQL: "CREATE VIRTUAL TABLE f USING FTS5(body, title UNINDEXED, tokenize = 'porter ascii')"
    )
    let table = try #require(snapshot.virtualTable("F"))
    #expect(table.module == "fts5")
    #expect(table.columns == ["body", "title"])
    #expect(table.arguments == ["body", "title UNINDEXED", "tokenize = 'porter ascii'"])
  }

  @Test func `SQLite's own tables are hidden, those with like names are not`() throws {
    let snapshot = try SchemaSnapshot(
      ofSQL: """
        CREATE TABLE sqliteusers(id INTEGER PRIMARY KEY AUTOINCREMENT, a UNIQUE);
        CREATE INDEX sqliteindex ON sqliteusers(a);
        ANALYZE;
        """
    )
    #expect(snapshot.tables.map(\.name) == ["sqliteusers"])
    #expect(snapshot.tables[0].indexes.map(\.name) == ["sqliteindex"])
    #expect(snapshot.shadowTables == [])
  }

  @Test func `everything that begins like a virtual table of a missing module is hidden`() throws {
    let connection = try SQLiteConnection.inMemory(
      """
      CREATE TABLE m_data(a);
      CREATE INDEX m_data_a ON m_data(a);
      CREATE TABLE mother(a);
      PRAGMA writable_schema=ON;
      INSERT INTO sqlite_schema VALUES (
        'table', 'm', 'm', 0, 'CREATE VIRTUAL TABLE m USING missing(a, b)');
      PRAGMA writable_schema=RESET;
      """
    )
    let snapshot = try SchemaReader(connection: connection).snapshot()
    #expect(snapshot.tables.map(\.name) == ["mother"])
    #expect(snapshot.shadowTables == ["m_data"])
    #expect(snapshot.virtualTables.map(\.name) == ["m"])
    #expect(snapshot.virtualTables.map(\.columns) == [[]])
  }

  @Test func `temporary and attached objects are not seen`() throws {
    let connection = try SQLiteConnection.inMemory(
      """
      ATTACH ':memory:' AS other;
      CREATE TABLE main.t(a, b);
      CREATE TEMP TABLE t(c UNIQUE);
      CREATE TEMP TABLE u(a);
      CREATE TABLE other.t(d);
      CREATE TABLE other.w(a);
      CREATE TEMP VIEW v AS SELECT 1;
      CREATE TEMP TRIGGER r AFTER INSERT ON main.t BEGIN SELECT 1; END;
      """
    )
    let snapshot = try SchemaReader(connection: connection).snapshot()
    #expect(try snapshot == SchemaSnapshot(ofSQL: "CREATE TABLE t(a, b)"))
  }

  @Test func `every name of the one namespace is taken, triggers' names are not`() throws {
    let snapshot = try SchemaSnapshot(
      ofSQL: """
        CREATE TABLE t(a); CREATE INDEX i ON t(a); CREATE VIEW v AS SELECT 1;
        CREATE VIRTUAL TABLE f USING fts5(a, content='');
        CREATE TRIGGER r AFTER INSERT ON t BEGIN SELECT 1; END;
        """
    )
    #expect(
      snapshot.takenNames == ["t", "i", "v", "f", "f_data", "f_idx", "f_docsize", "f_config"]
    )
  }
}
