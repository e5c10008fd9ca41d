import Foundation
import Testing

@testable import SchemaRebuilder

/// The app is asked whether to wait for the lock of another connection.
@Suite struct BusyHandlerTests {
  private let folder: ScratchFolder
  private let path: String
  private let other: SQLiteConnection
  private let schema: Schema

  init() throws {
    folder = try ScratchFolder()
    path = try folder.database("CREATE TABLE t(a); INSERT INTO t VALUES (1)")
    other = try folder.open()
    schema = try Schema(sql: "CREATE TABLE t(a NOT NULL);")
  }

  @Test func `it is asked until it says no, and told how long it has waited`() throws {
    try other.execute("BEGIN IMMEDIATE")
    let before = try folder.contents()["app.db"]
    let asked = Answers()
    // A timeout of an hour: it is not looked at.
    var rebuilder = Rebuilder(schema, busyTimeout: 3600)
    rebuilder.whenBusy = { seconds in asked.add(seconds) < 4 }
    let error = #expect(throws: RebuildError.self) { try rebuilder.run(at: path) }
    #expect(error?.kind == .locked)
    #expect(asked.all.count == 4)
    #expect(asked.all == asked.all.sorted())
    #expect(asked.all.allSatisfy { $0 >= 0 })
    #expect(Set(asked.all).count == 4)
    #expect(try folder.contents()["app.db"] == before)
  }

  @Test func `the run goes on when the lock is given back`() throws {
    try other.execute("BEGIN EXCLUSIVE; INSERT INTO t VALUES (2)")
    let lender = Lender(other)
    var rebuilder = Rebuilder(schema, busyTimeout: 0)
    rebuilder.whenBusy = { _ in lender.commitThirdTime() }
    #expect(try rebuilder.run(at: path).tables.map(\.rung) == [.edit])
    #expect(try folder.lines("SELECT count(*) FROM t") == ["2"])
    #expect(lender.calls == 3)
  }

  @Test func `a file that nobody holds asks nothing`() throws {
    let asked = Answers()
    var rebuilder = Rebuilder(schema)
    rebuilder.whenBusy = { seconds in asked.add(seconds) < 0 }
    #expect(try !rebuilder.run(at: path).isEmpty)
    #expect(asked.all == [])
  }

  @Test func `a borrowed connection keeps its own handler`() throws {
    try other.execute("BEGIN IMMEDIATE")
    let (own, rebuilders) = (Answers(), Answers())
    let connection = try folder.open()
    connection.install(BusyHandler { seconds in own.add(seconds) < 2 })
    var rebuilder = Rebuilder(schema)
    rebuilder.whenBusy = { seconds in rebuilders.add(seconds) < 9 }
    let error = #expect(throws: RebuildError.self) { try rebuilder.run(on: connection.handle) }
    #expect(error?.kind == .locked)
    #expect(own.all.count == 2)
    #expect(rebuilders.all == [])
  }
}

/// What the handler was told, from any thread.
private final class Answers: @unchecked Sendable {
  private let lock = NSLock()
  private var seconds: [Double] = []

  var all: [Double] { lock.withLock { seconds } }

  /// - Returns: how often it was called by now.
  func add(_ waited: Double) -> Int {
    lock.withLock {
      seconds.append(waited)
      return seconds.count
    }
  }
}

/// Another connection, which gives its lock back while it is waited for.
private final class Lender: @unchecked Sendable {
  private let connection: SQLiteConnection
  private(set) var calls = 0

  init(_ connection: SQLiteConnection) {
    self.connection = connection
  }

  func commitThirdTime() -> Bool {
    calls += 1
    if calls == 3 { try? connection.execute("COMMIT") }
    return true
  }
}
