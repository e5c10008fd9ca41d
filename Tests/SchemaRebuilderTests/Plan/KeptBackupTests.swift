import Foundation
import Testing

@testable import SchemaRebuilder

/// The old rows of rebuilt tables stay beside them, for those who ask for it.
@Suite struct KeptBackupTests {
  private let policy = Policy(keepsBackups: true)

  private func names(_ connection: SQLiteConnection) throws -> [String] {
    try connection.lines("SELECT name FROM sqlite_schema ORDER BY name")
  }

  @Test func `plan and report say what is kept`() throws {
    let connection = try SQLiteConnection.inMemory("CREATE TABLE t(a); CREATE TABLE u(a);")
    let rebuilder = Rebuilder(
      try Schema(sql: "CREATE TABLE t(a COLLATE NOCASE); CREATE TABLE u(a, b);"),
      policy: policy
    )
    let sentence = "the rows that t had are kept in t_bak"
    let plan = try rebuilder.plan(on: connection.handle)
    #expect(plan.remarks == [sentence])
    #expect(plan.kept == ["t_bak"])
    #expect(plan.sql.contains("\n-- \(sentence)\n"))
    // The table that gets a column is not rebuilt, and has no old rows.
    #expect(try rebuilder.run(on: connection.handle).remarks == [sentence])
    #expect(try names(connection) == ["'t'", "'t_bak'", "'u'"])
  }

  @Test func `a second run does nothing, and a later rebuild takes the next name`() throws {
    let connection = try SQLiteConnection.inMemory("CREATE TABLE t(a); INSERT INTO t VALUES (1)")
    let schemas = ["CREATE TABLE t(a INT);", "CREATE TABLE t(a TEXT);"]
    for (number, sql) in schemas.enumerated() {
      let rebuilder = Rebuilder(try Schema(sql: sql), policy: policy)
      #expect(try !rebuilder.run(on: connection.handle).isEmpty)
      #expect(try rebuilder.plan(on: connection.handle).isEmpty, "\(number)")
    }
    #expect(
      try connection.lines("SELECT name FROM sqlite_schema WHERE name LIKE '%bak%'")
        == ["'t_bak'", "'t_bak_2'"]
    )
  }

  @Test(arguments: [false, true])
  func `a table of as many columns as there can be is copied aside`(namesItself: Bool) throws {
    let names = (1..<2000).map { "c\($0)" }.joined(separator: ", ")
    let check = namesItself ? " CHECK (w.c0 > 0)" : ""
    let connection = try SQLiteConnection.inMemory(
      """
      CREATE TABLE w(c0 INT\(check), \(names));
      INSERT INTO w(rowid, c0, c1999) VALUES (4, 1, 'a'), (9, 2, 'b');
      """
    )
    let schema = try Schema(sql: "CREATE TABLE w(c0 INT NOT NULL\(check), \(names));")
    let policy = Policy(strategy: .rebuild, keepsBackups: !namesItself)
    _ = try Rebuilder(schema, policy: policy).run(on: connection.handle)
    let rows = ["4|1|'a'", "9|2|'b'"]
    #expect(try connection.lines("SELECT rowid, c0, c1999 FROM w") == rows)
    guard !namesItself else { return }
    #expect(try connection.lines("SELECT rowid, c0, c1999 FROM w_bak") == rows)
  }

  @Test func `a counter is kept once where a temporary table has the table's name`() throws {
    let connection = try SQLiteConnection.inMemory(
      """
      CREATE TABLE t(id INTEGER PRIMARY KEY AUTOINCREMENT, a);
      INSERT INTO t VALUES (7, 1), (8, 2); DELETE FROM t WHERE id = 8; CREATE TEMP TABLE t(x);
      """
    )
    let schema = try Schema(
      sql: "CREATE TABLE t(id INTEGER PRIMARY KEY AUTOINCREMENT, a NOT NULL);"
    )
    _ = try Rebuilder(schema, policy: Policy(strategy: .rebuild)).run(on: connection.handle)
    #expect(try connection.lines("SELECT name, seq FROM main.sqlite_sequence") == ["'t'|8"])
  }

  @Test func `no change of a parent reaches them`() throws {
    let connection = try SQLiteConnection.inMemory(
      """
      CREATE TABLE p(id INTEGER PRIMARY KEY);
      CREATE TABLE c(a REFERENCES p ON DELETE CASCADE, r REFERENCES p);
      INSERT INTO p VALUES (1), (2); INSERT INTO c VALUES (1, NULL), (NULL, 2);
      """
    )
    let schema = try Schema(
      sql: """
        CREATE TABLE p(id INTEGER PRIMARY KEY);
        CREATE TABLE c(a INT REFERENCES p ON DELETE CASCADE, r REFERENCES p);
        """
    )
    _ = try Rebuilder(schema, policy: policy).run(on: connection.handle)
    try connection.execute("PRAGMA foreign_keys=ON; DELETE FROM c; DELETE FROM p")
    #expect(try connection.lines("SELECT a, r FROM c_bak") == ["1|NULL", "NULL|2"])
  }

  @Test func `statistics of the indexes stay`() throws {
    let connection = try SQLiteConnection.inMemory(
      """
      CREATE TABLE t(a, b); CREATE INDEX i ON t(a); INSERT INTO t VALUES (1, 1), (2, 2); ANALYZE;
      """
    )
    let schema = try Schema(sql: "CREATE TABLE t(a, b UNIQUE); CREATE INDEX i ON t(a);")
    _ = try Rebuilder(schema, policy: policy).run(on: connection.handle)
    #expect(try connection.lines("SELECT tbl, idx, stat FROM sqlite_stat1") == ["'t'|'i'|'2 1'"])
  }

  @Test func `what is not declared is dropped on demand, but for them`() throws {
    let connection = try SQLiteConnection.inMemory(
      """
      CREATE TABLE t(a); CREATE TABLE T_BAK(a); CREATE TABLE t_bak_12(a); CREATE TABLE t_bak_x(a);
      CREATE TABLE t_bak_(a); CREATE TABLE t_bak2(a); CREATE TABLE u_bak(a); CREATE TABLE _bak(a);
      """
    )
    var policy = policy
    policy.dropsUndeclared = true
    var rebuilder = Rebuilder(try Schema(sql: "CREATE TABLE t(a);"), policy: policy)
    _ = try rebuilder.run(on: connection.handle)
    #expect(try names(connection) == ["'T_BAK'", "'t'", "'t_bak_12'"])
    #expect(try rebuilder.plan(on: connection.handle).isEmpty)
    rebuilder.hints = Hints(tombstones: [Hints.TombstoneHint(table: "t_bak_12")])
    _ = try rebuilder.run(on: connection.handle)
    #expect(try names(connection) == ["'T_BAK'", "'t'"])
    rebuilder.policy.keepsBackups = false
    _ = try rebuilder.run(on: connection.handle)
    #expect(try names(connection) == ["'t'"])
  }

  @Test func `a table that cannot be renamed leaves them as well`() throws {
    let connection = try SQLiteConnection.inMemory(
      """
      CREATE TABLE t(id INTEGER PRIMARY KEY AUTOINCREMENT, a CHECK (t.a > 0));
      INSERT INTO t VALUES (7, 1);
      """
    )
    let schema = try Schema(
      sql: "CREATE TABLE t(id INTEGER PRIMARY KEY AUTOINCREMENT, a CHECK (t.a > 0), b UNIQUE);"
    )
    _ = try Rebuilder(schema, policy: policy).run(on: connection.handle)
    #expect(
      try connection.lines("SELECT * FROM t_bak; SELECT * FROM t; SELECT * FROM sqlite_sequence")
        == ["7|1", "7|1|NULL", "'t'|7"]
    )
    #expect(try names(connection).filter { $0.hasPrefix("'t") } == ["'t'", "'t_bak'"])
  }

  @Test func `a policy that was saved before there was the choice is read`() throws {
    let text = #"{"strategy":"rebuild","dropsUndeclared":true,"allowed":[]}"#
    let saved = try JSONDecoder().decode(Policy.self, from: Data(text.utf8))
    #expect(saved == Policy(strategy: .rebuild, dropsUndeclared: true))
    let data = try JSONEncoder().encode(policy)
    #expect(try JSONDecoder().decode(Policy.self, from: data) == policy)
  }
}
