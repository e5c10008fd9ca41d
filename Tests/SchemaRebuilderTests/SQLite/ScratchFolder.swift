import Foundation

@testable import SchemaRebuilder

/// A folder of its own for one test, gone when the test is over.
final class ScratchFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("schema-rebuilder-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// The path of a file in the folder.
  func path(_ name: String = "app.db") -> String { url.appendingPathComponent(name).path }

  /// Makes a database file of SQL text and gives its path.
  @discardableResult
  func database(_ sql: String, named name: String = "app.db") throws -> String {
    try open(name).execute(sql)
    return path(name)
  }

  /// Removes a database file, and what stands beside it.
  func remove(_ name: String = "app.db") {
    for suffix in ["", "-journal", "-wal", "-shm"] {
      try? FileManager.default.removeItem(atPath: path(name + suffix))
    }
  }

  /// Opens a database file of the folder.
  func open(_ name: String = "app.db") throws -> SQLiteConnection {
    let connection = try SQLiteConnection(path: path(name), mode: .readWriteOrCreate)
    connection.allowWhateverAFileMayHold()
    return connection
  }

  /// The rows of a query on a database file, each a line.
  func lines(_ sql: String, in name: String = "app.db") throws -> [String] {
    try open(name).lines(sql)
  }

  /// Writes a file of these bytes and gives its path.
  @discardableResult
  func file(_ bytes: Data, named name: String = "app.db") throws -> String {
    try bytes.write(to: url.appendingPathComponent(name))
    return path(name)
  }

  /// The bytes of every file in the folder, by name.
  func contents() throws -> [String: Data] {
    let names = try FileManager.default.contentsOfDirectory(atPath: url.path)
    let pairs = try names.map { ($0, try Data(contentsOf: url.appendingPathComponent($0))) }
    return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }
}

extension SQLiteConnection {
  /// A database in memory, made of SQL text.
  static func inMemory(_ sql: String) throws -> SQLiteConnection {
    let connection = try SQLiteConnection.inMemory()
    connection.allowWhateverAFileMayHold()
    try connection.execute(sql)
    return connection
  }

  /// The rows of a query, each a line of SQL literals divided by `|`.
  func lines(_ sql: String) throws -> [String] {
    try rows(sql).map { $0.values.map(\.description).joined(separator: "|") }
  }
}

extension SchemaSnapshot {
  /// What the reader makes of a database that SQL text makes.
  init(ofSQL sql: String) throws {
    self = try SchemaReader(connection: .inMemory(sql)).snapshot()
  }
}

extension SchemaDiff {
  /// The difference between two databases that SQL text makes.
  init(
    live: String,
    target: String,
    renames: [Hints.Rename] = [],
    version: Int? = nil
  ) throws {
    self.init(
      from: try SchemaSnapshot(ofSQL: live),
      to: try SchemaSnapshot(ofSQL: target),
      hints: Hints(renames: renames),
      version: version
    )
  }
}
