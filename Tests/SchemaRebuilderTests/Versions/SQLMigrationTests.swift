import Foundation
import Testing

@testable import SchemaRebuilder

/// Migrations that stand in the files of a folder.
@Suite struct SQLMigrationTests {
  let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
  }

  private func file(_ name: String, _ text: String) throws {
    try folder.file(Data(text.utf8), named: name)
  }

  private func all() throws -> [SQLMigration] {
    try SQLMigration.all(in: folder.url)
  }

  @Test func `the files of a folder are migrations, in the order of their numbers`() throws {
    try file("10_ten.sql", "")
    try file("9_nine words and-more.sql", "")
    try file("0008.sql", "")
    try file("README.md", "")
    try file("seed.sql", "")
    let migrations = try all()
    #expect(migrations.map(\.version) == [8, 9, 10])
    #expect(migrations.map(\.name) == [nil, "nine words and-more", "ten"])
    #expect(
      migrations.map(\.file)
        == ["0008", "9_nine words and-more", "10_ten"].map {
          folder.path("\($0).sql")
        }
    )
  }

  @Test(arguments: ["1-a.sql", "1_.sql", "1a.sql", "99999999999999999999_a.sql", "1 a.sql"])
  func `a name that is nearly one is refused rather than passed over`(name: String) throws {
    try file(name, "")
    let error = #expect(throws: RebuildError.self) { try all() }
    #expect(error?.kind == .migrationMistake)
    #expect(
      error?.message == "\(folder.path(name)) has no name of the form <version>_<name>.sql"
    )
  }

  @Test func `a folder that is missing, and bytes that are no UTF-8, are errors`() throws {
    let missing = #expect(throws: RebuildError.self) {
      try SQLMigration.all(in: folder.path("none"))
    }
    #expect(missing?.message == "the folder \(folder.path("none")) cannot be read")
    try folder.file(Data([0xFF, 0xFE, 0x41, 0x00]), named: "1_a.sql")
    let error = #expect(throws: RebuildError.self) { try all() }
    #expect(error?.message == "\(folder.path("1_a.sql")) cannot be read, or is no text in UTF-8")
  }

  @Test
  func `triggers, comments, texts with semicolons and empty statements are read by the lexer`()
    throws
  {
    try file(
      "1_create.sql",
      """
      \u{FEFF}-- notes; and what happens to them
      CREATE TABLE note(id INTEGER PRIMARY KEY, body TEXT DEFAULT 'a;b', n INTEGER);;
      /* a trigger; with two statements */
      CREATE TRIGGER note_counted AFTER INSERT ON note BEGIN
        UPDATE note SET n = CASE WHEN new.id > 1 THEN 2 ELSE 1 END WHERE id = new.id;
        UPDATE note SET body = body || ';' WHERE id = new.id;
      END;
      INSERT INTO note(id) VALUES (1), (2) -- the last one has no semicolon
      """
    )
    try file("2_empty.sql", "")
    try file("3_comment.sql", "-- nothing to do any more")
    let migrator = Migrator(migrations: try all())
    let database = folder.path("app.db")
    #expect(try migrator.run(at: database).toVersion == 3)
    #expect(try folder.lines("SELECT * FROM note") == ["1|'a;b;'|1", "2|'a;b;'|2"])
  }

  @Test func `a mistake is named by file and line`() throws {
    try file("1_create.sql", "CREATE TABLE note(id);\n\n\nINSERT INTO note VALUES (1, 2);\n")
    let migrator = Migrator(migrations: try all())
    let error = #expect(throws: RebuildError.self) { try migrator.run(at: folder.path("app.db")) }
    #expect(
      error?.message == "\(folder.path("app.db")): migration 1 (create) failed in line 4: "
        + "table note has 1 columns but 2 values were supplied"
    )
    try file("1_create.sql", "CREATE TABLE note(id);\nCOMMIT;")
    let leaving = #expect(throws: RebuildError.self) {
      try Migrator(migrations: try all()).run(at: folder.path("app.db"))
    }
    #expect(
      leaving?.message.hasPrefix("\(folder.path("1_create.sql")): line 2: COMMIT is not") == true
    )
  }
}
