import SchemaRebuilder
import SchemaRebuilderTesting
import Testing

/// Every case, as a migration that is written without a look at its rows.
@Suite struct DraftCaseTests {
  /// What a file that has been through the first migration is, and the migrator for it.
  private struct Trial {
    let database: FixtureDatabase
    let rebuilder: Rebuilder
    let first: SQLMigration

    init(_ testCase: FixtureCase) throws {
      database = try testCase.database()
      rebuilder = try testCase.rebuilder()
      let before = try Schema(readingFrom: database.path).script()
      first = SQLMigration(name: "before", version: 1, statements: [before])
      try database.execute(
        """
        CREATE TABLE schema_migrations(version INTEGER UNIQUE NOT NULL);
        INSERT INTO schema_migrations VALUES (1);
        """
      )
    }

    func draft() throws -> MigrationDraft? {
      try Migrator(migrations: [first]).draft(
        version: 2,
        name: "after",
        to: rebuilder.schema,
        hints: rebuilder.hints,
        policy: rebuilder.policy
      )
    }

    func run(_ draft: MigrationDraft) throws {
      let second = SQLMigration(name: "after", version: 2, statements: [draft.sql])
      _ = try Migrator(migrations: [first, second]).run(at: database.path)
    }
  }

  /// What stands in the one file alone, so that a migration for all files cannot have it.
  private static let ofOneFile = [
    "settings-of-a-search-index-are-kept", "virtual-table-of-a-missing-module-is-left-alone",
  ]

  /// Rows that were wrong before, or may be by name: a rebuild knows them, and SQL fails at them.
  private static let failing = [
    "column-with-a-check-is-added-where-rows-fail-another",
    "equal-rows-go-that-do-not-fit-their-own-column",
    "rows-of-an-undeclared-table-stay-without-a-parent",
    "rows-that-fail-a-check-already-are-kept",
    "rows-that-fail-a-check-are-cured-of-something-else",
    "rows-that-fail-a-check-have-a-value-cast",
    "rows-without-a-parent-are-allowed", "values-that-do-not-fit-beside-a-default-for-null",
  ]

  private static func isForAllFiles(_ testCase: FixtureCase) -> Bool {
    let recovers = (try? testCase.expectation().recovers) == true
    let isAboutStatistics = testCase.name.hasPrefix("statistics-of-")
    return !recovers && !isAboutStatistics && !(ofOneFile + failing).contains(testCase.name)
  }

  @Test(arguments: FixtureCase.all(.done).filter(isForAllFiles))
  func `a migration that is written ends as the rebuild does`(testCase: FixtureCase) throws {
    let trial = try Trial(testCase)
    let draft: MigrationDraft?
    do {
      draft = try trial.draft()
    } catch let error as RebuildError {
      // What the rows of this file allow, those of another might not.
      #expect(error.kind == .refused)
      #expect(Set(error.hazards.map(\.code)).isSubset(of: Self.certain))
      return
    }
    if let draft { try trial.run(draft) }
    #expect(try trial.rebuilder.difference(at: trial.database.path).sentences == [])
    try trial.database.execute("DROP TABLE schema_migrations")
    for (query, expected) in try testCase.expectation().rows ?? [:] {
      let found = try trial.database.rows(query)
      #expect(CaseExpectation.areSame(expected, found), "\(query)\nexpected \(expected)")
    }
  }

  private static let certain: Set<Hazard.Code> = [
    .dropTable, .dropColumn, .missingValue, .probableRename, .columnOrder, .dropView, .dropTrigger,
  ]

  @Test(arguments: failing.filter { name in FixtureCase.all.contains { $0.name == name } })
  func `rows that SQL does not take fail the migration, and nothing is changed`(
    name: String
  ) throws {
    let testCase = try #require(FixtureCase.all.first { $0.name == name })
    let trial = try Trial(testCase)
    let before = try trial.database.dump()
    let draft = try #require(try trial.draft())
    #expect(throws: RebuildError.self) { try trial.run(draft) }
    #expect(try trial.database.dump() == before)
  }

  @Test(arguments: FixtureCase.all(.refused))
  func `what a rebuild refuses is not written, or fails and changes nothing`(
    testCase: FixtureCase
  ) throws {
    let trial = try Trial(testCase)
    let before = try trial.database.dump()
    guard let draft = try? trial.draft() else { return }
    #expect(throws: RebuildError.self, "\(draft.sql)") { try trial.run(draft) }
    #expect(try trial.database.dump() == before)
  }
}
