import Testing

@testable import SchemaRebuilder

@Suite struct VersionRulesTests {
  private let folder: ScratchFolder
  private let schema: Schema

  init() throws {
    folder = try ScratchFolder()
    schema = try Schema(sql: "CREATE TABLE t(a, b);")
  }

  private func file(version: Int, _ table: String = "CREATE TABLE t(a)") throws -> String {
    try folder.database("\(table); PRAGMA user_version=\(version)")
  }

  private func expectError(
    _ kind: RebuildError.Kind,
    _ message: String,
    _ rebuilder: Rebuilder,
    _ path: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let before = try folder.contents()
    let error = #expect(throws: RebuildError.self, sourceLocation: sourceLocation) {
      try rebuilder.run(at: path)
    }
    #expect(error?.kind == kind, sourceLocation: sourceLocation)
    #expect(error?.message == message, sourceLocation: sourceLocation)
    #expect(try folder.contents() == before, sourceLocation: sourceLocation)
  }

  @Test func `0 is an unknown version, so the schemas are compared`() throws {
    let report = try Rebuilder(schema, version: 1).run(at: file(version: 0))
    #expect(report.tables.map(\.rung) == [.addColumn])
    #expect(try folder.lines("PRAGMA user_version") == ["1"])
  }

  @Test func `an older file is brought to the declared version`() throws {
    let report = try Rebuilder(schema, version: 9).run(at: file(version: 4))
    #expect([report.fromVersion, report.toVersion] == [4, 9])
    #expect(try folder.lines("PRAGMA user_version") == ["9"])
  }

  @Test func `without a version nothing is stored`() throws {
    let report = try Rebuilder(schema).run(at: file(version: 4))
    #expect(report.toVersion == nil)
    #expect(try folder.lines("PRAGMA user_version") == ["4"])
  }

  @Test func `the same version is trusted where that is asked for`() throws {
    let rebuilder = Rebuilder(schema, version: 4, whenVersionIsEqual: .trust)
    let path = try file(version: 4)
    let bytes = try folder.contents()
    let report = try rebuilder.run(at: path)
    #expect(report.isEmpty)
    #expect([report.fromVersion, report.toVersion] == [4, 4])
    #expect(try folder.contents() == bytes)
  }

  @Test func `the same version with another schema was not raised`() throws {
    let rebuilder = Rebuilder(schema, version: 4, whenVersionIsEqual: .compare)
    let path = try file(version: 4)
    try expectError(
      .versionNotRaised,
      "\(path) has version 4 already, but the declared schema differs: t: column b is new",
      rebuilder,
      path
    )
  }

  @Test func `the same version with the same schema is nothing to do`() throws {
    let rebuilder = Rebuilder(schema, version: 4, whenVersionIsEqual: .compare)
    #expect(try rebuilder.run(at: file(version: 4, "CREATE TABLE t(b, a)")).isEmpty)
  }

  @Test(arguments: [Rebuilder.EqualVersionRule.trust, .compare])
  func `a newer file is an error`(rule: Rebuilder.EqualVersionRule) throws {
    let path = try file(version: 5)
    try expectError(
      .newerVersion,
      "\(path) has version 5, which is newer than 4",
      Rebuilder(schema, version: 4, whenVersionIsEqual: rule),
      path
    )
    #expect(throws: RebuildError.self) { try Rebuilder(schema, version: 4).plan(at: path) }
  }

  @Test(arguments: [0, -1, 1 << 31, Int.max])
  func `a version that SQLite cannot store is an error`(version: Int) throws {
    try expectError(
      .versionOutOfRange,
      "version \(version) is out of range",
      Rebuilder(schema, version: version),
      try file(version: 0)
    )
  }

  @Test func `the highest version can be stored`() throws {
    let highest = VersionStore.range.upperBound
    #expect(highest == 2_147_483_647)
    _ = try Rebuilder(schema, version: highest).run(at: file(version: 1))
    #expect(try folder.lines("PRAGMA user_version") == ["2147483647"])
  }

  @Test func `apps that share a file keep their versions apart`() throws {
    let path = try file(version: 77)
    func rebuilder(_ key: String, _ version: Int) -> Rebuilder {
      Rebuilder(schema, version: version, versionStore: .table("versions", key: key))
    }
    #expect(try rebuilder("one", 3).run(at: path).fromVersion == 0)
    #expect(try rebuilder("two", 8).run(at: path).fromVersion == 0)
    #expect(try rebuilder("one", 4).run(at: path).fromVersion == 3)
    #expect(
      try folder.lines("SELECT * FROM versions ORDER BY key; PRAGMA user_version")
        == ["'one'|4", "'two'|8", "77"]
    )
    let error = #expect(throws: RebuildError.self) { try rebuilder("two", 7).run(at: path) }
    #expect(error?.kind == .newerVersion)
  }
}
