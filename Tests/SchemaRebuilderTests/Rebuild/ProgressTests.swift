import Foundation
import Testing

@testable import SchemaRebuilder

/// What a run tells of itself while it is running.
@Suite struct ProgressTests {
  private let folder: ScratchFolder
  private let path: String
  private let log = ProgressLog()

  init() throws {
    folder = try ScratchFolder()
    path = try folder.database(
      ProgressLog.rows(20_000, into: "t(id INTEGER PRIMARY KEY, a TEXT, gone INT)", "i, 'x', 1")
    )
  }

  private func rebuilder(
    _ sql: String,
    _ strategy: Policy.Strategy = .rebuild
  ) throws -> Rebuilder {
    var rebuilder = Rebuilder(
      try Schema(sql: sql),
      version: 2,
      policy: Policy(strategy: strategy)
    )
    rebuilder.policy.allowed = [.init(.dropColumn), .init(.changeValues)]
    rebuilder.progressInterval = 0
    return rebuilder
  }

  private var copying: [RebuildProgress] { log.told(of: "copy the rows of t") }

  @Test(arguments: [(Policy.Strategy.rebuild, Rung.rebuild), (.automatic, .swap)])
  func `a copy tells its table, its step and the part of the rows that is done`(
    strategy: Policy.Strategy,
    rung: Rung
  ) throws {
    let rebuilder = try rebuilder("CREATE TABLE t(id INTEGER PRIMARY KEY, a BLOB);", strategy)
    let plan = try rebuilder.plan(at: path)
    #expect(plan.tables.map(\.rung) == [rung])
    let inside = plan.steps.filter { $0.phase == .inside }
    let number = try #require(inside.firstIndex { $0.kind == .copyRows }) + 1
    _ = try rebuilder.run(at: path, progress: log.goOn)
    let fractions = try copying.map { try #require($0.fractionOfRows) }
    #expect(fractions == fractions.sorted())
    #expect(fractions.first == 0)
    #expect(fractions.contains { $0 > 0.4 && $0 < 0.6 })
    #expect((0.9...1).contains(try #require(fractions.last)))
    #expect(Set(copying.map(\.object)) == ["t"])
    #expect(Set(copying.map(\.step)) == [number])
    #expect(Set(copying.map(\.stepCount)) == [inside.count])
    #expect(Set(copying.map(\.phase)) == [.changing])
  }

  @Test func `rows that are written in place tell the part that is done`() throws {
    let rebuilder = try rebuilder(
      "CREATE TABLE t(id INTEGER PRIMARY KEY, a TEXT, gone TEXT);",
      .automatic
    )
    #expect(try rebuilder.run(at: path, progress: log.goOn).tables.map(\.rung) == [.update])
    let fractions = log.told(of: "write the rows of t where they stand").compactMap(
      \.fractionOfRows
    )
    #expect(fractions == fractions.sorted())
    #expect(fractions.first == 0)
    #expect(fractions.contains { $0 > 0.4 && $0 < 0.6 })
    #expect((0.9...1).contains(try #require(fractions.last)))
  }

  @Test func `through a connection of the caller's they tell none, since its hook must stay`()
    throws
  {
    let rebuilder = try rebuilder(
      "CREATE TABLE t(id INTEGER PRIMARY KEY, a TEXT, gone TEXT);",
      .automatic
    )
    let connection = try SQLiteConnection(path: path, mode: .readWrite)
    _ = try rebuilder.run(on: connection.handle, progress: log.goOn)
    let told = log.told(of: "write the rows of t where they stand")
    #expect(told.count > 10)
    #expect(told.compactMap(\.fractionOfRows) == [])
  }

  @Test(arguments: [Policy.Strategy.rebuild, .automatic])
  func `it goes from planning to verifying, and time and bytes only rise`(
    strategy: Policy.Strategy
  ) throws {
    _ = try rebuilder("CREATE TABLE t(id INTEGER PRIMARY KEY, a BLOB);", strategy)
      .run(at: path, progress: log.goOn)
    let phases = log.all.map(\.phase)
    #expect(
      phases == phases.filter { $0 == .planning } + phases.filter { $0 == .changing }
        + phases.filter { $0 == .verifying }
    )
    #expect(Set(phases) == [.planning, .changing, .verifying])
    #expect(log.all.map(\.elapsedSeconds) == log.all.map(\.elapsedSeconds).sorted())
    #expect(log.all.map(\.bytesWritten) == log.all.map(\.bytesWritten).sorted())
  }

  @Test func `a backup tells which part of the pages is copied`() throws {
    _ = try folder.open().execute("CREATE TABLE b(b); INSERT INTO b VALUES (zeroblob(40000000))")
    var rebuilder = try rebuilder("CREATE TABLE t(id INTEGER PRIMARY KEY, a TEXT);")
    rebuilder.backup = folder.path("copy.db")
    _ = try rebuilder.run(at: path, progress: log.goOn)
    let told = log.told(of: "copy the database to \(folder.path("copy.db"))")
    let fractions = told.compactMap(\.fractionOfRows)
    #expect(fractions == fractions.sorted())
    #expect(fractions.contains { $0 > 0.3 && $0 < 0.7 })
    #expect(told.contains { $0.bytesWritten > 10_000_000 })
  }

  @Test(arguments: [
    "t(id INTEGER PRIMARY KEY, a TEXT) WITHOUT ROWID",
    "t(a INTEGER PRIMARY KEY, id INT)",
  ])
  func `a copy in another order than that of rowids tells no part`(table: String) throws {
    try folder.open().execute("UPDATE t SET a = 20001 - id")
    _ = try rebuilder("CREATE TABLE \(table);").run(at: path, progress: log.goOn)
    #expect(copying.count > 10)
    #expect(copying.compactMap(\.fractionOfRows) == [])
  }

  @Test func `rowids that lie closer in one place than in another tell no part`() throws {
    try folder.open().execute("INSERT INTO t VALUES (9000000000, 'x', 1)")
    _ = try rebuilder("CREATE TABLE t(id INTEGER PRIMARY KEY, a TEXT);")
      .run(at: path, progress: log.goOn)
    #expect(copying.count > 10)
    #expect(copying.compactMap(\.fractionOfRows) == [])
  }

  @Test func `rows of which every second was deleted tell it`() throws {
    try folder.open().execute("DELETE FROM t WHERE id % 2; UPDATE t SET id = id - 15000")
    _ = try rebuilder("CREATE TABLE t(id INTEGER PRIMARY KEY, a TEXT);")
      .run(at: path, progress: log.goOn)
    #expect(copying.contains { ($0.fractionOfRows ?? 0) > 0.5 })
  }

  @Test func `within the interval it is told once`() throws {
    var rebuilder = try rebuilder("CREATE TABLE t(id INTEGER PRIMARY KEY, a TEXT);")
    rebuilder.progressInterval = 1000
    _ = try rebuilder.run(at: path, progress: log.goOn)
    #expect(log.all.count == 1)
  }

  @Test func `a run that has nothing to do tells that it reads the file`() throws {
    let rebuilder = try rebuilder("CREATE TABLE t(id INTEGER PRIMARY KEY, a TEXT, gone INT);")
    _ = try rebuilder.run(at: path)
    _ = try rebuilder.run(at: path, progress: log.goOn)
    #expect(log.all.first?.activity == "read the file and ask its rows")
    #expect(Set(log.all.map(\.phase)) == [.planning])
  }

  @Test func `a task is told on its own thread, and a URL will do`() async throws {
    let rebuilder = try rebuilder("CREATE TABLE t(id INTEGER PRIMARY KEY, a TEXT);")
    let url = URL(fileURLWithPath: path)
    let report = try await rebuilder.run(at: url, progress: log.goOn)
    #expect(report.tables.map(\.rows) == [20_000])
    #expect(copying.count > 10)
  }

  @Test func `a saved plan tells it too`() throws {
    let rebuilder = try rebuilder("CREATE TABLE t(id INTEGER PRIMARY KEY, a TEXT);")
    let data = try JSONEncoder().encode(try rebuilder.plan(at: path))
    let plan = try JSONDecoder().decode(Plan.self, from: data)
    #expect(plan.steps.compactMap(\.rowIDs).map(\.rowID) == ["id"])
    _ = try Rebuilder.apply(plan, at: path, progress: log.goOn)
    #expect(log.all.first?.phase == .planning)
  }
}

/// What a run has told, in order.
final class ProgressLog: @unchecked Sendable {
  private let lock = NSLock()
  private var told: [RebuildProgress] = []

  var all: [RebuildProgress] { lock.withLock { told } }

  func told(of activity: String) -> [RebuildProgress] { all.filter { $0.activity == activity } }

  @Sendable func goOn(_ progress: RebuildProgress) -> RebuildProgress.Answer {
    lock.withLock { told.append(progress) }
    return .continue
  }

  /// Stops when it is told a second time of what begins with these words: then it is running.
  func stop(during words: String) -> Rebuilder.ProgressHandler {
    { progress in
      let isRunning = self.all.last?.activity.hasPrefix(words) ?? false
      _ = self.goOn(progress)
      return isRunning && progress.activity.hasPrefix(words) ? .stop : .continue
    }
  }

  /// SQL that makes a table and fills it, from a number `i` that counts the rows.
  static func rows(_ count: Int, into table: String, _ values: String) -> String {
    let name = table.prefix { $0 != "(" }
    return """
      CREATE TABLE \(table);
      WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < \(count))
      INSERT INTO \(name) SELECT \(values) FROM n;
      """
  }
}
