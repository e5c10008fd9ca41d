extension SQLText {
  /// Whether the expression is a literal other than NULL, or takes one where all else is NULL.
  ///
  /// What cannot be told so simply may be NULL. <https://sqlite.org/lang_corefunc.html#coalesce>
  var isNeverNull: Bool {
    if isLiteral(tokens[...]) { return true }
    guard tokens.count > 3, isWord(tokens[0], "coalesce") || isWord(tokens[0], "ifnull"),
      isPunctuation(tokens[1], "("), let comma = lastComma
    else { return false }
    return isLiteral(tokens[(comma + 1)..<(tokens.count - 1)])
  }

  /// The comma before the last argument of a call that the expression is as a whole.
  private var lastComma: Int? {
    var depth = 0
    var comma: Int?
    for (index, token) in tokens.enumerated() {
      if isPunctuation(token, "(") { depth += 1 }
      if isPunctuation(token, ")") { depth -= 1 }
      if depth == 1, isPunctuation(token, ",") { comma = index }
      if depth == 0, index > 0 { return index == tokens.count - 1 ? comma : nil }
    }
    return nil
  }

  private func isLiteral(_ tokens: ArraySlice<Token>) -> Bool {
    guard let first = tokens.first, let last = tokens.last else { return false }
    let isSigned = isPunctuation(first, "-") || isPunctuation(first, "+")
    if tokens.count == 2 { return isSigned && last.kind == .number }
    return tokens.count == 1 && [.string, .number, .blob].contains(first.kind)
  }
}
