/// How a file is kept, which a rebuild must neither mind nor change.
struct FileSettings: Sendable {
  private let statements: [String]
  let encoding: String

  init(_ chance: inout Chance) {
    encoding =
      "PRAGMA encoding = '\(chance.some("UTF-8", "UTF-8", "UTF-8", "UTF-16le", "UTF-16be"))'"
    let size = "PRAGMA page_size = \(chance.some(512, 1024, 4096, 8192))"
    let vacuum = "PRAGMA auto_vacuum = \(chance.some("NONE", "NONE", "FULL", "INCREMENTAL"))"
    let journal = "PRAGMA journal_mode = \(chance.some("DELETE", "DELETE", "WAL", "PERSIST"))"
    statements = chance.once(in: 2) ? [encoding] : [encoding, size, vacuum, journal]
  }

  /// What is said to a file before its first table.
  var sql: String { statements.map { $0 + ";\n" }.joined() }
}
