import Foundation
import SchemaRebuilderTesting
import Testing

@testable import SchemaRebuilder

/// A process that is killed among migrations: the next run goes on where the last COMMIT was.
@Suite struct MigrationKillTests {
  private static let last: UInt64 = 4

  private static func migrator() -> Migrator {
    Migrator(
      migrations: (1...last).map { version in
        SQLMigration(
          version: version,
          statements: [
            "CREATE TABLE t\(version)(a); INSERT INTO t\(version) VALUES (\(version))",
            "CREATE TABLE IF NOT EXISTS steps(n); INSERT INTO steps VALUES (\(version))",
          ]
        )
      }
    )
  }

  @Test(arguments: ["DELETE", "WAL"], [true, false])
  func `a killed process leaves the migrations that are done`(
    journal: String,
    beforeCommit: Bool
  ) async throws {
    for moment in 1...Self.last {
      let database = try FixtureDatabase("PRAGMA journal_mode=\(journal)")
      await #expect(processExitsWith: .signal(SIGKILL)) {
        [
          path = database.path as String, moment = moment as UInt64,
          beforeCommit = beforeCommit as Bool
        ] in
        var migrator = Self.migrator()
        if beforeCommit {
          migrator.beforeCommit = { if $0 == moment { kill(getpid(), SIGKILL) } }
        }
        _ = try migrator.run(at: path) { step in
          if !beforeCommit, step.migration?.version == moment { kill(getpid(), SIGKILL) }
          return .continue
        }
      }
      let (applied, run) = try Self.goOn(database)
      #expect(applied == Array(1..<moment))
      #expect(run == Array(moment...Self.last))
      #expect(try database.rows("SELECT n FROM steps") == (1...Self.last).map { ["\($0)"] })
    }
  }

  /// What was applied when the process was killed, and what the next run does.
  private static func goOn(_ database: FixtureDatabase) throws -> ([UInt64], [UInt64]) {
    // Whoever opens the file next for writing rolls back what was interrupted.
    _ = try database.rows("SELECT count(*) FROM sqlite_schema")
    let applied = try migrator().status(at: database.path).appliedVersions
    return (applied, try migrator().run(at: database.path).migrations.map(\.version))
  }
}
