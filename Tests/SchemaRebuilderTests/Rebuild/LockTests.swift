import Foundation
import Testing

@testable import SchemaRebuilder

/// Other connections to the same file.
@Suite struct LockTests {
  private let folder: ScratchFolder
  private let path: String
  private let schema: Schema

  init() throws {
    folder = try ScratchFolder()
    path = try folder.database("CREATE TABLE t(a); INSERT INTO t VALUES (1)")
    schema = try Schema(sql: "CREATE TABLE t(a NOT NULL);")
  }

  private func expectLocked(_ other: SQLiteConnection) throws {
    let before = try folder.contents()["app.db"]
    let clock = ContinuousClock()
    let start = clock.now
    let error = #expect(throws: RebuildError.self) {
      try Rebuilder(schema, busyTimeout: 1).run(at: path)
    }
    let waited = clock.now - start
    #expect(error?.kind == .locked)
    #expect(error?.message == "\(path) is locked by another connection")
    // Some libraries sleep for whole seconds only.
    #expect(waited > .milliseconds(900))
    #expect(waited < .seconds(10))
    try other.execute("ROLLBACK")
    #expect(try folder.contents()["app.db"] == before)
    #expect(try !Rebuilder(schema).run(at: path).isEmpty)
  }

  @Test(arguments: ["IMMEDIATE", "EXCLUSIVE"])
  func `a lock that is held is waited for, and then an error`(lock: String) throws {
    let other = try folder.open()
    try other.execute("BEGIN \(lock)")
    try expectLocked(other)
  }

  @Test func `a reader who does not end keeps the change from being committed`() throws {
    let other = try folder.open()
    try other.execute("BEGIN; SELECT * FROM t")
    try expectLocked(other)
  }

  @Test func `a lock that is given back in time is waited for`() throws {
    let (path, schema) = (path, schema)
    let held = DispatchSemaphore(value: 0)
    let ended = DispatchSemaphore(value: 0)
    DispatchQueue.global().async {
      let other = try? SQLiteConnection(path: path, mode: .readWrite)
      try? other?.execute("BEGIN EXCLUSIVE; INSERT INTO t VALUES (2)")
      held.signal()
      Thread.sleep(forTimeInterval: 0.3)
      try? other?.execute("COMMIT")
      ended.signal()
    }
    held.wait()
    let report = try Rebuilder(schema, busyTimeout: 30).run(at: path)
    ended.wait()
    #expect(report.tables.map(\.rung) == [.edit])
    #expect(try folder.lines("SELECT count(*) FROM t") == ["2"])
  }

  @Test func `of several that come at once one does the work and all succeed`() async throws {
    for mode in ["DELETE", "WAL"] {
      let path = try folder.database(
        "PRAGMA journal_mode=\(mode); CREATE TABLE t(a); INSERT INTO t VALUES (1)",
        named: "\(mode).db"
      )
      let rebuilder = Rebuilder(schema, version: 2, busyTimeout: 60)
      let reports = try await withThrowingTaskGroup(of: RebuildReport.self) { group in
        for _ in 0..<8 { group.addTask { try await rebuilder.run(at: path) } }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      #expect(reports.count { !$0.isEmpty } == 1)
      #expect(reports.count { $0.isEmpty && $0.toVersion == 2 } == 7)
      #expect(
        try folder.lines("SELECT sql FROM sqlite_schema; SELECT * FROM t", in: "\(mode).db")
          == ["'CREATE TABLE t(a NOT NULL)'", "1"]
      )
    }
  }

  @Test(arguments: ["DELETE", "WAL"])
  func `a plan sees the schema at one moment, however often it changes`(mode: String) throws {
    try folder.open().execute("PRAGMA journal_mode=\(mode)")
    let path = path
    let ended = DispatchSemaphore(value: 0)
    DispatchQueue.global().async {
      let other = try? SQLiteConnection(path: path, mode: .readWrite)
      other?.setBusyTimeout(seconds: 30)
      for _ in 0..<300 {
        try? other?.execute("ALTER TABLE t ADD COLUMN b DEFAULT 5 CHECK (b > 0)")
        try? other?.execute("ALTER TABLE t DROP COLUMN b")
      }
      ended.signal()
    }
    let rebuilder = Rebuilder(schema, busyTimeout: 60)
    repeat { _ = try rebuilder.plan(at: path) } while ended.wait(timeout: .now()) == .timedOut
  }

  /// Does something when the plan is rehearsed: after the file was read, before it is locked.
  private func whileRehearsing(_ act: @escaping @Sendable () throws -> Void) -> Prepare {
    let calls = Counter()
    return { _ in if calls.next() == 3 { try act() } }
  }

  @Test func `what another one finished in the meantime is not done again`() throws {
    _ = try folder.open().execute("PRAGMA journal_mode=WAL")
    let (path, schema) = (path, schema)
    let rebuilder = Rebuilder(
      schema,
      version: 2,
      prepare: whileRehearsing { _ = try Rebuilder(schema, version: 2).run(at: path) }
    )
    let report = try rebuilder.run(at: path)
    #expect(report.isEmpty)
    #expect(report.leftAlone == ["t"])
    #expect(try folder.lines("SELECT * FROM t; PRAGMA user_version") == ["1", "2"])
  }

  @Test func `rows that another one wrote in the meantime are asked for their hazards`() throws {
    _ = try folder.open().execute("PRAGMA journal_mode=WAL")
    let path = path
    let rebuilder = Rebuilder(
      try Schema(sql: "CREATE TABLE t(b);"),
      policy: Policy(allowed: []),
      prepare: whileRehearsing {
        try SQLiteConnection(path: path, mode: .readWrite).execute("UPDATE t SET a = 'new'")
      }
    )
    try folder.open().execute("UPDATE t SET a = NULL")
    let error = #expect(throws: RebuildError.self) { try rebuilder.run(at: path) }
    #expect(error?.kind == .refused)
    #expect(error?.hazards.map(\.code) == [.dropColumn, .probableRename])
    #expect(try folder.lines("SELECT a FROM t") == ["'new'"])
  }

  @Test func `a newer version that another one stored in the meantime is an error`() throws {
    _ = try folder.open().execute("PRAGMA journal_mode=WAL")
    let path = path
    let rebuilder = Rebuilder(
      schema,
      version: 2,
      prepare: whileRehearsing {
        try SQLiteConnection(path: path, mode: .readWrite).execute("PRAGMA user_version=9")
      }
    )
    let error = #expect(throws: RebuildError.self) { try rebuilder.run(at: path) }
    #expect(error?.kind == .newerVersion)
    #expect(try folder.lines("SELECT sql FROM sqlite_schema") == ["'CREATE TABLE t(a)'"])
  }
}

/// Counts calls from any thread.
private final class Counter: @unchecked Sendable {
  private let lock = NSLock()
  private var count = 0

  func next() -> Int {
    lock.withLock {
      count += 1
      return count
    }
  }
}
