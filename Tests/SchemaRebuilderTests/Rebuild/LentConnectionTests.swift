import SchemaRebuilderCSQLite
import Testing

@testable import SchemaRebuilder

/// A connection as the libraries of others keep it: in WAL mode, with statements that wait to be used
/// again, a busy handler, functions, collations and foreign keys.
@Suite struct LentConnectionTests {
  private let folder: ScratchFolder
  private let library: Library
  private let rebuilder: Rebuilder

  init() throws {
    folder = try ScratchFolder()
    library = try Library(folder.path())
    rebuilder = Rebuilder(
      try Schema(
        sql: """
          CREATE TABLE box(id INTEGER PRIMARY KEY, name TEXT COLLATE backwards NOT NULL);
          CREATE INDEX box_name ON box(name, initial(name));
          CREATE TABLE item(
            id INTEGER PRIMARY KEY,
            box INTEGER NOT NULL REFERENCES box ON DELETE CASCADE,
            name TEXT NOT NULL DEFAULT ''
          );
          """
      ),
      prepare: { Library.prepare($0) }
    )
  }

  @Test func `statements that wait are used again, and see the new schema`() throws {
    let find = try library.statement("SELECT * FROM item WHERE box = ?1 ORDER BY id")
    let add = try library.statement("INSERT INTO item(box) VALUES (?1)")
    #expect(try library.rows(find, binding: 1) == ["1|1|NULL", "2|1|NULL"])
    try library.rows(add, binding: 2)

    let report = try rebuilder.run(on: library.handle)
    #expect(report.tables.map(\.name.text) == ["box", "item"])
    try library.rows(add, binding: 1)
    #expect(try library.rows(find, binding: 1) == ["1|1|''", "2|1|''", "4|1|''"])
    #expect(try library.rows(find, binding: 2) == ["3|2|''"])
    sqlite3_finalize(find)
    sqlite3_finalize(add)
  }

  @Test func `a statement that is still running refuses the run`() throws {
    let find = try library.statement("SELECT * FROM item")
    #expect(sqlite3_step(find) == SQLITE_ROW)
    let error = #expect(throws: RebuildError.self) { try rebuilder.run(on: library.handle) }
    #expect(error?.kind == .connectionInUse)
    #expect(sqlite3_step(find) == SQLITE_ROW)
    sqlite3_finalize(find)
  }

  @Test func `what the library has set is as it was`() throws {
    try library.run("INSERT INTO item(box) VALUES (2)")
    let before = try library.settings()
    _ = try rebuilder.run(on: library.handle)
    #expect(try library.settings() == before)
    #expect(before == ["1", "wal", "2"])
    // No row went with its parent, and now one would.
    #expect(try library.rows("SELECT id FROM item") == ["1", "2", "3"])
    try library.run("DELETE FROM box WHERE id = 1")
    #expect(try library.rows("SELECT id FROM item") == ["3"])
  }

  @Test func `another connection's lock is waited for as the library waits`() throws {
    let other = try Library(folder.path(), isNew: false)
    try other.run("BEGIN IMMEDIATE")
    library.waiting.answer = { calls in
      if calls == 3 { try? other.run("COMMIT") }
      return true
    }
    _ = try rebuilder.run(on: library.handle)
    #expect(library.waiting.calls == 3)

    try other.run("BEGIN IMMEDIATE")
    library.waiting.answer = { calls in calls < 2 }
    var second = rebuilder
    second.policy.strategy = .everything
    let error = #expect(throws: RebuildError.self) { try second.run(on: library.handle) }
    #expect(error?.kind == .locked)
    #expect(library.waiting.calls == 2)
  }

  @Test func `another connection of the library goes on, and sees the new schema`() throws {
    let reader = try Library(folder.path(), isNew: false)
    let find = try reader.statement("SELECT * FROM item WHERE id = ?1")
    #expect(try reader.rows(find, binding: 1) == ["1|1|NULL"])
    _ = try rebuilder.run(on: library.handle)
    #expect(try reader.rows(find, binding: 1) == ["1|1|''"])
    sqlite3_finalize(find)
  }
}
