import Foundation
import Testing

@testable import SchemaRebuilder

@Suite struct HistoryPlanTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
  }

  private func plan(_ version: Int, _ history: SchemaHistory) throws -> HistoryPlan {
    folder.remove()
    let path = try folder.database(
      "\(NoteHistory.files[version] ?? ""); PRAGMA user_version=\(version)"
    )
    let before = try folder.contents()
    let plan = try HistoryRebuilder(history).plan(at: path)
    #expect(try folder.contents() == before)
    return plan
  }

  @Test func `each step is listed with its code and its plan, and no code is run`() throws {
    let told = Told()
    let plan = try plan(1, NoteHistory.history(told.tell))
    #expect(
      plan.steps.map(\.title) == [
        "from version 1 to version 2", "from version 2 to version 3", "from version 3 to version 5",
      ]
    )
    #expect(plan.steps.map(\.code) == [[.willRebuild, .didRebuild], [], [.didRebuild]])
    #expect(plan.steps.map { $0.plan?.tables.map(\.rung) } == [[.swap], [.swap], [.indexes]])
    #expect(plan.steps.map { $0.plan?.fromVersion } == [1, 2, 3])
    #expect(told.lines.isEmpty)
  }

  @Test func `only what comes first is asked of the rows, and all else is printed as comments`()
    throws
  {
    let plan = try plan(2, NoteHistory.history())
    #expect(plan.steps.map { $0.plan?.rowsWereAsked } == [true, true])
    let later = try self.plan(1, NoteHistory.history())
    #expect(later.steps.map { $0.plan?.rowsWereAsked } == [false, false, true])
    #expect(
      later.sql.hasPrefix("-- 3 steps, each a transaction of its own\n\n-- Step from version 1")
    )
    #expect(later.sql.contains("-- first: the code of version 2, willRebuild\n"))
    let statements = later.steps[0].plan?.sql.split(separator: "\n").filter { !$0.hasPrefix("--") }
    #expect(statements?.isEmpty == true)
  }

  @Test func `what depends on a refused step is not planned`() throws {
    let path = try folder.database(
      """
      CREATE TABLE note(id INTEGER PRIMARY KEY, body TEXT NOT NULL, words INTEGER);
      INSERT INTO note VALUES (1, 'ink', NULL); PRAGMA user_version=2
      """
    )
    let plan = try HistoryRebuilder(NoteHistory.history()).plan(at: path)
    #expect(plan.isRefused)
    #expect(plan.steps.map { $0.plan == nil } == [false, true])
    #expect(plan.sql.contains("-- Not planned: it depends on the step before.\n"))
  }

  @Test func `a new file is one step, and a file of today none`() throws {
    let rebuilder = HistoryRebuilder(NoteHistory.history())
    let plan = try rebuilder.plan(at: folder.path("missing.db"))
    #expect(plan.steps.map(\.title) == ["from a new file to version 5"])
    #expect(plan.steps[0].plan?.rowsWereAsked == true)
    _ = try rebuilder.run(at: folder.path("missing.db"))
    let today = try rebuilder.plan(at: folder.path("missing.db"))
    #expect(today.isEmpty)
    #expect(today.sql == "-- Nothing to do.\n")
  }

  @Test func `a plan comes back from its JSON`() throws {
    let plan = try plan(1, NoteHistory.history())
    let data = try JSONEncoder().encode(plan)
    #expect(try JSONDecoder().decode(HistoryPlan.self, from: data) == plan)
  }
}
