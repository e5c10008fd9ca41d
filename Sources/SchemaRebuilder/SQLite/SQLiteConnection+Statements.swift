import SchemaRebuilderCSQLite

extension SQLiteConnection {
  /// Runs every statement of the text and throws its rows away.
  func execute(_ sql: String) throws(SQLiteError) {
    try forEachRow(of: sql) { _ in true }
  }

  /// Runs the text and collects the rows of all its statements.
  func rows(_ sql: String) throws(SQLiteError) -> [SQLiteRow] {
    var rows: [SQLiteRow] = []
    try forEachRow(of: sql) { cursor in
      rows.append(SQLiteRow(values: cursor.values()))
      return true
    }
    return rows
  }

  /// Runs the text and makes something of each row: a schema is read from rows by the thousand, of
  /// which not every value is wanted.
  func map<Element>(
    _ sql: String,
    _ element: (Cursor) -> Element
  ) throws(SQLiteError) -> [Element] {
    var elements: [Element] = []
    try forEachRow(of: sql) { cursor in
      elements.append(element(cursor))
      return true
    }
    return elements
  }

  /// Runs a text that must be one statement, so that nothing can hide behind it.
  func rowsOfOneStatement(_ sql: String) throws(SQLiteError) -> [SQLiteRow] {
    try checkIsOneStatement(sql)
    return try rows(sql)
  }

  func checkIsOneStatement(_ sql: String) throws(SQLiteError) {
    if let text = try? SQLText(sql) { try checkIsOneStatement(text, sql: sql) }
  }

  func checkIsOneStatement(_ text: SQLText, sql: String) throws(SQLiteError) {
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
    switch try value(sql) {
    case .integer(let value): Int(value)
    // SQLCipher answers `PRAGMA page_size` with a text.
    case .text(let text): Int(String(decoding: text, as: UTF8.self)) ?? 0
    default: 0
    }
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

  /// Runs the statements of a text one after the other, as far as `body` wants rows.
  ///
  /// - Parameters:
  ///   - sql: the statements.
  ///   - values: what each statement gets for its parameters; nil to leave them NULL.
  ///   - willCompile: called with where a statement begins, in UTF-8 bytes, before SQLite sees it.
  ///   - body: gets each row; false ends the work.
  /// - Throws: what SQLite says, or what `willCompile` throws.
  func forEachRow(
    of sql: String,
    values: [SQLiteValue]? = nil,
    willCompile: (Int) throws(SQLiteError) -> Void = { _ in },
    _ body: (Cursor) -> Bool
  ) throws(SQLiteError) {
    let text = sql.utf8CString
    var offset = 0
    while offset < text.count - 1 {
      try willCompile(offset)
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
      if let values { try bind(values, to: statement, sql: sql) }
      guard try step(statement, sql: sql, body) else { return }
    }
  }

  /// Whether rows are wanted still.
  private func step(
    _ statement: OpaquePointer,
    sql: String,
    _ body: (Cursor) -> Bool
  ) throws(SQLiteError) -> Bool {
    while true {
      switch sqlite3_step(statement) {
      case SQLITE_ROW: guard body(Cursor(statement: statement)) else { return false }
      case SQLITE_DONE: return true
      default: throw error(sql: sql)
      }
    }
  }
}
