import Foundation
import SchemaRebuilder
import SchemaRebuilderTesting
import Testing

/// Every case, once for each promise.
///
/// `RECORD=1` writes the plans anew; `CASE=name` tries one case alone.
@Suite struct CaseTests {
  private static let isRecording = ProcessInfo.processInfo.environment["RECORD"] == "1"

  @Test func `there are cases and each has its files`() throws {
    #expect(!FixtureCase.all.isEmpty)
    for testCase in FixtureCase.all {
      let files = ["before.sql", "after.sql", "expect.json", "plan.sql"]
      #expect(files.filter { !testCase.has($0) } == [], "\(testCase.name)")
    }
  }

  @Test(arguments: FixtureCase.all)
  func `the plan is as it is written`(testCase: FixtureCase) throws {
    let plan = try testCase.rebuilder().plan(at: testCase.database()).sql
    if Self.isRecording { try testCase.write(plan, to: testCase.planFile) }
    let difference = plan.lines.difference(from: try testCase.text(testCase.planFile).lines)
    #expect(difference.map(\.sign) == [], "make record, and read what git diff says")
  }

  @Test(arguments: FixtureCase.all(.done))
  func `the run reaches the schema and the rows that are expected`(testCase: FixtureCase) throws {
    #expect(try testCase.trial().reachesItsSchema() == [])
    let database = try testCase.database()
    #expect(try !testCase.rebuilder().run(at: database).isEmpty)
    for (query, expected) in try testCase.expectation().rows ?? [:] {
      let found = try database.rows(query)
      #expect(CaseExpectation.areSame(expected, found), "\(query)\nexpected \(expected)")
    }
  }

  @Test(arguments: FixtureCase.all(.nothing))
  func `where all is as declared nothing is done`(testCase: FixtureCase) throws {
    let database = try testCase.database()
    let bytes = try database.bytes()
    #expect(try testCase.rebuilder().plan(at: database).isEmpty)
    #expect(try testCase.rebuilder().run(at: database).isEmpty)
    #expect(try database.bytes() == bytes)
    for (query, expected) in try testCase.expectation().rows ?? [:] {
      let found = try database.rows(query)
      #expect(CaseExpectation.areSame(expected, found), "\(query)\nexpected \(expected)")
    }
  }

  @Test(arguments: FixtureCase.all(.done, .nothing))
  func `a second run finds nothing to do`(testCase: FixtureCase) throws {
    #expect(try testCase.trial().settles() == [])
  }

  @Test(arguments: FixtureCase.all(.done).filter { !$0.isCured })
  func `rows, rowids and counters are kept`(testCase: FixtureCase) throws {
    // Where rows are put back they are other ones than before: the case itself says which.
    guard try testCase.expectation().recovers != true else { return }
    #expect(try testCase.trial().keepsRows() == [])
  }

  @Test(arguments: FixtureCase.all(.done))
  func `the file is sound and no row loses its parent`(testCase: FixtureCase) throws {
    #expect(try testCase.trial().keepsIntegrity() == [])
  }

  @Test(arguments: FixtureCase.all(.done))
  func `a failure of any statement leaves the file as it was`(testCase: FixtureCase) throws {
    #expect(try testCase.versionedTrial().survivesFaults() == [])
  }

  @Test(.enabled(if: SQLiteShell.url != nil, "no sqlite3 shell"), arguments: FixtureCase.all(.done))
  func `the printed plan does in the shell what the run does`(testCase: FixtureCase) throws {
    #expect(try testCase.versionedTrial().agreesWithTheShell() == [])
  }

  @Test(arguments: FixtureCase.all(.refused))
  func `what would lose data is refused and nothing changes`(testCase: FixtureCase) throws {
    let plan = try testCase.rebuilder().plan(at: testCase.database())
    let codes = plan.hazards.filter { $0.verdict == .refused }.map(\.code)
    #expect(Set(codes) == Set(try testCase.expectation().codes ?? []))
    #expect(try testCase.trial().changesNothingWhereRefused() == [])
  }
}

extension FixtureCase {
  /// Whether rows go, or change, on purpose.
  fileprivate var isCured: Bool {
    (try? expectation().cures?.isEmpty == false) ?? false
  }

  /// The trial of a rebuild that also raises the version.
  fileprivate func versionedTrial() throws -> RebuildTrial {
    let database = try database()
    var rebuilder = try rebuilder()
    let version = try database.rows("PRAGMA user_version")[0][0]
    rebuilder.version = (Int(version) ?? 0) + 1
    return RebuildTrial(of: database, by: rebuilder)
  }
}

extension RebuildTrial {
  /// Whether the printed plan, run by the shell, ends in the same database as the run.
  func agreesWithTheShell() throws -> [String] {
    var plan = try rebuilder.plan(at: database)
    let (printed, run) = (try database.copy(), try database.copy())
    try rebuilder.run(at: run)
    var said = try SQLiteShell.run(plan.sql, on: printed)
    // What was put back is compared with the declared schema by a second plan.
    if plan.isRecovery {
      plan = try rebuilder.plan(at: printed)
      said += try SQLiteShell.run(plan.sql, on: printed)
    }
    return (said.isEmpty ? [] : [said]) + (try printed.dump().differences(from: run.dump()))
  }
}

extension String {
  fileprivate var lines: [Substring] { split(separator: "\n", omittingEmptySubsequences: false) }
}

extension CollectionDifference<Substring>.Change {
  fileprivate var sign: String {
    switch self {
    case .remove(_, let line, _): "- \(line)"
    case .insert(_, let line, _): "+ \(line)"
    }
  }
}
