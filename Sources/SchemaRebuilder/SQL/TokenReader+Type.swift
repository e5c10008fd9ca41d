extension TokenReader {
  /// Reads a column's type: any words, and one or two numbers in parentheses.
  ///
  /// - Returns: The type as it is written, or nil where there is none.
  mutating func type() throws(SQLTextError) -> ColumnType? {
    let start = position
    while let current, text.isTypeWord(current) { advance() }
    guard position > start else { return nil }
    if takes(punctuation: "(") {
      try signedNumber()
      if takes(punctuation: ",") { try signedNumber() }
      try expect(punctuation: ")")
    }
    return withoutGeneratedAlways(tokens(from: start)).map { ColumnType($0) }
  }

  /// Reads the name of a collating sequence.
  mutating func collation() throws(SQLTextError) -> String {
    guard let current, text.isTypeWord(current) else { throw expected("a collation") }
    advance()
    return text.name(current).text
  }

  private mutating func signedNumber() throws(SQLTextError) {
    _ = takes(punctuation: "+") || takes(punctuation: "-")
    guard let current, current.kind == .number else { throw expected("a number") }
    advance()
  }

  /// The type that some tokens spell, without `GENERATED ALWAYS` at its end.
  ///
  /// To SQLite's grammar these two words belong to the type that stands before them, and it takes
  /// them away again by their letters, only where nothing but space is between them.
  private func withoutGeneratedAlways(_ tokens: ArraySlice<Token>) -> String? {
    var type = text.utf8[range(of: tokens)]
    if type.count >= "generated always".utf8.count, removeSuffix("always", from: &type) {
      _ = removeSuffix("generated", from: &type)
    }
    // What is left may end in a comment, which is no part of a type.
    let last = tokens.last { $0.range.lowerBound < type.endIndex }
    type = type.prefix(upTo: min(type.endIndex, last?.range.upperBound ?? type.endIndex))
    return type.isEmpty ? nil : String(decoding: type, as: UTF8.self)
  }

  private func removeSuffix(_ word: String, from bytes: inout ArraySlice<UInt8>) -> Bool {
    guard bytes.suffix(word.utf8.count).map(asciiFolded) == Array(word.utf8) else { return false }
    bytes.removeLast(word.utf8.count)
    while let last = bytes.last, last == 0x20 || (0x09...0x0D).contains(last) {
      bytes.removeLast()
    }
    return true
  }
}

extension SQLText {
  /// Whether the token may stand in a type; words that join tables may not.
  fileprivate func isTypeWord(_ token: Token) -> Bool {
    isName(token) && !(token.kind == .word && Keywords.isJoining(utf8[token.range]))
  }

  /// Whether the token may stand for a default value that is a name.
  func isIdentifier(_ token: Token) -> Bool {
    token.kind != .string && (isTypeWord(token) || isWord(token, "indexed"))
  }
}
