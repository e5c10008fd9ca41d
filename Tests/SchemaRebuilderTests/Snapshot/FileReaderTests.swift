import Testing

@testable import SchemaRebuilder

@Suite struct FileReaderTests {
  private func reader(_ sql: String, store: VersionStore = .userVersion) throws -> FileReader {
    FileReader(connection: try .inMemory(sql), versionStore: store)
  }

  private func state(
    _ reader: FileReader,
    brokenObjects: Bool = false
  ) throws -> Planner.FileState {
    let objects = try SchemaReader(connection: reader.connection).storedObjects()
    return try reader.state(of: objects, brokenObjects: brokenObjects)
  }

  @Test func `the version is SQLite's user_version`() throws {
    #expect(try reader("PRAGMA user_version=7").version() == 7)
    #expect(try reader("").version() == 0)
  }

  @Test func `a version in a table is 0 where the table or the row is missing`() throws {
    let store = VersionStore.table("Versions", key: "it's")
    #expect(try reader("", store: store).version() == 0)
    let table = "CREATE TABLE versions(key TEXT PRIMARY KEY NOT NULL, version INTEGER NOT NULL);"
    #expect(try reader(table, store: store).version() == 0)
    let rows = "INSERT INTO versions VALUES ('it''s', 4), ('its', 5);"
    #expect(try reader(table + rows, store: store).version() == 4)
  }

  @Test func `the fingerprint is that of the schema, whatever the rows`() throws {
    let schema = "CREATE TABLE t(id INTEGER PRIMARY KEY AUTOINCREMENT, a UNIQUE);"
    let empty = try reader(schema).fingerprint()
    let filled = try reader(schema + "INSERT INTO t(a) VALUES (1), (2); ANALYZE;").fingerprint()
    #expect(empty == filled)
    let other = try reader(schema.replacing("UNIQUE", with: "unique")).fingerprint()
    #expect(empty != other)
    #expect(try reader(schema + "CREATE VIEW v AS SELECT 1").fingerprint() != empty)
    #expect(try reader(schema + "CREATE INDEX i ON t(a)").fingerprint() != empty)
  }

  @Test func `names of the temporary and the attached databases are known`() throws {
    let reader = try reader(
      """
      ATTACH ':memory:' AS "odd ""name";
      CREATE TABLE t(a);
      CREATE TEMP TABLE t_bak(a);
      CREATE TABLE "odd ""name".t_bak_2(a);
      CREATE TEMP TABLE own(a);
      CREATE TEMP TRIGGER r AFTER INSERT ON main.t BEGIN SELECT 1; END;
      CREATE TEMP TRIGGER q AFTER INSERT ON own BEGIN SELECT 1; END;
      """
    )
    let state = try state(reader)
    #expect(state.otherNames.isSuperset(of: ["t_bak", "t_bak_2", "own"]))
    #expect(!state.otherNames.contains("t"))
    #expect(state.temporaryTriggers.map(\.name) == ["r"])
    #expect(state.temporaryTriggers.map(\.table) == ["t"])
  }

  @Test func `views and triggers that do not compile are found where they matter`() throws {
    let reader = try reader(
      """
      CREATE TABLE t(a);
      CREATE TABLE u(a);
      CREATE VIEW whole AS SELECT a FROM t;
      CREATE VIEW broken AS SELECT missing FROM t;
      CREATE TRIGGER sound AFTER DELETE ON t BEGIN DELETE FROM u; END;
      CREATE TRIGGER stale AFTER INSERT ON t BEGIN INSERT INTO missing VALUES (1); END;
      """
    )
    #expect(try state(reader, brokenObjects: true).brokenObjects == ["broken", "stale"])
    #expect(try state(reader).brokenObjects == [])
  }

  @Test func `a file in UTF-16 has the same schema as one in UTF-8`() throws {
    let schema = """
      CREATE TABLE "naïve🙂"(a TEXT DEFAULT 'é' CHECK (a <> 'ß'), b AS (a || 'ü'));
      CREATE INDEX i ON "naïve🙂"(a) WHERE a > 'é';
      CREATE VIEW v AS SELECT 'é' AS "ä";
      """
    let wide = try reader("PRAGMA encoding='UTF-16le';" + schema)
    #expect(try wide.encoding() == "UTF-16le")
    let snapshot = try state(wide).snapshot
    #expect(try snapshot == SchemaSnapshot(ofSQL: schema))
  }
}
