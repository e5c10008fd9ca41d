import SchemaRebuilderCSQLite

/// What SQLite answered to a call that failed. <https://sqlite.org/rescode.html>
public struct SQLiteError: Error, Hashable, Sendable, Codable {
  /// The extended result code.
  public var code: Int32
  /// SQLite's own words.
  public var message: String
  /// The statement, where one was being prepared or run.
  public var sql: String?

  /// Makes an error of its parts.
  public init(code: Int32, message: String, sql: String? = nil) {
    self.code = code
    self.message = message
    self.sql = sql
  }

  /// The primary result code: the low byte of ``code``.
  public var primaryCode: Int32 { code & 0xFF }
}

extension SQLiteError: CustomStringConvertible {
  /// SQLite's words and its code.
  public var description: String { "\(message) (SQLite code \(code))" }
}

extension SQLiteError {
  var isBusy: Bool { [SQLITE_BUSY, SQLITE_LOCKED].contains(primaryCode) }
  var isNotADatabase: Bool { primaryCode == SQLITE_NOTADB }
  var isCorrupt: Bool { primaryCode == SQLITE_CORRUPT }
  var isReadOnly: Bool { primaryCode == SQLITE_READONLY }
  var cannotOpen: Bool { primaryCode == SQLITE_CANTOPEN }
  /// In WAL mode a disk on which the `-shm` has no room is told as a failure of reading or writing.
  /// <https://sqlite.org/rescode.html#ioerr_shmsize>
  var isFull: Bool { primaryCode == SQLITE_FULL || code == SQLITE_IOERR | 19 << 8 }
  var isInputOutput: Bool { primaryCode == SQLITE_IOERR }
  /// Whether the file or its place failed, or the statement was stopped from outside: the statement
  /// itself may be right.
  var isAboutTheFile: Bool {
    isBusy || isFull || isInputOutput || isCorrupt || isNotADatabase || isReadOnly || cannotOpen
      || isInterrupted
  }
  /// Whether a progress handler, or `sqlite3_interrupt`, has stopped the statement.
  var isInterrupted: Bool { primaryCode == SQLITE_INTERRUPT }
  /// Whether the disk, the memory or another connection failed: the statement itself may be right.
  var isOfTheMoment: Bool {
    isBusy || isFull || isInputOutput || cannotOpen || isInterrupted || primaryCode == SQLITE_NOMEM
  }
  /// Whether a statement that compiles may end so for the value of some row.
  var isOfAValue: Bool { [SQLITE_ERROR, SQLITE_TOOBIG, SQLITE_MISMATCH].contains(primaryCode) }
  var isConstraint: Bool { primaryCode == SQLITE_CONSTRAINT }
  var isPermission: Bool { [SQLITE_PERM, SQLITE_AUTH].contains(primaryCode) }
  /// SQLITE_READONLY_DIRECTORY: no journal can be made beside the file.
  var isReadOnlyFolder: Bool { code == SQLITE_READONLY | 6 << 8 }
}

extension SQLiteError {
  static func noColumn(_ column: Name, _ columns: [Name]) -> SQLiteError {
    let known = columns.map(\.text).joined(separator: ", ")
    return SQLiteError(code: SQLITE_RANGE, message: "no column \(column) in the answer (\(known))")
  }

  static func misuse(_ message: String, sql: String? = nil) -> SQLiteError {
    SQLiteError(code: SQLITE_MISUSE, message: message, sql: sql)
  }
}
