import Foundation
import Testing

@testable import SchemaRebuilder

/// A plan leaves every byte alone and makes no file.
@Suite struct DryRunTests {
  private let folder: ScratchFolder
  private let rebuilder: Rebuilder
  private let rows = "CREATE TABLE t(a); INSERT INTO t VALUES (1), (2);"

  init() throws {
    folder = try ScratchFolder()
    rebuilder = Rebuilder(try Schema(sql: "CREATE TABLE t(a NOT NULL);"), version: 2)
  }

  private func expectUntouched(
    _ path: String,
    sourceLocation: SourceLocation = #_sourceLocation
  )
    throws
  {
    let before = try folder.contents()
    let plan = try rebuilder.plan(at: path)
    #expect(plan.tables.map(\.rung) == [.edit], sourceLocation: sourceLocation)
    _ = try rebuilder.difference(at: path)
    #expect(try folder.contents() == before, sourceLocation: sourceLocation)
  }

  @Test func `of a file with a rollback journal`() throws {
    try expectUntouched(folder.database(rows))
  }

  @Test func `of a file in WAL mode that nobody has open`() throws {
    let path = try folder.database("PRAGMA journal_mode=WAL;" + rows)
    #expect(try folder.contents().keys.sorted() == ["app.db"])
    try expectUntouched(path)
  }

  @Test func `of a file in WAL mode with what another connection has not checkpointed`() throws {
    let other = try folder.open()
    try other.execute("PRAGMA journal_mode=WAL; PRAGMA wal_autocheckpoint=0;" + rows)
    let before = try folder.contents()
    #expect(before.keys.sorted() == ["app.db", "app.db-shm", "app.db-wal"])
    let plan = try rebuilder.plan(at: folder.path())
    #expect(plan.tables.map(\.rung) == [.edit])
    let after = try folder.contents()
    #expect(after.keys.sorted() == before.keys.sorted())
    #expect(after["app.db"] == before["app.db"])
    #expect(after["app.db-wal"] == before["app.db-wal"])
  }

  @Test func `of a file in WAL mode whose last writer crashed`() throws {
    let other = try folder.open("running.db")
    try other.execute("PRAGMA journal_mode=WAL; PRAGMA wal_autocheckpoint=0;" + rows)
    let running = try folder.contents()
    let crashed = try ScratchFolder()
    for (name, bytes) in running where name != "running.db-shm" {
      try crashed.file(bytes, named: name.replacing("running", with: "app"))
    }
    let before = try crashed.contents()
    let plan = try rebuilder.plan(at: crashed.path())
    #expect(plan.tables.map(\.rung) == [.edit])
    let after = try crashed.contents()
    #expect(after["app.db"] == before["app.db"])
    #expect(after["app.db-wal"] == before["app.db-wal"])
  }

  @Test func `of a file that is missing, which is planned as an empty one`() throws {
    let plan = try rebuilder.plan(at: folder.path())
    #expect(plan.tables.map(\.rung) == [.create])
    #expect(try folder.contents() == [:])
  }

  @Test func `of an empty file`() throws {
    let path = try folder.file(Data())
    #expect(try rebuilder.plan(at: path).tables.map(\.rung) == [.create])
    #expect(try folder.contents() == ["app.db": Data()])
  }

  @Test func `an interrupted transaction is reported, not rolled back`() throws {
    let writer = try folder.open("running.db")
    try writer.execute(
      """
      CREATE TABLE t(a); INSERT INTO t VALUES (zeroblob(100000));
      PRAGMA cache_size=1; PRAGMA cache_spill=1;
      BEGIN IMMEDIATE; UPDATE t SET a = randomblob(100000);
      """
    )
    let crashed = try ScratchFolder()
    for (name, bytes) in try folder.contents() {
      try crashed.file(bytes, named: name.replacing("running", with: "app"))
    }
    let before = try crashed.contents()
    #expect(before.keys.sorted() == ["app.db", "app.db-journal"])
    let error = #expect(throws: RebuildError.self) { try rebuilder.plan(at: crashed.path()) }
    #expect(error?.kind == .hotJournal)
    #expect(try crashed.contents() == before)
    _ = try rebuilder.run(at: crashed.path())
    #expect(try crashed.lines("SELECT a = zeroblob(100000) FROM t") == ["1"])
  }

  @Test func `on a borrowed connection it changes nothing, also in a transaction`() throws {
    let connection = try SQLiteConnection.inMemory(rows + "BEGIN; INSERT INTO t VALUES (3);")
    let plan = try rebuilder.plan(on: connection.handle)
    #expect(plan.tables.map(\.rung) == [.edit])
    #expect(connection.isInTransaction)
    try connection.execute("ROLLBACK")
    #expect(try connection.lines("SELECT a FROM t; PRAGMA user_version") == ["1", "2", "0"])
  }
}
