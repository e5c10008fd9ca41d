import CSQLite

extension SQLiteConnection {
  /// Runs every statement of the text and throws its rows away.
  func execute(_ sql: String) throws(SQLiteError) {
    try forEachRow(of: sql) { _ in }
  }

  /// Runs the text and collects the rows of all its statements.
  func rows(_ sql: String) throws(SQLiteError) -> [SQLiteRow] {
    var rows: [SQLiteRow] = []
    try forEachRow(of: sql) { rows.append(SQLiteRow(values: $0.values())) }
    return rows
  }

  /// Runs a text that must be one statement, so that nothing can hide behind it.
  func rowsOfOneStatement(_ sql: String) throws(SQLiteError) -> [SQLiteRow] {
    try checkIsOneStatement(sql)
    return try rows(sql)
  }

  private func checkIsOneStatement(_ sql: String) throws(SQLiteError) {
    guard let text = try? SQLText(sql) else { return }
    // A trigger holds the only semicolons that do not end a statement.
    let inside = text.tokens.dropLast().contains { text.isPunctuation($0, ";") }
    let isTrigger = (try? StatementHead(text).kind) == .trigger
    guard inside, !isTrigger else { return }
    throw SQLiteError(
      code: SQLITE_MISUSE,
      message: "a statement ends within the text, and another one follows",
      sql: sql
    )
  }

  /// The first column of the first row, or NULL where there is no row.
  func value(_ sql: String) throws(SQLiteError) -> SQLiteValue {
    try rows(sql).first?[0] ?? .null
  }

  func integer(_ sql: String) throws(SQLiteError) -> Int {
    guard case .integer(let value) = try value(sql) else { return 0 }
    return Int(value)
  }

  /// Asks SQLite to compile the text without running it; nothing is read or written.
  func compile(_ sql: String) throws(SQLiteError) {
    var statement: OpaquePointer?
    defer { sqlite3_finalize(statement) }
    try check(sqlite3_prepare_v3(handle, sql, -1, 0, &statement, nil), sql: sql)
  }

  /// What SQLite has against a statement when `body` runs or compiles it; nil where it is right.
  ///
  /// - Throws: an error that says nothing about the statement, such as one of the disk.
  func objection(
    _ body: (SQLiteConnection) throws(SQLiteError) -> Void
  ) throws(SQLiteError) -> SQLiteError? {
    do {
      try body(self)
      return nil
    } catch {
      guard !error.isOfTheMoment else { throw error }
      return error
    }
  }

  /// Runs `body`, which only reads, while the connection sees one state of the file, however often
  /// others change it meanwhile. <https://sqlite.org/isolation.html>
  func seeingOneState<Result>(_ body: () throws -> Result) throws -> Result {
    if isInTransaction { return try body() }
    try execute("BEGIN")
    // Nothing was written; and COMMIT, unlike ROLLBACK, lets statements of the caller run on.
    defer { try? execute("COMMIT") }
    return try body()
  }

  /// How many rows the last INSERT, UPDATE or DELETE changed.
  var changes: Int { Int(sqlite3_changes(handle)) }

  /// Whether a transaction is open. <https://sqlite.org/c3ref/get_autocommit.html>
  var isInTransaction: Bool { sqlite3_get_autocommit(handle) == 0 }

  /// Whether some statement of this connection has begun and not ended.
  var hasRunningStatement: Bool {
    var statement = sqlite3_next_stmt(handle, nil)
    while let current = statement {
      if sqlite3_stmt_busy(current) != 0 { return true }
      statement = sqlite3_next_stmt(handle, current)
    }
    return false
  }

  func check(_ result: Int32, sql: String? = nil) throws(SQLiteError) {
    guard result != SQLITE_OK else { return }
    throw error(sql: sql)
  }

  private func error(sql: String?) -> SQLiteError {
    SQLiteError(
      code: sqlite3_extended_errcode(handle),
      message: String(cString: sqlite3_errmsg(handle)),
      sql: sql
    )
  }

  private func forEachRow(
    of sql: String,
    _ body: (Cursor) -> Void
  ) throws(SQLiteError) {
    let text = Array(sql.utf8.map(CChar.init(bitPattern:))) + [0]
    var offset = 0
    while offset < text.count - 1 {
      var statement: OpaquePointer?
      var consumed = 0
      let result = text.withUnsafeBufferPointer { buffer -> Int32 in
        guard let start = buffer.baseAddress.map({ $0 + offset }) else { return SQLITE_MISUSE }
        var tail: UnsafePointer<CChar>?
        let result = sqlite3_prepare_v3(handle, start, -1, 0, &statement, &tail)
        consumed = tail.map { $0 - start } ?? 0
        return result
      }
      try check(result, sql: sql)
      guard consumed > 0 else { return }
      offset += consumed
      guard let statement else { continue }
      defer { sqlite3_finalize(statement) }
      try step(statement, sql: sql, body)
    }
  }

  private func step(
    _ statement: OpaquePointer,
    sql: String,
    _ body: (Cursor) -> Void
  ) throws(SQLiteError) {
    while true {
      switch sqlite3_step(statement) {
      case SQLITE_ROW: body(Cursor(statement: statement))
      case SQLITE_DONE: return
      default: throw error(sql: sql)
      }
    }
  }
}

/// The row on which a running statement stands.
private struct Cursor {
  let statement: OpaquePointer

  func values() -> [SQLiteValue] {
    (0..<sqlite3_column_count(statement)).map(value)
  }

  private func value(_ column: Int32) -> SQLiteValue {
    switch sqlite3_column_type(statement, column) {
    case SQLITE_INTEGER: .integer(sqlite3_column_int64(statement, column))
    case SQLITE_FLOAT: .real(sqlite3_column_double(statement, column))
    case SQLITE_TEXT: .text(bytes(sqlite3_column_text(statement, column), column))
    case SQLITE_BLOB: .blob(bytes(sqlite3_column_blob(statement, column), column))
    default: .null
    }
  }

  private func bytes(_ start: UnsafeRawPointer?, _ column: Int32) -> [UInt8] {
    let count = Int(sqlite3_column_bytes(statement, column))
    return start.map { [UInt8](UnsafeRawBufferPointer(start: $0, count: count)) } ?? []
  }

  private func bytes(_ start: UnsafePointer<UInt8>?, _ column: Int32) -> [UInt8] {
    bytes(start.map { UnsafeRawPointer($0) }, column)
  }
}
