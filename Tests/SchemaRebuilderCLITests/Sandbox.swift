import SchemaRebuilderCSQLite
import Foundation
import Testing

@testable import SchemaRebuilderCLI

/// A folder of its own for one test, with databases, files and runs of the tool.
final class Sandbox {
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("rebuilder-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  /// What one run of the tool came to.
  struct Run: Equatable {
    var status: Int32
    var output: String
    var errors: String
  }
}

extension Sandbox {
  /// The path of a file in the folder.
  func path(_ name: String) -> String {
    folder.appendingPathComponent(name).path
  }

  /// Makes a folder in the folder and gives its path.
  func folder(_ name: String) throws -> String {
    try FileManager.default.createDirectory(atPath: path(name), withIntermediateDirectories: true)
    return path(name)
  }

  /// Writes a file and gives its path.
  func file(_ name: String, _ text: String) throws -> String {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path(name)))
    return path(name)
  }

  /// The bytes of a file in the folder.
  func bytes(_ name: String) throws -> Data {
    try Data(contentsOf: URL(fileURLWithPath: path(name)))
  }

  /// Makes a database of SQL text and gives its path.
  func database(_ sql: String, name: String = "app.db") throws -> String {
    let connection = try Connection(path(name))
    try connection.run(sql)
    return path(name)
  }

  /// The rows of a query, each a line, its values divided by `|`.
  func rows(_ sql: String, in name: String = "app.db") throws -> [String] {
    try Connection(path(name)).rows(sql)
  }

  /// Runs the tool with its streams on files.
  func run(
    _ arguments: [String],
    input: String = "",
    tool: CommandLineTool = CommandLineTool()
  ) throws -> Run {
    _ = try file("stdin", input)
    var tool = tool
    tool.terminal = Terminal(
      input: open(path("stdin"), O_RDONLY),
      output: open(path("stdout"), O_WRONLY | O_CREAT | O_TRUNC, 0o600),
      errors: open(path("stderr"), O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    )
    defer {
      for stream in [tool.terminal.input, tool.terminal.output, tool.terminal.errors] {
        close(stream)
      }
    }
    let status = tool.run(arguments)
    return Run(
      status: status,
      output: String(decoding: try bytes("stdout"), as: UTF8.self),
      errors: String(decoding: try bytes("stderr"), as: UTF8.self)
    )
  }
}

/// A connection of the tests' own, so that they do not see with the eyes of what they test.
final class Connection {
  private var handle: OpaquePointer?

  init(_ path: String) throws {
    try #require(sqlite3_open(path, &handle) == SQLITE_OK)
    // A printed plan edits definitions, which some builds forbid at first.
    // https://sqlite.org/c3ref/c_dbconfig_defensive.html
    csqlite_db_config(handle, SQLITE_DBCONFIG_DEFENSIVE, 0, nil)
  }

  deinit {
    sqlite3_close(handle)
  }

  /// Runs SQL text, which must succeed.
  func run(_ sql: String) throws {
    try #require(
      sqlite3_exec(handle, sql, nil, nil, nil) == SQLITE_OK,
      "\(String(cString: sqlite3_errmsg(handle))): \(sql)"
    )
  }

  /// The rows of a query, each a line.
  func rows(_ sql: String) throws -> [String] {
    var statement: OpaquePointer?
    try #require(sqlite3_prepare_v2(handle, sql, -1, &statement, nil) == SQLITE_OK, "\(sql)")
    defer { sqlite3_finalize(statement) }
    var rows: [String] = []
    while sqlite3_step(statement) == SQLITE_ROW {
      let values = (0..<sqlite3_column_count(statement)).map { column in
        sqlite3_column_text(statement, column).map { String(cString: $0) } ?? "NULL"
      }
      rows.append(values.joined(separator: "|"))
    }
    return rows
  }
}
