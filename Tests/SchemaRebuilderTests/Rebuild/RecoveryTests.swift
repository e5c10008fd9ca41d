import Foundation
import Testing

@testable import SchemaRebuilder

/// What a rebuild by hand has left is put back, and the rest is done, in one transaction.
@Suite struct RecoveryTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
  }

  private let live = """
    CREATE TABLE note(id INTEGER PRIMARY KEY, body TEXT);
    INSERT INTO note VALUES (1, 'ink'), (2, 'glue');
    ALTER TABLE note RENAME TO note_bak;
    CREATE TABLE note(id INTEGER PRIMARY KEY, body TEXT, tag TEXT DEFAULT 'none');
    PRAGMA user_version=2;
    """
  private let target =
    "CREATE TABLE note(id INTEGER PRIMARY KEY, body TEXT, tag TEXT DEFAULT 'none');"

  private func rebuilder(_ target: String? = nil, version: Int? = nil) throws -> Rebuilder {
    Rebuilder(
      try Schema(sql: target ?? self.target),
      version: version,
      policy: Policy(recoversLeftovers: true)
    )
  }

  @Test func `rows that a copy has numbered anew are not doubled`() throws {
    let path = try folder.database(
      """
      CREATE TABLE note(body TEXT);
      INSERT INTO note VALUES ('ink'), ('gone'), ('glue');
      DELETE FROM note WHERE body = 'gone';
      ALTER TABLE note RENAME TO note_bak;
      CREATE TABLE note(body TEXT);
      INSERT INTO note SELECT * FROM note_bak;
      """
    )
    _ = try rebuilder("CREATE TABLE note(body TEXT);").run(at: path)
    #expect(try folder.lines("SELECT body FROM note") == ["'ink'", "'glue'"])
    #expect(try folder.lines("SELECT body FROM note_bak") == ["'ink'", "'glue'"])
  }

  @Test func `what follows a recovery is told before`() throws {
    let path = try folder.database(live)
    let plan = try rebuilder().plan(at: path)
    #expect(!plan.isRefused)
    #expect(
      plan.remarks == [
        "then note: add column, because column tag is new; the rows that exist get 'none'",
        "what the rows that were put back have to say is known only then; a run does both in one "
          + "transaction, or nothing",
      ]
    )
  }

  @Test(
    arguments: [
      ("CREATE TABLE log(words TEXT); INSERT INTO log VALUES ('x');", "CREATE TABLE log(day INT);"),
      ("CREATE VIEW bodies AS SELECT body AS b FROM note;", "CREATE TABLE log(day INT);"),
    ]
  )
  func `what is refused after a recovery is refused before`(live: String, target: String) throws {
    let path = try folder.database(self.live + live)
    let target = target + "CREATE TABLE note(id INTEGER PRIMARY KEY, tag TEXT DEFAULT 'none');"
    var rebuilder = try rebuilder(target)
    rebuilder.policy.allowed = [.init(.dropColumn, table: "note")]
    #expect(try rebuilder.plan(at: path).isRefused)
    #expect(throws: RebuildError.self) { try rebuilder.run(at: path) }
    #expect(try folder.lines("SELECT id FROM note_bak ORDER BY id") == ["1", "2"])
  }

  @Test func `an index that the recovered table cannot bear is told or refused`() throws {
    let path = try folder.database(live + "CREATE INDEX mine ON note(tag);")
    var rebuilder = try rebuilder()
    let told = "index mine on note is not declared; it is dropped with the note that is replaced"
    #expect(try rebuilder.plan(at: path).remarks.contains(told))
    rebuilder.policy.undeclared.indexes = .keep
    let plan = try rebuilder.plan(at: path)
    #expect(plan.hazards.map(\.code) == [.dropIndex])
    #expect(plan.isRefused)
    rebuilder.policy.allowed = [.init(.dropIndex, table: "mine")]
    _ = try rebuilder.run(at: path)
    #expect(try folder.lines("SELECT name FROM sqlite_schema WHERE type = 'index'") == [])
    #expect(try folder.lines("SELECT id FROM note ORDER BY id") == ["1", "2"])
  }

  @Test func `a view of a table and its backup would show each row twice`() throws {
    let view = "CREATE VIEW every AS SELECT id FROM note UNION ALL SELECT id FROM note_bak;"
    let path = try folder.database(live + view)
    var rebuilder = try rebuilder()
    let plan = try rebuilder.plan(at: path)
    #expect(plan.hazards.map(\.code) == [.dropView])
    #expect(plan.isRefused)
    rebuilder.policy.allowed = [.init(.dropView, table: "every")]
    _ = try rebuilder.run(at: path)
    #expect(try folder.lines("SELECT name FROM sqlite_schema WHERE type = 'view'") == [])
    #expect(try folder.lines("SELECT id FROM note ORDER BY id") == ["1", "2"])
  }

  @Test(arguments: [Policy.Undeclared.Treatment.keep, .drop])
  func `an undeclared index of a table that is replaced is left to the policy`(
    treatment: Policy.Undeclared.Treatment
  ) throws {
    let path = try folder.database(live + "CREATE INDEX mine ON note(body);")
    var rebuilder = try rebuilder()
    rebuilder.policy.undeclared.indexes = treatment
    _ = try rebuilder.run(at: path)
    let indexes = try folder.lines("SELECT name FROM sqlite_schema WHERE type = 'index'")
    #expect(indexes == (treatment == .keep ? ["'mine'"] : []))
    #expect(try folder.lines("SELECT id FROM note ORDER BY id") == ["1", "2"])
  }

  @Test func `the plan is the recovery alone, and the run reports both`() throws {
    let path = try folder.database(live)
    let rebuilder = try rebuilder(version: 3)
    let plan = try rebuilder.plan(at: path)
    #expect(plan.isRecovery)
    #expect(
      plan.work == [#"DROP TABLE main."note""#, #"ALTER TABLE main."note_bak" RENAME TO "note""#]
    )
    #expect(plan.toVersion == nil)
    let report = try rebuilder.run(at: path)
    #expect(report.tables.map(\.rung) == [.recover, .addColumn])
    #expect(report.tables[0].reasons == ["note is empty and note_bak holds 2 rows"])
    #expect([report.fromVersion, report.toVersion] == [2, 3])
    #expect(try folder.lines("SELECT * FROM note") == ["1|'ink'|'none'", "2|'glue'|'none'"])
    #expect(try folder.lines("PRAGMA user_version") == ["3"])
    #expect(try rebuilder.plan(at: path).isEmpty)
  }

  @Test func `a saved recovery is applied, and then the rest is planned`() throws {
    let path = try folder.database(live)
    let rebuilder = try rebuilder(version: 3)
    let made = try rebuilder.plan(at: path)
    let plan = try JSONDecoder().decode(Plan.self, from: JSONEncoder().encode(made))
    #expect(try Rebuilder.apply(plan, at: path).tables.map(\.rung) == [.recover])
    #expect(try folder.lines("SELECT * FROM note") == ["1|'ink'", "2|'glue'"])
    #expect(try rebuilder.plan(at: path).tables.map(\.rung) == [.addColumn])
  }

  @Test func `rows that came since the plan was saved are not dropped`() throws {
    let path = try folder.database(live)
    let plan = try rebuilder().plan(at: path)
    try folder.open().execute("INSERT INTO note VALUES (3, 'new', 'x')")
    let before = try folder.contents()
    let error = #expect(throws: RebuildError.self) { try Rebuilder.apply(plan, at: path) }
    #expect(error?.kind == .stepFailed)
    #expect(try folder.contents() == before)
  }

  @Test func `what is refused afterwards leaves the leftover as it was`() throws {
    let path = try folder.database(live)
    let before = try folder.contents()
    let error = #expect(throws: RebuildError.self) {
      try rebuilder("CREATE TABLE note(id INTEGER PRIMARY KEY, tag TEXT);").run(at: path)
    }
    #expect(error?.hazards.map(\.code) == [.dropColumn, .probableRename])
    #expect(try folder.contents() == before)
  }

  @Test func `a version that the file has already does not stand in the way`() throws {
    let path = try folder.database(live)
    var rebuilder = try rebuilder(version: 2)
    rebuilder.whenVersionIsEqual = .compare
    #expect(try rebuilder.plan(at: path).isRecovery)
    #expect(try rebuilder.run(at: path).tables.map(\.rung) == [.recover, .addColumn])
  }

  @Test func `the higher counter is kept, whichever table has it`() throws {
    for (inBackup, inTable) in [(9, 4), (4, 9)] {
      let connection = try SQLiteConnection.inMemory(
        """
        CREATE TABLE note_bak(id INTEGER PRIMARY KEY AUTOINCREMENT, body);
        CREATE TABLE note(id INTEGER PRIMARY KEY AUTOINCREMENT, body);
        INSERT INTO note_bak VALUES (1, 'ink'), (\(inBackup), ''); DELETE FROM note_bak WHERE id > 1;
        INSERT INTO note VALUES (\(inTable), ''); DELETE FROM note;
        """
      )
      let target = "CREATE TABLE note(id INTEGER PRIMARY KEY AUTOINCREMENT, body);"
      _ = try rebuilder(target).run(on: connection.handle)
      #expect(try connection.lines("SELECT * FROM sqlite_sequence") == ["'note'|9"])
      #expect(try connection.lines("SELECT * FROM note") == ["1|'ink'"])
    }
  }

  @Test func `a broken view that has nothing to do with it stays as it is`() throws {
    let view = "CREATE VIEW v AS SELECT 'note_bak', \"note_bak\".body AS \"a b\" FROM note_bak, zzz"
    let path = try folder.database(live + view)
    _ = try rebuilder().run(at: path)
    let found = try folder.open().rows("SELECT sql FROM sqlite_schema WHERE name = 'v'")
    let wanted = #"CREATE VIEW v AS SELECT 'note_bak', "note".body AS "a b" FROM "note", zzz"#
    #expect(found.map { $0.text(0) } == [wanted])
  }

  @Test func `rows of two filled tables without a key are left where they are`() throws {
    let connection = try SQLiteConnection.inMemory(
      """
      CREATE TABLE log_bak(entry); INSERT INTO log_bak(rowid, entry) VALUES (1, 'a'), (2, 'a'), (7, 'b');
      CREATE TABLE log(entry, day); INSERT INTO log VALUES ('a', 1), ('a', NULL);
      """
    )
    _ = try rebuilder("CREATE TABLE log(entry, day);").run(on: connection.handle)
    #expect(try connection.lines("SELECT rowid, * FROM log") == ["1|'a'|1", "2|'a'|NULL"])
    #expect(try connection.lines("SELECT rowid, * FROM log_bak") == ["1|'a'", "2|'a'", "7|'b'"])
  }

  @Test func `rows that the new table cannot hold are left where they are`() throws {
    let connection = try SQLiteConnection.inMemory(
      """
      CREATE TABLE note_bak(id INTEGER PRIMARY KEY, body, gone);
      INSERT INTO note_bak VALUES (1, 'ink', NULL), (2, 'glue', 'x');
      CREATE TABLE note(id INTEGER PRIMARY KEY, body, tag); INSERT INTO note VALUES (1, 'ink', 'mine');
      """
    )
    let rebuilder = try rebuilder("CREATE TABLE note(id INTEGER PRIMARY KEY, body, tag);")
    let report = try rebuilder.run(on: connection.handle)
    #expect(report.isEmpty)
    #expect(
      report.remarks == [
        "table note_bak is not declared; it is kept",
        "table note_bak looks like what a rebuild of note by hand has left; it is kept, and no "
          + "rows are put back: note has no column for values in 1 row of it",
      ]
    )
    #expect(try connection.lines("SELECT count(*) FROM note_bak") == ["2"])
  }
}
