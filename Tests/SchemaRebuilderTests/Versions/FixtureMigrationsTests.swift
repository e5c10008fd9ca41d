import SchemaRebuilderCSQLite
import Foundation
import SchemaRebuilder
import SchemaRebuilderTesting
import Testing

/// An app that has used FMDBMigrationManager since its first release: `Fixtures/Migrations`.
@Suite struct FixtureMigrationsTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent()
    .appendingPathComponent("../../../Fixtures/Migrations").standardizedFileURL

  private static func migrations() throws -> [SQLMigration] { try SQLMigration.all(in: folder) }

  private static func schema() throws -> Schema {
    let url = folder.appendingPathComponent("schema.sql")
    return try Schema(sql: String(contentsOf: url, encoding: .utf8))
  }

  /// The file of an app that was left when so many migrations were there.
  ///
  /// It is made as FMDBMigrationManager does it: each file is handed to SQLite as a whole, in a
  /// transaction with its row, through a connection that does not enforce foreign keys.
  private static func database(_ count: Int) throws -> FixtureDatabase {
    var script = "CREATE TABLE schema_migrations(version INTEGER UNIQUE NOT NULL);\n"
    for (index, migration) in try migrations().prefix(count).enumerated() {
      script += "BEGIN EXCLUSIVE;\n" + migration.statements.joined()
      script += "\n;INSERT INTO schema_migrations(version) VALUES (\(migration.version)); COMMIT;\n"
      guard index == 0 else { continue }
      script += """
        INSERT INTO conversation (id, title) VALUES (1, 'harbour'), (2, NULL);
        INSERT INTO message (conversation, body) VALUES (1, 'ink; pen'), (1, NULL), (2, 'rope');
        DELETE FROM message WHERE body = 'rope';
        INSERT INTO message (conversation, body) VALUES (2, 'sail');
        """
    }
    return try FixtureDatabase(script)
  }

  @Test(arguments: 0...6)
  func `a file of every release reaches today's schema with its rows`(count: Int) throws {
    let migrations = try Self.migrations()
    #expect(migrations.count == 6)
    let database = try Self.database(count)
    let migrator = Migrator(migrations: migrations, endsAs: try Self.schema())
    #expect(try migrator.status(at: database.path).appliedVersions.count == count)
    let report = try migrator.run(at: database.path)
    #expect(report.migrations.map(\.version) == migrations.dropFirst(count).map(\.version))
    #expect(try !migrator.status(at: database.path).needsMigration)
    #expect(try migrator.differences(from: Self.schema()) == [])
    guard count > 0 else { return }
    #expect(
      try database.rows("SELECT * FROM conversation")
        == [["1", "'harbour'", "2"], ["2", "'untitled; as yet'", "1"]]
    )
    #expect(
      try database.rows("SELECT id, conversation, body FROM message")
        == [["1", "1", "'ink; pen'"], ["2", "1", "NULL"], ["4", "2", "'sail'"]]
    )
    #expect(try database.rows("PRAGMA foreign_key_check") == [])
    #expect(try database.rows("PRAGMA integrity_check") == [["'ok'"]])
  }

  @Test func `a connection that enforces foreign keys loses no message either`() throws {
    let database = try Self.database(2)
    let enforcing: Prepare = { handle in
      _ = sqlite3_exec(handle, "PRAGMA foreign_keys=ON", nil, nil, nil)
    }
    let migrator = Migrator(migrations: try Self.migrations(), prepare: enforcing)
    _ = try migrator.run(at: database.path)
    #expect(try database.rows("SELECT count(*) FROM message") == [["3"]])
  }
}
