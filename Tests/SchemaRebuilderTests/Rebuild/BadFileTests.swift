import Foundation
import Testing

@testable import SchemaRebuilder

/// A file that cannot be rebuilt: a clear error, and every byte as it was.
@Suite struct BadFileTests {
  private let folder: ScratchFolder
  private let rebuilder: Rebuilder

  init() throws {
    folder = try ScratchFolder()
    rebuilder = Rebuilder(try Schema(sql: "CREATE TABLE t(a, b NOT NULL DEFAULT (1 + 1));"))
  }

  private func expectError(
    _ kind: RebuildError.Kind,
    _ message: String,
    at path: String,
    planToo: Bool = true,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let before = try folder.contents()
    let plans: [(Rebuilder, String) throws -> Void] = [
      { _ = try $0.run(at: $1) }, { _ = try $0.plan(at: $1) }, { _ = try $0.difference(at: $1) },
    ]
    for act in planToo ? plans : [plans[0]] {
      let error = #expect(throws: RebuildError.self, sourceLocation: sourceLocation) {
        try act(rebuilder, path)
      }
      #expect(error?.kind == kind, sourceLocation: sourceLocation)
      #expect(error?.message == "\(path) \(message)", sourceLocation: sourceLocation)
    }
    #expect(try folder.contents() == before, sourceLocation: sourceLocation)
  }

  private func noise(_ count: Int) -> Data {
    var generator = SeededGenerator(seed: 5)
    return Data((0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) })
  }

  @Test(arguments: [100, 512, 4096, 100_000])
  func `bytes that are no database, or an encrypted one`(count: Int) throws {
    let path = try folder.file(noise(count))
    try expectError(.notADatabase, "is not an SQLite database, or is encrypted", at: path)
  }

  @Test func `a text`() throws {
    let path = try folder.file(Data("CREATE TABLE t(a);\n".utf8))
    try expectError(.notADatabase, "is not an SQLite database, or is encrypted", at: path)
  }

  private func truncated(to pages: Double) throws -> String {
    let rows = "INSERT INTO t SELECT hex(randomblob(500)) FROM t;"
    try folder.database(
      "PRAGMA page_size=4096; CREATE TABLE t(a); INSERT INTO t VALUES ('x');"
        + String(repeating: rows, count: 8)
        + String(repeating: "CREATE VIEW v AS SELECT 1;", count: 1),
      named: "whole.db"
    )
    let whole = try folder.contents()["whole.db"] ?? Data()
    return try folder.file(Data(whole.prefix(Int(4096 * pages))))
  }

  @Test func `a file that was cut off`() throws {
    let path = try truncated(to: 1.5)
    try expectError(.corrupt, "is damaged", at: path, planToo: false)
  }

  @Test func `a file whose schema is destroyed`() throws {
    let path = try folder.database("CREATE TABLE t(a)")
    var bytes = try folder.contents()["app.db"] ?? Data()
    bytes.replaceSubrange(100..<120, with: noise(20))
    try folder.file(bytes)
    try expectError(.corrupt, "is damaged", at: path)
  }

  @Test func `a virtual table whose module is not at hand, and is declared`() throws {
    let path = try folder.database(
      """
      CREATE TABLE t(a);
      PRAGMA writable_schema=ON;
      INSERT INTO sqlite_schema VALUES (
        'table', 'm', 'm', 0, 'CREATE VIRTUAL TABLE m USING missing(a, b)');
      """
    )
    let before = try folder.contents()
    let schema = try Schema(sql: "CREATE VIRTUAL TABLE m USING missing(a, b);")
    let error = #expect(throws: RebuildError.self) { try Rebuilder(schema).run(at: path) }
    #expect(error?.kind == .declaredSchema)
    #expect(error?.object == "m")
    #expect(try folder.contents() == before)
  }

  @Test func `a directory`() throws {
    try expectError(.isDirectory, "is a directory", at: folder.url.path)
  }

  @Test func `a missing file that is not to be created`() throws {
    var rebuilder = rebuilder
    rebuilder.createsMissingFile = false
    let error = #expect(throws: RebuildError.self) { try rebuilder.run(at: folder.path("no.db")) }
    #expect(error?.kind == .missing)
    #expect(error?.message == "\(folder.path("no.db")) does not exist")
    #expect(throws: RebuildError.self) { try rebuilder.plan(at: folder.path("no.db")) }
    #expect(try folder.contents() == [:])
  }

  @Test func `a folder that is missing`() throws {
    try expectError(
      .cannotOpen,
      "cannot be opened",
      at: folder.path("no/such/app.db"),
      planToo: false
    )
  }

  @Test func `a schema with a mistake makes no file`() throws {
    let schema = try Schema(sql: "CREATE TABLE t(a);\nCREATE INDEX i ON t(b);")
    let error = #expect(throws: RebuildError.self) { try Rebuilder(schema).run(at: folder.path()) }
    #expect(error?.kind == .declaredSchema)
    #expect(try folder.contents() == [:])
  }

  /// The file cannot be deleted again: another process may have opened it by then.
  @Test func `a run that fails leaves no more than an empty file`() throws {
    struct Fault: Error {}
    var rebuilder = rebuilder
    rebuilder.beforeStep = { _ in throw Fault() }
    #expect(throws: RebuildError.self) { try rebuilder.run(at: folder.path()) }
    #expect(try folder.contents() == ["app.db": Data()])
  }
}
