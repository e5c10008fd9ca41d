import SchemaRebuilderTesting
import Testing

@testable import SchemaRebuilder

/// An index that is not what its rows say, and what finds that before COMMIT.
@Suite struct DamagedIndexTests {
  /// A table of 5000 rows, with one entry of an index that is not what its row says.
  ///
  /// The index was partial for a moment, so that it did not see the row being changed.
  private func damaged() throws -> FixtureDatabase {
    try FixtureDatabase(
      """
      CREATE TABLE note(id INTEGER PRIMARY KEY, title TEXT, size INT);
      WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 5000)
      INSERT INTO note SELECT i, 'note ' || i, i FROM n;
      CREATE INDEX note_title ON note(title);
      PRAGMA writable_schema = ON;
      UPDATE sqlite_schema SET sql = sql || ' WHERE id < 0' WHERE name = 'note_title';
      PRAGMA writable_schema = RESET;
      UPDATE note SET title = 'another' WHERE id = 2500;
      PRAGMA writable_schema = ON;
      UPDATE sqlite_schema SET sql = replace(sql, ' WHERE id < 0', '') WHERE name = 'note_title';
      PRAGMA writable_schema = RESET;
      """
    )
  }

  private func rebuilder(_ sql: String, _ verification: Policy.Verification) throws -> Rebuilder {
    Rebuilder(try Schema(sql: sql), policy: Policy(verification: verification))
  }

  private static let swapped = """
    CREATE TABLE note(id INTEGER PRIMARY KEY, title TEXT, size TEXT, kind);
    CREATE INDEX note_title ON note(title);
    """
  private static let updated = """
    CREATE TABLE note(id INTEGER PRIMARY KEY, title TEXT, size TEXT);
    CREATE INDEX note_title ON note(title);
    """
  private static let edited = """
    CREATE TABLE note(id INTEGER PRIMARY KEY, title TEXT, size INT CHECK (size > 0));
    CREATE INDEX note_title ON note(title);
    """

  @Test(arguments: [(swapped, Rung.swap), (updated, .update), (edited, .edit)])
  func `one wrong entry among thousands is found, and the file stays as it was`(
    schema: String,
    rung: Rung
  ) throws {
    let database = try damaged()
    let bytes = try database.bytes()
    let rebuilder = try rebuilder(schema, .full)
    #expect(try rebuilder.plan(at: database.path).tables.map(\.rung) == [rung])
    let error = #expect(throws: RebuildError.self) { try rebuilder.run(at: database.path) }
    #expect(error?.kind == .stepFailed)
    #expect(
      error?.message == "\(database.path): a check failed: "
        + "every row of note is found by index note_title, as it is"
    )
    #expect(error?.advice.contains("REINDEX") == true)
    #expect(error?.description.hasSuffix("\nNothing was changed.") == true)
    #expect(try database.bytes() == bytes)
  }

  @Test func `a sample does not find it, and is what is taken where nothing is said`() throws {
    let database = try damaged()
    let rebuilder = Rebuilder(try Schema(sql: Self.swapped))
    #expect(rebuilder.policy.verification == .sampled)
    #expect(try rebuilder.run(at: database.path).tables.map(\.rung) == [.swap])
  }

  /// A table whose rows are the tree of its key, with an index that has all that a row has.
  private func withoutRowID(damagedWhere condition: String) throws -> FixtureDatabase {
    try FixtureDatabase(
      """
      CREATE TABLE note(title TEXT PRIMARY KEY DESC, size INT, kind DEFAULT 1) WITHOUT ROWID;
      WITH RECURSIVE n(i) AS (SELECT 1000 UNION ALL SELECT i + 1 FROM n WHERE i < 3000)
      INSERT INTO note(title, size) SELECT 'note ' || i, i FROM n;
      CREATE INDEX note_size ON note(size, kind) WHERE size IS NOT NULL;
      PRAGMA writable_schema = ON;
      UPDATE sqlite_schema SET sql = replace(sql, 'IS NOT', 'IS') WHERE name = 'note_size';
      PRAGMA writable_schema = RESET;
      UPDATE note SET size = -1 WHERE \(condition);
      PRAGMA writable_schema = ON;
      UPDATE sqlite_schema SET sql = replace(sql, 'IS', 'IS NOT') WHERE name = 'note_size';
      PRAGMA writable_schema = RESET;
      """
    )
  }

  @Test(arguments: [
    ("title = 'note 1000'", Policy.Verification.sampled), ("title = 'note 3000'", .sampled),
    ("title = 'note 2000'", .full),
  ])
  func `an index of a table WITHOUT ROWID is compared with the rows and not with itself`(
    condition: String,
    verification: Policy.Verification
  ) throws {
    let database = try withoutRowID(damagedWhere: condition)
    let bytes = try database.bytes()
    let schema = """
      CREATE TABLE note(title TEXT PRIMARY KEY DESC, size INT, kind DEFAULT 2) WITHOUT ROWID;
      CREATE INDEX note_size ON note(size, kind) WHERE size IS NOT NULL;
      """
    let rebuilder = try rebuilder(schema, verification)
    #expect(try rebuilder.plan(at: database.path).tables.map(\.rung) == [.swap])
    let error = #expect(throws: RebuildError.self) { try rebuilder.run(at: database.path) }
    #expect(
      error?.message == "\(database.path): a check failed: "
        + (verification == .full
          ? "every row of note is found by index note_size, as it is"
          : "rows from both ends of note are found by index note_size")
    )
    #expect(try database.bytes() == bytes)
  }

  @Test func `rows that lie close together far from one that lies alone are looked up as well`()
    throws
  {
    let database = try FixtureDatabase(
      """
      CREATE TABLE note(id INTEGER PRIMARY KEY, title TEXT, size INT);
      WITH RECURSIVE n(i) AS (SELECT 1700000000000000000 UNION ALL SELECT i + 1 FROM n LIMIT 5000)
      INSERT INTO note(id, title) SELECT i, 'note ' || i FROM n UNION ALL SELECT 1, 'first';
      CREATE INDEX note_title ON note(title);
      PRAGMA writable_schema = ON;
      UPDATE sqlite_schema SET sql = sql || ' WHERE id < 0' WHERE name = 'note_title';
      PRAGMA writable_schema = RESET;
      UPDATE note SET title = 'another' WHERE id > 1700000000000000000;
      PRAGMA writable_schema = ON;
      UPDATE sqlite_schema SET sql = replace(sql, ' WHERE id < 0', '') WHERE name = 'note_title';
      PRAGMA writable_schema = RESET;
      """
    )
    let rebuilder = try rebuilder(Self.swapped, .sampled)
    #expect(try rebuilder.plan(at: database.path).tables.map(\.rung) == [.swap])
    let error = #expect(throws: RebuildError.self) { try rebuilder.run(at: database.path) }
    #expect(
      error?.message == "\(database.path): a check failed: "
        + "rows from all over note are found by index note_title"
    )
  }
}
