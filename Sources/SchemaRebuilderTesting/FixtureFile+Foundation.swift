#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What is done with the files of fixture databases, apart from SQLite.
enum FixtureFile {
  /// A path in the folder for temporary files where nothing is yet.
  static func newPath() -> String {
    FileManager.default.temporaryDirectory
      .appendingPathComponent("fixture-\(UUID().uuidString).sqlite").path
  }

  /// Copies a database and the journal or write-ahead log that belongs to it.
  static func copy(_ path: String, to other: String) throws {
    try FileManager.default.copyItem(atPath: path, toPath: other)
    for suffix in ["-journal", "-wal"] where FileManager.default.fileExists(atPath: path + suffix) {
      try FileManager.default.copyItem(atPath: path + suffix, toPath: other + suffix)
    }
  }

  /// Removes a database and all that SQLite may have put beside it.
  static func remove(_ path: String) {
    for suffix in ["", "-journal", "-wal", "-shm"] {
      try? FileManager.default.removeItem(atPath: path + suffix)
    }
  }

  static func bytes(_ path: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
  }
}
