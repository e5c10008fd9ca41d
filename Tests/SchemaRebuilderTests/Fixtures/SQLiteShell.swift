import Foundation
import SchemaRebuilderTesting

/// The `sqlite3` shell, which knows nothing of this library.
enum SQLiteShell {
  /// Where the shell is; nil where there is none.
  static let url: URL? = {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { URL(fileURLWithPath: String($0)).appendingPathComponent("sqlite3") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }()

  /// The shell is defensive since 3.42, and says what it is told to be.
  private static let quietly = [
    "-cmd", ".output /dev/null", "-cmd", ".dbconfig defensive off", "-cmd", ".output stdout",
  ]

  /// Runs a script on a database as a person would do it; it stops at the first error.
  ///
  /// - Returns: what the shell said; nothing where all went well.
  static func run(_ script: String, on database: FixtureDatabase) throws -> String {
    guard let url else { return "there is no sqlite3 shell" }
    let input = database.path + "-script"
    let output = database.path + "-output"
    defer {
      for file in [input, output] { try? FileManager.default.removeItem(atPath: file) }
    }
    try Data(script.utf8).write(to: URL(fileURLWithPath: input))
    try Data().write(to: URL(fileURLWithPath: output))
    let process = Process()
    process.executableURL = url
    process.arguments = ["-bail", "-batch", "-init", "/dev/null"] + quietly + [database.path]
    process.standardInput = FileHandle(forReadingAtPath: input)
    process.standardOutput = FileHandle(forWritingAtPath: output)
    process.standardError = FileHandle(forWritingAtPath: output)
    try process.run()
    process.waitUntilExit()
    let said = try String(contentsOfFile: output, encoding: .utf8)
    return process.terminationStatus == 0 ? said : said + "exit \(process.terminationStatus)"
  }
}
