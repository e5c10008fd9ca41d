import Foundation
import Testing

@testable import SchemaRebuilderCLI

/// Several processes that come to one file at once.
@Suite struct ProcessesTests {
  private let sandbox: Sandbox
  private let schema: String

  init() throws {
    sandbox = try Sandbox()
    schema = try sandbox.file(
      "schema.sql",
      """
      CREATE TABLE pier (id INTEGER PRIMARY KEY AUTOINCREMENT, metres REAL NOT NULL);
      CREATE INDEX pier_metres ON pier (metres);
      """
    )
  }

  private func database(_ journal: String) throws -> String {
    try sandbox.database(
      """
      PRAGMA journal_mode = \(journal);
      CREATE TABLE pier (id INTEGER PRIMARY KEY AUTOINCREMENT, metres REAL);
      WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 500)
      INSERT INTO pier SELECT i, i / 2.0 FROM n;
      """
    )
  }

  /// Starts a process with these arguments, which makes a file as soon as it has begun, and writes to
  /// it what it has to say.
  private static func process(_ arguments: [String], output: String) async {
    await #expect(processExitsWith: .exitCode(0)) {
      [arguments = arguments as [String], output = output as String] in
      let stream = open(output, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
      var tool = CommandLineTool()
      tool.terminal = Terminal(input: STDIN_FILENO, output: stream, errors: stream)
      exit(tool.run(arguments))
    }
  }

  /// Locks a database until all these files are there, so that whoever comes to it waits.
  ///
  /// It is done on a thread of its own: processes that are waited for may block all that tasks have.
  private static func lock(_ database: String, until files: [String]) throws {
    let isLocked = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      let other = try? Connection(database)
      try? other?.run("BEGIN IMMEDIATE")
      isLocked.signal()
      while !files.allSatisfy({ FileManager.default.fileExists(atPath: $0) }) {
        Thread.sleep(forTimeInterval: 0.01)
      }
      try? other?.run("ROLLBACK")
    }
    isLocked.wait()
  }

  @Test(arguments: ["DELETE", "WAL"])
  func `of eight processes one does the work, and the others find it done`(
    journal: String
  ) async throws {
    let database = try database(journal)
    let words = ["apply", database, "--to", schema, "--schema-version", "2"]
    let names = (0..<8).map { "output-\($0)" }
    let outputFiles = names.map(sandbox.path)
    try Self.lock(database, until: outputFiles)
    await withTaskGroup(of: Void.self) { group in
      for output in outputFiles {
        group.addTask { await Self.process(words + ["--busy-timeout", "120"], output: output) }
      }
    }
    let outputs = try names.map { String(decoding: try sandbox.bytes($0), as: UTF8.self) }
    #expect(outputs.count { $0.contains("pier: definition edit, ") } == 1)
    #expect(outputs.count { $0.contains("\(database): nothing to do") } == 7)
    #expect(
      try sandbox.rows("SELECT count(*), sum(metres), max(id) FROM pier") == ["500|62625.0|500"]
    )
    #expect(try sandbox.rows("PRAGMA user_version") == ["2"])
    #expect(try sandbox.rows("PRAGMA integrity_check") == ["ok"])
    #expect(try sandbox.rows("SELECT seq FROM sqlite_sequence") == ["500"])
  }

  @Test func `of eight processes each step of a history is taken by one`() async throws {
    let columns = "id INTEGER PRIMARY KEY AUTOINCREMENT, metres REAL"
    let versions = ["", ", feet AS (metres * 3)", ", size INT -- @filled by=round(metres)\n"]
    for (index, more) in versions.enumerated() {
      _ = try sandbox.file("v\(index + 1).sql", "CREATE TABLE pier (\(columns)\(more));")
    }
    let database = try database("DELETE")
    let words = [
      "apply", database, "--history", sandbox.folder.path, "--assume", "1", "--busy-timeout", "120",
    ]
    let names = (0..<8).map { "output-\($0)" }
    let outputFiles = names.map(sandbox.path)
    try Self.lock(database, until: outputFiles)
    await withTaskGroup(of: Void.self) { group in
      for output in outputFiles { group.addTask { await Self.process(words, output: output) } }
    }
    let outputs = try names.map { String(decoding: try sandbox.bytes($0), as: UTF8.self) }
    #expect(outputs.map { $0.components(separatedBy: "pier: ").count - 1 }.reduce(0, +) == 2)
    #expect(try sandbox.rows("SELECT count(*), sum(size) FROM pier") == ["500|62750"])
    #expect(try sandbox.rows("PRAGMA user_version") == ["3"])
  }

  @Test(arguments: ["DELETE", "WAL"])
  func `of eight processes with migrations each is run once`(journal: String) async throws {
    let database = try database(journal)
    let folder = sandbox.path("migrations")
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for version in 1...3 {
      let sql = "CREATE TABLE t\(version)(a); UPDATE pier SET metres = metres + \(version);"
      _ = try sandbox.file("migrations/\(version)_add.sql", sql)
    }
    let words = ["migrate", "up", database, "--dir", folder, "--busy-timeout", "120"]
    let names = (0..<8).map { "output-\($0)" }
    try Self.lock(database, until: names.map(sandbox.path))
    await withTaskGroup(of: Void.self) { group in
      for output in names.map(sandbox.path) {
        group.addTask { await Self.process(words, output: output) }
      }
    }
    let outputs = try names.map { String(decoding: try sandbox.bytes($0), as: UTF8.self) }
    for version in 1...3 {
      let line = "\(version) add: "
      #expect(outputs.flatMap { $0.split(separator: "\n") }.count { $0.hasPrefix(line) } == 1)
    }
    #expect(try sandbox.rows("SELECT sum(metres) FROM pier") == ["65625.0"])
    #expect(try sandbox.rows("SELECT version FROM schema_migrations") == ["1", "2", "3"])
    #expect(try sandbox.rows("PRAGMA integrity_check") == ["ok"])
  }
}
