import SchemaRebuilderCSQLite
import Foundation
import Testing

@testable import SchemaRebuilder

/// A verified copy of the database before it is changed.
@Suite struct BackupTests {
  let folder: ScratchFolder
  let path: String
  let copy: String
  let schema: Schema
  let rows = "CREATE TABLE t(a, b); INSERT INTO t VALUES (1, 'one'), (2, NULL);"
  let content = "SELECT sql FROM sqlite_schema; SELECT rowid, * FROM t"
  let old = ["'CREATE TABLE t(a, b)'", "1|1|'one'", "2|2|NULL"]
  let new = ["'CREATE TABLE t(a, b NOT NULL DEFAULT 0)'", "1|1|'one'", "2|2|0"]

  init() throws {
    folder = try ScratchFolder()
    path = try folder.database(rows)
    copy = folder.path("old.db")
    schema = try Schema(sql: "CREATE TABLE t(a, b NOT NULL DEFAULT 0);")
  }

  var files: [String] { get throws { try folder.contents().keys.sorted() } }

  @Test(arguments: ["DELETE", "WAL"])
  func `it is whole before anything is changed, and is there afterwards`(mode: String) throws {
    try folder.open().execute("PRAGMA journal_mode=\(mode)")
    let (copy, content, old) = (copy, content, old)
    var rebuilder = Rebuilder(schema, backup: copy)
    rebuilder.beforeStep = { number in
      let lines = try SQLiteConnection(
        path: copy + ".unfinished-by-schemarebuilder",
        mode: .immutable
      ).lines(content)
      #expect(lines == old)
      #expect(FileStatus(path: copy).isMissing)
    }
    let report = try rebuilder.run(at: path)
    #expect(report.backup == copy)
    #expect(try files == ["app.db", "old.db"])
    #expect(try folder.lines(content, in: "old.db") == old)
    #expect(try folder.lines(content) == new)
    #expect(
      try folder.lines("PRAGMA integrity_check; PRAGMA journal_mode", in: "old.db")
        == ["'ok'", "'\(mode.lowercased())'"]
    )
  }

  @Test func `rows that came in before the lock was taken are in it`() throws {
    _ = try folder.open().execute("PRAGMA journal_mode=WAL")
    let (path, calls) = (path, Calls())
    // The third connection is the one on which the plan is rehearsed.
    let rebuilder = Rebuilder(schema, backup: copy) { _ in
      guard calls.next() == 3 else { return }
      try SQLiteConnection(path: path, mode: .readWrite).execute("INSERT INTO t VALUES (3, 'x')")
    }
    _ = try rebuilder.run(at: path)
    #expect(try folder.lines("SELECT * FROM t", in: "old.db") == ["1|'one'", "2|NULL", "3|'x'"])
  }

  @Test func `where nothing is to be done none is written`() throws {
    _ = try Rebuilder(schema).run(at: path)
    let report = try Rebuilder(schema, backup: copy).run(at: path)
    #expect(report.isEmpty)
    #expect(report.backup == nil)
    #expect(try files == ["app.db"])
  }

  @Test func `of a database that holds nothing none is written`() throws {
    let report = try Rebuilder(schema, backup: copy).run(at: folder.path("new.db"))
    #expect(!report.isEmpty)
    #expect(report.backup == nil)
    #expect(try files == ["app.db", "new.db"])
  }

  @Test func `a version alone is a change`() throws {
    let rebuilder = Rebuilder(try Schema(sql: "CREATE TABLE t(a, b);"), version: 2, backup: copy)
    #expect(try rebuilder.run(at: path).backup == copy)
    #expect(try folder.lines("PRAGMA user_version", in: "old.db") == ["0"])
    #expect(try folder.lines("PRAGMA user_version") == ["2"])
  }

  private func expectRefused(
    _ backup: String,
    _ why: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let before = try folder.contents()
    let error = #expect(throws: RebuildError.self, sourceLocation: sourceLocation) {
      try Rebuilder(schema, backup: backup).run(at: path)
    }
    #expect(error?.kind == .backupFailed, sourceLocation: sourceLocation)
    #expect(
      error?.message == "\(path): no backup could be written to \(backup): \(why)",
      sourceLocation: sourceLocation
    )
    #expect(try folder.contents() == before, sourceLocation: sourceLocation)
  }

  @Test func `nothing that is there is written over`() throws {
    try folder.file(Data("x".utf8), named: "note.txt")
    try folder.database("CREATE TABLE other(a)", named: "other.db")
    try expectRefused(folder.path("note.txt"), "it is there already")
    try expectRefused(folder.path("other.db"), "it is there already")
    try expectRefused(folder.url.deletingLastPathComponent().path, "it is a directory")
    try expectRefused("/dev/null", "it is no ordinary file")
    try expectRefused(folder.path("nowhere/old.db"), "unable to open database file")
  }

  @Test func `the database and what SQLite puts beside it are no place for it`() throws {
    let link = folder.url.appendingPathComponent("link.db")
    try FileManager.default.createSymbolicLink(
      at: link,
      withDestinationURL: URL(fileURLWithPath: path)
    )
    for backup in [path, link.path, path + "-journal", path + "-wal", path + "-shm"] {
      try expectRefused(backup, "that is the database itself")
    }
  }

  @Test func `an empty file and a link to nothing are no place for it`() throws {
    try folder.file(Data(), named: "empty.db")
    try expectRefused(folder.path("empty.db"), "it is there already")
    let link = folder.url.appendingPathComponent("link.db")
    try FileManager.default.createSymbolicLink(
      at: link,
      withDestinationURL: folder.url.appendingPathComponent("nothing.db")
    )
    let error = #expect(throws: RebuildError.self) {
      try Rebuilder(schema, backup: link.path).run(at: path)
    }
    #expect(error?.description.contains("it is a link to nothing") == true)
  }

  @Test(arguments: 1...6)
  func `a run that fails leaves none behind`(number: Int) throws {
    var rebuilder = Rebuilder(schema, backup: copy)
    rebuilder.beforeStep = { if $0 == number { throw SQLiteError(code: 1, message: "no") } }
    let before = try folder.contents()
    #expect(throws: RebuildError.self) { try rebuilder.run(at: path) }
    #expect(try folder.contents() == before)
  }

  @Test func `a commit that fails leaves none behind`() throws {
    let reader = try folder.open()
    try reader.execute("BEGIN; SELECT * FROM t")
    let error = #expect(throws: RebuildError.self) {
      try Rebuilder(schema, busyTimeout: 0, backup: copy).run(at: path)
    }
    #expect(error?.kind == .locked)
    #expect(try files == ["app.db"])
  }

  @Test(arguments: [(Int32(5), ["app.db"]), (Int32(1034), ["app.db", "old.db"])])
  func `it stays where the disk fails during COMMIT, since the change may be done`(
    code: Int32,
    expected: [String]
  ) throws {
    let backup = Backup(copy, of: try Rebuilder(schema, backup: copy).openForWriting(path))
    try backup.writeUnderLock()
    try backup.takeName()
    backup.discard(after: SQLiteError(code: code, message: "no"))
    #expect(try files == expected)
  }

  @Test func `a copy that is cancelled leaves nothing behind`() throws {
    var rebuilder = Rebuilder(schema, backup: copy)
    let cancellation = Cancellation()
    rebuilder.cancellation = cancellation
    cancellation.cancel()
    let before = try folder.contents()
    let error = #expect(throws: RebuildError.self) { try rebuilder.run(at: path) }
    #expect(error?.kind == .cancelled)
    #expect(try folder.contents() == before)
  }

  @Test(arguments: ["old.db-wal", "old.db-journal"])
  func `a copy beside which another database has left something is refused`(name: String) throws {
    try folder.file(Data(repeating: 1, count: 9000), named: name)
    try expectRefused(
      copy,
      "\(folder.path(name)) is there, which SQLite would take for a part of it"
    )
  }

  @Test func `what a killed run left unfinished is replaced`() throws {
    try folder.file(Data(repeating: 1, count: 9000), named: "old.db.unfinished-by-schemarebuilder")
    #expect(try Rebuilder(schema, backup: copy).run(at: path).backup == copy)
    #expect(try files == ["app.db", "old.db"])
    #expect(try folder.lines(content, in: "old.db") == old)
  }

  @Test func `the app prepares the connections to the copy as well`() throws {
    let names = Names()
    let rebuilder = Rebuilder(schema, backup: copy) { connection in
      names.add(sqlite3_db_filename(connection, "main").map { String(cString: $0) } ?? "")
    }
    _ = try rebuilder.run(at: path)
    #expect(names.all.count { $0.hasSuffix("/old.db.unfinished-by-schemarebuilder") } == 2)
    #expect(names.all.count { $0.hasSuffix("/app.db") } == 2)
  }

  @Test func `an original that is imperfect is copied as it is`() throws {
    try folder.open().execute(
      """
      PRAGMA writable_schema=ON;
      UPDATE sqlite_schema SET sql = 'CREATE TABLE t(a, b NOT NULL)';
      """
    )
    #expect(try folder.lines("PRAGMA quick_check") == ["'NULL value in t.b'"])
    let schema = try Schema(sql: "CREATE TABLE t(a, b NOT NULL, c);")
    #expect(try Rebuilder(schema, backup: copy).run(at: path).backup == copy)
    #expect(try folder.lines("SELECT * FROM t", in: "old.db") == ["1|'one'", "2|NULL"])
  }
}

/// Counts calls from any thread.
private final class Calls: @unchecked Sendable {
  private let lock = NSLock()
  private var count = 0

  func next() -> Int {
    lock.withLock {
      count += 1
      return count
    }
  }
}

/// Gathers names from any thread.
private final class Names: @unchecked Sendable {
  private let lock = NSLock()
  private var names: [String] = []

  var all: [String] { lock.withLock { names } }

  func add(_ name: String) { lock.withLock { names.append(name) } }
}
