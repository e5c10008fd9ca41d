import Foundation
import SchemaRebuilderTesting
import Testing

@testable import SchemaRebuilder

/// A folder of `Fixtures/Cases`.
struct FixtureCase: Sendable, CustomTestStringConvertible {
  let name: String
  let folder: URL

  var testDescription: String { name }

  /// Every case, or the one that the environment variable `CASE` names.
  static let all: [FixtureCase] = {
    let folder = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent()
      .appendingPathComponent("../../../Fixtures/Cases").standardizedFileURL
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let wanted = ProcessInfo.processInfo.environment["CASE"]
    return names.filter { !$0.hasPrefix(".") && wanted ?? $0 == $0 }.sorted().map {
      FixtureCase(name: $0, folder: folder.appendingPathComponent($0))
    }
  }()

  /// The cases that come to one of these outcomes.
  static func all(_ outcomes: CaseExpectation.Outcome...) -> [FixtureCase] {
    all.filter { testCase in
      (try? testCase.expectation()).map { outcomes.contains($0.outcome) } ?? true
    }
  }
}

extension FixtureCase {
  func text(_ file: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
  }

  func has(_ file: String) -> Bool {
    FileManager.default.fileExists(atPath: folder.appendingPathComponent(file).path)
  }

  func write(_ text: String, to file: String) throws {
    try Data(text.utf8).write(to: folder.appendingPathComponent(file))
  }

  /// The file that has the plan, which is another one where SQLite takes no text in double quotes and
  /// that matters. https://sqlite.org/quirks.html#dblquote
  var planFile: String {
    let strict = "plan-without-quoted-texts.sql"
    return Self.takesQuotedTexts || !has(strict) ? "plan.sql" : strict
  }

  private static let takesQuotedTexts =
    (try? SQLiteConnection.inMemory().execute(#"SELECT "no column""#)) != nil

  func expectation() throws -> CaseExpectation {
    try JSONDecoder().decode(CaseExpectation.self, from: Data(text("expect.json").utf8))
  }

  func database() throws -> FixtureDatabase {
    try FixtureDatabase(text("before.sql"))
  }

  func rebuilder() throws -> Rebuilder {
    let hints = has("hints.json") ? try text("hints.json") : "{}"
    return Rebuilder(
      try Schema(sql: text("after.sql")),
      hints: try JSONDecoder().decode(Hints.self, from: Data(hints.utf8)),
      policy: try expectation().policy,
      createsMissingFile: false
    )
  }

  func trial() throws -> RebuildTrial {
    RebuildTrial(of: try database(), by: try rebuilder())
  }
}
