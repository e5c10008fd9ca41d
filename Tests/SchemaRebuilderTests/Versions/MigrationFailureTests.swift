import Foundation
import Testing

@testable import SchemaRebuilder

/// A migration that fails leaves the file as the one before it, and the error says why.
@Suite struct MigrationFailureTests {
  let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
  }

  private let first = SQLMigration(
    name: "create_note",
    version: 1,
    statements: [
      "CREATE TABLE note(id INTEGER PRIMARY KEY, body); INSERT INTO note VALUES (1, 'a')"
    ]
  )

  private func failure(_ sql: String...) throws -> RebuildError? {
    let second = SQLMigration(name: "second", version: 2, statements: sql)
    let third = SQLMigration(version: 3, statements: ["DROP TABLE note"])
    let migrator = Migrator(migrations: [first, second, third])
    let error = #expect(throws: RebuildError.self) { try migrator.run(at: folder.path()) }
    #expect(try migrator.status(at: folder.path()).appliedVersions == [1])
    #expect(
      try folder.lines(
        "SELECT * FROM note; SELECT count(*) FROM sqlite_schema; PRAGMA user_version"
      )
        == ["1|'a'", "3", "0"]
    )
    return error
  }

  @Test func `the error names the statement and the migrations that are done`() throws {
    let error = try failure(
      "PRAGMA user_version = 5; INSERT INTO note VALUES (2, 'b');",
      "-- the key is there\nINSERT INTO note VALUES (1, 'c');"
    )
    #expect(
      error?.description == """
        \(folder.path()): migration 2 (second) failed in statement 3: \
        UNIQUE constraint failed: note.id
        statement: INSERT INTO note VALUES (1, 'c')
        SQLite says: UNIQUE constraint failed: note.id (SQLite code 1555)
        what to do: see what it needs; when it is corrected, the next run goes on with it
        done before: migration 1 (create_note)
        Nothing was changed since.
        """
    )
    #expect(error?.kind == .migrationFailed)
  }

  @Test func `what an app's code throws is in the error`() throws {
    struct Broken: Migration {
      struct Fault: Error {}
      let name: String? = nil
      let version: UInt64 = 2
      func migrate(_ transaction: SQLiteTransaction) throws {
        try transaction.execute("DELETE FROM note")
        throw Fault()
      }
    }
    let migrator = Migrator(migrations: [first, Broken()])
    let error = #expect(throws: RebuildError.self) { try migrator.run(at: folder.path()) }
    #expect(error?.kind == .migrationFailed)
    #expect(error?.message == "\(folder.path()): migration 2 failed: Fault()")
    #expect(try folder.lines("SELECT * FROM note") == ["1|'a'"])
  }

  @Test(arguments: ["BEGIN", "COMMIT", "end transaction", "ROLLBACK", "/**/Commit"])
  func `a statement that would end the transaction is found before anything is run`(
    sql: String
  ) throws {
    let second = SQLMigration(version: 2, statements: ["DELETE FROM note;\n\(sql);"])
    let migrator = Migrator(migrations: [first, second])
    let error = #expect(throws: RebuildError.self) { try migrator.run(at: folder.path()) }
    #expect(error?.kind == .migrationMistake)
    #expect(error?.message.hasPrefix("migration 2: statement 2: ") == true)
    #expect(error?.completed == [])
    #expect(throws: RebuildError.self) { try migrator.plan(at: folder.path()) }
    #expect(try migrator.status(at: folder.path()).appliedVersions == [])
  }

  @Test func `COMMIT in an app's code is refused, and all of it is undone`() throws {
    struct Leaving: Migration {
      let name: String? = nil
      let version: UInt64 = 2
      func migrate(_ transaction: SQLiteTransaction) throws {
        try transaction.execute("DELETE FROM note; COMMIT; BEGIN")
      }
    }
    let migrator = Migrator(migrations: [first, Leaving()])
    let error = #expect(throws: RebuildError.self) { try migrator.run(at: folder.path()) }
    #expect(error?.kind == .migrationFailed)
    #expect(error?.message.contains("COMMIT is not for this code") == true)
    #expect(try folder.lines("SELECT * FROM note") == ["1|'a'"])
  }

  @Test func `SQL that rolls back by itself is caught, and nothing is committed after it`() throws {
    let error = try failure(
      "DELETE FROM note WHERE id = 7;",
      "INSERT OR ROLLBACK INTO note VALUES (1, 'again');",
      "INSERT INTO note VALUES (9, 'alone');"
    )
    #expect(error?.kind == .migrationFailed)
    #expect(error?.statement == "INSERT OR ROLLBACK INTO note VALUES (1, 'again')")
  }

  @Test func `savepoints are a migration's own affair`() throws {
    let second = SQLMigration(
      version: 2,
      statements: ["SAVEPOINT s; DELETE FROM note; ROLLBACK TO s; RELEASE s; SAVEPOINT left"]
    )
    _ = try Migrator(migrations: [first, second]).run(at: folder.path())
    #expect(
      try folder.lines("SELECT * FROM note; SELECT * FROM schema_migrations") == [
        "1|'a'", "1", "2",
      ]
    )
  }

  @Test func `text that is no SQL is found before anything is run`() throws {
    let second = SQLMigration(version: 2, statements: ["DELETE FROM note;\nINSERT 'open"])
    let migrator = Migrator(migrations: [first, second])
    let error = #expect(throws: RebuildError.self) { try migrator.run(at: folder.path()) }
    #expect(error?.kind == .migrationMistake)
    #expect(error?.message == "migration 2: line 2, column 8: this string does not end")
    #expect(try migrator.status(at: folder.path()).appliedVersions == [])
  }

  @Test func `a file that may only be read is left alone, or refused`() async throws {
    try folder.database("CREATE TABLE schema_migrations(version INTEGER UNIQUE NOT NULL)")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o444],
      ofItemAtPath: folder.path()
    )
    await #expect(processExitsWith: .exitCode(0)) { [path = folder.path() as String] in
      // Permissions do not bind the superuser.
      if getuid() == 0 { setuid(65534) }
      exit(Self.outcome(of: path))
    }
  }

  /// 0 where nothing pending is no error, a look is none, and a migration is one of permission.
  private static func outcome(of path: String) -> Int32 {
    let migrator = Migrator(migrations: [SQLMigration(version: 1, statements: ["SELECT 1"])])
    do {
      guard try Migrator(migrations: []).run(at: path).isEmpty else { return 1 }
      guard try migrator.status(at: path).pendingVersions == [1] else { return 2 }
      _ = try migrator.run(at: path)
      return 3
    } catch {
      return error.kind == .noPermission ? 0 : 4
    }
  }

  @Test func `a lock of another connection is an error in words, and the run can be repeated`()
    throws
  {
    let other = try folder.open()
    try other.execute("CREATE TABLE x(a); BEGIN IMMEDIATE")
    let migrator = Migrator(migrations: [first], busyTimeout: 0)
    let error = #expect(throws: RebuildError.self) { try migrator.run(at: folder.path()) }
    #expect(error?.kind == .locked)
    try other.execute("COMMIT")
    #expect(try migrator.run(at: folder.path()).toVersion == 1)
  }

  @Test func `an error before COMMIT undoes the migration and its row in the log`() throws {
    struct Fault: Error {}
    var migrator = Migrator(migrations: [
      first, SQLMigration(version: 2, statements: ["DELETE FROM note"]),
    ])
    migrator.beforeCommit = { if $0 == 2 { throw Fault() } }
    #expect(throws: RebuildError.self) { try migrator.run(at: folder.path()) }
    #expect(
      try folder.lines("SELECT * FROM note; SELECT * FROM schema_migrations") == ["1|'a'", "1"]
    )
  }
}
