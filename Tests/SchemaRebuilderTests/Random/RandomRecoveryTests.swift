import Foundation
import SchemaRebuilder
import SchemaRebuilderTesting
import Testing

/// The recipe of blogs, stopped after each of its statements, loses nothing that can be put back.
@Suite struct RandomRecoveryTests {
  private static let seeds: [UInt64] = {
    let count = ProcessInfo.processInfo.environment["RANDOM_CASES"].flatMap { UInt64($0) } ?? 60
    // Each is tried as many times as its recipe has statements.
    return (1...max(1, count / 5)).map { $0 }
  }()

  @Test(arguments: RandomRecoveryTests.seeds)
  func `a recipe that stops anywhere is recovered`(seed: UInt64) throws {
    let hand = HandRebuild(seed: seed)
    let original = try FixtureDatabase(script(hand.before))
    let wanted = try hand.queries.map { try original.rows($0) }
    for count in 0...hand.recipe.count {
      let database = try original.copy()
      // A statement that fails is passed over, as a recipe does that looks at no error.
      for statement in hand.recipe.prefix(count) { try? database.execute(statement) }
      let faults = try faults(of: database, hand, wanted)
      guard !faults.isEmpty else { continue }
      let texts = hand.before + ["-- the recipe"] + hand.recipe.prefix(count)
      Issue.record("\((faults + texts).joined(separator: "\n"))")
    }
  }

  private func faults(
    of database: FixtureDatabase,
    _ hand: HandRebuild,
    _ wanted: [[[String]]]
  ) throws -> [String] {
    let rebuilder = Rebuilder(
      try Schema(sql: script(hand.target)),
      policy: Policy(recoversLeftovers: true)
    )
    do {
      try rebuilder.run(at: database)
      let found = try hand.queries.map { try database.rows($0) }
      var faults = zip(wanted, found).filter { $0 != $1 }.map { "wanted \($0)\nfound \($1)" }
      // A backup that was copied whole and that nothing names may stay.
      let names = try database.rows(
        "SELECT sql FROM sqlite_schema WHERE sql LIKE '%bak%' AND tbl_name NOT LIKE '%bak'"
      )
      faults += names.map { "left: \($0[0])" }
      let rest = try rebuilder.plan(at: database)
      if !rest.isEmpty { faults.append("still to do:\n\(rest.sql)") }
      let isSound = try database.rows("PRAGMA integrity_check") == [["'ok'"]]
      return isSound ? faults : faults + ["the file is damaged"]
    } catch {
      return ["\(error)"]
    }
  }

  private func script(_ statements: [String]) -> String {
    statements.joined(separator: ";\n") + ";"
  }
}
