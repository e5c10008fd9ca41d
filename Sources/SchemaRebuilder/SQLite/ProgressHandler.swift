import SchemaRebuilderCSQLite

/// Asks, while a statement is running, whether it may go on.
/// <https://sqlite.org/c3ref/progress_handler.html>
final class ProgressHandler {
  fileprivate let goesOn: () -> Bool

  init(_ goesOn: @escaping () -> Bool) {
    self.goesOn = goesOn
  }

  /// How many instructions of SQLite's lie between two questions: some ten microseconds.
  fileprivate static let instructions: Int32 = 1000
}

extension SQLiteConnection {
  /// Asks the handler from now on; nil removes the one that is there.
  ///
  /// A connection has one, and SQLite does not tell which: that of a caller cannot be put back.
  func setProgressHandler(_ handler: ProgressHandler?) {
    progressHandler = handler
    guard let handler else {
      sqlite3_progress_handler(handle, 0, nil, nil)
      return
    }
    sqlite3_progress_handler(
      handle,
      ProgressHandler.instructions,
      { context in
        guard let context else { return 0 }
        let handler = Unmanaged<ProgressHandler>.fromOpaque(context).takeUnretainedValue()
        return handler.goesOn() ? 0 : 1
      },
      Unmanaged.passUnretained(handler).toOpaque()
    )
  }

  /// How many pages this connection has written to files; it may be asked while a statement runs.
  /// <https://sqlite.org/c3ref/c_dbstatus_options.html>
  var pagesWritten: Int {
    var (current, highest): (Int32, Int32) = (0, 0)
    sqlite3_db_status(handle, SQLITE_DBSTATUS_CACHE_WRITE, &current, &highest, 0)
    return Int(current)
  }

  /// The rowid of the row that was inserted last; it moves while a statement inserts rows.
  var lastInsertedRowID: Int64 {
    get { sqlite3_last_insert_rowid(handle) }
    set { sqlite3_set_last_insert_rowid(handle, newValue) }
  }
}
