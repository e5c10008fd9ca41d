/// Whether a copy of a database is whole: read from its file, and compared with the original.
struct BackupCheck {
  let source: SQLiteConnection
  let copy: SQLiteConnection

  /// What differs, each as a sentence.
  func differences() throws -> [String] {
    for name in ["page_count", "page_size", "user_version"] {
      let sql = "PRAGMA main.\(name)"
      let (old, new) = (try source.integer(sql), try copy.integer(sql))
      guard old == new else { return ["its \(name) is \(new) instead of \(old)"] }
    }
    guard try fingerprint(source) == fingerprint(copy) else { return ["its schema is another one"] }
    return try rows() + complaints()
  }

  private func fingerprint(_ connection: SQLiteConnection) throws -> String {
    try FileReader(connection: connection, versionStore: .userVersion).fingerprint()
  }

  /// The tables that have rows of their own; those of virtual tables are in their shadow tables.
  private func rows() throws -> [String] {
    let tables = try source.rows(
      "SELECT name FROM main.sqlite_schema WHERE type = 'table' AND rootpage > 0"
    )
    return try tables.map { $0.name(0) }.compactMap { table in
      let sql = "SELECT count(*) FROM main.\(quoted(table)) NOT INDEXED"
      let (old, new) = (try source.integer(sql), try copy.integer(sql))
      return old == new ? nil : "\(table) has \(counted(new, "row")) instead of \(old)"
    }
  }

  /// What quick_check says of the copy and not of the original, which may have been imperfect.
  /// <https://sqlite.org/pragma.html#pragma_quick_check>
  private func complaints() throws -> [String] {
    let sql = "PRAGMA main.quick_check"
    let found = try copy.rows(sql).compactMap { $0.text(0) }
    guard found != ["ok"] else { return [] }
    let known = Set(try source.rows(sql).compactMap { $0.text(0) })
    return found.filter { !known.contains($0) }
  }
}
