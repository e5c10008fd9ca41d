import Foundation
import SchemaRebuilder
@testable import SchemaRebuilderTesting
import Testing

/// Random schemas and what became of them, which keep the same promises as the cases.
///
/// `RANDOM_CASES=5000` tries more of them, and `RANDOM_SEED=7` begins at another one.
@Suite struct RandomTests {
  private static func setting(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
  }

  private static let usualCount = 60

  private static let seeds: [UInt64] = {
    let first = UInt64(setting("RANDOM_SEED") ?? 1)
    return (0..<UInt64(setting("RANDOM_CASES") ?? usualCount)).map { first + $0 }
  }()

  @Test(arguments: RandomTests.seeds)
  func `a random change loses nothing`(seed: UInt64) throws {
    let random = try RandomCase(seed: seed)
    let faults = try random.faults()
    guard !faults.isEmpty else { return }
    Issue.record("\((faults + [random.text]).joined(separator: "\n"))")
  }

  @Test func `every way to make a table match is taken in some case`() throws {
    var cases: [Rung: Int] = [:]
    for seed in Self.seeds {
      let random = try RandomCase(seed: seed)
      let database = try random.database()
      guard let plan = try? random.rebuilder().plan(at: database.path), !plan.isRefused
      else { continue }
      for rung in Set(plan.tables.map(\.rung)) { cases[rung, default: 0] += 1 }
    }
    // A table that is left alone has no entry, and nothing is recovered in these cases. Rows that are
    // written where they stand, and columns that go alone, have random cases of their own.
    let rare: Set<Rung> = [.leaveAlone, .recover, .update, .dropColumn]
    let rungs = Rung.allCases.filter { !rare.contains($0) }
    let counts = rungs.map { "  \($0.rawValue): \(cases[$0] ?? 0)" }
    print((["of \(Self.seeds.count) random cases have"] + counts).joined(separator: "\n"))
    guard Self.seeds.count >= Self.usualCount else { return }
    #expect(rungs.filter { cases[$0] == nil } == [])
  }
}

extension RandomCase {
  /// What goes wrong with the case; nothing where a change that would lose something is refused.
  func faults() throws -> [String] {
    let database = try database()
    let trial = RebuildTrial(of: database, by: try rebuilder())
    let plan: Plan
    do {
      plan = try trial.rebuilder.plan(at: database)
    } catch {
      let isRight = error.kind == .declaredSchema && leavesAMismatch(beside: database)
      return isRight ? [] : ["no plan: \(error)"]
    }
    let oracle = try LossOracle(self, database)
    let doubts = try doubts(about: plan, oracle)
    if plan.isRefused { return try trial.changesNothingWhereRefused() + doubts }
    do {
      var faults = doubts
      faults += try trial.reachesItsSchema() + trial.settles() + trial.keepsRows()
      faults += try trial.keepsIntegrity() + trial.keepsSearches()
      faults += try trial.isReadByOthers()
      faults += try trial.survivesFaults(seed % 5 == 0 ? nil : 3)
      if SQLiteShell.url != nil { faults += try trial.agreesWithTheShell() }
      return faults.isEmpty ? [] : faults + [plan.sql]
    } catch let error as RebuildError where error.kind == .foreignKeyViolations {
      // Where the parents' keys are new as well, no question to the file tells it beforehand.
      return oracle.hasOrphans() ? doubts : doubts + ["\(error)", plan.sql]
    } catch {
      return doubts + ["\(error)", plan.sql]
    }
  }

  /// Whether SQLite finds no key in some parent, once all tables are as declared or as they were.
  private func leavesAMismatch(beside database: FixtureDatabase) -> Bool {
    guard let reader = try? DatabaseReader(path: nil), (try? reader.execute(after)) != nil,
      let old = try? database.reader().texts("SELECT sql FROM sqlite_schema WHERE type = 'table'")
    else { return false }
    for sql in old.compactMap({ $0[0] }) { try? reader.execute(sql) }
    do {
      _ = try reader.rows("PRAGMA foreign_key_check")
      return false
    } catch {
      return error.message.contains("mismatch")
    }
  }

  /// Whether the plan refuses what would be lost, and nothing else.
  private func doubts(about plan: Plan, _ oracle: LossOracle) throws -> [String] {
    // A hazard without rows is about names, which the oracle knows nothing of.
    let hazards = plan.hazards.filter { $0.verdict == .refused && $0.rows != nil }
    let refused = Set(hazards.map(\.code))
    let losses = try oracle.losses()
    let unfounded = refused.intersection(LossOracle.known).subtracting(losses)
    var doubts = unfounded.map { "refused without a reason: \($0.rawValue)" }
    doubts += losses.subtracting(refused).map { "lost without a word: \($0.rawValue)" }
    let misfit = try oracle.misfit()
    let isMisfit = !refused.isDisjoint(with: LossOracle.misfits)
    if let misfit, !isMisfit { doubts.append("rows do not fit and it is not said: \(misfit)") }
    if misfit == nil, isMisfit { doubts.append("rows fit, but it is said that they do not") }
    return doubts.isEmpty ? [] : doubts + [plan.sql]
  }
}
