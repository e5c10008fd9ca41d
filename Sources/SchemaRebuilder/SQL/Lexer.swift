/// Takes SQL text apart by the rules of SQLite's own tokenizer.
struct Lexer {
  let utf8: [UInt8]
  private(set) var tokens: [Token] = []
  private(set) var comments: [Range<Int>] = []
  private var position = 0

  init(_ utf8: [UInt8]) {
    self.utf8 = utf8
  }

  /// Finds the tokens up to the end of the text, or so many of them.
  mutating func run(upTo count: Int = .max) throws(SQLTextError) {
    // Most are of four letters or more, with the space that parts them.
    tokens.reserveCapacity(min(count, utf8.count / 4))
    while position < utf8.count, tokens.count < count {
      if skipsWhiteSpace() || skipsComment() { continue }
      let start = position
      let kind = try kindOfNextToken()
      tokens.append(Token(kind: kind, range: start..<position))
    }
  }

  /// Moves past one token.
  private mutating func kindOfNextToken() throws(SQLTextError) -> Token.Kind {
    if let kind = try quotedKind() { return kind }
    switch byte() {
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      return try number()
    case UInt8(ascii: ".") where byte(1).isDigit:
      return try number()
    case UInt8(ascii: "X"), UInt8(ascii: "x"):
      return byte(1) == UInt8(ascii: "'") ? try blob() : word()
    case UInt8(ascii: "?"), UInt8(ascii: "$"), UInt8(ascii: "@"), UInt8(ascii: ":"),
      UInt8(ascii: "#"):
      return try variable()
    case let byte where byte.isNameCharacter:
      return word()
    default:
      return try punctuation()
    }
  }

  /// Moves past a token in quotes, if one comes next.
  private mutating func quotedKind() throws(SQLTextError) -> Token.Kind? {
    switch byte() {
    case UInt8(ascii: "'"):
      try moveTo(UInt8(ascii: "'"), "string")
      return .string
    case UInt8(ascii: #"""#):
      try moveTo(UInt8(ascii: #"""#), "name")
      return .quotedName
    case UInt8(ascii: "`"):
      try moveTo(UInt8(ascii: "`"), "name")
      return .bracketName
    case UInt8(ascii: "["):
      try moveTo(UInt8(ascii: "]"), "name")
      return .bracketName
    default:
      return nil
    }
  }
}

// MARK: - Space

extension Lexer {
  private mutating func skipsWhiteSpace() -> Bool {
    // SQLite reads a byte order mark as space wherever a token may begin, and a vertical tab
    // only within space.
    if byte() == byteOrderMark[0], utf8[position...].starts(with: byteOrderMark) {
      position += byteOrderMark.count
      return true
    }
    guard byte().isWhiteSpace, byte() != 0x0B else { return false }
    while byte().isWhiteSpace { position += 1 }
    return true
  }

  private mutating func skipsComment() -> Bool {
    let start = position
    switch (byte(), byte(1)) {
    case (UInt8(ascii: "-"), UInt8(ascii: "-")):
      while position < utf8.count, byte() != UInt8(ascii: "\n") { position += 1 }
      // A carriage return belongs to the line's end, where it is space, rather than to the comment.
      if byte() == UInt8(ascii: "\n"), byte(-1) == UInt8(ascii: "\r") { position -= 1 }
    case (UInt8(ascii: "/"), UInt8(ascii: "*")) where position + 2 < utf8.count:
      position += 2
      while position < utf8.count, !isAtCommentEnd { position += 1 }
      // A comment without an end runs to the end of the text, and that is no error.
      position = min(position + 2, utf8.count)
    default:
      return false
    }
    comments.append(start..<position)
    return true
  }

  private var isAtCommentEnd: Bool {
    byte() == UInt8(ascii: "*") && byte(1) == UInt8(ascii: "/")
  }
}

// MARK: - Tokens

extension Lexer {
  private mutating func moveTo(_ close: UInt8, _ what: String) throws(SQLTextError) {
    let start = position
    position += 1
    while position < utf8.count, byte() != 0 {
      position += 1
      guard utf8[position - 1] == close else { continue }
      // A doubled quote stands for one; there is no such thing as a doubled `]`.
      guard close != UInt8(ascii: "]"), byte() == close else { return }
      position += 1
    }
    throw error("this \(what) does not end", at: start)
  }

  private mutating func word() -> Token.Kind {
    while byte().isNameCharacter { position += 1 }
    return .word
  }

  private mutating func number() throws(SQLTextError) -> Token.Kind {
    let start = position
    if byte() == UInt8(ascii: "0"), byte(1) | 0x20 == UInt8(ascii: "x"), byte(2).isHexDigit {
      position += 2
      skipDigits(\.isHexDigit)
    } else {
      skipDigits(\.isDigit)
      if byte() == UInt8(ascii: ".") {
        position += 1
        skipDigits(\.isDigit)
      }
      skipExponent()
    }
    if byte().isNameCharacter { throw error("this number is followed by a letter", at: start) }
    return .number
  }

  private mutating func skipDigits(_ isDigit: (UInt8) -> Bool) {
    // Since SQLite 3.46 one underscore may stand between two digits.
    while isDigit(byte())
      || (byte() == UInt8(ascii: "_") && isDigit(byte(1)) && isDigit(byte(-1)))
    {
      position += 1
    }
  }

  private mutating func skipExponent() {
    guard byte() | 0x20 == UInt8(ascii: "e") else { return }
    let isSigned = byte(1) == UInt8(ascii: "+") || byte(1) == UInt8(ascii: "-")
    guard byte(isSigned ? 2 : 1).isDigit else { return }
    position += isSigned ? 2 : 1
    skipDigits(\.isDigit)
  }

  private mutating func blob() throws(SQLTextError) -> Token.Kind {
    let start = position
    position += 2
    while byte().isHexDigit { position += 1 }
    guard byte() == UInt8(ascii: "'"), (position - start).isMultiple(of: 2) else {
      throw error("a blob is an even number of hexadecimal digits: x'0A'", at: start)
    }
    position += 1
    return .blob
  }

  private mutating func variable() throws(SQLTextError) -> Token.Kind {
    let start = position
    position += 1
    if utf8[start] == UInt8(ascii: "?") {
      while byte().isDigit { position += 1 }
      return .variable
    }
    while byte().isNameCharacter { position += 1 }
    guard position > start + 1 else { throw unexpectedCharacter(at: start) }
    return .variable
  }

  private mutating func punctuation() throws(SQLTextError) -> Token.Kind {
    position += try operatorLength()
    return .punctuation
  }

  private func operatorLength() throws(SQLTextError) -> Int {
    switch (Unicode.Scalar(byte()), Unicode.Scalar(byte(1))) {
    case ("-", ">"): byte(2) == UInt8(ascii: ">") ? 3 : 2
    case ("|", "|"), ("<", ">"), ("!", "="), ("=", "="), ("<", "="), (">", "="), ("<", "<"),
      (">", ">"):
      2
    case ("(", _), (")", _), ("+", _), ("-", _), ("*", _), ("/", _), ("%", _), ("&", _), ("|", _),
      ("~", _), ("<", _), (">", _), ("=", _), (",", _), (";", _), (".", _):
      1
    default: throw unexpectedCharacter(at: position)
    }
  }
}

// MARK: - Bytes

extension Lexer {
  /// The byte at the position or some bytes from it; 0 beyond the text.
  private func byte(_ distance: Int = 0) -> UInt8 {
    let place = position + distance
    return place >= 0 && place < utf8.count ? utf8[place] : 0
  }

  private func unexpectedCharacter(at offset: Int) -> SQLTextError {
    let character = String(decoding: utf8[offset...], as: UTF8.self).unicodeScalars.prefix(1)
    return error("unexpected character \(String(character).debugDescription)", at: offset)
  }

  private func error(_ message: String, at offset: Int) -> SQLTextError {
    let (line, column) = location(of: offset, in: utf8)
    return SQLTextError(message: message, line: line, column: column)
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { (0x30...0x39).contains(self) }

  fileprivate var isHexDigit: Bool { isDigit || (0x61...0x66).contains(self | 0x20) }

  /// Whether the byte may stand in a bare word: letters, digits, `_`, `$` and all beyond ASCII.
  fileprivate var isNameCharacter: Bool {
    isDigit || (0x61...0x7A).contains(self | 0x20) || self == 0x5F || self == 0x24 || self >= 0x80
  }

  fileprivate var isWhiteSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}
