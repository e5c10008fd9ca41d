import Testing

@testable import SchemaRebuilder

/// The cures of a history hold for the versions that declare what they name.
@Suite struct HistoryCuresTests {
  private let folder: ScratchFolder
  private let history: SchemaHistory

  init() throws {
    folder = try ScratchFolder()
    let schemas = [
      "CREATE TABLE t(a);", "CREATE TABLE t(a UNIQUE);", "CREATE TABLE t(a); CREATE TABLE u(a);",
      "CREATE TABLE t(a); CREATE TABLE u(a, b INTEGER);",
    ]
    history = SchemaHistory(
      versions: try schemas.enumerated().map { SchemaVersion($0 + 1, try Schema(sql: $1)) }
    )
  }

  private func file() throws -> String {
    try folder.database(
      "CREATE TABLE t(a); INSERT INTO t VALUES (1), (1), (2); PRAGMA user_version=1"
    )
  }

  @Test func `a cure acts in the step of its version and stands in the way of no other`() throws {
    let cures: [Policy.Cure] = [
      .deduplicate(table: "t", keep: .first), .cast(table: "u", column: "b"),
    ]
    let rebuilder = HistoryRebuilder(history, policy: Policy(cures: cures))
    let path = try file()
    #expect(try rebuilder.plan(at: path).isRefused == false)
    #expect(try rebuilder.run(at: path).toVersion == 4)
    #expect(try folder.lines("SELECT a FROM t") == ["1", "2"])
    #expect(try rebuilder.run(at: path).isEmpty)
    #expect(try rebuilder.plan(at: path).isEmpty)
  }

  @Test func `a cure that no version declares is a mistake`() throws {
    let cures: [Policy.Cure] = [.cast(table: "u", column: "c")]
    let rebuilder = HistoryRebuilder(history, policy: Policy(cures: cures))
    let path = try file()
    let error = #expect(throws: RebuildError.self) { try rebuilder.run(at: path) }
    #expect(error?.kind == .declaredSchema)
    #expect(try folder.lines("PRAGMA user_version") == ["1"])
  }
}
