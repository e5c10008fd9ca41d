import SchemaRebuilder
import SchemaRebuilderTesting
import Testing

/// Every construct survives a rebuild of its table, of its parent and of its child, and is migrated
/// where it differs.
@Suite struct ConstructTests {
  /// A construct and the table that is rebuilt.
  struct Survival: Sendable, CustomTestStringConvertible {
    let construct: Construct
    let place: Construct.Place
    let strategy: Policy.Strategy

    var testDescription: String {
      "\(construct.name), \(place.rawValue) table, \(strategy.rawValue)"
    }

    static let all = Construct.all.flatMap { construct in
      Construct.Place.allCases.flatMap { place in
        [Policy.Strategy.automatic, .rebuild].map {
          Survival(construct: construct, place: place, strategy: $0)
        }
      }
    }
  }

  @Test(arguments: Survival.all)
  func `what stands beside a changed default is as it was`(survival: Survival) throws {
    let (construct, place) = (survival.construct, survival.place)
    let database = try FixtureDatabase(construct.script(), prepare: construct.prepare)
    let before = try State(of: database)
    try database.expect(construct.looks)
    let rebuilder = Rebuilder(
      try Schema(sql: construct.schema(place)),
      policy: Policy(strategy: survival.strategy),
      prepare: construct.prepare
    )
    let report = try rebuilder.run(at: database)
    let rungs: [Rung] =
      survival.strategy == .rebuild ? [.rebuild] : [.edit, .update, .swap, .rebuild]
    #expect(report.tables.contains { $0.name.text == place.table && rungs.contains($0.rung) })
    let head = "table \(place.table) on \(place.table): "
    #expect(try State(of: database).differences(from: before).filter { !$0.contains(head) } == [])
    #expect(try rebuilder.plan(at: database).isEmpty)
    try database.expect(construct.looks)
  }

  /// A change of a construct, and whether it is made or taken back.
  struct Migration: Sendable, CustomTestStringConvertible {
    let construct: Construct
    let change: Construct.Change
    let isBack: Bool

    var testDescription: String { "\(construct.name), \(change.name)\(isBack ? ", back" : "")" }

    static let all = Construct.all.flatMap { construct in
      construct.changes.flatMap { change in
        (change.isReversible ? [false, true] : [false]).map {
          Migration(construct: construct, change: change, isBack: $0)
        }
      }
    }

    func trial() throws -> RebuildTrial {
      let database = try FixtureDatabase(
        construct.script(isBack ? change : nil),
        prepare: construct.prepare
      )
      let rebuilder = Rebuilder(
        try Schema(sql: construct.schema(nil, isBack ? nil : change)),
        hints: isBack ? Hints() : change.hints,
        policy: Policy(
          dropsUndeclared: change.dropsUndeclared,
          allowed: change.allowed.map { Policy.Permission($0) }
        ),
        prepare: construct.prepare
      )
      return RebuildTrial(of: database, by: rebuilder)
    }
  }

  @Test(arguments: Migration.all)
  func `what differs becomes as it is declared`(migration: Migration) throws {
    let trial = try migration.trial()
    #expect(try trial.reachesItsSchema() == [])
    #expect(try trial.settles() == [])
    #expect(try trial.keepsRows() == [])
    #expect(try trial.keepsIntegrity() == [])
    if migration.construct.prepare == nil, SQLiteShell.url != nil {
      #expect(try trial.agreesWithTheShell() == [])
    }
    let copy = try trial.database.copy()
    #expect(try !trial.rebuilder.run(at: copy).isEmpty)
    if !migration.isBack {
      try copy.expect(migration.change.looks)
    } else if migration.change.looksBack {
      try copy.expect(migration.construct.looks)
    }
  }
}

/// All that a file holds, but for the places in which SQLite keeps what it keeps.
private struct State {
  private let lines: [String]

  init(of database: FixtureDatabase) throws {
    let checks = ["integrity_check", "foreign_key_check"].flatMap { pragma in
      ((try? database.rows("PRAGMA main.\(pragma)")) ?? [["an error"]]).map {
        pragma + ": " + $0.joined(separator: "|")
      }
    }
    let files = try ["encoding", "auto_vacuum", "page_size", "journal_mode"].flatMap { pragma in
      try database.rows("PRAGMA main.\(pragma)").map { pragma + ": " + $0.joined() }
    }
    let dump = try database.dump().lines.map { line in
      // The rows of SQLite's own tables have no place of their own.
      guard line.hasPrefix("row of sqlite_") else { return line }
      let parts = line.split(separator: ": ", maxSplits: 2)
      return [parts.first, parts.last].compactMap { $0.map(String.init) }.joined(separator: ": ")
    }
    lines = (checks + files + dump).sorted()
  }

  func differences(from earlier: State) -> [String] {
    lines.difference(from: earlier.lines).map { change in
      switch change {
      case .remove(_, let line, _): "- " + line
      case .insert(_, let line, _): "+ " + line
      }
    }
  }
}

extension FixtureDatabase {
  /// Expects that each question, put to a copy, gets its answer.
  fileprivate func expect(_ looks: [Construct.Look]) throws {
    for look in looks {
      let copy = try copy()
      do {
        let rows = try copy.rows(look.sql).map { $0.joined(separator: "|") }
        #expect(rows == look.rows, "\(look.sql)")
      } catch {
        let isExpected = look.rows == nil && "\(error)".contains(look.error)
        #expect(isExpected, "\(look.sql): \(error)")
      }
    }
  }
}
