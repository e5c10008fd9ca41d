/// The statements that make a schema, each kept as it is written.
///
/// Hint comments (`-- @renamed from=old`) are taken out of the text and handed over as values.
/// Statements that say nothing about a schema, such as PRAGMA, are left out, as are SQLite's own
/// tables, so that what `.schema` and `.dump` print can be read.
///
/// - Parameter script: Any number of statements.
/// - Returns: The CREATE and ALTER TABLE statements, in order.
/// - Throws: Where the text is no SQL, where a statement does more than make a schema, and where a
///   hint comment cannot be understood.
func statements(in script: String) throws(SQLTextError) -> [SQLStatement] {
  let text = try SQLText(script)
  var statements: [ScriptStatement] = []
  for tokens in text.splitIntoStatements() {
    if let statement = try ScriptStatement(text, tokens) { statements.append(statement) }
  }
  var hints = ScriptHints(text, statements)
  for comment in text.comments {
    if let hint = try HintComment(text, comment) { try hints.add(hint) }
  }
  let places = text.locations(of: statements.map(\.range.lowerBound))
  return statements.indices.map { index in
    SQLStatement(
      sql: text.text(statements[index].range, without: hints.comments),
      hints: hints.values[index],
      line: places[index].line,
      column: places[index].column
    )
  }
}

/// A statement of a script that belongs to the schema.
struct ScriptStatement {
  /// Where the statement is written, from its first token to its last.
  let range: Range<Int>
  /// The table that it makes, with its places in the script.
  let table: ParsedTable?
  /// The virtual table that it makes.
  let virtualTable: ParsedVirtualTable?

  /// Reads a statement; nil where it says nothing about the schema.
  init?(_ text: SQLText, _ tokens: ArraySlice<Token>) throws(SQLTextError) {
    let reader = TokenReader(text, tokens)
    var ahead = reader
    let head = try StatementHead(reading: &ahead)
    range = reader.extent
    if head.saysNothing { return nil }
    if let refusal = head.refusal { throw text.error(refusal, at: range.lowerBound) }
    table = head.kind == .table ? try ParsedTable(reading: reader) : nil
    virtualTable = head.kind == .virtualTable ? try ParsedVirtualTable(reading: reader) : nil
    // The other statements are read for their errors alone, which have a place here.
    switch head.kind {
    case .index: _ = try ParsedIndex(reading: reader)
    case .view: _ = try ParsedView(reading: reader)
    case .trigger: _ = try ParsedTrigger(reading: reader)
    case .table, .virtualTable, .alterTable, .other: break
    }
  }
}

extension StatementHead {
  /// Whether the statement has no part in a schema, though tools print it with one.
  fileprivate var saysNothing: Bool {
    let ownTables: Set<Name> = [
      "sqlite_sequence", "sqlite_stat1", "sqlite_stat2", "sqlite_stat3", "sqlite_stat4",
    ]
    return switch kind {
    case .other(let word): ["PRAGMA", "BEGIN", "COMMIT", "END", "ANALYZE"].contains(word)
    case .table: name.map(ownTables.contains) ?? false
    case .index, .view, .trigger, .virtualTable, .alterTable: false
    }
  }

  /// Why the statement has no place in a schema; nil where it has one.
  fileprivate var refusal: String? {
    if case .other(let word) = kind {
      return "\(word) has no place here: a schema holds CREATE statements only"
    }
    if isTemporary || schemaName == "temp" {
      return "a TEMP object has no place here: a schema holds CREATE statements of what is kept"
    }
    return nil
  }
}

// MARK: - Splitting

extension SQLText {
  /// The tokens of each statement, without the semicolon that ends it.
  func splitIntoStatements() -> [ArraySlice<Token>] {
    var statements: [ArraySlice<Token>] = []
    var start = tokens.startIndex
    for (index, token) in zip(tokens.indices, tokens)
    where isPunctuation(token, ";") && isWhole(tokens[start..<index]) {
      statements.append(tokens[start..<index])
      start = index + 1
    }
    statements.append(tokens[start...])
    return statements.filter { !$0.isEmpty }
  }

  /// Whether a semicolon after these tokens ends a statement.
  ///
  /// By the rule of `sqlite3_complete`: a trigger goes on until END follows a semicolon, which no
  /// END of a CASE does. <https://sqlite.org/c3ref/complete.html>
  private func isWhole(_ tokens: ArraySlice<Token>) -> Bool {
    let reader = TokenReader(self, tokens)
    guard
      reader.isNext("create", "trigger") || reader.isNext("create", "temp", "trigger")
        || reader.isNext("create", "temporary", "trigger")
    else { return true }
    guard let last = tokens.last, let before = tokens.dropLast().last else { return false }
    return isWord(last, "end") && isPunctuation(before, ";")
  }

  /// What is written in a range, but for some comments and the space they leave at a line's end.
  fileprivate func text(_ range: Range<Int>, without comments: [Range<Int>]) -> String {
    var result: [UInt8] = []
    var position = range.lowerBound
    for comment in comments where range.contains(comment.lowerBound) {
      result += utf8[position..<comment.lowerBound]
      position = comment.upperBound
      let rest = utf8[position..<range.upperBound].prefix { $0.isBlank }
      let next = utf8[rest.endIndex]
      if next == UInt8(ascii: "\n") || next == UInt8(ascii: "\r") {
        while result.last?.isBlank ?? false { result.removeLast() }
        position = rest.endIndex
      } else if rest.isEmpty, let last = result.last, !last.isBlank, last != UInt8(ascii: "\n") {
        // A comment parts two tokens as space does.
        result.append(UInt8(ascii: " "))
      }
    }
    result += utf8[position..<range.upperBound]
    return String(decoding: result, as: UTF8.self)
  }
}

extension UInt8 {
  fileprivate var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
}
