import SchemaRebuilderCSQLite
import Foundation

@testable import SchemaRebuilder

/// SQLite's own file system, in which an accident happens at one call.
///
/// It counts the calls of its connections, so that a test can go through all of them in turn. It is
/// used by one thread at a time. <https://sqlite.org/vfs.html>
final class FaultyFileSystem: @unchecked Sendable {
  /// What SQLite asks of a file system, and a tick of its clock between two instructions.
  enum Call: CaseIterable {
    case open, read, write, truncate, sync, delete
    case tick
  }

  /// What goes wrong.
  enum Accident: Hashable {
    /// The call fails, and does half of what it should do.
    case failure
    /// The call and all counted ones after it fail, as if the process could not reach the disk.
    case failures
    /// There is no room for what the call would write.
    case diskFull
    /// The process is killed as soon as the call is done.
    case death
  }

  /// The calls that change a file.
  static let changing: Set<Call> = [.write, .truncate, .sync, .delete]

  private let counted: Set<Call>
  private let accident: Accident?
  private let number: Int
  /// How many calls there were of those that are counted.
  private(set) var count = 0
  /// Whether calls are counted from now on.
  var isCounting = true

  let system: UnsafeMutablePointer<sqlite3_vfs>
  private let layer: UnsafeMutablePointer<sqlite3_vfs>
  private let name: UnsafeMutablePointer<CChar>

  /// Makes a file system in which the call of this number, of those that are counted, goes wrong.
  init(counting counted: Set<Call>, _ accident: Accident? = nil, at number: Int = 0) throws {
    self.counted = counted
    self.accident = accident
    self.number = number
    guard let system = sqlite3_vfs_find(nil), let name = strdup("faulty-\(UUID().uuidString)")
    else { throw SQLiteError(code: SQLITE_ERROR, message: "SQLite has no file system") }
    self.system = system
    self.name = name
    layer = .allocate(capacity: 1)
    layer.initialize(to: system.pointee)
    layer.pointee.zName = UnsafePointer(name)
    layer.pointee.szOsFile += Int32(FaultyFile.headSize)
    layer.pointee.pAppData = Unmanaged.passUnretained(self).toOpaque()
    layer.pointee.xOpen = openFile
    layer.pointee.xDelete = deleteFile
    sqlite3_vfs_register(layer, 0)
  }

  deinit {
    sqlite3_vfs_unregister(layer)
    layer.deallocate()
    free(name)
  }

  /// Whether the accident has happened.
  var hasHappened: Bool { accident != nil && count >= number }

  /// Works with a connection that reaches its file through this file system, and closes it.
  func connecting<Result>(
    to path: String,
    _ body: (SQLiteConnection) throws -> Result
  ) throws -> Result {
    var handle: OpaquePointer?
    let result = sqlite3_open_v2(path, &handle, SQLITE_OPEN_READWRITE, name)
    defer { sqlite3_close(handle) }
    guard result == SQLITE_OK, let handle else {
      throw SQLiteError(code: result, message: String(cString: sqlite3_errstr(result)))
    }
    sqlite3_extended_result_codes(handle, 1)
    if counted.contains(.tick) {
      let context = Unmanaged.passUnretained(self).toOpaque()
      sqlite3_progress_handler(handle, 500, { of($0)?.perform(.tick) { SQLITE_OK } ?? 0 }, context)
    }
    return try body(SQLiteConnection(borrowing: handle))
  }

  /// Counts a call and lets it be done, unless it is the one that goes wrong.
  func perform(_ call: Call, half: () -> Void = {}, _ body: () -> Int32) -> Int32 {
    guard isCounting, counted.contains(call) else { return body() }
    count += 1
    guard count == number || (accident == .failures && count > number) else { return body() }
    switch accident {
    case .failure:
      half()
      return call.failure
    case .failures: return call.failure
    case .diskFull: return SQLITE_FULL
    case .death:
      let result = body()
      kill(getpid(), SIGKILL)
      return result
    case nil: return body()
    }
  }
}

extension FaultyFileSystem.Call {
  /// What SQLite is told where the call fails. <https://sqlite.org/rescode.html#ioerr>
  fileprivate var failure: Int32 {
    switch self {
    case .open: SQLITE_CANTOPEN
    case .read: SQLITE_IOERR | 1 << 8
    case .write: SQLITE_IOERR | 3 << 8
    case .sync: SQLITE_IOERR | 4 << 8
    case .truncate: SQLITE_IOERR | 6 << 8
    case .delete: SQLITE_IOERR | 10 << 8
    case .tick: SQLITE_OK
    }
  }
}

/// The file system of which C holds a pointer.
private func of(_ context: UnsafeMutableRawPointer?) -> FaultyFileSystem? {
  context.map { Unmanaged<FaultyFileSystem>.fromOpaque($0).takeUnretainedValue() }
}

private let openFile:
  @convention(c) (
    UnsafeMutablePointer<sqlite3_vfs>?, sqlite3_filename?, UnsafeMutablePointer<sqlite3_file>?,
    Int32, UnsafeMutablePointer<Int32>?
  ) -> Int32 = { layer, path, file, flags, outFlags in
    guard let file, let files = of(layer?.pointee.pAppData) else { return SQLITE_CANTOPEN }
    file.pointee.pMethods = nil
    return files.perform(.open) {
      let inner = FaultyFile.inner(file)
      let result = files.system.pointee.xOpen(files.system, path, inner, flags, outFlags)
      if inner.pointee.pMethods != nil { FaultyFile.prepare(file, of: files) }
      return result
    }
  }

private let deleteFile:
  @convention(c) (
    UnsafeMutablePointer<sqlite3_vfs>?, UnsafePointer<CChar>?, Int32
  ) -> Int32 = { layer, path, syncsFolder in
    guard let files = of(layer?.pointee.pAppData) else { return SQLITE_IOERR }
    return files.perform(.delete) {
      files.system.pointee.xDelete(files.system, path, syncsFolder)
    }
  }
