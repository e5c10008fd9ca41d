/// Reads one statement token by token; the parsers of the several statements extend it.
struct TokenReader {
  let text: SQLText
  private let tokens: ArraySlice<Token>
  private(set) var position: Int

  /// Reads a statement; the semicolons that end it are left out.
  init(_ text: SQLText) {
    let lastIndex = text.tokens.lastIndex { !text.isPunctuation($0, ";") }
    self.init(text, text.tokens[..<((lastIndex ?? -1) + 1)])
  }

  /// Reads some of a text's tokens.
  init(_ text: SQLText, _ tokens: ArraySlice<Token>) {
    self.text = text
    self.tokens = tokens
    position = tokens.startIndex
  }

  /// The token to be read next; nil at the end.
  var current: Token? { token(0) }

  /// The token behind that one.
  var following: Token? { token(1) }

  /// The tokens that are not read yet.
  var remaining: ArraySlice<Token> { tokens[position...] }

  /// Where all that is to be read is written, read or not, in UTF-8 bytes.
  var extent: Range<Int> { range(of: tokens) }

  /// What was read since a position, from the first token to the last.
  func range(from start: Int) -> Range<Int> {
    range(of: tokens[start..<position])
  }

  /// Where some tokens are written, in UTF-8 bytes.
  func range(of tokens: ArraySlice<Token>) -> Range<Int> {
    guard let first = tokens.first, let last = tokens.last else { return 0..<0 }
    return first.range.lowerBound..<last.range.upperBound
  }

  /// The tokens that were read since a position.
  func tokens(from start: Int) -> ArraySlice<Token> {
    tokens[start..<position]
  }

  /// What was read since a position, as it is written.
  func written(from start: Int) -> String {
    text.text(range(from: start))
  }

  private func token(_ distance: Int) -> Token? {
    tokens.indices.contains(position + distance) ? tokens[position + distance] : nil
  }
}

// MARK: - Looking

extension TokenReader {
  /// Whether this keyword comes next.
  func isNext(_ word: String) -> Bool {
    current.map { text.isWord($0, word) } ?? false
  }

  /// Whether these two keywords come next.
  func isNext(_ first: String, _ second: String) -> Bool {
    isNext(first) && (token(1).map { text.isWord($0, second) } ?? false)
  }

  /// Whether these keywords come next.
  func isNext(_ words: String...) -> Bool {
    areNext(words)
  }

  /// Whether this operator, parenthesis or separator comes next.
  func isNext(punctuation: String) -> Bool {
    current.map { text.isPunctuation($0, punctuation) } ?? false
  }

  private func areNext(_ words: [String]) -> Bool {
    words.indices.allSatisfy { index in
      token(index).map { text.isWord($0, words[index]) } ?? false
    }
  }
}

// MARK: - Reading

extension TokenReader {
  /// Moves past the next token.
  mutating func advance() {
    position += 1
  }

  /// Moves past this keyword if it comes next, and says whether it did.
  mutating func takes(_ word: String) -> Bool {
    guard isNext(word) else { return false }
    position += 1
    return true
  }

  /// Moves past these two keywords if they come next, and says whether they did.
  mutating func takes(_ first: String, _ second: String) -> Bool {
    guard isNext(first, second) else { return false }
    position += 2
    return true
  }

  /// Moves past these keywords if they come next, and says whether they did.
  mutating func takes(_ words: String...) -> Bool {
    guard areNext(words) else { return false }
    position += words.count
    return true
  }

  /// Moves past this operator, parenthesis or separator if it comes next, and says whether it did.
  mutating func takes(punctuation: String) -> Bool {
    guard isNext(punctuation: punctuation) else { return false }
    position += 1
    return true
  }

  /// Moves past keywords that must come next.
  mutating func expect(_ words: String...) throws(SQLTextError) {
    for word in words {
      guard takes(word) else { throw expected(word.uppercased()) }
    }
  }

  /// Moves past an operator, parenthesis or separator that must come next.
  mutating func expect(punctuation: String) throws(SQLTextError) {
    guard takes(punctuation: punctuation) else { throw expected("\"\(punctuation)\"") }
  }

  /// Reads a name in any of its spellings; SQLite takes a string for one, too.
  mutating func name(_ what: String) throws(SQLTextError) -> String {
    guard let token = current, text.isName(token) else { throw expected(what) }
    position += 1
    return text.name(token).text
  }

  /// Reads what stands between two parentheses, which must not be nothing.
  ///
  /// - Parameter what: What is expected there, for the error.
  /// - Returns: The tokens between the parentheses.
  /// - Throws: Where there are no parentheses, or there is nothing between them.
  mutating func parenthesized(_ what: String) throws(SQLTextError) -> ArraySlice<Token> {
    let open = position
    try expect(punctuation: "(")
    let length = text.lengthOfGroup(tokens[open...])
    guard let length else {
      throw text.error("this parenthesis is not closed", at: tokens[open].range.lowerBound)
    }
    guard length > 2 else { throw expected(what) }
    position = open + length
    let inner = tokens[(open + 1)..<(position - 1)]
    if let semicolon = inner.first(where: { text.isPunctuation($0, ";") }) {
      throw text.error("expected \(what), found ;", at: semicolon.range.lowerBound)
    }
    return inner
  }

  /// Reads an expression between parentheses, kept as it is written.
  mutating func expression() throws(SQLTextError) -> SQLFragment {
    SQLFragment(text.text(try parenthesized("an expression")))
  }

  /// Reads names between parentheses.
  mutating func names(_ what: String) throws(SQLTextError) -> [String] {
    try expect(punctuation: "(")
    var names: [String] = []
    repeat {
      names.append(try name(what))
      try skipOrderOfName()
    } while takes(punctuation: ",")
    try expect(punctuation: ")")
    return names
  }

  /// Refuses anything that is left.
  func expectEnd() throws(SQLTextError) {
    guard current == nil else { throw expected("the end of the statement") }
  }

  /// The error that something else was expected here.
  func expected(_ what: String) -> SQLTextError {
    guard let current else {
      return text.error(
        "expected \(what), found the end of the statement",
        at: tokens.last?.range.upperBound ?? 0
      )
    }
    return text.error(
      "expected \(what), found \(text.text(current))",
      at: current.range.lowerBound
    )
  }

  /// Old versions of SQLite stored a collation or order in lists of names, and ignored it.
  private mutating func skipOrderOfName() throws(SQLTextError) {
    if takes("collate") { _ = try name("a collation") }
    _ = takes("asc") || takes("desc")
  }
}

extension SQLText {
  /// Whether the token may stand where SQLite wants a table's or column's name.
  func isName(_ token: Token) -> Bool {
    switch token.kind {
    case .word: !Keywords.isReserved(utf8[token.range])
    case .quotedName, .bracketName, .string: true
    case .blob, .number, .variable, .punctuation: false
    }
  }

  /// How many tokens there are from an opening parenthesis to the one that closes it; nil for none.
  func lengthOfGroup(_ tokens: ArraySlice<Token>) -> Int? {
    var depth = 0
    for (index, token) in zip(tokens.indices, tokens) {
      if isPunctuation(token, "(") { depth += 1 }
      if isPunctuation(token, ")") { depth -= 1 }
      if depth == 0 { return index - tokens.startIndex + 1 }
    }
    return nil
  }

  /// The tokens between commas that stand in no parentheses.
  func splitAtCommas(_ tokens: ArraySlice<Token>) -> [ArraySlice<Token>] {
    var parts: [ArraySlice<Token>] = []
    var depth = 0
    var start = tokens.startIndex
    for (index, token) in zip(tokens.indices, tokens) {
      if isPunctuation(token, "(") { depth += 1 }
      if isPunctuation(token, ")") { depth -= 1 }
      guard depth == 0, isPunctuation(token, ",") else { continue }
      parts.append(tokens[start..<index])
      start = index + 1
    }
    return parts + [tokens[start...]]
  }
}
