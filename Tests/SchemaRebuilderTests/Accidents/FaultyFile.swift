import SchemaRebuilderCSQLite

/// An open file of a ``FaultyFileSystem``: a head that is known here, and behind it the file of
/// SQLite's own file system, to which every call is handed on.
enum FaultyFile {
  typealias File = UnsafeMutablePointer<sqlite3_file>

  private struct Head {
    var base: sqlite3_file
    var files: UnsafeMutableRawPointer
  }

  static let headSize = 16

  /// The file of SQLite's own file system.
  static func inner(_ file: File) -> File {
    (UnsafeMutableRawPointer(file) + headSize).assumingMemoryBound(to: sqlite3_file.self)
  }

  /// Makes an open file one whose calls are counted.
  static func prepare(_ file: File, of files: FaultyFileSystem) {
    let head = Head(
      base: sqlite3_file(pMethods: methods),
      files: Unmanaged.passUnretained(files).toOpaque()
    )
    UnsafeMutableRawPointer(file).assumingMemoryBound(to: Head.self).initialize(to: head)
  }

  private static func files(_ file: File) -> FaultyFileSystem {
    let head = UnsafeMutableRawPointer(file).assumingMemoryBound(to: Head.self)
    return Unmanaged<FaultyFileSystem>.fromOpaque(head.pointee.files).takeUnretainedValue()
  }

  /// Does a call on the file behind, unless the accident is that it fails.
  private static func perform(
    _ call: FaultyFileSystem.Call,
    _ file: File?,
    half: (File, sqlite3_io_methods) -> Void = { _, _ in },
    _ body: (File, sqlite3_io_methods) -> Int32
  ) -> Int32 {
    guard let file else { return SQLITE_IOERR }
    return files(file).perform(call) {
      _ = pass(file) {
        half($0, $1); return SQLITE_OK
      }
    } _: {
      pass(file, body)
    }
  }

  private static func pass(_ file: File?, _ body: (File, sqlite3_io_methods) -> Int32) -> Int32 {
    guard let file, let methods = inner(file).pointee.pMethods else { return SQLITE_IOERR }
    return body(inner(file), methods.pointee)
  }

  /// Version 2 has shared memory, which WAL mode needs, and does not map the file.
  /// <https://sqlite.org/c3ref/io_methods.html>
  nonisolated(unsafe) private static let methods: UnsafePointer<sqlite3_io_methods> = {
    var methods = sqlite3_io_methods()
    methods.iVersion = 2
    methods.xClose = { file in pass(file) { $1.xClose($0) } }
    methods.xRead = { file, bytes, count, offset in
      perform(.read, file) { $1.xRead($0, bytes, count, offset) }
    }
    methods.xWrite = { file, bytes, count, offset in
      perform(.write, file, half: { _ = $1.xWrite($0, bytes, count / 2, offset) }) {
        $1.xWrite($0, bytes, count, offset)
      }
    }
    methods.xTruncate = { file, size in perform(.truncate, file) { $1.xTruncate($0, size) } }
    methods.xSync = { file, flags in perform(.sync, file) { $1.xSync($0, flags) } }
    methods.xFileSize = { file, size in pass(file) { $1.xFileSize($0, size) } }
    methods.xLock = { file, level in pass(file) { $1.xLock($0, level) } }
    methods.xUnlock = { file, level in pass(file) { $1.xUnlock($0, level) } }
    methods.xCheckReservedLock = { file, held in pass(file) { $1.xCheckReservedLock($0, held) } }
    methods.xFileControl = { file, code, value in pass(file) { $1.xFileControl($0, code, value) } }
    methods.xSectorSize = { file in pass(file) { $1.xSectorSize($0) } }
    methods.xDeviceCharacteristics = { file in pass(file) { $1.xDeviceCharacteristics($0) } }
    methods.xShmMap = { file, region, size, extends, memory in
      pass(file) { $1.xShmMap($0, region, size, extends, memory) }
    }
    methods.xShmLock = { file, offset, count, flags in
      pass(file) { $1.xShmLock($0, offset, count, flags) }
    }
    methods.xShmBarrier = { file in
      _ = pass(file) {
        $1.xShmBarrier($0); return SQLITE_OK
      }
    }
    methods.xShmUnmap = { file, deletes in pass(file) { $1.xShmUnmap($0, deletes) } }
    let memory = UnsafeMutablePointer<sqlite3_io_methods>.allocate(capacity: 1)
    memory.initialize(to: methods)
    return UnsafePointer(memory)
  }()
}
