/// The open transaction of a run, through which an app's own code reads and changes the file.
///
/// Code that belongs to a version or a migration gets one, for as long as it runs:
///
/// ```swift
/// try transaction.execute("UPDATE note SET title = trim(title)")
/// try transaction.execute("INSERT INTO tag(name) VALUES (?1)", ["unread"])
/// for row in try transaction.rows("SELECT id, body FROM note WHERE length(body) > ?1", [80]) {
///   print(try row["id"].integer ?? 0, try row["body"].text ?? "")
/// }
/// ```
///
/// What it does is committed with the run, or rolled back with it. So it takes any SQL but what
/// would reach beyond that: BEGIN, COMMIT, END, ROLLBACK, ATTACH, DETACH, and a PRAGMA that sets
/// `writable_schema` or `schema_version`, are errors that say so, and are not run. Savepoints are its
/// own affair.
///
/// Foreign keys are not enforced meanwhile, so that a change of tables deletes no row of another
/// one: no ON DELETE or ON UPDATE acts. Rows that have lost their parent when all is done fail the
/// run.
///
/// It is over when the code returns. Not `Sendable`: it belongs to the thread that runs the code.
public final class SQLiteTransaction {
  private var connection: SQLiteConnection?

  private init(_ connection: SQLiteConnection) {
    self.connection = connection
  }

  /// Runs every statement of a text and throws its rows away.
  ///
  /// - Parameters:
  ///   - sql: the statements; one, where values come with it.
  ///   - values: what the parameters stand for: the first one for `?` or `?1`.
  /// - Throws: an ``SQLiteError``; the statements before the one that failed have been run.
  public func execute(_ sql: String, _ values: [SQLiteValue] = []) throws(SQLiteError) {
    guard values.isEmpty else { return try runOne(sql, values) { _ in true } }
    try run(sql, values) { _ in true }
  }

  /// Runs one statement and collects its rows.
  ///
  /// - Parameters:
  ///   - sql: the statement.
  ///   - values: what its parameters stand for.
  /// - Returns: the rows, whose values are found by ``SQLiteRow/columns`` or by place.
  /// - Throws: an ``SQLiteError``.
  public func rows(_ sql: String, _ values: [SQLiteValue] = []) throws(SQLiteError) -> [SQLiteRow] {
    var rows: [SQLiteRow] = []
    var columns: [Name]?
    try runOne(sql, values) { cursor in
      columns = columns ?? cursor.columns()
      rows.append(SQLiteRow(values: cursor.values(), columns: columns ?? []))
      return true
    }
    return rows
  }

  /// Runs one statement and hands over its rows one by one, so that few are in memory.
  ///
  /// - Parameters:
  ///   - sql: the statement.
  ///   - values: what its parameters stand for.
  ///   - body: gets each row, and may run statements of its own.
  /// - Throws: an ``SQLiteError``, or what `body` throws, after which no row is read.
  public func forEachRow(
    _ sql: String,
    _ values: [SQLiteValue] = [],
    _ body: (SQLiteRow) throws -> Void
  ) throws {
    var columns: [Name]?
    var failure: (any Error)?
    try runOne(sql, values) { cursor in
      columns = columns ?? cursor.columns()
      do {
        try body(SQLiteRow(values: cursor.values(), columns: columns ?? []))
        return true
      } catch {
        failure = error
        return false
      }
    }
    if let failure { throw failure }
  }

  /// How many rows the last INSERT, UPDATE or DELETE changed.
  public var changes: Int { connection?.changes ?? 0 }

  /// The rowid of the row that was inserted last.
  public var lastInsertedRowID: Int64 { connection?.lastInsertedRowID ?? 0 }

  /// Hands over the connection to code of this library.
  func usingConnection(_ body: (SQLiteConnection) throws -> Void) throws {
    guard let connection else { throw SQLiteError.misuse("the transaction was used after its end") }
    try body(connection)
  }

  private func runOne(
    _ sql: String,
    _ values: [SQLiteValue],
    _ body: (Cursor) -> Bool
  ) throws(SQLiteError) {
    try connection?.checkIsOneStatement(sql)
    try run(sql, values, body)
  }

  private func run(
    _ sql: String,
    _ values: [SQLiteValue],
    _ body: (Cursor) -> Bool
  ) throws(SQLiteError) {
    guard let connection else { throw .misuse("the transaction was used after its end", sql: sql) }
    let guarded = try GuardedText(sql)
    try connection.forEachRow(
      of: sql,
      values: values,
      willCompile: { offset throws(SQLiteError) in
        try connection.refuseEndedTransaction(sql)
        try guarded.check(at: offset)
      },
      body
    )
  }
}

extension SQLiteTransaction {
  /// Lends the connection, which is in a transaction, to an app's own code.
  ///
  /// - Parameters:
  ///   - connection: the connection, of which a transaction is open.
  ///   - body: the code; it may keep nothing.
  /// - Returns: what `body` returns.
  /// - Throws: what `body` throws, or an ``SQLiteError`` where the transaction is over afterwards,
  ///   such as by INSERT OR ROLLBACK; what was done is rolled back then.
  static func lending<Result>(
    _ connection: SQLiteConnection,
    to body: (SQLiteTransaction) throws -> Result
  ) throws -> Result {
    let transaction = SQLiteTransaction(connection)
    defer { transaction.connection = nil }
    let result = try body(transaction)
    try connection.refuseEndedTransaction(nil)
    return result
  }
}

extension SQLiteConnection {
  /// SQLite ends a transaction by itself for ON CONFLICT ROLLBACK, RAISE(ROLLBACK) and a full disk;
  /// whatever ran then would be committed by itself, statement by statement.
  /// <https://sqlite.org/lang_conflict.html>
  fileprivate func refuseEndedTransaction(_ sql: String?) throws(SQLiteError) {
    guard !isInTransaction else { return }
    throw .misuse("the transaction is over: an earlier statement has rolled it back", sql: sql)
  }
}
