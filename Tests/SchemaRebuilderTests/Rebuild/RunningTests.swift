import SchemaRebuilderCSQLite
import Foundation
import Testing

@testable import SchemaRebuilder

/// The front doors: a path, a URL, a task, a connection that the caller has opened.
@Suite struct RunningTests {
  private let folder: ScratchFolder
  private let path: String
  private let rebuilder: Rebuilder
  private let expected = ["'CREATE TABLE t(a, b)'", "1|NULL", "3"]

  init() throws {
    folder = try ScratchFolder()
    path = try folder.database("CREATE TABLE t(a); INSERT INTO t VALUES (1)")
    rebuilder = Rebuilder(try Schema(sql: "CREATE TABLE t(a, b);"), version: 3)
  }

  private func state(of connection: SQLiteConnection? = nil) throws -> [String] {
    try (connection ?? folder.open()).lines(
      "SELECT sql FROM sqlite_schema; SELECT a, b FROM t; PRAGMA user_version"
    )
  }

  @Test func `a path`() throws {
    let report = try rebuilder.run(at: path)
    #expect(try state() == expected)
    #expect(report.fromVersion == 0)
    #expect(report.toVersion == 3)
    #expect(report.tables.map(\.rung) == [.addColumn])
    #expect(
      report.steps.map(\.sql) == [
        #"ALTER TABLE main."t" ADD COLUMN b"#, "PRAGMA main.user_version=3",
      ]
    )
  }

  @Test func `a URL`() throws {
    let url = URL(fileURLWithPath: path)
    #expect(try rebuilder.plan(at: url) == rebuilder.plan(at: path))
    #expect(try !rebuilder.run(at: url).isEmpty)
    #expect(try state() == expected)
  }

  @Test func `a task`() async throws {
    let plan = try await rebuilder.plan(at: path)
    #expect(plan.steps.last?.sql == "PRAGMA main.user_version=3")
    let report = try await rebuilder.run(at: path)
    #expect(!report.isEmpty)
    let again = try await rebuilder.run(at: URL(fileURLWithPath: path))
    #expect(again.isEmpty)
    #expect(try state() == expected)
  }

  @Test func `a task that is cancelled leaves the file as it was`() async throws {
    let before = try folder.contents()
    var rebuilder = rebuilder
    rebuilder.schema = try Schema(sql: "CREATE TABLE t(a NOT NULL);")
    let atStep = DispatchSemaphore(value: 0)
    let goOn = DispatchSemaphore(value: 0)
    rebuilder.beforeStep = { number in
      guard number == 4 else { return }
      atStep.signal()
      goOn.wait()
    }
    let task = Task { [rebuilder, path] in try await rebuilder.run(at: path) }
    DispatchQueue.global().async {
      atStep.wait()
      task.cancel()
      goOn.signal()
    }
    let result = await task.result
    let error = #expect(throws: RebuildError.self) { try result.get() }
    #expect(error?.kind == .cancelled)
    #expect(error?.message == "\(path): the run was cancelled")
    #expect(try folder.contents() == before)
  }

  @Test func `a connection that the caller has opened, and goes on using`() throws {
    let connection = try folder.open()
    #expect(try !rebuilder.plan(on: connection.handle).isEmpty)
    #expect(try !rebuilder.run(on: connection.handle).isEmpty)
    #expect(try state(of: connection) == expected)
    try connection.execute("INSERT INTO t VALUES (2, 3)")
  }

  @Test func `a second run finds nothing to do and says what it left alone`() throws {
    _ = try rebuilder.run(at: path)
    let bytes = try folder.contents()
    let report = try rebuilder.run(at: path)
    #expect(report.isEmpty)
    #expect(report.leftAlone == ["t"])
    #expect(try folder.contents() == bytes)
  }

  @Test func `a missing file is created`() throws {
    let report = try rebuilder.run(at: folder.path("new.db"))
    #expect(report.tables.map(\.rung) == [.create])
    #expect(try folder.lines("PRAGMA user_version", in: "new.db") == ["3"])
    #expect(try folder.lines("SELECT sql FROM sqlite_schema", in: "new.db") == [expected[0]])
  }

  @Test(arguments: ["my file.db", "50%.db", "a?b#c.db", "it's.db", "naïve🙂.db", "select"])
  func `a file of any name`(name: String) throws {
    _ = try rebuilder.run(at: folder.path(name))
    #expect(try rebuilder.plan(at: folder.path(name)).isEmpty)
    #expect(try folder.contents().keys.sorted() == [name, "app.db"].sorted())
  }

  @Test func `a report says how many rows were copied, and can be saved`() throws {
    let schema = try Schema(sql: "CREATE TABLE t(a NOT NULL); CREATE TABLE u(x);")
    try folder.open().execute("INSERT INTO t VALUES (2), (3)")
    let report = try Rebuilder(schema, policy: Policy(strategy: .rebuild)).run(at: path)
    #expect(report.tables.map(\.name) == ["t", "u"])
    #expect(report.tables.map(\.rows) == [3, nil])
    let data = try JSONEncoder().encode(report)
    #expect(try JSONDecoder().decode(RebuildReport.self, from: data) == report)
  }

  @Test func `a file in UTF-16 stays one`() throws {
    let wide = try folder.database(
      """
      PRAGMA encoding='UTF-16le';
      CREATE TABLE t(a TEXT, c BLOB); INSERT INTO t VALUES ('é🙂', x'00ff');
      """,
      named: "wide.db"
    )
    let schema = try Schema(sql: "CREATE TABLE t(a TEXT NOT NULL CHECK (a <> 'ß'), c BLOB);")
    #expect(try !Rebuilder(schema).run(at: wide).isEmpty)
    #expect(
      try folder.lines("PRAGMA encoding; SELECT * FROM t", in: "wide.db")
        == ["'UTF-16le'", "'é🙂'|x'00ff'"]
    )
    #expect(try Rebuilder(schema).plan(at: wide).isEmpty)
  }
}
