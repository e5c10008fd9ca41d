import SchemaRebuilderCSQLite

/// The row on which a running statement stands.
struct Cursor {
  private let statement: OpaquePointer

  init(statement: OpaquePointer) {
    self.statement = statement
  }

  /// The names of the columns, as the statement has them. <https://sqlite.org/c3ref/column_name.html>
  func columns() -> [Name] {
    (0..<sqlite3_column_count(statement)).map { column in
      Name(sqlite3_column_name(statement, column).map { String(cString: $0) } ?? "")
    }
  }

  func values() -> [SQLiteValue] {
    (0..<sqlite3_column_count(statement)).map(value)
  }

  /// The text in a column, or nil for NULL and for anything that is no text.
  func text(_ column: Int32) -> String? {
    utf8(column).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Whether the text in a column is made of just these bytes, and was not repaired.
  func holds(_ text: String, in column: Int32) -> Bool {
    utf8(column).map { text.hasBytes(UnsafeRawBufferPointer($0)) } ?? false
  }

  private func utf8(_ column: Int32) -> UnsafeBufferPointer<UInt8>? {
    guard sqlite3_column_type(statement, column) == SQLITE_TEXT,
      let start = sqlite3_column_text(statement, column)
    else { return nil }
    return UnsafeBufferPointer(start: start, count: Int(sqlite3_column_bytes(statement, column)))
  }

  /// The name in a column; empty where there is none.
  func name(_ column: Int32) -> Name { Name(text(column) ?? "") }

  /// The integer in a column, or 0.
  func integer(_ column: Int32) -> Int {
    guard sqlite3_column_type(statement, column) == SQLITE_INTEGER else { return 0 }
    return Int(sqlite3_column_int64(statement, column))
  }

  func flag(_ column: Int32) -> Bool { integer(column) != 0 }

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
