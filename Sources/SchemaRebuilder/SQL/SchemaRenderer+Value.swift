/// What follows DEFAULT for a value; also an expression of that value anywhere else.
func defaultExpression(_ value: DefaultValue) -> String {
  switch value {
  case .null: "NULL"
  case .integer(let integer): String(integer)
  case .real(let real): literal(real)
  case .text(let text) where text.utf8.contains(0): "(\(literal(text)))"
  case .text(let text): literal(text)
  case .blob(let bytes): literal(bytes)
  case .sql(let fragment): isPlain(fragment) ? fragment.sql : "(\(closed(fragment)))"
  }
}

/// The number as a literal, with the fewest digits that tell it from all others.
///
/// SQLite has no literal for an infinity, but reads as one what is too large. It stores NaN as NULL.
func literal(_ real: Double) -> String {
  if real.isNaN { return "NULL" }
  if real.isInfinite { return real < 0 ? "-9e999" : "9e999" }
  return real.description
}

/// The fragment, with a newline where a comment in it would swallow what is put after it.
func closed(_ fragment: SQLFragment) -> String {
  guard let text = try? SQLText(fragment.sql), let comment = text.comments.last,
    comment.upperBound == text.utf8.count
  else { return fragment.sql }
  let isBlock = text.utf8[comment.lowerBound] == UInt8(ascii: "/")
  if !isBlock { return fragment.sql + "\n" }
  let isClosed = comment.count > 3 && text.utf8[comment].suffix(2).elementsEqual("*/".utf8)
  return isClosed ? fragment.sql : fragment.sql + "*/"
}

/// Whether DEFAULT takes the expression without parentheses: a literal, signed or not.
private func isPlain(_ fragment: SQLFragment) -> Bool {
  guard let text = try? SQLText(fragment.sql), text.comments.isEmpty else { return false }
  let isSigned = text.tokens.first.map {
    text.isPunctuation($0, "-") || text.isPunctuation($0, "+")
  }
  let rest = isSigned ?? false ? text.tokens.dropFirst() : text.tokens[...]
  guard rest.count == 1, let token = rest.first else { return false }
  return text.isLiteral(token) || (rest.count == text.tokens.count && text.isTruth(token))
}
