/// A CREATE INDEX statement as a value. <https://sqlite.org/lang_createindex.html>
struct ParsedIndex: Hashable, Sendable {
  /// The index; its table is set.
  var index: Index
  /// Where the index's name is written, without its schema, in UTF-8 bytes.
  var nameRange: Range<Int>

  /// Reads a statement.
  ///
  /// - Parameter sql: The statement, with or without its semicolon.
  /// - Throws: Where SQLite's grammar does not go on in this way.
  init(parsing sql: String) throws(SQLTextError) {
    try self.init(reading: TokenReader(SQLText(sql)))
  }

  /// Reads a statement that may be one of several in a text.
  init(reading reader: TokenReader) throws(SQLTextError) {
    var reader = reader
    let head = try reader.head(.index, "CREATE INDEX")
    nameRange = head.range
    try reader.expect("on")
    let table = try reader.name("a table name")
    index = Index(
      name: head.name,
      table: table,
      columns: try reader.indexedColumns(),
      unique: head.isUnique
    )
    if reader.takes("where") {
      index.condition = SQLFragment(try reader.rest("an expression"))
    }
    try reader.expectEnd()
  }
}

extension TokenReader {
  /// Reads all that is left, which must be more than nothing, as it is written.
  mutating func rest(_ what: String) throws(SQLTextError) -> String {
    guard current != nil else { throw expected(what) }
    let start = position
    var depth = 0
    while let token = current {
      if text.isPunctuation(token, "(") { depth += 1 }
      if text.isPunctuation(token, ")") { depth -= 1 }
      guard depth >= 0, !text.isPunctuation(token, ";") else {
        throw expected("the end of the statement")
      }
      advance()
    }
    guard depth == 0 else { throw expected("\")\"") }
    return written(from: start)
  }
}
