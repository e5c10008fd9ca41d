import SchemaRebuilder
import SchemaRebuilderTesting
import Testing

@Suite struct CancellationTests {
  @Test func `a task that is cancelled leaves the file as it was`() async throws {
    let database = try FixtureDatabase("CREATE TABLE t(a); INSERT INTO t VALUES (1);")
    let before = try database.dump()
    let schema = try Schema(sql: "CREATE TABLE t(a, b DEFAULT (1 + 1));")
    let path = database.path
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await Rebuilder(schema).run(at: path)
    }
    let error = await #expect(throws: RebuildError.self) { try await task.value }
    #expect(error?.kind == .cancelled)
    #expect(try database.dump() == before)
  }

  @Test func `a task that is not cancelled runs to its end`() async throws {
    let database = try FixtureDatabase("CREATE TABLE t(a); INSERT INTO t VALUES (1);")
    let schema = try Schema(sql: "CREATE TABLE t(a, b DEFAULT (1 + 1));")
    let path = database.path
    let report = try await Task { try await Rebuilder(schema).run(at: path) }.value
    #expect(report.tables.map(\.rows) == [1])
  }
}
