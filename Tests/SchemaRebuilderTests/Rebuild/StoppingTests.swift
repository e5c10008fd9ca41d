import Foundation
import Testing

@testable import SchemaRebuilder

/// A run that is stopped, wherever it is, leaves everything as it was.
@Suite struct StoppingTests {
  private let folder: ScratchFolder
  private let path: String
  private let log = ProgressLog()
  private let schema = """
    CREATE TABLE t(
      id INTEGER PRIMARY KEY, a TEXT CHECK (length(a) < 9), b INT REFERENCES p(id), c
    );
    CREATE TABLE w(k TEXT PRIMARY KEY, v INT) WITHOUT ROWID;
    CREATE TABLE p(id INTEGER PRIMARY KEY);
    CREATE INDEX i ON t(a, b);
    """

  init() throws {
    folder = try ScratchFolder()
    path = try folder.database(
      ProgressLog.rows(20_000, into: "t(id INTEGER PRIMARY KEY, a TEXT, b TEXT)", "i, 'x' || i, 1")
        + ProgressLog.rows(20_000, into: "w(k TEXT PRIMARY KEY, v TEXT)", "'k' || i, i")
        + "CREATE TABLE p(id INTEGER PRIMARY KEY); INSERT INTO p VALUES (1);"
    )
  }

  private func rebuilder(_ strategy: Policy.Strategy = .rebuild) throws -> Rebuilder {
    var rebuilder = Rebuilder(
      try Schema(sql: schema),
      version: 2,
      policy: Policy(strategy: strategy)
    )
    rebuilder.policy.allowed = [.init(.changeValues), .init(.rowIDChange)]
    rebuilder.progressInterval = 0
    return rebuilder
  }

  private static let moments = [
    "read the file", "copy the rows of t", "copy the rows of w", "every row of t has",
    "create index i", "copy the database", "compare ",
  ]

  /// The rows of `t` are set aside and copied back, or copied and exchanged.
  private static let strategies = [Policy.Strategy.rebuild, .automatic]

  @Test(arguments: moments, strategies)
  func `the file is as it was, byte for byte`(
    moment: String,
    strategy: Policy.Strategy
  ) throws {
    var rebuilder = try rebuilder(strategy)
    let rung = try rebuilder.plan(at: path).tables.first { $0.name == "t" }?.rung
    #expect(rung == (strategy == .rebuild ? .rebuild : .swap))
    rebuilder.backup = folder.path("copy.db")
    let before = try folder.contents()
    let error = #expect(throws: RebuildError.self) {
      try rebuilder.run(at: path, progress: log.stop(during: moment))
    }
    #expect(error?.kind == .cancelled)
    #expect(error?.description == "\(path): the run was cancelled\nNothing was changed.")
    #expect(log.all.last?.activity.hasPrefix(moment) == true)
    #expect(try folder.contents() == before)
    #expect(try !rebuilder.run(at: path).isEmpty)
  }

  @Test(arguments: [moments[1], moments[4]], strategies)
  func `in WAL mode too, where a reader looks on`(
    moment: String,
    strategy: Policy.Strategy
  ) throws {
    let reader = try folder.open()
    try reader.execute("PRAGMA journal_mode=WAL")
    let before = try reader.lines("SELECT * FROM t UNION ALL SELECT k, v, 0 FROM w")
    let error = #expect(throws: RebuildError.self) {
      try rebuilder(strategy).run(at: path, progress: log.stop(during: moment))
    }
    #expect(error?.kind == .cancelled)
    #expect(try reader.lines("SELECT * FROM t UNION ALL SELECT k, v, 0 FROM w") == before)
    #expect(try reader.lines("PRAGMA integrity_check; PRAGMA user_version") == ["'ok'", "0"])
  }

  @Test func `a task that is cancelled stops a statement that is running`() async throws {
    let before = try folder.contents()
    var rebuilder = try rebuilder()
    let cancellation = Cancellation()
    rebuilder.cancellation = cancellation
    let error = #expect(throws: RebuildError.self) {
      try rebuilder.run(at: path) { [log] progress in
        if log.stop(during: "copy the rows of t")(progress) == .stop { cancellation.cancel() }
        return .continue
      }
    }
    #expect(error?.kind == .cancelled)
    #expect(log.all.last?.activity == "copy the rows of t")
    #expect(try folder.contents() == before)
  }

  @Test func `a dry run is stopped by its task`() async throws {
    var rebuilder = try rebuilder()
    let cancellation = Cancellation()
    cancellation.cancel()
    rebuilder.cancellation = cancellation
    let error = #expect(throws: RebuildError.self) { try rebuilder.plan(at: path) }
    #expect(error?.kind == .cancelled)
  }

  @Test func `a connection of the caller's is as it was, and without a handler`() throws {
    let connection = try folder.open()
    try connection.execute("PRAGMA foreign_keys=ON; INSERT INTO p VALUES (7)")
    var calls = 0
    connection.setProgressHandler(
      ProgressHandler {
        calls += 1; return true
      }
    )
    let before = try folder.contents()
    let error = #expect(throws: RebuildError.self) {
      try rebuilder().run(on: connection.handle, progress: log.stop(during: "copy the rows of t"))
    }
    #expect(error?.kind == .cancelled)
    #expect(try folder.contents() == before)
    #expect(!connection.isInTransaction)
    #expect(try connection.integer("PRAGMA foreign_keys") == 1)
    #expect(connection.lastInsertedRowID == 7)
    let callsBefore = calls
    #expect(try connection.integer("SELECT count(*) FROM t WHERE a > ''") == 20_000)
    #expect(calls == callsBefore)
    #expect(try !rebuilder().run(on: connection.handle).isEmpty)
    #expect(connection.lastInsertedRowID == 7)
  }

  @Test func `a handler of the caller's stays where nobody asks for progress`() throws {
    let connection = try folder.open()
    var calls = 0
    connection.setProgressHandler(
      ProgressHandler {
        calls += 1; return true
      }
    )
    _ = try rebuilder().run(on: connection.handle)
    #expect(calls > 0)
    let callsBefore = calls
    #expect(try connection.integer("SELECT count(*) FROM t WHERE a > ''") == 20_000)
    #expect(calls > callsBefore)
  }

  @Test func `whoever waits for a lock can be stopped`() throws {
    let other = try folder.open()
    try other.execute("BEGIN IMMEDIATE")
    let waits = Cancellation()
    var rebuilder = try rebuilder()
    rebuilder.whenBusy = { _ in
      waits.cancel()
      return true
    }
    let error = #expect(throws: RebuildError.self) {
      try rebuilder.run(at: path) { _ in waits.isCancelled ? .stop : .continue }
    }
    #expect(error?.kind == .cancelled)
  }

  @Test func `code that goes on after a statement that was stopped is rolled back`() throws {
    let history = SchemaHistory {
      SchemaVersion(1, Schema { Table("t") { Column("a", .integer) } })
      SchemaVersion(2, Schema { Table("t") { Column("a", .integer) } }) { transaction in
        try transaction.execute("INSERT INTO t VALUES (0)")
        try? transaction.execute(
          """
          WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 20000)
          SELECT count(*) FROM n WHERE i % 7
          """
        )
      }
    }
    let path = try folder.database("CREATE TABLE t(a INTEGER); PRAGMA user_version=1", named: "h")
    var rebuilder = HistoryRebuilder(history)
    rebuilder.settings.progressInterval = 0
    let error = #expect(throws: RebuildError.self) {
      try rebuilder.run(at: path, progress: log.stop(during: "run willRebuild of version 2"))
    }
    #expect(error?.kind == .cancelled)
    #expect(error?.failedStep?.to == 2)
    #expect(try folder.lines("SELECT * FROM t; PRAGMA user_version", in: "h") == ["1"])
  }

  @Test func `a run through a history tells the version, and keeps those that are done`() throws {
    let path = try folder.database(
      ProgressLog.rows(5000, into: "note(id INTEGER PRIMARY KEY, text TEXT)", "i, 'body ' || i")
        + "PRAGMA user_version=1",
      named: "notes.db"
    )
    var rebuilder = HistoryRebuilder(NoteHistory.history())
    rebuilder.settings.progressInterval = 0
    let error = #expect(throws: RebuildError.self) {
      try rebuilder.run(at: path) { [log] progress in
        _ = log.goOn(progress)
        return progress.version?.number == 3 && progress.phase == .changing ? .stop : .continue
      }
    }
    #expect(error?.kind == .cancelled)
    #expect(error?.failedStep?.done == [2])
    #expect(
      log.all.compactMap(\.version).reduce(into: []) { if $0.last != $1 { $0.append($1) } } == [
        RebuildProgress.Version(number: 2, place: 2, count: 4),
        RebuildProgress.Version(number: 3, place: 3, count: 4),
      ]
    )
    #expect(try folder.lines("PRAGMA user_version", in: "notes.db") == ["2"])
  }
}
