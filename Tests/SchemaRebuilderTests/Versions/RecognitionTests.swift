import Testing

@testable import SchemaRebuilder

@Suite struct RecognitionTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
  }

  @Test(arguments: [1, 2, 3, 5])
  func `a file without a version is recognised by its schema`(version: Int) throws {
    let path = try folder.database(NoteHistory.files[version] ?? "")
    let rebuilder = HistoryRebuilder(NoteHistory.history())
    #expect(try rebuilder.plan(at: path).recognizedVersion == version)
    let report = try rebuilder.run(at: path)
    #expect(report.recognizedVersion == version)
    #expect(report.fromVersion == 0)
    #expect(report.steps.last?.toVersion == 5)
    #expect(try folder.lines(NoteHistory.query) == NoteHistory.rows)
    #expect(try folder.lines("PRAGMA user_version") == ["5"])
  }

  @Test func `a schema of no version is an error with the nearest one and its difference`() throws {
    let path = try folder.database(
      "CREATE TABLE note(id INTEGER PRIMARY KEY, body TEXT NOT NULL, words TEXT)"
    )
    let before = try folder.contents()
    let error = #expect(throws: RebuildError.self) {
      try HistoryRebuilder(NoteHistory.history()).run(at: path)
    }
    #expect(error?.kind == .unknownVersion)
    #expect(
      error?.message
        == "\(path) has no version, and its schema is that of none in the history (1, 2, 3, 5); "
        + "the nearest is version 2, which differs: note: column words has type INTEGER instead "
        + "of TEXT"
    )
    #expect(error?.differences == ["note: column words has type INTEGER instead of TEXT"])
    #expect(try folder.contents() == before)
  }

  @Test func `one table more than a version has may be the table of another`() throws {
    let path = try folder.database((NoteHistory.files[3] ?? "") + "CREATE TABLE mine(a)")
    let rebuilder = HistoryRebuilder(NoteHistory.history())
    let error = #expect(throws: RebuildError.self) { try rebuilder.run(at: path) }
    #expect(error?.differences == ["table mine is not declared"])
  }

  @Test func `a version that the app knows from elsewhere is assumed`() throws {
    let path = try folder.database((NoteHistory.files[2] ?? "") + "CREATE TABLE mine(a)")
    let rebuilder = HistoryRebuilder(NoteHistory.history(), assuming: 2)
    let report = try rebuilder.run(at: path)
    #expect(report.recognizedVersion == 2)
    #expect(report.steps.map(\.toVersion) == [3, 5])
    #expect(try folder.lines(NoteHistory.query) == NoteHistory.rows)
    // A version that is stored counts for more.
    #expect(try rebuilder.run(at: path).isEmpty)
    let error = #expect(throws: RebuildError.self) {
      try HistoryRebuilder(NoteHistory.history(), assuming: 4).run(at: path)
    }
    #expect(error?.kind == .unknownVersion)
  }

  @Test func `of equal versions the latest is taken where no code stands between`() throws {
    let schema = try Schema(sql: "CREATE TABLE t(a);")
    let other = try Schema(sql: "CREATE TABLE t(a, b);")
    let history = SchemaHistory(versions: [
      SchemaVersion(1, schema, didRebuild: { _ in }), SchemaVersion(2, schema),
      SchemaVersion(3, schema), SchemaVersion(4, other),
    ])
    let path = try folder.database("CREATE TABLE t(a)")
    #expect(try HistoryRebuilder(history).plan(at: path).recognizedVersion == 3)
  }

  @Test func `equal versions with code between them are not told apart by guessing`() throws {
    let schema = try Schema(sql: "CREATE TABLE t(a);")
    let history = SchemaHistory(versions: [
      SchemaVersion(1, schema), SchemaVersion(2, schema, didRebuild: { _ in }),
      SchemaVersion(3, schema),
    ])
    let path = try folder.database("CREATE TABLE t(a)")
    let error = #expect(throws: RebuildError.self) { try HistoryRebuilder(history).run(at: path) }
    #expect(
      error?.message
        == "\(path) has no version, and its schema is that of versions 1, 2, 3, between which "
        + "code is to be run"
    )
  }

  private func exchange() throws -> SchemaHistory {
    let exchanged = """
      a TEXT, -- @renamed since=2 from=b
      b TEXT -- @renamed since=2 from=a

      """
    return SchemaHistory(versions: [
      SchemaVersion(1, try Schema(sql: "CREATE TABLE t(a TEXT, b TEXT);")),
      SchemaVersion(2, try Schema(sql: "CREATE TABLE t(\(exchanged));")),
      SchemaVersion(3, try Schema(sql: "CREATE TABLE t(c, \(exchanged));")),
    ])
  }

  @Test(arguments: [(1, "'y'|'x'"), (2, "'x'|'y'")])
  func `by the version that is assumed names are exchanged, or were`(
    version: Int,
    row: String
  )
    throws
  {
    let sql = "CREATE TABLE t(a TEXT, b TEXT); INSERT INTO t VALUES ('x', 'y')"
    for passesOver in [true, false] {
      let path = try folder.database(sql)
      let rebuilder = HistoryRebuilder(
        try exchange(),
        assuming: version,
        passesOver: passesOver
      )
      let plan = try rebuilder.plan(at: path)
      #expect(plan.steps.flatMap { $0.plan?.remarks ?? [] } == [])
      #expect(try rebuilder.run(at: path).toVersion == 3)
      #expect(try folder.lines("SELECT a, b FROM t") == [row])
      folder.remove()
    }
  }

  @Test func `a file of the last version that is assumed has its exchange behind it`() throws {
    let path = try folder.database(
      "CREATE TABLE t(c, a TEXT, b TEXT); INSERT INTO t VALUES (1, 2, 3)"
    )
    let rebuilder = HistoryRebuilder(try exchange(), assuming: 3)
    #expect(try rebuilder.plan(at: path).steps.flatMap { $0.plan?.remarks ?? [] } == [])
    #expect(try rebuilder.run(at: path).toVersion == 3)
    #expect(try folder.lines("SELECT c, a, b FROM t") == ["1|'2'|'3'"])
  }

  @Test func `equal versions between which names are exchanged are not told apart`() throws {
    let path = try folder.database("CREATE TABLE t(a TEXT, b TEXT)")
    let error = #expect(throws: RebuildError.self) {
      try HistoryRebuilder(try exchange()).run(at: path)
    }
    #expect(
      error?.message
        == "\(path) has no version, and its schema is that of versions 1, 2, between which names "
        + "are exchanged"
    )
  }

  @Test func `the table in which versions are kept is no part of the schema`() throws {
    let path = try folder.database(
      (NoteHistory.files[3] ?? "") + "CREATE TABLE versions(key TEXT PRIMARY KEY NOT NULL, version)"
    )
    let rebuilder = HistoryRebuilder(
      NoteHistory.history(),
      versionStore: .table("versions", key: "notes")
    )
    #expect(try rebuilder.plan(at: path).recognizedVersion == 3)
  }
}
