import Foundation
import Testing

@testable import SchemaRebuilderCLI

/// The commands that the README shows can be typed, and its tables leave nothing out.
@Suite struct ReadmeCommandsTests {
  private let readme: String

  init() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../README.md")
    readme = try String(contentsOf: file, encoding: .utf8)
  }

  @Test func `the commands run in their order`() throws {
    let sandbox = try Sandbox()
    _ = try sandbox.database(try #require(example("before")), name: "notes.sqlite")
    _ = try sandbox.file("schema.sql", try #require(example("schema")))
    try FileManager.default.createDirectory(
      atPath: sandbox.path("migrations"),
      withIntermediateDirectories: true
    )
    let files = ["notes.sqlite", "schema.sql", "plan.json", "migrations"]
    let lines = try #require(example("migrating")) + #require(example("commands"))
    let commands = lines.split(separator: "\n").map { line in
      line.split(separator: " ").map(String.init).map { word in
        files.contains(word) ? sandbox.path(word) : word
      }
    }
    let statuses = try commands.map { words in
      #expect(words.first == "rebuilder")
      return try sandbox.run(Array(words.dropFirst())).status
    }
    #expect(statuses == Array(repeating: 0, count: 10))
  }

  @Test(arguments: Flag.allCases)
  func `a row says what a flag does and which verbs take it`(flag: Flag) throws {
    let word = ([flag.word] + [flag.value].compactMap(\.self)).joined(separator: " ")
      .split(separator: "|").joined(separator: "\\|")
    let row = try #require(rows.first { $0.hasPrefix("| `\(word)`") })
    let verbs =
      flag.verbs == Verb.allCases ? "all" : flag.verbs.map(\.rawValue).joined(separator: ", ")
    #expect(row.contains(" | \(verbs) | "))
  }

  @Test(arguments: Verb.allCases)
  func `a row says what a verb does`(verb: Verb) {
    #expect(rows.contains { $0.hasPrefix("| `\(verb.rawValue) ") })
  }

  private var rows: [Substring] {
    readme.split(separator: "\n").filter { $0.hasPrefix("| `") }
  }

  /// What stands in the fenced block that follows `<!-- example: name -->`.
  private func example(_ name: String) -> String? {
    let parts = readme.components(separatedBy: "<!-- example: \(name) -->\n```")
    guard parts.count == 2 else { return nil }
    return parts[1].components(separatedBy: "\n```").first.map { block in
      block.drop { $0 != "\n" }.dropFirst() + "\n"
    }
  }
}
