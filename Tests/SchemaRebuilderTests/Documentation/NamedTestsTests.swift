import Foundation
import Testing

/// The documentation names tests and cases as its proof; they must be there.
///
/// What is looked for are the pages' spans of code such as `SuiteTests`, `SuiteTests/a name` and
/// `Cases/a-name`.
@Suite struct NamedTestsTests {
  private static let pages =
    [
      "README.md", "CONTRIBUTING.md", "Documentation/Design.md", "Documentation/SQLiteNotes.md",
      "Benchmarks/README.md", "Examples/README.md",
    ] + articles

  private static var articles: [String] {
    let folder = "Sources/SchemaRebuilder/Documentation.docc"
    let files = try? FileManager.default.contentsOfDirectory(
      atPath: MarkdownFile.package.appendingPathComponent(folder).path
    )
    return (files ?? []).filter { $0.hasSuffix(".md") }.sorted().map { "\(folder)/\($0)" }
  }

  @Test(arguments: pages)
  func `every test that a page names exists`(page: String) throws {
    let named = try MarkdownFile(page).codeSpans.filter(isTest)
    let known = try Self.tests()
    #expect(named.filter { !known.contains($0) } == [])
  }

  @Test(arguments: pages)
  func `every case that a page names exists`(page: String) throws {
    let cases = MarkdownFile.package.appendingPathComponent("Fixtures/Cases")
    let known = Set(try FileManager.default.contentsOfDirectory(atPath: cases.path))
    let named = try MarkdownFile(page).codeSpans
      .filter { $0.hasPrefix("Cases/") }.map { String($0.dropFirst("Cases/".count)) }
    #expect(named.filter { !known.contains($0) } == [])
    #expect(!named.isEmpty || page != "Documentation/SQLiteNotes.md")
  }

  /// Whether a span of code is a suite or, after a slash, a test of one.
  private func isTest(_ span: String) -> Bool {
    let suite = span.prefix { $0 != "/" }
    return suite.hasSuffix("Tests") && suite != "Tests" && suite.allSatisfy(\.isLetter)
  }

  /// Every test of the package as `Suite/its name`, read from the sources, and every suite.
  private static func tests() throws -> Set<String> {
    var tests: Set<String> = []
    let folder = MarkdownFile.package.appendingPathComponent("Tests")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
      var suite = ""
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
        if let name = word(after: "struct ", in: line) ?? word(after: "extension ", in: line) {
          suite = name
          tests.insert(suite)
        }
        if let name = line.split(separator: "func `").dropFirst().first?.split(separator: "`").first
        {
          tests.insert("\(suite)/\(name)")
        }
      }
    }
    return tests
  }

  private static func word(after keyword: String, in line: Substring) -> String? {
    guard !line.hasPrefix(" "), let range = line.range(of: keyword) else { return nil }
    return String(line[range.upperBound...].prefix { $0.isLetter || $0.isNumber })
  }
}
