import Foundation
import SchemaRebuilderTesting
import Testing

@testable import SchemaRebuilder

/// Databases that SQLCipher encrypts: they need nothing but their key, which `prepare` gives.
///
/// `make test-sqlcipher` runs these; on any other SQLite they are skipped.
@Suite(.enabled(if: isSQLCipherLinked)) struct EncryptedFileTests {
  private let folder: ScratchFolder
  private let path: String
  private let schema: Schema
  private let rows = "SELECT id, body, read FROM note"

  init() throws {
    folder = try ScratchFolder()
    path = folder.path()
    try Self.open(path).execute(
      """
      CREATE TABLE note(id INTEGER PRIMARY KEY, body TEXT, parent REFERENCES note);
      CREATE INDEX note_body ON note(body);
      INSERT INTO note VALUES (1, 'ink', NULL), (2, 'oil', 1);
      """
    )
    schema = try Self.schema()
  }

  private static func schema(parent: String = "parent") throws -> Schema {
    try Schema(
      sql: """
        CREATE TABLE note(
          id INTEGER PRIMARY KEY, body TEXT NOT NULL, \(parent) REFERENCES note,
          read INTEGER NOT NULL DEFAULT 0
        );
        CREATE INDEX note_body ON note(body);
        """
    )
  }

  private static let key: Prepare = { try SQLiteConnection(borrowing: $0).execute(keyed("sesame")) }
  private static let wrongKey: Prepare = {
    try SQLiteConnection(borrowing: $0).execute(keyed("sesam"))
  }

  private static func keyed(_ key: String) -> String { "PRAGMA key = '\(key)'" }

  private static func open(_ path: String) throws -> SQLiteConnection {
    let connection = try SQLiteConnection(path: path, mode: .readWriteOrCreate)
    try key(connection.handle)
    return connection
  }

  /// Whether the file tells nothing without its key, and everything with it.
  private func expectEncrypted(
    _ path: String,
    sourceLocation: SourceLocation = #_sourceLocation
  )
    throws
  {
    let header = try Data(contentsOf: URL(fileURLWithPath: path)).prefix(16)
    #expect(header != Data("SQLite format 3\0".utf8), sourceLocation: sourceLocation)
    #expect(throws: SQLiteError.self, sourceLocation: sourceLocation) {
      try SQLiteConnection(path: path, mode: .readOnly).lines("SELECT * FROM sqlite_schema")
    }
    let integrity = try Self.open(path).lines(
      "PRAGMA integrity_check; PRAGMA cipher_integrity_check"
    )
    #expect(integrity == ["'ok'"], sourceLocation: sourceLocation)
  }

  @Test(
    arguments: ["DELETE", "WAL"],
    [
      ("parent", Policy.Strategy.automatic, Rung.edit),
      ("parent COLLATE NOCASE", .automatic, .swap), ("parent", .rebuild, .rebuild),
    ]
  )
  func `an encrypted file is rebuilt and stays encrypted`(
    mode: String,
    way: (parent: String, strategy: Policy.Strategy, rung: Rung)
  ) throws {
    try Self.open(path).execute("PRAGMA journal_mode=\(mode)")
    let rebuilder = Rebuilder(
      try Self.schema(parent: way.parent),
      version: 2,
      policy: Policy(strategy: way.strategy),
      prepare: Self.key
    )
    let plan = try rebuilder.plan(at: path)
    #expect(plan.tables.map(\.rung) == [way.rung])
    _ = try rebuilder.run(at: path)
    try expectEncrypted(path)
    #expect(try Self.open(path).lines(rows) == ["1|'ink'|0", "2|'oil'|0"])
    #expect(try rebuilder.plan(at: path).isEmpty)
  }

  @Test(arguments: [nil, wrongKey] as [Prepare?])
  func `without its key it is one clear error, and not a byte changes`(key: Prepare?) throws {
    let before = try folder.contents()
    let rebuilder = Rebuilder(schema, prepare: key)
    for act in [
      { _ = try rebuilder.run(at: path) }, { _ = try rebuilder.plan(at: path) },
    ] as [() throws -> Void] {
      let error = #expect(throws: RebuildError.self) { try act() }
      #expect(error?.kind == .notADatabase)
      #expect(error?.message == "\(path) is not an SQLite database, or is encrypted")
    }
    #expect(try folder.contents() == before)
  }

  @Test func `its backup is encrypted with the same key`() throws {
    let copy = folder.path("old.db")
    _ = try Rebuilder(schema, backup: copy, prepare: Self.key).run(at: path)
    try expectEncrypted(copy)
    #expect(try Self.open(copy).lines("SELECT id, body FROM note") == ["1|'ink'", "2|'oil'"])
  }

  @Test func `a missing file is made encrypted`() throws {
    let new = folder.path("new.db")
    _ = try Rebuilder(schema, prepare: Self.key).run(at: new)
    try expectEncrypted(new)
    #expect(
      try Self.open(new).lines("SELECT name FROM sqlite_schema") == ["'note'", "'note_body'"]
    )
  }

  @Test func `it is rebuilt through a connection that has its key`() throws {
    let connection = try Self.open(path)
    _ = try Rebuilder(schema, prepare: Self.key).run(on: connection.handle)
    #expect(try connection.lines(rows) == ["1|'ink'|0", "2|'oil'|0"])
    try expectEncrypted(path)
  }

  @Test func `a failure of any statement leaves it as it was`() throws {
    let database = try FixtureDatabase(copying: path, prepare: Self.key)
    expectSafeRebuild(of: database, by: Rebuilder(schema, prepare: Self.key))
  }

  @Test func `its schema is read, and a saved plan applied, with the key`() throws {
    let plan = try Rebuilder(schema, prepare: Self.key).plan(at: path)
    _ = try Rebuilder.apply(plan, at: path, prepare: Self.key)
    let read = try Schema(readingFrom: path, prepare: Self.key)
    #expect(try SchemaDiff(from: read, to: schema, hints: Hints()).sentences == [])
    try expectEncrypted(path)
  }
}

/// Whether the tests run on SQLCipher; SQLite does not know the pragma.
private let isSQLCipherLinked =
  (try? SQLiteConnection.inMemory().lines("PRAGMA cipher_version")) != []
