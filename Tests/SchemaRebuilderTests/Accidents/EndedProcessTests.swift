import Foundation
import Testing

@testable import SchemaRebuilder

/// What a process that ended in the middle of its work has left beside the file.
@Suite struct EndedProcessTests {
  private let crashed: ScratchFolder
  private let running: ScratchFolder
  private let rebuilder: Rebuilder

  init() throws {
    crashed = try ScratchFolder()
    running = try ScratchFolder()
    rebuilder = Rebuilder(
      try Schema(sql: "CREATE TABLE t(a NOT NULL);"),
      version: 2,
      policy: Policy(strategy: .rebuild)
    )
  }

  /// Copies what a running process has on the disk, as if it had ended there.
  private func crash(without suffixes: String...) throws {
    for (name, bytes) in try running.contents() where !suffixes.contains(where: name.hasSuffix) {
      try crashed.file(bytes, named: name)
    }
  }

  private func expectRebuilt(_ rows: [String]) throws {
    let report = try rebuilder.run(at: crashed.path())
    #expect(report.tables.map(\.rows) == [rows.count])
    #expect(try crashed.lines("SELECT a FROM t; PRAGMA integrity_check") == rows + ["'ok'"])
    #expect(try crashed.contents().keys.sorted() == ["app.db"])
  }

  @Test(arguments: [false, true])
  func `what was committed to a write-ahead log is rebuilt too`(keepsIndex: Bool) throws {
    let other = try running.open()
    try other.execute(
      """
      PRAGMA journal_mode=WAL; PRAGMA wal_autocheckpoint=0; CREATE TABLE t(a);
      INSERT INTO t VALUES (1); PRAGMA wal_checkpoint; INSERT INTO t VALUES (2), (3);
      """
    )
    try keepsIndex ? crash() : crash(without: "-shm")
    try expectRebuilt(["1", "2", "3"])
  }

  @Test func `what was not committed to a write-ahead log is not there`() throws {
    let other = try running.open()
    try other.execute(
      """
      PRAGMA journal_mode=WAL; PRAGMA wal_autocheckpoint=0; PRAGMA cache_size=1; CREATE TABLE t(a);
      INSERT INTO t VALUES (1); BEGIN; INSERT INTO t VALUES (zeroblob(50000)), (zeroblob(50000));
      """
    )
    try crash()
    #expect(try (crashed.contents()["app.db-wal"]?.count ?? 0) > 50_000)
    try expectRebuilt(["1"])
  }

  @Test(arguments: ["DELETE", "TRUNCATE", "PERSIST"])
  func `a hot journal is rolled back before a run`(mode: String) throws {
    let other = try running.open()
    try other.execute(
      """
      PRAGMA journal_mode=\(mode); PRAGMA cache_size=1; CREATE TABLE t(a);
      INSERT INTO t VALUES (1), (2); CREATE TABLE big(b); INSERT INTO big VALUES (zeroblob(100000));
      BEGIN; UPDATE t SET a = 'lost'; UPDATE big SET b = zeroblob(100001);
      """
    )
    try crash()
    try #require(try crashed.contents()["app.db-journal"]?.isEmpty == false)
    let report = try rebuilder.run(at: crashed.path())
    #expect(report.tables.map(\.rows) == [2])
    #expect(
      try crashed.lines("SELECT a FROM t; SELECT length(b) FROM big; PRAGMA integrity_check")
        == ["1", "2", "100000", "'ok'"]
    )
  }
}
