extension TokenReader {
  /// Reads ASC or DESC, if one comes next.
  mutating func sortOrder() -> SortOrder? {
    if takes("asc") { return .ascending }
    return takes("desc") ? .descending : nil
  }

  /// Reads ON CONFLICT, if it comes next. <https://sqlite.org/lang_conflict.html>
  mutating func conflictResolution() throws(SQLTextError) -> ConflictResolution? {
    guard takes("on") else { return nil }
    try expect("conflict")
    if takes("rollback") { return .rollback }
    if takes("abort") { return .abort }
    if takes("fail") { return .fail }
    if takes("ignore") { return .ignore }
    if takes("replace") { return .replace }
    throw expected("ROLLBACK, ABORT, FAIL, IGNORE or REPLACE")
  }

  /// Reads the columns and expressions of an index.
  mutating func indexedColumns() throws(SQLTextError) -> [IndexedColumn] {
    try text.indexedColumns(try parenthesized("a column or expression"))
  }

  /// Reads the columns of a key, and AUTOINCREMENT at their end.
  mutating func keyColumns(
    orAutoincrement autoincrement: inout Bool
  ) throws(SQLTextError) -> [IndexedColumn] {
    var inner = try parenthesized("a column")
    if let last = inner.last, inner.count > 1, text.isWord(last, "autoincrement") {
      autoincrement = true
      inner = inner.dropLast()
    }
    let columns = try text.indexedColumns(inner)
    for column in columns {
      guard case .expression(let fragment) = column.term else { continue }
      throw text.error(
        "PRIMARY KEY and UNIQUE take columns, no expressions: \(fragment.sql)",
        at: inner.first?.range.lowerBound ?? 0
      )
    }
    return columns
  }
}

extension SQLText {
  fileprivate func indexedColumns(
    _ tokens: ArraySlice<Token>
  ) throws(SQLTextError) -> [IndexedColumn] {
    var columns: [IndexedColumn] = []
    for part in splitAtCommas(tokens) {
      guard !part.isEmpty else {
        let offset = part.startIndex > 0 ? self.tokens[part.startIndex - 1].range.lowerBound : 0
        throw error("expected a column or expression, found nothing", at: offset)
      }
      columns.append(try indexedColumn(part))
    }
    return columns
  }

  private func indexedColumn(_ tokens: ArraySlice<Token>) throws(SQLTextError) -> IndexedColumn {
    var rest = tokens
    var column = IndexedColumn(term: .column(""))
    column.order = takeOrder(&rest)
    if let last = rest.last, isWord(last, "first") || isWord(last, "last"), rest.count > 2,
      let nulls = rest.dropLast().last, isWord(nulls, "nulls")
    {
      throw error("an index cannot say where its NULLs stand", at: nulls.range.lowerBound)
    }
    rest = CanonicalSQL.trimmedParentheses(self, rest)
    while let (operand, collation) = collated(rest) {
      // Of several collations the last one counts.
      column.collation = column.collation ?? collation
      rest = CanonicalSQL.trimmedParentheses(self, operand)
    }
    if rest.count == 1, let token = rest.first, isName(token) {
      column.term = .column(name(token).text)
    } else {
      column.term = .expression(SQLFragment(text(rest)))
    }
    return column
  }

  /// Takes ASC or DESC off the end, where the word is not itself the operand of what precedes it.
  private func takeOrder(_ tokens: inout ArraySlice<Token>) -> SortOrder? {
    guard let last = tokens.last, let before = tokens.dropLast().last else { return nil }
    let order: SortOrder? =
      isWord(last, "asc") ? .ascending : isWord(last, "desc") ? .descending : nil
    guard order != nil, endsOperand(before) else { return nil }
    tokens = tokens.dropLast()
    return order
  }

  private func endsOperand(_ token: Token) -> Bool {
    switch token.kind {
    case .word:
      isName(token) || isWord(token, "null") || isWord(token, "isnull") || isWord(token, "notnull")
    case .punctuation: isPunctuation(token, ")")
    case .quotedName, .bracketName, .string, .blob, .number, .variable: true
    }
  }
}

extension SQLText {
  /// An operand and the collation after it; nil where COLLATE belongs to a part of the tokens.
  ///
  /// COLLATE binds closer than any operator: `a || b COLLATE NOCASE` is about `b`.
  private func collated(
    _ tokens: ArraySlice<Token>
  ) -> (operand: ArraySlice<Token>, collation: String)? {
    guard tokens.count > 2, let last = tokens.last, isName(last),
      let word = tokens.dropLast().last, isWord(word, "collate"),
      isOperand(tokens.dropLast(2))
    else { return nil }
    return (tokens.dropLast(2), name(last).text)
  }

  /// Whether COLLATE after these tokens is about all of them.
  func isOperand(_ tokens: ArraySlice<Token>) -> Bool {
    guard let first = tokens.first else { return false }
    if tokens.count == 1 || collated(tokens) != nil { return true }
    if isWord(first, "case") { return tokens.last.map { isWord($0, "end") } ?? false }
    let group = isPunctuation(first, "(") ? tokens : isName(first) ? tokens.dropFirst() : []
    return lengthOfGroup(group) == group.count && !group.isEmpty
  }
}
