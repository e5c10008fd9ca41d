import Foundation
import SchemaRebuilderTesting
import Synchronization
import Testing

@testable import SchemaRebuilder

/// Free pages that are given back once a run is committed.
@Suite struct ReclaimingTests {
  /// A table that is dropped and holds some hundred pages, beside one that gets a column.
  private func database(_ settings: String = "", _ rest: String = "") throws -> FixtureDatabase {
    try FixtureDatabase(
      """
      PRAGMA page_size=1024; \(settings);
      CREATE TABLE note(id INTEGER PRIMARY KEY, body TEXT);
      CREATE TABLE big(body);
      WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 300)
      INSERT INTO big SELECT zeroblob(900) FROM n;
      INSERT INTO note VALUES (1, 'a'), (3, 'b');
      \(rest)
      """
    )
  }

  private func rebuilder(
    _ reclaiming: Policy.Reclaiming,
    also rest: String = ""
  ) throws -> Rebuilder {
    Rebuilder(
      try Schema(
        sql: "CREATE TABLE note(id INTEGER PRIMARY KEY, body TEXT, day TEXT); \(rest)\n"
          + "-- @dropped big"
      ),
      version: 2,
      policy: Policy(reclaiming: reclaiming)
    )
  }

  private func freePages(_ database: FixtureDatabase) throws -> Int {
    Int(try database.rows("PRAGMA freelist_count")[0][0]) ?? -1
  }

  @Test func `they stay where nothing is said`() throws {
    let database = try database()
    let rebuilder = try rebuilder(.none)
    #expect(try !rebuilder.plan(at: database.path).sql.contains("VACUUM"))
    #expect(try rebuilder.run(at: database.path).reclaimedBytes == nil)
    #expect(try freePages(database) > 300)
  }

  @Test(arguments: [
    (Policy.Reclaiming.incremental, "DELETE"), (.incremental, "WAL"), (.vacuum, "DELETE"),
    (.vacuum, "WAL"),
  ])
  func `they go, the report says how many, and the plan says how`(
    reclaiming: Policy.Reclaiming,
    journal: String
  ) throws {
    let vacuum = reclaiming == .vacuum ? "NONE" : "INCREMENTAL"
    let database = try database("PRAGMA auto_vacuum=\(vacuum); PRAGMA journal_mode=\(journal)")
    let rebuilder = try rebuilder(reclaiming)
    let plan = try rebuilder.plan(at: database.path)
    let statement = reclaiming == .vacuum ? "VACUUM main" : "PRAGMA main.incremental_vacuum"
    #expect(plan.steps.last?.sql == statement)
    #expect(plan.sql.components(separatedBy: "COMMIT;\n")[1].hasSuffix("\n\(statement);\n"))
    let before = try database.bytes().count
    let report = try rebuilder.run(at: database.path)
    let freed = try #require(report.reclaimedBytes)
    #expect(freed > 300_000)
    #expect(try freePages(database) == 0)
    #expect(try database.bytes().count < before - 290_000)
    #expect(report.remarks == [])
    #expect(
      try database.rows("SELECT * FROM note") == [["1", "'a'", "NULL"], ["3", "'b'", "NULL"]]
    )
    #expect(try database.rows("PRAGMA integrity_check; PRAGMA user_version") == [["'ok'"], ["2"]])
    #expect(try rebuilder.run(at: database.path).reclaimedBytes == nil)
  }

  @Test(arguments: [
    ("NONE", "incremental_vacuum does nothing in a file whose auto_vacuum is none"),
    ("FULL", "no free pages need be given back: auto_vacuum of the file is full"),
  ])
  func `a file that is not kept for it is told so`(mode: String, words: String) throws {
    let database = try database("PRAGMA auto_vacuum=\(mode)")
    let rebuilder = try rebuilder(.incremental)
    let plan = try rebuilder.plan(at: database.path)
    #expect(plan.steps.allSatisfy { $0.phase != .after })
    #expect(plan.remarks.contains { $0.contains(words) })
    let report = try rebuilder.run(at: database.path)
    #expect(report.remarks == plan.remarks)
    #expect(report.reclaimedBytes == nil)
  }

  @Test(arguments: [
    ("CREATE VIRTUAL TABLE search USING fts5(x, content='log');", "the full-text table search"),
    ("CREATE VIEW numbered AS SELECT rowid AS n, x FROM log;", "view numbered"),
  ])
  func `VACUUM is left out where something knows rowids that it may change`(
    keeper: String,
    name: String
  ) throws {
    let log = "CREATE TABLE log(x);"
    let database = try database("", log + "INSERT INTO log VALUES (1), (2); \(keeper)")
    let plan = try rebuilder(.vacuum, also: log + keeper).plan(at: database.path)
    #expect(plan.steps.allSatisfy { $0.phase != .after })
    #expect(
      plan.remarks == [
        "no free pages are given back: VACUUM may give other rowids to log, which has no INTEGER "
          + "PRIMARY KEY and whose rowids \(name) knows"
      ]
    )
  }

  @Test func `VACUUM says of which rows it may change the rowids`() throws {
    let log = "CREATE TABLE log(x);"
    let database = try database("", log)
    let plan = try rebuilder(.vacuum, also: log).plan(at: database.path)
    #expect(
      plan.remarks == ["VACUUM may give other rowids to log, as there is no INTEGER PRIMARY KEY"]
    )
    #expect(plan.steps.last?.phase == .after)
  }

  @Test func `where there is no room for VACUUM the rebuild stands`() throws {
    let database = try database()
    let isCommitted = Mutex(false)
    var rebuilder = try rebuilder(.vacuum)
    rebuilder.freeSpace = { _ in isCommitted.withLock { $0 } ? 1_000 : 1_000_000_000 }
    rebuilder.beforeStep = { _ in isCommitted.withLock { $0 = true } }
    let report = try rebuilder.run(at: database.path)
    #expect(report.reclaimedBytes == nil)
    let remark = try #require(report.remarks.last)
    #expect(
      remark.hasPrefix(
        "the change is committed and stays; the free pages were not given back: VACUUM needs about"
      )
    )
    #expect(remark.hasSuffix("and 1 kB are free there; run it once there is room"))
    #expect(try database.rows("PRAGMA user_version") == [["2"]])
    #expect(try freePages(database) > 300)
  }

  @Test func `a run that is stopped when it is committed stands too`() throws {
    let database = try database()
    let report = try rebuilder(.vacuum).run(at: database.path) { progress in
      progress.phase == .reclaiming ? .stop : .continue
    }
    // The handler is asked ten times a second at most, so that it may have come too late.
    if report.reclaimedBytes == nil {
      #expect(report.remarks.last?.hasSuffix("the run was cancelled") == true)
    }
    #expect(try database.rows("PRAGMA user_version") == [["2"]])
    var impatient = try rebuilder(.vacuum)
    impatient.progressInterval = 0
    let other = try self.database()
    let stopped = try impatient.run(at: other.path) { progress in
      progress.phase == .reclaiming ? .stop : .continue
    }
    #expect(stopped.remarks.last?.hasSuffix("the run was cancelled") == true)
    #expect(try other.rows("PRAGMA user_version; PRAGMA integrity_check") == [["2"], ["'ok'"]])
  }

  @Test func `a saved plan gives them back, and a history once`() throws {
    let database = try database()
    let plan = try rebuilder(.vacuum).plan(at: database.path)
    #expect(try Rebuilder.apply(plan, at: database.path).reclaimedBytes ?? 0 > 300_000)
    let old = try self.database("PRAGMA user_version=1")
    let note = "CREATE TABLE note(id INTEGER PRIMARY KEY, body TEXT);"
    let versions = try [
      Schema(sql: note + "CREATE TABLE big(body);"),
      Schema(sql: note + "CREATE TABLE day(d); CREATE TABLE big(body);"),
      Schema(sql: note + "CREATE TABLE day(d);\n-- @dropped big"),
    ]
    let history = SchemaHistory {
      SchemaVersion(1, versions[0])
      SchemaVersion(2, versions[1])
      SchemaVersion(3, versions[2])
    }
    var stepper = HistoryRebuilder(history, policy: Policy(reclaiming: .vacuum))
    stepper.passesOver = false
    let report = try stepper.run(at: old.path)
    #expect(report.steps.map { $0.reclaimedBytes == nil } == [true, false])
  }
}
