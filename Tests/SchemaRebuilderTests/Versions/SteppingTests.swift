import Testing

@testable import SchemaRebuilder

@Suite struct SteppingTests {
  private let folder: ScratchFolder
  private let told = Told()

  init() throws {
    folder = try ScratchFolder()
  }

  private var history: SchemaHistory { NoteHistory.history(told.tell) }

  private func file(_ version: Int, stored: Int? = nil) throws -> String {
    let sql = NoteHistory.files[version] ?? ""
    return try folder.database("\(sql) PRAGMA user_version=\(stored ?? version)")
  }

  private func version() throws -> String { try folder.lines("PRAGMA user_version")[0] }

  @Test(arguments: [1, 2, 3, 5], [false, true])
  func `a file of any version gets to the last one with its rows`(
    version: Int,
    inOneTransaction: Bool
  ) throws {
    let rebuilder = HistoryRebuilder(history, inOneTransaction: inOneTransaction)
    let report = try rebuilder.run(at: try file(version))
    #expect(report.steps.map(\.toVersion) == [2, 3, 5].filter { $0 > version })
    #expect(report.steps.map(\.fromVersion) == [1, 2, 3].filter { $0 >= version })
    #expect([report.fromVersion, report.toVersion] == [version, 5])
    #expect(try folder.lines(NoteHistory.query) == NoteHistory.rows)
    #expect(try self.version() == "5")
    #expect(try rebuilder.run(at: folder.path()).isEmpty)
    #expect(try rebuilder.plan(at: folder.path()).isEmpty)
  }

  @Test func `code sees the shape of its own version and no other`() throws {
    _ = try HistoryRebuilder(history).run(at: try file(1))
    #expect(
      told.lines == [
        "before 2: id text", "after 2: id body words", "after 5: id body words title",
      ]
    )
  }

  @Test func `a missing file and an empty one are created as the last version at once`() throws {
    try folder.database("", named: "empty.db")
    for name in ["missing.db", "empty.db"] {
      let report = try HistoryRebuilder(history).run(at: folder.path(name))
      #expect(report.steps.map(\.toVersion) == [5])
      #expect(try folder.lines("PRAGMA user_version", in: name) == ["5"])
    }
    #expect(told.lines.isEmpty)
  }

  @Test(arguments: [(4, RebuildError.Kind.unknownVersion), (6, .newerVersion)])
  func `a version that the history lacks is an error`(
    version: Int,
    kind: RebuildError.Kind
  ) throws {
    let path = try file(3, stored: version)
    let before = try folder.contents()
    let error = #expect(throws: RebuildError.self) { try HistoryRebuilder(history).run(at: path) }
    #expect(error?.kind == kind)
    #expect(error?.message.contains("version \(version)") == true)
    #expect(throws: RebuildError.self) { try HistoryRebuilder(history).plan(at: path) }
    #expect(try folder.contents() == before)
  }

  @Test func `the last version is trusted or compared, as a rebuilder does it`() throws {
    let path = try file(3, stored: 5)
    let trusting = HistoryRebuilder(history, whenVersionIsEqual: .trust)
    #expect(try trusting.run(at: path).isEmpty)
    let comparing = HistoryRebuilder(history, whenVersionIsEqual: .compare)
    let error = #expect(throws: RebuildError.self) { try comparing.run(at: path) }
    #expect(error?.kind == .versionNotRaised)
  }

  @Test func `a file that is only to be opened is compared with the last version`() throws {
    var rebuilder = HistoryRebuilder(history)
    rebuilder.settings.whenDifferent = .refuse
    let path = try file(3)
    let before = try folder.contents()
    let error = #expect(throws: RebuildError.self) { try rebuilder.run(at: path) }
    #expect(error?.kind == .different)
    #expect(try folder.contents() == before)
    #expect(told.lines.isEmpty)
  }

  @Test func `one backup is made, of the file as it was`() throws {
    let path = try file(1)
    let copy = folder.path("copy.db")
    let report = try HistoryRebuilder(history, backup: copy).run(at: path)
    #expect(report.backup == copy)
    #expect(report.steps.map(\.backup) == [copy, nil, nil])
    #expect(try folder.lines("SELECT count(*) FROM note", in: "copy.db") == ["3"])
    #expect(try folder.lines("PRAGMA user_version", in: "copy.db") == ["1"])
  }

  @Test func `a connection of the caller's is stepped too`() throws {
    _ = try file(1)
    let connection = try folder.open()
    try connection.execute("PRAGMA foreign_keys=ON")
    let report = try HistoryRebuilder(history).run(on: connection.handle)
    #expect(report.steps.count == 3)
    #expect(try connection.lines(NoteHistory.query) == NoteHistory.rows)
    #expect(try connection.integer("PRAGMA foreign_keys") == 1)
    #expect(try HistoryRebuilder(history).plan(on: connection.handle).isEmpty)
  }

  @Test func `it runs on a thread of its own, and a cancelled task stops it`() async throws {
    let path = try file(1)
    let report = try await HistoryRebuilder(history).run(at: path)
    #expect(report.steps.count == 3)
    folder.remove()
    let again = try file(1)
    let task = Task { [history] in
      withUnsafeCurrentTask { $0?.cancel() }
      return try await HistoryRebuilder(history).run(at: again)
    }
    let error = await #expect(throws: RebuildError.self) { try await task.value }
    #expect(error?.kind == .cancelled)
    #expect(try version() == "1")
  }

  @Test func `the version may be kept in a table, in a file that is shared`() throws {
    let store = VersionStore.table("versions", key: "notes")
    let path = try folder.database("CREATE TABLE other(a); PRAGMA user_version=77")
    let rebuilder = HistoryRebuilder(history, versionStore: store)
    #expect(try rebuilder.run(at: path).steps.map(\.toVersion) == [5])
    folder.remove()
    let old = try folder.database(
      (NoteHistory.files[1] ?? "")
        + "CREATE TABLE versions(key TEXT PRIMARY KEY NOT NULL, version);"
        + "INSERT INTO versions VALUES ('notes', 1)"
    )
    #expect(try rebuilder.run(at: old).steps.map(\.toVersion) == [2, 3, 5])
    #expect(try folder.lines("SELECT version FROM versions") == ["5"])
  }
}
