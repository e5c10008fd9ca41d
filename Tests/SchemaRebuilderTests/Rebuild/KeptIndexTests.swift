import SchemaRebuilder
import SchemaRebuilderTesting
import Testing

@Suite struct KeptIndexTests {
  @Test
  func `an index does not stay over a real that the copy stores as an integer`() throws {
    let database = try FixtureDatabase(
      """
      CREATE TABLE size (id INTEGER PRIMARY KEY, width, note INTEGER);
      INSERT INTO size VALUES (1, 5.0, 1), (2, 6, 2);
      CREATE INDEX size_kind ON size (typeof(width));
      PRAGMA writable_schema = ON;
      UPDATE sqlite_schema SET sql = replace(sql, 'width,', 'width INTEGER,') WHERE name = 'size';
      PRAGMA writable_schema = RESET;
      """
    )
    let schema = try Schema(
      sql: """
        CREATE TABLE size (id INTEGER PRIMARY KEY, width INTEGER, note TEXT);
        CREATE INDEX size_kind ON size (typeof(width));
        """
    )
    let report = try Rebuilder(schema, policy: Policy(keepsBackups: true)).run(at: database.path)
    #expect(report.tables.map(\.rung) == [.swap])
    #expect(
      try database.rows(
        "SELECT id FROM size INDEXED BY size_kind WHERE typeof(width) = 'integer' ORDER BY id"
      ) == [["1"], ["2"]]
    )
    #expect(try database.rows("PRAGMA integrity_check") == [["'ok'"]])
  }
}
