/// SQL text and its tokens, found by SQLite's own rules. <https://sqlite.org/lang_keywords.html>
struct SQLText: Sendable {
  /// The text.
  let utf8: [UInt8]
  /// The tokens, in order.
  let tokens: [Token]
  /// Where the comments stand, in order; a `--` comment ends before its line's end.
  let comments: [Range<Int>]

  /// Takes the text apart.
  ///
  /// - Parameter sql: Any number of statements.
  /// - Throws: Where a string, name or blob does not end, and at a character that begins no token.
  init(_ sql: String) throws(SQLTextError) {
    try self.init(sql, upTo: .max)
  }

  /// Takes the head of a statement apart, as far as its object's name; the rest is not looked at.
  init(headOf sql: String) throws(SQLTextError) {
    // CREATE TEMP TABLE IF NOT EXISTS a.b, or CREATE VIRTUAL TABLE and so on.
    try self.init(sql, upTo: 9)
  }

  private init(_ sql: String, upTo count: Int) throws(SQLTextError) {
    var lexer = Lexer(Array(sql.utf8))
    try lexer.run(upTo: count)
    utf8 = lexer.utf8
    tokens = lexer.tokens
    comments = lexer.comments
  }

  /// The token as it is written.
  func text(_ token: Token) -> String {
    text(token.range)
  }

  /// A piece of the text as it is written.
  func text(_ range: Range<Int>) -> String {
    String(decoding: utf8[range], as: UTF8.self)
  }

  /// What is written from the first to the last of the tokens, comments between them included.
  func text(_ tokens: ArraySlice<Token>) -> String {
    guard let first = tokens.first, let last = tokens.last else { return "" }
    return text(first.range.lowerBound..<last.range.upperBound)
  }

  /// The name that a word, a quoted name or a string stands for.
  func name(_ token: Token) -> Name {
    let isBare = ![.quotedName, .bracketName, .string].contains(token.kind)
    return Name(
      isBare ? text(token) : String(decoding: content(token), as: UTF8.self)
    )
  }

  /// The bytes of a word, or those between quotes with doubled quotes made single.
  func content(_ token: Token) -> [UInt8] {
    let bytes = utf8[token.range]
    guard [.quotedName, .bracketName, .string].contains(token.kind) else { return Array(bytes) }
    guard let close = bytes.last else { return [] }
    var content: [UInt8] = []
    var isDoubled = false
    for byte in bytes.dropFirst().dropLast() {
      isDoubled = byte == close && !isDoubled
      if !isDoubled { content.append(byte) }
    }
    return content
  }

  /// Whether the token is this keyword, in any letter case; quoted words are no keywords.
  func isWord(_ token: Token, _ keyword: String) -> Bool {
    guard token.kind == .word, token.range.count == keyword.utf8.count else { return false }
    var position = token.range.lowerBound
    for byte in keyword.utf8 {
      guard asciiFolded(utf8[position]) == asciiFolded(byte) else { return false }
      position += 1
    }
    return true
  }

  /// Whether the token is this operator, parenthesis or separator.
  func isPunctuation(_ token: Token, _ characters: String) -> Bool {
    token.kind == .punctuation && token.range.count == characters.utf8.count
      && utf8[token.range].elementsEqual(characters.utf8)
  }

  /// The place of a byte, as a person counts.
  ///
  /// - Parameter offset: A place in the text, in UTF-8 bytes.
  /// - Returns: The line, and the character in it, both counted from 1.
  func location(of offset: Int) -> (line: Int, column: Int) {
    SchemaRebuilder.location(of: offset, in: utf8)
  }

  /// The places of bytes in their order, each as ``location(of:)`` has it.
  func locations(of offsets: [Int]) -> [(line: Int, column: Int)] {
    var line = 1
    var position = 0
    return offsets.map { offset in
      line += utf8[position..<offset].count { $0 == UInt8(ascii: "\n") }
      position = offset
      return (line, columnOfLocation(offset, in: utf8))
    }
  }

  /// An error about a place in this text.
  func error(_ message: String, at offset: Int) -> SQLTextError {
    let (line, column) = location(of: offset)
    return SQLTextError(message: message, line: line, column: column)
  }
}

/// The line of a byte and the character in it, both counted from 1.
func location(of offset: Int, in utf8: [UInt8]) -> (line: Int, column: Int) {
  let line = utf8[..<offset].count { $0 == UInt8(ascii: "\n") } + 1
  return (line, columnOfLocation(offset, in: utf8))
}

/// The character in its line at which a byte stands, counted from 1.
private func columnOfLocation(_ offset: Int, in utf8: [UInt8]) -> Int {
  let mark = utf8.starts(with: byteOrderMark) ? byteOrderMark.count : 0
  let start = utf8[..<offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? mark
  let before = utf8[start..<max(start, offset)]
  return String(decoding: before, as: UTF8.self).count + 1
}

/// What some editors put before UTF-8 text; SQLite skips it.
let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
