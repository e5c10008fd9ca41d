import Foundation
import SchemaRebuilderTesting
import Testing

@testable import SchemaRebuilder

/// What full verification finds, and the sampled one cannot.
@Suite struct FullVerificationTests {
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

  private func rebuilder(
    _ sql: String,
    _ verification: Policy.Verification,
    prepare: Prepare? = nil
  ) throws -> Rebuilder {
    Rebuilder(
      try Schema(sql: sql),
      policy: Policy(verification: verification),
      prepare: prepare
    )
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

  @Test func `an index of another table that takes a wrong place is found by integrity_check`()
    throws
  {
    let database = try FixtureDatabase(
      """
      CREATE TABLE note(id INTEGER PRIMARY KEY, size INT);
      INSERT INTO note VALUES (1, 2);
      CREATE TABLE other(a, b); CREATE INDEX other_a ON other(a); CREATE INDEX other_b ON other(b);
      INSERT INTO other VALUES (1, 2), (3, 1);
      """
    )
    let bytes = try database.bytes()
    let schema = """
      CREATE TABLE note(id INTEGER PRIMARY KEY, size TEXT);
      CREATE TABLE other(a, b); CREATE INDEX other_a ON other(a); CREATE INDEX other_b ON other(b);
      """
    for verification in [Policy.Verification.full, .sampled] {
      let connection = Held()
      var rebuilder = try rebuilder(schema, verification) {
        connection.handle = connection.handle ?? $0
      }
      let last = try rebuilder.plan(at: database.path).steps.count { $0.phase == .inside }
      connection.handle = nil
      rebuilder.beforeStep = { number in
        guard number == last else { return }
        try connection.execute(
          """
          PRAGMA writable_schema = ON;
          UPDATE sqlite_schema AS own SET rootpage = other.rootpage
          FROM (SELECT name, rootpage FROM sqlite_schema
            WHERE name LIKE 'other^__' ESCAPE '^') AS other
          WHERE own.name LIKE 'other^__' ESCAPE '^' AND own.name <> other.name;
          PRAGMA writable_schema = RESET;
          """
        )
      }
      guard verification == .full else {
        #expect(throws: Never.self) { try rebuilder.run(at: database.path) }
        continue
      }
      let error = #expect(throws: RebuildError.self) { try rebuilder.run(at: database.path) }
      #expect(error?.message == "\(database.path): a check failed: SQLite finds the file sound")
      #expect(try database.bytes() == bytes)
    }
  }

  @Test func `every kind of index of a table is looked through`() throws {
    let live = """
      CREATE TABLE t(
        id INTEGER PRIMARY KEY, "a ""b" TEXT COLLATE NOCASE UNIQUE, r REAL, x, g AS (r * 2),
        UNIQUE (x, r)
      );
      CREATE INDEX part ON t(r DESC) WHERE x IS NOT NULL;
      CREATE INDEX expression ON t(lower("a ""b"), x);
      CREATE INDEX generated ON t(g);
      CREATE TABLE w(k TEXT, v INT, n, PRIMARY KEY(v DESC, k)) WITHOUT ROWID;
      CREATE INDEX w_n ON w(n COLLATE RTRIM);
      """
    let rows = """
      INSERT INTO t(id, "a ""b", r, x)
      VALUES (1, 'A', 1, 2), (-5, 'b', 2.5, NULL), (9223372036854775807, NULL, 9e99, x'00');
      INSERT INTO w VALUES ('a', 9223372036854775807, 'x '), ('b', -1, NULL), ('A', 1, 'x');
      """
    let target = live.replacing("x,", with: "x CHECK (x <> 7),", count: 1)
      .replacing("v INT,", with: "v INT CHECK (v),", count: 1)
    let plan = try Plan(
      live: live + rows,
      target: target,
      policy: Policy(verification: .full)
    )
    #expect(
      plan.steps.filter { $0.kind == .verifyWhole }.map(\.reason) == [
        "indexes sqlite_autoindex_t_1, sqlite_autoindex_t_2, expression, generated of t have an "
          + "entry for each row",
        "index part of t has an entry for each row",
        "every row of t is found by index sqlite_autoindex_t_1, as it is",
        "every row of t is found by index sqlite_autoindex_t_2, as it is",
        "every row of t is found by index part, as it is",
        "every row of t is found by index expression, as it is",
        "every row of t is found by index generated, as it is",
        "index w_n of w has an entry for each row",
        "every row of w is found by index w_n, as it is",
        "SQLite finds the file sound",
      ]
    )
    let database = try FixtureDatabase(live + rows)
    let report = try rebuilder(target, .full).run(at: database.path)
    #expect(report.tables.map(\.rung) == [.edit, .edit])
    #expect(report.steps.filter { $0.kind == .verifyWhole }.count == 10)
  }

  @Test func `what a recovery puts back is looked at as well`() throws {
    let note = "CREATE TABLE note(id INTEGER PRIMARY KEY, body TEXT);"
    let database = try FixtureDatabase(
      note + note.replacing("note", with: "note_bak", count: 1)
        + "INSERT INTO note_bak VALUES (1, 'ink');"
    )
    var rebuilder = try rebuilder(note, .full)
    rebuilder.policy.recoversLeftovers = true
    let report = try rebuilder.run(at: database.path)
    #expect(report.tables.map(\.rung) == [.recover])
    #expect(report.steps.last?.object == "integrity_check")
    #expect(try database.rows("SELECT * FROM note") == [["1", "'ink'"]])
  }

  @Test func `nothing is looked at where there is nothing to do`() throws {
    let sql = "CREATE TABLE t(a); CREATE INDEX i ON t(a);"
    let plan = try Plan(live: sql, target: sql, policy: Policy(verification: .full))
    #expect(plan.isEmpty)
  }
}

/// The connection of a run, the first that is prepared, for statements that no plan has.
private final class Held: @unchecked Sendable {
  var handle: OpaquePointer?

  func execute(_ sql: String) throws {
    guard let handle else { return }
    try SQLiteConnection(borrowing: handle).execute(sql)
  }
}

extension String {
  fileprivate func replacing(_ old: String, with new: String, count: Int) -> String {
    guard let range = range(of: old) else { return self }
    return replacingCharacters(in: range, with: new)
  }
}
