import SchemaRebuilderCSQLite
import Foundation
import Testing

@testable import SchemaRebuilder

/// Other connections that read or write while a run or a plan is under way.
@Suite struct OtherReadersTests {
  private let folder: ScratchFolder
  private let path: String
  private let rebuilder: Rebuilder

  init() throws {
    folder = try ScratchFolder()
    path = try folder.database(
      "PRAGMA journal_mode=WAL; CREATE TABLE t(a); INSERT INTO t VALUES (1), (2); PRAGMA user_version=1"
    )
    rebuilder = Rebuilder(try Schema(sql: "CREATE TABLE t(a NOT NULL, b DEFAULT 7);"), version: 2)
  }

  private let old = ["1", "2", "1"]
  private let new = ["1|7", "2|7", "2"]

  private static func state(_ reader: SQLiteConnection) throws -> [String] {
    try reader.lines("SELECT * FROM t; PRAGMA user_version")
  }

  @Test func `in WAL mode a reader goes on reading the old state until COMMIT`() throws {
    let seen = Lines()
    let path = path
    var rebuilder = rebuilder
    rebuilder.beforeStep = { _ in
      seen.append(try Self.state(SQLiteConnection(path: path, mode: .readOnly)))
    }
    let patient = try folder.open()
    try patient.execute("BEGIN")
    #expect(try Self.state(patient) == old)
    let report = try rebuilder.run(at: path)
    #expect(seen.all == Array(repeating: old, count: report.steps.count))
    #expect(try Self.state(SQLiteConnection(path: path, mode: .readOnly)) == new)
    // One that began to read before keeps its state for as long as it wants.
    #expect(try Self.state(patient) == old)
    try patient.execute("COMMIT")
    #expect(try Self.state(patient) == new)
  }

  /// Does something when the declared schema is created, after the file was opened to be read.
  private func whilePlanning(_ times: Int, _ act: @escaping @Sendable () throws -> Void) -> Prepare
  {
    let calls = Lines()
    return { connection in
      let isInMemory = sqlite3_db_filename(connection, "main").pointee == 0
      guard isInMemory, calls.all.count < times else { return }
      calls.append([])
      try act()
    }
  }

  @Test(arguments: [true, false])
  func `a file that somebody begins to write while it is read is read again`(staysOpen: Bool) throws
  {
    let path = path
    let writer = Kept()
    var rebuilder = rebuilder
    rebuilder.prepare = whilePlanning(1) {
      let other = try SQLiteConnection(path: path, mode: .readWrite)
      try other.execute("ALTER TABLE t ADD COLUMN c; UPDATE t SET c = 'new'; PRAGMA user_version=2")
      if staysOpen { writer.connection = other }
    }
    rebuilder.version = nil
    let plan = try rebuilder.plan(at: path)
    #expect(plan.fromVersion == 2)
    #expect(plan.hazards.map(\.code) == [.dropColumn, .probableRename])
    #expect(plan.hazards.map(\.rows) == [2, 2])
  }

  @Test func `a file that is written each time it is read is read at last under a lock`() throws {
    let path = path
    let opened = Lines()
    var rebuilder = rebuilder
    rebuilder.version = nil
    let write = whilePlanning(.max) {
      let other = try SQLiteConnection(path: path, mode: .readWrite)
      try other.execute("UPDATE t SET a = a + 1")
    }
    rebuilder.prepare = { connection in
      if sqlite3_db_filename(connection, "main").pointee != 0 { opened.append([]) }
      try write(connection)
    }
    let plan = try rebuilder.plan(at: path)
    #expect(plan.tables.map(\.rung) == [.edit])
    #expect(opened.all.count == 4)
    #expect(try folder.lines("SELECT min(a) > 4 FROM t") == ["1"])
  }
}

/// Lines that several threads may append to.
private final class Lines: @unchecked Sendable {
  private let lock = NSLock()
  private var lines: [[String]] = []

  var all: [[String]] { lock.withLock { lines } }

  func append(_ line: [String]) { lock.withLock { lines.append(line) } }
}

/// Keeps a connection open for as long as a test wants.
private final class Kept: @unchecked Sendable {
  var connection: SQLiteConnection?
}
