import SchemaRebuilderCSQLite

/// A connection for tests: it answers with rows as SQL literals, and the caller needs no C.
package final class DatabaseReader {
  private let connection: SQLiteConnection

  /// Opens a file, which is created where it is missing.
  ///
  /// - Parameters:
  ///   - path: the file; nil for a database in memory.
  ///   - prepare: the app's functions, collations and modules.
  /// - Throws: an ``SQLiteError``, or what `prepare` throws.
  package init(path: String?, prepare: Prepare? = nil) throws {
    connection =
      try path.map { try SQLiteConnection(path: $0, mode: .readWriteOrCreate) }
      ?? SQLiteConnection.inMemory()
    connection.allowWhateverAFileMayHold()
    try prepare?(connection.handle)
  }

  /// Runs every statement of the text and throws its rows away.
  package func execute(_ sql: String) throws(SQLiteError) {
    try connection.execute(sql)
  }

  /// The rows of a query, each value as the SQL literal that SQLite reads back as just that value.
  package func rows(_ sql: String) throws(SQLiteError) -> [[String]] {
    try connection.rows(sql).map { $0.values.map(\.literal) }
  }

  /// The rows of a query with their texts as they are; nil for whatever is no text.
  package func texts(_ sql: String) throws(SQLiteError) -> [[String?]] {
    try connection.rows(sql).map { row in row.values.indices.map(row.text) }
  }

  /// Whether the column is the key of a table with AUTOINCREMENT.
  package func isAutoincrement(table: Name, column: Name) throws(SQLiteError) -> Bool {
    try connection.columnMetadata(table: table, column: column).autoincrement
  }

  /// The name as a quoted identifier.
  package static func quoted(_ name: Name) -> String { SchemaRebuilder.quoted(name) }

  /// The text as a string literal.
  package static func literal(_ text: String) -> String { SchemaRebuilder.literal(text) }
}

extension SQLiteConnection {
  /// Lets a test make a file as any app may have left it, whatever this library was built to forbid
  /// by default. <https://sqlite.org/c3ref/c_dbconfig_defensive.html>
  func allowWhateverAFileMayHold() {
    for (option, isOn): (Int32, Int32) in [
      (SQLITE_DBCONFIG_DEFENSIVE, 0), (SQLITE_DBCONFIG_ENABLE_FKEY, 0),
      (SQLITE_DBCONFIG_DQS_DDL, 1), (SQLITE_DBCONFIG_DQS_DML, 1),
    ] {
      var value: Int32 = 0
      _ = csqlite_db_config(handle, option, isOn, &value)
    }
  }
}

extension SQLiteValue {
  /// The whole value as an SQL literal.
  fileprivate var literal: String {
    switch self {
    case .null: "NULL"
    case .integer(let value): "\(value)"
    case .real(let value) where value.isInfinite: value < 0 ? "-9e999" : "9e999"
    case .real(let value): "\(value)"
    case .text(let bytes): text(bytes)
    case .blob(let bytes): SchemaRebuilder.literal(bytes)
    }
  }

  /// Bytes that are no UTF-8 would be replaced in a String, so they are spelt as a blob.
  private func text(_ bytes: [UInt8]) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.utf8.elementsEqual(bytes) else {
      return "CAST(\(SchemaRebuilder.literal(bytes)) AS TEXT)"
    }
    return SchemaRebuilder.literal(text)
  }
}
