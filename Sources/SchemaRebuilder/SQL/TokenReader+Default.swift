extension TokenReader {
  /// Reads what follows DEFAULT.
  mutating func defaultValue() throws(SQLTextError) -> DefaultValue {
    if isNext(punctuation: "(") {
      let inner = try parenthesized("a default value")
      return text.defaultValue(CanonicalSQL.trimmedParentheses(text, inner))
    }
    let start = position
    let isSigned = takes(punctuation: "-") || takes(punctuation: "+")
    guard let token = current, text.isLiteral(token) || (!isSigned && text.isIdentifier(token))
    else {
      throw expected("a default value")
    }
    advance()
    // SQLite takes a name that stands here for the text of that name, but for these two.
    guard text.isLiteral(token) || text.isTruth(token) else {
      return .text(text.name(token).text)
    }
    return text.defaultValue(tokens(from: start))
  }
}

extension SQLText {
  /// The value that an expression stands for if it is a literal; otherwise the expression.
  fileprivate func defaultValue(_ tokens: ArraySlice<Token>) -> DefaultValue {
    var rest = tokens
    let isNegative = rest.first.map { isPunctuation($0, "-") } ?? false
    if isNegative || rest.first.map({ isPunctuation($0, "+") }) ?? false { rest = rest.dropFirst() }
    guard rest.count == 1, let token = rest.first else { return .sql(SQLFragment(text(tokens))) }
    let value =
      token.kind == .number
      ? number(token, isNegative: isNegative)
      : rest.count == tokens.count ? value(of: token) : nil
    return value ?? .sql(SQLFragment(text(tokens)))
  }

  private func value(of token: Token) -> DefaultValue? {
    switch token.kind {
    case .string: .text(name(token).text)
    case .blob: .blob(bytes(ofBlob: token))
    case .word where isWord(token, "null"): .null
    default: nil
    }
  }

  private func bytes(ofBlob token: Token) -> [UInt8] {
    let digits = utf8[token.range].dropFirst(2).dropLast()
      .compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
    return stride(from: 0, to: digits.count - 1, by: 2).map { index in
      UInt8(digits[index] << 4 | digits[index + 1])
    }
  }

  private func number(_ token: Token, isNegative: Bool) -> DefaultValue? {
    let digits = text(token).filter { $0 != "_" }
    if digits.utf8.starts(with: "0x".utf8) || digits.utf8.starts(with: "0X".utf8) {
      // Hexadecimal digits are the bits of a 64-bit integer. <https://sqlite.org/lang_expr.html>
      guard let bits = UInt64(digits.dropFirst(2), radix: 16) else { return nil }
      let value = Int64(bitPattern: bits)
      return isNegative && value == .min ? nil : .integer(isNegative ? -value : value)
    }
    if let value = Int64(isNegative ? "-\(digits)" : digits) { return .integer(value) }
    return Double(digits).map { .real(isNegative ? -$0 : $0) }
  }

  /// Whether the token is a value by itself, with or without a sign before it.
  func isLiteral(_ token: Token) -> Bool {
    switch token.kind {
    case .number, .string, .blob: return true
    case .word:
      return isWord(token, "null") || isWord(token, "current_time")
        || isWord(token, "current_date") || isWord(token, "current_timestamp")
    case .quotedName, .bracketName, .variable, .punctuation: return false
    }
  }

  /// Whether the token is TRUE or FALSE, which are 1 and 0 where no column is so named.
  func isTruth(_ token: Token) -> Bool {
    isWord(token, "true") || isWord(token, "false")
  }
}
