import SchemaRebuilderCSQLite

extension SQLiteConnection {
  /// The file of `main`; nil for a database in memory and for a temporary one.
  var mainFile: String? {
    guard let name = sqlite3_db_filename(handle, "main").map({ String(cString: $0) }) else {
      return nil
    }
    return name.isEmpty ? nil : name
  }

  /// A second connection to the file of `main`, through the same file system layer.
  ///
  /// - Returns: a connection that only reads; nil where the database is in no file.
  func anotherReader() throws(SQLiteError) -> SQLiteConnection? {
    guard let mainFile else { return nil }
    var system: UnsafeMutablePointer<sqlite3_vfs>?
    sqlite3_file_control(handle, "main", SQLITE_FCNTL_VFS_POINTER, &system)
    let name = system.flatMap(\.pointee.zName).map { String(cString: $0) }
    return try SQLiteConnection(path: mainFile, mode: .readOnly, fileSystem: name)
  }

  /// Copies every page of `main` into another database. <https://sqlite.org/backup.html>
  ///
  /// A connection that is writing cannot be copied: SQLite answers that the database is locked.
  ///
  /// - Parameters:
  ///   - destination: the connection to the other database, whose content is replaced.
  ///   - beforeEachPart: called before each 4,096 pages with how many are left, of how many, which
  ///     is 0 of 0 before the first; what it throws ends the copy.
  /// - Throws: what SQLite says, or what `beforeEachPart` throws.
  func copyPages(
    to destination: SQLiteConnection,
    beforeEachPart: (_ left: Int, _ count: Int) throws -> Void
  ) throws {
    let copy = sqlite3_backup_init(destination.handle, "main", handle, "main")
    guard let copy else { throw destination.failure(sqlite3_errcode(destination.handle)) }
    var result = SQLITE_OK
    do {
      while result == SQLITE_OK {
        try beforeEachPart(
          Int(sqlite3_backup_remaining(copy)),
          Int(sqlite3_backup_pagecount(copy))
        )
        result = sqlite3_backup_step(copy, 4096)
      }
    } catch {
      sqlite3_backup_finish(copy)
      throw error
    }
    let end = sqlite3_backup_finish(copy)
    guard result == SQLITE_DONE, end == SQLITE_OK else {
      throw destination.failure(result == SQLITE_DONE ? end : result)
    }
  }

  /// An error of the copy: SQLite does not put a lock down as an error of either connection.
  private func failure(_ code: Int32) -> SQLiteError {
    SQLiteError(code: code, message: String(cString: sqlite3_errstr(code)))
  }
}
