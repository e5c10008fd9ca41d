import Testing

@testable import SchemaRebuilder

/// A plain rebuild has a larger page cache while it fills the index of a key.
@Suite struct PageCacheTests {
  private let keyed = "CREATE TABLE t(id INTEGER PRIMARY KEY, a TEXT UNIQUE, b INT);"

  private func rebuilder(_ target: String) throws -> Rebuilder {
    Rebuilder(try Schema(sql: target), policy: Policy(strategy: .rebuild))
  }

  private func sizes(_ live: String, _ target: String, pragma: String = "") throws -> [String] {
    let connection = try SQLiteConnection.inMemory(pragma + live)
    let plan = try rebuilder(target).plan(on: connection.handle)
    return plan.steps.map(\.sql).filter { $0.contains("cache_size") }
  }

  @Test func `the cache is widened for the copy, and put back`() throws {
    let target = keyed.replacing("b INT", with: "b TEXT")
    #expect(
      try sizes(keyed, target, pragma: "PRAGMA cache_size=-100;") == [
        "PRAGMA main.cache_size=-32000", "PRAGMA main.cache_size=-100",
      ]
    )
    #expect(try sizes(keyed, target, pragma: "PRAGMA cache_size=-32000;") == [])
    #expect(
      try sizes(keyed, target, pragma: "PRAGMA page_size=1024; PRAGMA cache_size=31999;").last
        == "PRAGMA main.cache_size=31999"
    )
    #expect(
      try sizes(keyed, target, pragma: "PRAGMA page_size=1024; PRAGMA cache_size=32000;") == []
    )
  }

  @Test func `a table without the index of a key is copied as it is`() throws {
    let plain = "CREATE TABLE t(id INTEGER PRIMARY KEY, a TEXT, b INT);"
    #expect(try sizes(plain, plain.replacing("b INT", with: "b TEXT")) == [])
  }

  @Test func `a run that is stopped in the copy puts it back as well`() throws {
    let connection = try SQLiteConnection.inMemory(keyed + "PRAGMA cache_size=-77;")
    var rebuilder = try rebuilder(keyed.replacing("b INT", with: "b TEXT"))
    rebuilder.progressInterval = 0
    let error = #expect(throws: RebuildError.self) {
      try rebuilder.run(on: connection.handle) { progress in
        progress.activity.hasPrefix("copy the rows") ? .stop : .continue
      }
    }
    #expect(error?.kind == .cancelled)
    #expect(try connection.integer("PRAGMA cache_size") == -77)
  }
}
