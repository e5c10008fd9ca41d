import Testing

@testable import SchemaRebuilder

/// Steps that fail or are refused: the ones before them stay, or nothing does.
@Suite struct FailingStepTests {
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

  /// The history, but the code after version 5 fails.
  private var failing: SchemaHistory {
    struct Unlucky: Error {}
    var history = history
    history.versions[3].didRebuild = { transaction in
      try transaction.execute("DELETE FROM note")
      throw Unlucky()
    }
    return history
  }

  @Test func `a step that fails leaves the version before it, and says which steps are done`()
    throws
  {
    let path = try file(1)
    let error = #expect(throws: RebuildError.self) { try HistoryRebuilder(failing).run(at: path) }
    #expect(error?.kind == .codeFailed)
    #expect(
      error?.message
        == "step from version 3 to 5: \(path): didRebuild failed: Unlucky()"
    )
    let step = try #require(error?.failedStep)
    #expect([step.from, step.to] == [3, 5])
    #expect(step.part == .didRebuild)
    #expect(step.done == [2, 3])
    #expect(
      error?.description.hasSuffix(
        "The run has taken the file to version 2, then 3, where it stays; nothing else was "
          + "changed."
      ) == true
    )
    #expect(try version() == "3")
    #expect(try folder.lines("SELECT title FROM note ORDER BY id") == ["'ink3'", "'0'"])
    #expect(try folder.lines("SELECT count(*) FROM sqlite_schema") == ["1"])
  }

  @Test func `a step that fails says what the steps before it did`() throws {
    let path = try file(1)
    let error = #expect(throws: RebuildError.self) { try HistoryRebuilder(failing).run(at: path) }
    let report = try #require(error?.failedStep?.report)
    #expect([report.fromVersion, report.toVersion] == [1, 3])
    #expect(report.steps.map(\.toVersion) == [2, 3])
    #expect(report.steps.allSatisfy { $0.tables.map(\.name) == ["note"] })
  }

  @Test func `the next launch goes on where a run has stopped`() throws {
    let path = try file(1)
    #expect(throws: RebuildError.self) { try HistoryRebuilder(failing).run(at: path) }
    let report = try HistoryRebuilder(history).run(at: path)
    #expect(report.steps.map(\.toVersion) == [5])
    #expect(try folder.lines(NoteHistory.query) == NoteHistory.rows)
  }

  @Test func `in one transaction a failing step leaves the file as it was`() throws {
    let path = try file(1)
    let before = try folder.contents()
    let error = #expect(throws: RebuildError.self) {
      try HistoryRebuilder(failing, inOneTransaction: true).run(at: path)
    }
    #expect(error?.failedStep == .init(from: 3, to: 5, part: .didRebuild))
    #expect(error?.description.hasSuffix("Nothing was changed.") == true)
    #expect(try folder.contents() == before)
  }

  @Test func `a failure of any statement leaves a version whole, from which the rest follows`()
    throws
  {
    struct Fault: Error {}
    var number = 0
    var isDone = false
    while !isDone {
      number += 1
      let failing = number
      let path = try file(1)
      let calls = Told()
      var rebuilder = HistoryRebuilder(history)
      rebuilder.settings.beforeStep = { _ in
        calls.tell("")
        if calls.lines.count == failing { throw Fault() }
      }
      do {
        _ = try rebuilder.run(at: path)
        isDone = true
      } catch {
        let reached = try #require(Int(try version()))
        #expect(error.failedStep?.from == reached)
        #expect(try HistoryRebuilder(history).run(at: path).fromVersion == reached)
      }
      #expect(try folder.lines(NoteHistory.query) == NoteHistory.rows)
      folder.remove()
    }
    #expect(number > 10)
  }

  @Test func `a refused step names its hazards, and the steps before it are done`() throws {
    let path = try folder.database(
      """
      CREATE TABLE note(id INTEGER PRIMARY KEY, body TEXT NOT NULL, words INTEGER);
      INSERT INTO note VALUES (1, 'ink', NULL); PRAGMA user_version=2
      """
    )
    let error = #expect(throws: RebuildError.self) { try HistoryRebuilder(history).run(at: path) }
    #expect(error?.kind == .refused)
    #expect(error?.hazards.map(\.column) == ["words", "title"])
    #expect(error?.failedStep == .init(from: 2, to: 3, part: .rebuild))
    #expect(try version() == "2")
  }

  @Test func `in one transaction the backup goes again where a later step fails`() throws {
    let rebuilder = HistoryRebuilder(
      failing,
      inOneTransaction: true,
      backup: folder.path("copy.db")
    )
    let path = try file(1)
    #expect(throws: RebuildError.self) { try rebuilder.run(at: path) }
    #expect(try folder.contents().keys.sorted() == ["app.db"])
  }
}
