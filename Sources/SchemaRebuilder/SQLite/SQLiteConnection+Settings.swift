import SchemaRebuilderCSQLite

extension SQLiteConnection {
  /// An option that only `sqlite3_db_config` can set. <https://sqlite.org/c3ref/c_dbconfig_defensive.html>
  enum Option: CaseIterable {
    /// Whether "x" in a CREATE statement may be a string where no column has that name.
    case doubleQuotedStringsInDefinitions
    /// Whether "x" in any other statement, in a view too, may be one.
    case doubleQuotedStringsInStatements
    /// Whether `sqlite_schema` is defended against every edit; so it is on Apple's systems.
    case defensive

    fileprivate var code: Int32 {
      switch self {
      case .doubleQuotedStringsInDefinitions: SQLITE_DBCONFIG_DQS_DDL
      case .doubleQuotedStringsInStatements: SQLITE_DBCONFIG_DQS_DML
      case .defensive: SQLITE_DBCONFIG_DEFENSIVE
      }
    }
  }

  func option(_ option: Option) -> Bool {
    var value: Int32 = 0
    _ = csqlite_db_config(handle, option.code, -1, &value)
    return value != 0
  }

  func set(_ option: Option, _ isOn: Bool) {
    var value: Int32 = 0
    _ = csqlite_db_config(handle, option.code, isOn ? 1 : 0, &value)
  }

  /// Whether the stored definitions can be edited while the defence is lifted; asked by trying, since
  /// SQLite ignores the setting in silence where it does not.
  /// <https://sqlite.org/pragma.html#pragma_writable_schema>
  func takesEditsOfDefinitions() throws(SQLiteError) -> Bool {
    let isDefended = option(.defensive)
    let wasOn = hasWritableSchema
    set(.defensive, false)
    defer {
      setWritableSchema(wasOn)
      set(.defensive, isDefended)
    }
    setWritableSchema(true)
    guard hasWritableSchema else { return false }
    return try objection { connection throws(SQLiteError) in
      try connection.compile("UPDATE main.sqlite_schema SET sql = sql WHERE false")
    } == nil
  }

  /// Whether `sqlite_schema` can be written now; an authorizer may refuse the question as well.
  var hasWritableSchema: Bool { (try? integer("PRAGMA writable_schema")) ?? 0 != 0 }

  func setWritableSchema(_ isOn: Bool) {
    try? execute("PRAGMA writable_schema=\(isOn ? "ON" : "OFF")")
  }

  /// The version of the SQLite library that is linked, such as 3040001.
  static var libraryVersion: Int { Int(sqlite3_libversion_number()) }

  static var libraryVersionText: String { String(cString: sqlite3_libversion()) }

  /// How long a statement waits for another connection's lock before it fails as busy.
  func setBusyTimeout(seconds: Double) {
    sqlite3_busy_timeout(handle, Int32(min(max(0, seconds), 2_000_000) * 1000))
  }

  /// The names of the attached databases, `main` and `temp` among them.
  func databaseNames() throws(SQLiteError) -> [String] {
    try rows("PRAGMA database_list").compactMap { $0.text(1) }
  }
}

extension SQLiteConnection {
  /// What no PRAGMA tells of a column. <https://sqlite.org/c3ref/table_column_metadata.html>
  func columnMetadata(
    table: Name,
    column: Name
  ) throws(SQLiteError) -> (collation: Name, autoincrement: Bool) {
    var collation: UnsafePointer<CChar>?
    var autoincrement: Int32 = 0
    let result = sqlite3_table_column_metadata(
      handle,
      "main",
      table.text,
      column.text,
      nil,
      &collation,
      nil,
      nil,
      &autoincrement
    )
    try check(result)
    let name = collation.map { String(cString: $0) } ?? "BINARY"
    return (Name(name), autoincrement != 0)
  }
}
