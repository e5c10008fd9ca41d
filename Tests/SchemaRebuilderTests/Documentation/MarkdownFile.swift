import Foundation

/// A Markdown file of this package, whose examples the tests hold against the code.
struct MarkdownFile {
  let text: String
  private let path: String

  /// Reads a file by its path from the package's folder.
  init(_ path: String) throws {
    self.path = path
    text = try String(contentsOf: Self.package.appendingPathComponent(path), encoding: .utf8)
  }

  /// The package's folder.
  static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent("../../..").standardizedFileURL

  /// What stands in the fenced block that follows `<!-- example: name -->`.
  func example(_ name: String) -> String? {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard let marker = lines.firstIndex(of: "<!-- example: \(name) -->"),
      lines.dropFirst(marker + 1).first?.hasPrefix("```") == true
    else { return nil }
    let block = lines[(marker + 2)...].prefix { $0 != "```" }
    return block.map { $0 + "\n" }.joined()
  }

  /// Writes the file with another text in a fenced block.
  func write(_ example: String, asExample name: String) throws {
    let marker = "<!-- example: \(name) -->\n"
    guard let old = self.example(name), let start = text.range(of: marker),
      let block = text.range(of: old, range: start.upperBound..<text.endIndex)
    else { return }
    let file = Self.package.appendingPathComponent(path)
    try Data(text.replacingCharacters(in: block, with: example).utf8).write(to: file)
  }

  /// What stands in code spans, in order; blocks are left out.
  var codeSpans: [String] {
    var spans: [String] = []
    var isInBlock = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") { isInBlock.toggle() }
      guard !isInBlock else { continue }
      let parts = line.split(separator: "`", omittingEmptySubsequences: false)
      spans += parts.enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) }
    }
    return spans
  }
}
