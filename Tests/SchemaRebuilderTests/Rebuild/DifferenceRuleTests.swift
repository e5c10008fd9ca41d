import Foundation
import Testing

@testable import SchemaRebuilder

/// A file that is only to be opened is refused where it differs, and is never written.
@Suite struct DifferenceRuleTests {
  private let folder: ScratchFolder
  private let path: String

  init() throws {
    folder = try ScratchFolder()
    path = try folder.database("CREATE TABLE t(a); PRAGMA user_version=2")
  }

  private func rebuilder(_ sql: String, version: Int? = 2) throws -> Rebuilder {
    Rebuilder(
      try Schema(sql: sql),
      version: version,
      whenVersionIsEqual: .compare,
      whenDifferent: .refuse
    )
  }

  private func expectDifferent(
    _ rebuilder: Rebuilder,
    _ differences: [String],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let before = try folder.contents()
    let error = #expect(throws: RebuildError.self, sourceLocation: sourceLocation) {
      try rebuilder.run(at: path)
    }
    #expect(error?.kind == .different, sourceLocation: sourceLocation)
    #expect(error?.differences == differences, sourceLocation: sourceLocation)
    #expect(
      error?.message == "\(path) is not as declared: \(differences.joined(separator: "; "))",
      sourceLocation: sourceLocation
    )
    #expect(try folder.contents() == before, sourceLocation: sourceLocation)
  }

  @Test(arguments: ["DELETE", "WAL"])
  func `one that is as declared is opened and left without a trace`(mode: String) throws {
    try folder.open().execute("PRAGMA journal_mode=\(mode)")
    let before = try folder.contents()
    let report = try rebuilder("CREATE TABLE t(a);").run(at: path)
    #expect(report.isEmpty)
    #expect(report.fromVersion == 2)
    #expect(report.toVersion == 2)
    #expect(try folder.contents() == before)
  }

  @Test(arguments: ["DELETE", "WAL"])
  func `what differs is said, sentence by sentence`(mode: String) throws {
    try folder.open().execute("PRAGMA journal_mode=\(mode)")
    try expectDifferent(
      try rebuilder("CREATE TABLE t(a NOT NULL); CREATE TABLE u(b);"),
      ["table u is missing", "t: column a is NOT NULL now"]
    )
  }

  @Test func `an older version is a difference, also where the schemas are equal`() throws {
    try expectDifferent(
      try rebuilder("CREATE TABLE t(a);", version: 3),
      ["the file has version 2, the schema 3"]
    )
    try folder.open().execute("PRAGMA user_version=0")
    try expectDifferent(
      try rebuilder("CREATE TABLE t(a);", version: 3),
      ["the file has no version, the schema 3"]
    )
  }

  @Test func `without a version the schemas alone are compared`() throws {
    #expect(try rebuilder("CREATE TABLE t(a);", version: nil).run(at: path).isEmpty)
  }

  @Test func `a newer version is an error of its own`() throws {
    let error = #expect(throws: RebuildError.self) {
      try rebuilder("CREATE TABLE t(a);", version: 1).run(at: path)
    }
    #expect(error?.kind == .newerVersion)
  }

  @Test func `an equal version is trusted where that is the rule`() throws {
    var rebuilder = try rebuilder("CREATE TABLE other(b);")
    rebuilder.whenVersionIsEqual = .trust
    #expect(try rebuilder.run(at: path).isEmpty)
  }

  @Test func `a file that is missing is not created`() throws {
    let error = #expect(throws: RebuildError.self) {
      try rebuilder("CREATE TABLE t(a);").run(at: folder.path("missing.db"))
    }
    #expect(error?.kind == .missing)
    #expect(try folder.contents().keys.sorted() == ["app.db"])
  }

  @Test func `no row is asked`() throws {
    try folder.open().execute("INSERT INTO t VALUES (NULL)")
    try expectDifferent(
      try rebuilder("CREATE TABLE t(a NOT NULL);"),
      ["t: column a is NOT NULL now"]
    )
  }

  @Test func `a borrowed connection is not written either`() throws {
    let connection = try folder.open()
    let before = try folder.contents()
    let error = #expect(throws: RebuildError.self) {
      try rebuilder("CREATE TABLE t(a, b);").run(on: connection.handle)
    }
    #expect(error?.kind == .different)
    #expect(error?.differences == ["t: column b is new"])
    #expect(try rebuilder("CREATE TABLE t(a);").run(on: connection.handle).isEmpty)
    #expect(try folder.contents() == before)
  }
}
