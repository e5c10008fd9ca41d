import SchemaRebuilderCSQLite

@testable import SchemaRebuilder

/// An empty in-memory database, asked what SQLite itself makes of a text.
final class Oracle {
  private var handle: OpaquePointer?

  init() {
    sqlite3_open(":memory:", &handle)
    if let handle { SQLiteConnection(borrowing: handle).allowWhateverAFileMayHold() }
  }

  deinit {
    sqlite3_close(handle)
  }

  /// Runs the text, and returns SQLite's complaint; nil where it has none.
  func complaint(_ sql: String) -> String? {
    sqlite3_exec(handle, sql, nil, nil, nil) == SQLITE_OK
      ? nil : String(cString: sqlite3_errmsg(handle))
  }

  /// What a query returns, each value as text.
  func rows(_ sql: String) -> [[String?]] {
    var statement: OpaquePointer?
    sqlite3_prepare_v2(handle, sql, -1, &statement, nil)
    defer { sqlite3_finalize(statement) }
    var rows: [[String?]] = []
    while sqlite3_step(statement) == SQLITE_ROW {
      rows.append(
        (0..<sqlite3_column_count(statement)).map { index in
          sqlite3_column_text(statement, index).map { String(cString: $0) }
        }
      )
    }
    return rows
  }

  /// The one number that a query returns.
  func number(_ sql: String) -> Double {
    var statement: OpaquePointer?
    sqlite3_prepare_v2(handle, sql, -1, &statement, nil)
    defer { sqlite3_finalize(statement) }
    sqlite3_step(statement)
    return sqlite3_column_double(statement, 0)
  }
}
