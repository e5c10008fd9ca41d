import Testing

@testable import SchemaRebuilder

/// A migration that recreates tables, in a file whose rows refer to each other.
@Suite struct MigrationForeignKeyTests {
  private func library(_ more: String = "") throws -> SQLiteConnection {
    try SQLiteConnection.inMemory(
      """
      PRAGMA foreign_keys=ON;
      CREATE TABLE author(id INTEGER PRIMARY KEY, name TEXT);
      CREATE TABLE book(
        id INTEGER PRIMARY KEY, author INTEGER REFERENCES author(id) ON DELETE CASCADE
      );
      INSERT INTO author VALUES (1, 'a'), (2, 'b');
      INSERT INTO book VALUES (10, 1), (11, 2), (12, NULL);
      PRAGMA foreign_keys=OFF;
      \(more)
      PRAGMA foreign_keys=ON;
      """
    )
  }

  private func run(_ sql: String, on connection: SQLiteConnection) throws {
    _ = try Migrator(migrations: [SQLMigration(version: 1, statements: [sql])])
      .run(on: connection.handle)
  }

  private static let recreation = """
    PRAGMA foreign_keys=OFF;
    CREATE TABLE author_new(id INTEGER PRIMARY KEY, name TEXT NOT NULL DEFAULT '');
    INSERT INTO author_new SELECT * FROM author;
    DROP TABLE author;
    ALTER TABLE author_new RENAME TO author;
    PRAGMA foreign_keys=ON;
    """

  @Test func `a parent that is recreated by hand keeps its children`() throws {
    let connection = try library()
    try run(Self.recreation, on: connection)
    #expect(
      try connection.lines("SELECT id, author FROM book; PRAGMA foreign_keys")
        == ["10|1", "11|2", "12|NULL", "1"]
    )
  }

  @Test func `a row that loses its parent fails the migration`() throws {
    let connection = try library()
    let error = #expect(throws: RebuildError.self) {
      try run("DELETE FROM author WHERE id = 2", on: connection)
    }
    #expect(error?.kind == .foreignKeyViolations)
    #expect(
      error?.message
        == "the database: migration 1: 1 row of book would refer to no parent by author (2)"
    )
    #expect(try connection.lines("SELECT count(*) FROM author") == ["2"])
  }

  @Test func `a parent that is dropped fails the migration`() throws {
    let connection = try library()
    let error = #expect(throws: RebuildError.self) { try run("DROP TABLE author", on: connection) }
    #expect(error?.kind == .foreignKeyViolations)
  }

  @Test func `rows that had no parent before may stay so, also where the table is recreated`()
    throws
  {
    let connection = try library("INSERT INTO book VALUES (13, 77), (14, 77);")
    try run(Self.recreation, on: connection)
    _ = try Migrator(migrations: [
      SQLMigration(version: 1, statements: [Self.recreation]),
      SQLMigration(
        version: 2,
        statements: [
          "CREATE TABLE book2(id INTEGER PRIMARY KEY, author INTEGER REFERENCES author(id));",
          "INSERT INTO book2(author) SELECT author FROM book ORDER BY id DESC; DROP TABLE book;",
          "ALTER TABLE book2 RENAME TO book",
        ]
      ),
      SQLMigration(
        version: 3,
        statements: [
          "ALTER TABLE book RENAME COLUMN author TO writer; ALTER TABLE book RENAME TO work"
        ]
      ),
    ]).run(on: connection.handle)
    #expect(try connection.lines("SELECT count(*) FROM work WHERE writer = 77") == ["2"])
    let error = #expect(throws: RebuildError.self) {
      _ = try Migrator(
        migrations: [
          SQLMigration(version: 1, statements: []), SQLMigration(version: 2, statements: []),
          SQLMigration(version: 3, statements: []),
          SQLMigration(
            version: 4,
            statements: ["ALTER TABLE work RENAME TO opus; INSERT INTO opus(writer) VALUES (78)"]
          ),
        ]
      ).run(on: connection.handle)
    }
    #expect(error?.kind == .foreignKeyViolations)
  }

  @Test func `settings that a migration leaves behind do not reach the next one`() throws {
    let connection = try library()
    let migrator = Migrator(migrations: [
      SQLMigration(version: 1, statements: ["PRAGMA legacy_alter_table=ON"]),
      SQLMigration(version: 2, statements: ["ALTER TABLE author RENAME TO writer"]),
    ])
    _ = try migrator.run(on: connection.handle)
    #expect(
      try connection.lines("SELECT \"table\" FROM pragma_foreign_key_list('book')") == ["'writer'"]
    )
  }
}
