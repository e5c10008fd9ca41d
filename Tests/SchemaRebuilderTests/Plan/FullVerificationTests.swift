import Foundation
import SchemaRebuilderTesting
import Testing

@testable import SchemaRebuilder

/// What full verification finds, and the sampled one cannot.
@Suite struct FullVerificationTests {
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
