import SchemaRebuilderCSQLite

/// A database file, looked at through SQLite's own file system layer.
///
/// A file must never be opened and closed beside SQLite: closing it would give up every lock that
/// this process holds on it, other connections' too.
/// <https://sqlite.org/howtocorrupt.html#_posix_advisory_locks_canceled_by_a_separate_thread_doing_close_>
struct DatabaseFile {
  private let system: UnsafeMutablePointer<sqlite3_vfs>
  /// The path without symbolic links: the `-wal` stands beside the file itself.
  let path: String

  init?(path: String) {
    guard let system = sqlite3_vfs_find(nil), let resolve = system.pointee.xFullPathname else {
      return nil
    }
    var buffer = [CChar](repeating: 0, count: Int(system.pointee.mxPathname) + 1)
    // SQLite answers with another code where it has followed a link.
    let result = resolve(system, path, Int32(buffer.count), &buffer) & 0xFF
    guard result == SQLITE_OK, let end = buffer.firstIndex(of: 0) else { return nil }
    self.system = system
    self.path = String(decoding: buffer[..<end].map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// Whether the header says that the file is in WAL mode.
  var isInWALMode: Bool {
    // <https://sqlite.org/fileformat2.html#file_format_version_numbers>
    firstBytes(20).map { $0[18] == 2 } ?? false
  }

  private func firstBytes(_ count: Int) -> [UInt8]? {
    let size = Int(system.pointee.szOsFile)
    let memory = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    defer { memory.deallocate() }
    memory.initializeMemory(as: UInt8.self, repeating: 0, count: size)
    let file = memory.assumingMemoryBound(to: sqlite3_file.self)
    let flags = SQLITE_OPEN_READONLY | SQLITE_OPEN_MAIN_DB
    // SQLite reads on behind the name for parameters: https://sqlite.org/c3ref/create_filename.html
    guard let name = sqlite3_create_filename(path, "", "", 0, nil) else { return nil }
    defer { sqlite3_free_filename(name) }
    let isOpen = system.pointee.xOpen?(system, name, file, flags, nil) == SQLITE_OK
    defer { _ = file.pointee.pMethods.map { $0.pointee.xClose?(file) } }
    guard isOpen, let read = file.pointee.pMethods?.pointee.xRead else { return nil }
    var bytes = [UInt8](repeating: 0, count: count)
    return read(file, &bytes, Int32(count), 0) == SQLITE_OK ? bytes : nil
  }
}

/// A file in WAL mode that nobody has open, at one moment.
///
/// A read-only connection to it would make a `-wal` and a `-shm` beside it. Where there is no `-wal`,
/// everything is in the file itself, and it can be taken for immutable: but only for as long as this
/// value, made again, is the same. <https://sqlite.org/wal.html#read_only_databases>
struct RestingFile: Equatable {
  private let stamp: FileStamp

  /// Nil where somebody has the file open, or where it is in another mode.
  init?(path: String) {
    guard let file = DatabaseFile(path: path), let stamp = FileStamp(path: file.path),
      file.isInWALMode,
      FileStatus(path: file.path + "-wal").isMissing,
      FileStatus(path: file.path + "-journal").isMissing
    else { return nil }
    self.stamp = stamp
  }
}
