/// SQL in a form that is equal for two spellings of the same tokens.
///
/// White space, comments, the letter case of keywords and names, and the way in which a name is
/// quoted say nothing; strings count to the letter.
struct CanonicalSQL: Hashable, Sendable {
  private var bytes: [UInt8] = []

  /// Brings tokens into this form.
  ///
  /// - Parameters:
  ///   - text: The text that the tokens are of.
  ///   - tokens: Some of its tokens.
  ///   - names: The columns and tables that exist. Any other `"x"` is the string 'x' to SQLite.
  ///     Where the set is empty, every `"x"` is taken for a name.
  ///   - nameRanges: Where nothing but a name can stand, so that even 'x' is one.
  init(
    _ text: SQLText,
    tokens: some Collection<Token>,
    names: Set<Name> = [],
    nameRanges: Set<Range<Int>> = []
  ) {
    let tokens = Array(tokens)
    for (index, token) in zip(tokens.indices, tokens) {
      switch token.kind {
      case .word:
        append("n", text.utf8[token.range].map(asciiFolded))
      case .bracketName:
        append(name: text.name(token))
      case .quotedName:
        let name = text.name(token)
        if names.isEmpty || names.contains(name) || Name.namesOfRowID.contains(name)
          || text.isNamePart(tokens, index)
        {
          append(name: name)
        } else {
          append("'", text.content(token))
        }
      case .string where nameRanges.contains(token.range): append(name: text.name(token))
      case .string: append("'", text.content(token))
      case .blob: append("x", text.utf8[token.range].map(asciiFolded))
      case .number: append("0", text.utf8[token.range].map(asciiFolded))
      case .variable: append("?", Array(text.utf8[token.range]))
      case .punctuation: append(".", text.spelling(ofOperator: token))
      }
    }
  }

  /// Brings a whole text into this form; the semicolons that end it count for nothing.
  ///
  /// - Parameters:
  ///   - sql: A statement or a piece of one.
  ///   - names: The columns and tables that exist; see the other initialiser.
  ///   - nameRanges: Where nothing but a name can stand.
  /// - Throws: Where the text cannot be taken apart into tokens.
  init(
    _ sql: String,
    names: Set<Name>,
    nameRanges: Set<Range<Int>> = []
  ) throws(SQLTextError) {
    let text = try SQLText(sql)
    self.init(
      text,
      tokens: TokenReader(text).remaining,
      names: names,
      nameRanges: nameRanges
    )
  }

  /// Brings a text into this form that is one bare word of letters; nil for any other.
  init?(word: String) {
    guard !word.isEmpty, word.utf8.allSatisfy({ (0x61...0x7A).contains($0 | 0x20) }) else {
      return nil
    }
    append("n", word.utf8.map(asciiFolded))
  }

  /// Brings a default into this form that is a number of a few digits, or a string without quotes in
  /// it; nil for any other.
  init?(plainLiteral sql: String) {
    let bytes = sql.utf8
    let quote = UInt8(ascii: "'")
    if bytes.count > 1, bytes.first == quote, bytes.last == quote {
      let content = bytes.dropFirst().dropLast()
      guard !content.contains(quote) else { return nil }
      append("'", content)
    } else {
      guard let first = bytes.first, bytes.count < 19,
        first != UInt8(ascii: "0") || bytes.count == 1,
        bytes.allSatisfy({ (0x30...0x39).contains($0) })
      else { return nil }
      append("0", bytes)
    }
  }

  /// The tokens without the parentheses that enclose all of them.
  static func trimmedParentheses(
    _ text: SQLText,
    _ tokens: ArraySlice<Token>
  ) -> ArraySlice<Token> {
    var tokens = tokens
    while let first = tokens.first, text.isPunctuation(first, "("),
      text.lengthOfGroup(tokens) == tokens.count, tokens.count > 2
    {
      tokens = tokens.dropFirst().dropLast()
    }
    return tokens
  }
}

extension CanonicalSQL: Comparable {
  /// Orders by bytes, which is of use only to put things in some fixed order.
  static func < (left: CanonicalSQL, right: CanonicalSQL) -> Bool {
    left.bytes.lexicographicallyPrecedes(right.bytes)
  }
}

extension CanonicalSQL {
  /// A quoted name is the bare word, unless that bare word could never be a name.
  private mutating func append(name: Name) {
    let isKeyword = Keywords.reserved.contains(name) || Keywords.values.contains(name)
    append(isKeyword ? "k" : "n", name.text.utf8.map(asciiFolded))
  }

  private mutating func append(_ tag: Unicode.Scalar, _ content: some Collection<UInt8>) {
    // No token has a NUL in it, so nothing can be read across the end of one.
    bytes.reserveCapacity(bytes.count + content.count + 2)
    bytes.append(UInt8(ascii: tag))
    bytes += content
    bytes.append(0)
  }
}

extension SQLText {
  /// Whether the token at an index can be nothing but a name, by what stands beside it.
  fileprivate func isNamePart(_ tokens: [Token], _ index: Int) -> Bool {
    if index > 0, isPunctuation(tokens[index - 1], ".") || isWord(tokens[index - 1], "as") {
      return true
    }
    guard index + 1 < tokens.count else { return false }
    return isPunctuation(tokens[index + 1], ".") || isPunctuation(tokens[index + 1], "(")
  }

  fileprivate func spelling(ofOperator token: Token) -> [UInt8] {
    if isPunctuation(token, "==") { return Array("=".utf8) }
    if isPunctuation(token, "!=") { return Array("<>".utf8) }
    return Array(utf8[token.range])
  }
}
