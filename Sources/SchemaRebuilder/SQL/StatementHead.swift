/// What a statement makes or does.
enum StatementKind: Hashable, Sendable {
  case table
  case index
  case view
  case trigger
  case virtualTable
  case alterTable
  /// Any other statement, by its first word in capitals.
  case other(String)
}

/// What a statement says before it comes to the point: `CREATE TABLE IF NOT EXISTS main.t`.
struct StatementHead: Hashable, Sendable {
  /// What the statement makes or does.
  let kind: StatementKind
  /// The object's name, without its schema; nil for statements of another kind.
  private(set) var name: Name?
  /// Where the name is written, in UTF-8 bytes.
  private(set) var nameRange: Range<Int>?
  /// The name before the dot.
  private(set) var schemaName: Name?
  /// Whether TEMP or TEMPORARY is written.
  private(set) var isTemporary = false
  /// Whether UNIQUE is written.
  private(set) var isUnique = false
  /// Whether IF NOT EXISTS is written.
  private(set) var ifNotExists = false

  /// Reads the head of the one statement in a text.
  init(_ text: SQLText) throws(SQLTextError) {
    var reader = TokenReader(text)
    try self.init(reading: &reader)
  }

  /// Reads a head, and leaves the reader behind the name.
  init(reading reader: inout TokenReader) throws(SQLTextError) {
    guard reader.isNext("create") || reader.isNext("alter", "table") else {
      guard let first = reader.current else { throw reader.expected("a statement") }
      kind = .other(reader.text.text(first).uppercased())
      return
    }
    if reader.takes("alter", "table") {
      kind = .alterTable
    } else {
      reader.advance()
      isTemporary = reader.takes("temp") || reader.takes("temporary")
      isUnique = !isTemporary && reader.takes("unique")
      kind = try Self.kind(reading: &reader, isTemporary: isTemporary, isUnique: isUnique)
      if reader.takes("if") {
        try reader.expect("not", "exists")
        ifNotExists = true
      }
    }
    try readName(&reader)
  }
}

extension StatementHead {
  private static func kind(
    reading reader: inout TokenReader,
    isTemporary: Bool,
    isUnique: Bool
  ) throws(SQLTextError) -> StatementKind {
    if !isTemporary, reader.takes("index") { return .index }
    guard !isUnique else { throw reader.expected("INDEX") }
    if reader.takes("table") { return .table }
    if reader.takes("view") { return .view }
    if reader.takes("trigger") { return .trigger }
    if !isTemporary, reader.takes("virtual") {
      try reader.expect("table")
      return .virtualTable
    }
    throw reader.expected("TABLE, INDEX, VIEW, TRIGGER or VIRTUAL TABLE")
  }

  private mutating func readName(_ reader: inout TokenReader) throws(SQLTextError) {
    let what = "a name"
    var start = reader.position
    var name = try reader.name(what)
    if reader.takes(punctuation: ".") {
      schemaName = Name(name)
      start = reader.position
      name = try reader.name(what)
    }
    self.name = Name(name)
    nameRange = reader.range(from: start)
  }
}

extension TokenReader {
  /// Reads the head of a statement that must be a CREATE of one kind.
  ///
  /// - Returns: The object's name without quotes, and where it is written.
  mutating func head(
    _ kind: StatementKind,
    _ statement: String
  ) throws(SQLTextError) -> (name: String, range: Range<Int>, isUnique: Bool) {
    let start = self
    let head = try StatementHead(reading: &self)
    guard head.kind == kind, let name = head.name, let range = head.nameRange else {
      throw start.expected(statement)
    }
    return (name.text, range, head.isUnique)
  }
}
