import SchemaRebuilderCSQLite

extension SQLiteConnection {
  /// Gives a statement a value for each of its parameters, `?1` the first.
  /// <https://sqlite.org/c3ref/bind_blob.html>
  ///
  /// - Throws: an error where there are more or fewer values than parameters, since SQLite would
  ///   take a missing one for NULL.
  func bind(
    _ values: [SQLiteValue],
    to statement: OpaquePointer,
    sql: String
  ) throws(SQLiteError) {
    let count = Int(sqlite3_bind_parameter_count(statement))
    guard count == values.count else {
      throw SQLiteError(
        code: SQLITE_RANGE,
        message: "the statement takes \(counted(count, "value")), and \(values.count) came with it",
        sql: sql
      )
    }
    for (index, value) in values.enumerated() {
      try check(bind(value, at: Int32(index + 1), of: statement), sql: sql)
    }
  }

  private func bind(_ value: SQLiteValue, at index: Int32, of statement: OpaquePointer) -> Int32 {
    switch value {
    case .null: sqlite3_bind_null(statement, index)
    case .integer(let number): sqlite3_bind_int64(statement, index, number)
    case .real(let number): sqlite3_bind_double(statement, index, number)
    case .text(let bytes):
      // An empty array has no address, which SQLite would take for NULL.
      (bytes + [0]).withUnsafeBytes { buffer in
        sqlite3_bind_text64(
          statement,
          index,
          buffer.baseAddress,
          UInt64(bytes.count),
          csqlite_transient(),
          UInt8(SQLITE_UTF8)
        )
      }
    case .blob(let bytes):
      (bytes + [0]).withUnsafeBytes { buffer in
        sqlite3_bind_blob64(
          statement,
          index,
          buffer.baseAddress,
          UInt64(bytes.count),
          csqlite_transient()
        )
      }
    }
  }
}
