import SchemaRebuilderCSQLite
import Foundation
import Testing

@testable import SchemaRebuilder

/// Every connection gets what the app gives it, before anything is read through it.
@Suite struct PrepareTests {
  private let folder: ScratchFolder
  private let path: String
  private let schema: Schema

  init() throws {
    folder = try ScratchFolder()
    path = try folder.database("CREATE TABLE t(a); INSERT INTO t VALUES (1)")
    schema = try Schema(sql: "CREATE TABLE t(a NOT NULL);")
  }

  /// The files of the connections that were prepared, in order.
  private final class Prepared: @unchecked Sendable {
    private let lock = NSLock()
    private var names: [String] = []

    var all: [String] { lock.withLock { names } }

    func note(_ handle: OpaquePointer) {
      let name = sqlite3_db_filename(handle, "main").map { String(cString: $0) } ?? ""
      let last = name.split(separator: "/").last.map(String.init) ?? "memory"
      lock.withLock { names.append(last) }
    }
  }

  @Test func `a plan prepares the live connection, the pristine and the rehearsal`() throws {
    let prepared = Prepared()
    _ = try Rebuilder(schema, prepare: { prepared.note($0) }).plan(at: path)
    #expect(prepared.all == ["app.db", "memory", "memory"])
  }

  @Test func `a run with a backup prepares the connections that write and read it, too`() throws {
    let prepared = Prepared()
    let rebuilder = Rebuilder(
      schema,
      backup: folder.path("old.db"),
      prepare: { prepared.note($0) }
    )
    _ = try rebuilder.run(at: path)
    let unfinished = "old.db.unfinished-by-schemarebuilder"
    #expect(
      prepared.all
        == ["app.db", "memory", "memory", "app.db", unfinished, unfinished, "memory"]
    )
  }

  @Test func `a lent connection is the app's own, and the others are prepared`() throws {
    let prepared = Prepared()
    let connection = try folder.open()
    _ = try Rebuilder(schema, prepare: { prepared.note($0) }).run(on: connection.handle)
    #expect(prepared.all == ["memory", "memory", "memory"])
  }

  @Test func `a saved plan and a schema that is read prepare theirs`() throws {
    let prepared = Prepared()
    let plan = try Rebuilder(schema).plan(at: path)
    _ = try Rebuilder.apply(plan, at: path, prepare: { prepared.note($0) })
    #expect(prepared.all.first == "app.db")
    _ = try Schema(readingFrom: path, prepare: { prepared.note($0) })
    #expect(prepared.all.filter { $0 == "app.db" } == ["app.db", "app.db"])
  }

  @Test func `where it throws, nothing is done`() throws {
    struct NoKey: Error {}
    let before = try folder.contents()
    let rebuilder = Rebuilder(schema, prepare: { _ in throw NoKey() })
    #expect(throws: RebuildError.self) { try rebuilder.run(at: path) }
    #expect(try folder.contents() == before)
  }
}
