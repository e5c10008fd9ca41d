import SchemaRebuilderCSQLite

/// One connection to a database, opened here or lent by the caller.
///
/// Not `Sendable`: a connection belongs to the thread that works with it.
final class SQLiteConnection {
  let handle: OpaquePointer
  /// Whether a caller has opened it, and closes it.
  let isBorrowed: Bool
  /// The authorizer that is installed, kept alive for as long as SQLite may call it.
  var authorizer: Authorizer?
  /// The busy handler that is installed, kept alive in the same way.
  var busyHandler: BusyHandler?
  /// The progress handler that is installed, likewise.
  var progressHandler: ProgressHandler?
  /// The update hook that is installed, likewise.
  var updateHook: UpdateHook?

  /// How a file is opened.
  enum Mode {
    case readOnly
    /// Read-only, and taken to be changed by nobody: no lock, no `-shm`.
    case immutable
    case readWrite
    case readWriteOrCreate
    case inMemory
  }

  /// Opens a database.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - mode: what the connection may do.
  ///   - fileSystem: the name of SQLite's file system layer; nil for the usual one.
  /// - Throws: what SQLite says where it cannot.
  init(path: String, mode: Mode, fileSystem: String? = nil) throws(SQLiteError) {
    var opened: OpaquePointer?
    let name =
      mode == .immutable ? "file:\(percentEncoded(path))?immutable=1" : fileName(path, mode)
    // One thread at a time has a connection of ours, which locks nothing then.
    // https://sqlite.org/threadsafe.html
    let flags = mode.flags | SQLITE_OPEN_NOMUTEX
    let result = sqlite3_open_v2(name, &opened, flags, fileSystem)
    guard result == SQLITE_OK, let opened else {
      let message = opened.map { String(cString: sqlite3_errmsg($0)) }
      let code = opened.map(sqlite3_extended_errcode) ?? result
      sqlite3_close_v2(opened)
      throw SQLiteError(code: code, message: message ?? String(cString: sqlite3_errstr(result)))
    }
    sqlite3_extended_result_codes(opened, 1)
    handle = opened
    isBorrowed = false
  }

  /// Works with a connection that the caller opened and will close.
  init(borrowing handle: OpaquePointer) {
    self.handle = handle
    isBorrowed = true
  }

  static func inMemory() throws(SQLiteError) -> SQLiteConnection {
    try SQLiteConnection(path: ":memory:", mode: .inMemory)
  }

  deinit {
    if !isBorrowed { sqlite3_close_v2(handle) }
  }
}

extension SQLiteConnection.Mode {
  fileprivate var flags: Int32 {
    switch self {
    case .readOnly: SQLITE_OPEN_READONLY
    case .immutable: SQLITE_OPEN_READONLY | SQLITE_OPEN_URI
    case .readWrite: SQLITE_OPEN_READWRITE
    case .readWriteOrCreate, .inMemory: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
    }
  }
}

/// The path as SQLite takes it for nothing but a file: `file:x`, `:memory:` and an empty name would
/// mean something else. <https://sqlite.org/c3ref/open.html>
private func fileName(_ path: String, _ mode: SQLiteConnection.Mode) -> String {
  guard mode != .inMemory else { return path }
  return path.utf8.first == UInt8(ascii: "/") ? path : "./" + path
}

/// The path with everything but letters, digits and `/-._~` escaped. <https://sqlite.org/uri.html>
private func percentEncoded(_ path: String) -> String {
  let digits = Array("0123456789ABCDEF".utf8)
  var encoded: [UInt8] = []
  for byte in path.utf8 {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "-"),
      UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"):
      encoded.append(byte)
    default:
      encoded += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
    }
  }
  return String(decoding: encoded, as: UTF8.self)
}
