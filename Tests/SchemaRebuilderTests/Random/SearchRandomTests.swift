import SchemaRebuilder
import SchemaRebuilderTesting
import Testing

/// Random tables and views with full-text tables over them, and random changes of what these read.
@Suite struct SearchRandomTests {
  private static let seeds: [UInt64] = Array(1...150)

  @Test(arguments: seeds)
  func `an index of full text agrees with what it reads, as it did before`(seed: UInt64) throws {
    let trial = SearchTrial(seed: seed)
    guard let outcome = try trial.outcome() else { return }
    #expect(outcome.complaints == [], "\(trial)\n\(outcome.plan.sql)")
  }

  @Test func `some are filled again, and some that read nothing new are left`() throws {
    var filled = 0
    var left = 0
    var needless = 0
    for seed in Self.seeds {
      guard let outcome = try SearchTrial(seed: seed).outcome() else { continue }
      for (search, changes) in outcome.changes {
        let isFilled = outcome.plan.tables.contains { $0.name.text == search }
        switch (changes, isFilled) {
        case (true, _): filled += 1
        case (false, false): left += 1
        case (false, true): needless += 1
        }
      }
    }
    print(
      "\(filled) full-text tables read other rows, \(left) do not and are left, \(needless) not"
    )
    #expect(filled > 60)
    #expect(left > 60)
    #expect(needless < left)
  }
}

/// Two tables, two views and six full-text tables, before and after.
struct SearchTrial: CustomStringConvertible {
  let description: String
  private let before: String
  private let after: String
  private let hints: Hints
  private let policy: Policy

  struct Outcome {
    let plan: Plan
    /// What FTS5 says afterwards against tables that were sound before.
    let complaints: [String]
    /// Whether the rows that a sound one reads are other ones.
    let changes: [String: Bool]
  }

  /// What came of it; nil where it is refused.
  func outcome() throws -> Outcome? {
    let database = try FixtureDatabase(before)
    // One over a view that lacks the column of the rowids cannot be filled.
    for search in Self.searches { try? Self.fill(search, database) }
    let sound = Self.searches.filter { Self.complaint($0, database) == nil }
    let rows = sound.map { Self.rows($0, database) }
    let rebuilder = Rebuilder(try Schema(sql: after), hints: hints, policy: policy)
    guard let plan = try? rebuilder.plan(at: database.path), !plan.isRefused else { return nil }
    do {
      _ = try rebuilder.run(at: database.path)
    } catch {
      return Outcome(plan: plan, complaints: ["\(error)"], changes: [:])
    }
    let complaints = try sound.filter { try Self.canBeSound($0, database) }.compactMap { search in
      Self.complaint(search, database).map { "\(search): \($0)" }
    }
    let after = sound.map { Self.rows($0, database) }
    let changes = zip(sound, zip(rows, after)).map { ($0, $1.0 != $1.1) }
    return Outcome(
      plan: plan,
      complaints: complaints,
      changes: Dictionary(uniqueKeysWithValues: changes)
    )
  }

  init(seed: UInt64) {
    var draft = SearchDraft(chance: Chance(seed: seed))
    let old = draft.schema
    before = (old + draft.own + draft.rows()).map { $0 + ";\n" }.joined()
    for _ in 0...draft.chance.number(below: 3) { draft.change() }
    after = draft.schema.map { $0 + ";\n" }.joined()
    hints = draft.hints
    policy = Policy(
      strategy: draft.chance.some(.automatic, .automatic, .rebuild),
      cures: draft.cures,
      allowed: [.changeValues, .dropColumn, .probableRename, .rowIDChange].map {
        Policy.Permission($0)
      }
    )
    description = "seed \(seed)\n\(before)--\n\(after)-- \(hints) \(policy.strategy)"
  }
}

extension SearchTrial {
  /// The full-text tables, all over columns a and b.
  static let searches = ["s_t", "s_v", "s_w", "s_key", "s_own", "s_seen"]

  private static func complaint(_ search: String, _ database: FixtureDatabase) -> String? {
    do {
      try database.execute("INSERT INTO \(search)(\(search), rank) VALUES ('integrity-check', 1)")
      return nil
    } catch {
      return "\(error)"
    }
  }

  private static func fill(_ search: String, _ database: FixtureDatabase) throws {
    try database.execute("INSERT INTO \(search)(\(search)) VALUES ('rebuild')")
  }

  /// Whether one that is filled again is sound: not where its rows have no numbers, or the same ones.
  private static func canBeSound(_ search: String, _ database: FixtureDatabase) throws -> Bool {
    let copy = try database.copy()
    try fill(search, copy)
    return complaint(search, copy) == nil
  }

  private static func rows(_ search: String, _ database: FixtureDatabase) -> [[String]] {
    (try? database.rows("SELECT rowid, * FROM \(search) ORDER BY rowid")) ?? []
  }
}
