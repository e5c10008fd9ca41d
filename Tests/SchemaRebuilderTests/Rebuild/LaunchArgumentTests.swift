import Foundation
import Testing

@testable import SchemaRebuilder

/// An app that is launched to print its plan.
@Suite struct LaunchArgumentTests {
  private let folder: ScratchFolder
  private let path: String

  init() throws {
    folder = try ScratchFolder()
    path = try folder.database("CREATE TABLE t(a, b); INSERT INTO t VALUES (1, 2)")
  }

  private static func app(_ path: String, columns: String, _ arguments: [String]) throws {
    let rebuilder = Rebuilder(try Schema(sql: "CREATE TABLE t(\(columns));"))
    rebuilder.exitAfterPlanIfAsked(at: path, arguments: ["app"] + arguments)
    _ = try rebuilder.run(at: path)
    exit(9)
  }

  @Test func `with the argument it prints the plan and ends`() async throws {
    let before = try folder.contents()
    let result = await #expect(
      processExitsWith: .exitCode(0),
      observing: [\.standardOutputContent]
    ) { [path = path as String] in
      try Self.app(path, columns: "a, b, c", ["-SchemaRebuilderPlan"])
    }
    let printed = String(decoding: try #require(result).standardOutputContent, as: UTF8.self)
    #expect(printed.contains("ALTER TABLE main.\"t\" ADD COLUMN"))
    #expect(try folder.contents() == before)
  }

  @Test func `a refused plan and an error end it as they end the command line`() async throws {
    let before = try folder.contents()
    await #expect(processExitsWith: .exitCode(3)) { [path = path as String] in
      try Self.app(path, columns: "a", ["-NSDebug", "YES", "-SchemaRebuilderPlan", "YES"])
    }
    await #expect(processExitsWith: .exitCode(1)) { [path = folder.url.path as String] in
      try Self.app(path, columns: "a", ["-SchemaRebuilderPlan", "YES"])
    }
    #expect(try folder.contents() == before)
  }

  @Test(arguments: [[], ["-SchemaRebuilderPlan", "NO"]])
  func `without it the app goes on`(arguments: [String]) async {
    await #expect(processExitsWith: .exitCode(9)) {
      [path = path as String, arguments = arguments as [String]] in
      try Self.app(path, columns: "a, b, c", arguments)
    }
  }
}
