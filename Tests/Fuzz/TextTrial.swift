import SchemaRebuilderCSQLite

@testable import SchemaRebuilder

/// What must be true of any text, whoever has written it.
struct TextTrial {
  let sql: String

  init(_ sql: String) {
    self.sql = sql
  }

  func run() throws {
    try tokensCoverTheText()
    // A script that cannot be read is refused; it must only not end the program.
    _ = try? statements(in: sql)
    try whatSQLiteTakesIsRead()
  }

  struct Fault: Error {
    let what: String
  }
}

extension TextTrial {
  /// Between the tokens and comments there is nothing but space.
  private func tokensCoverTheText() throws {
    guard let text = try? SQLText(sql) else { return }
    let ranges = (text.tokens.map(\.range) + text.comments).sorted { $0.lowerBound < $1.lowerBound }
    var end = 0
    for range in ranges {
      guard range.lowerBound >= end, !range.isEmpty else {
        throw Fault(what: "tokens overlap, or one is empty, at \(range)")
      }
      try isSpace(text.utf8[end..<range.lowerBound])
      end = range.upperBound
    }
    try isSpace(text.utf8[end...])
  }

  private func isSpace(_ bytes: ArraySlice<UInt8>) throws {
    let isSpace = bytes.allSatisfy { $0 == 0x20 || (0x09...0x0D).contains($0) }
    let mark = Set(byteOrderMark)
    guard isSpace || bytes.allSatisfy({ $0 <= 0x20 || mark.contains($0) }) else {
      throw Fault(what: "no token and no space: \(Array(bytes))")
    }
  }
}

extension TextTrial {
  /// The reader reads each schema that SQLite has taken, and what it renders is the same to SQLite.
  private func whatSQLiteTakesIsRead() throws {
    let connection = try SQLiteConnection.inMemory()
    connection.creatingNothingButSchemas { try? connection.execute(sql) }
    guard !connection.isInTransaction,
      try connection.integer("SELECT count(*) FROM main.sqlite_schema") > 0
    else { return }
    let snapshot = try SchemaReader(connection: connection).snapshot()
    try isEqual(snapshot, writtenAs: Schema(snapshot: snapshot), "rendered")
    let stored = try SchemaReader(connection: connection).statements()
    try isEqual(snapshot, writtenAs: Schema(elements: stored.map { .statement($0) }), "stored")
  }

  private func isEqual(
    _ snapshot: SchemaSnapshot,
    writtenAs schema: Schema,
    _ how: String
  ) throws {
    let pristine = try Pristine(prepare: nil)
    try pristine.create(schema.statements())
    let diff = SchemaDiff(from: snapshot, to: try pristine.snapshot())
    guard diff.isEmpty else { throw Fault(what: "\(how), it differs: \(diff.sentences)") }
  }
}

extension SQLiteConnection {
  /// Runs `body` while no statement may read, reach another file or change a setting.
  fileprivate func creatingNothingButSchemas(_ body: () -> Void) {
    sqlite3_set_authorizer(
      handle,
      { _, action, _, _, _, _ in
        let refused = [
          SQLITE_SELECT, SQLITE_RECURSIVE, SQLITE_ATTACH, SQLITE_DETACH, SQLITE_PRAGMA,
          SQLITE_ANALYZE, SQLITE_TRANSACTION, SQLITE_SAVEPOINT,
        ]
        return refused.contains(action) ? SQLITE_DENY : SQLITE_OK
      },
      nil
    )
    body()
    sqlite3_set_authorizer(handle, nil, nil)
  }
}
