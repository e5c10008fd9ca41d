/// The names that are called in an expression as functions are.
///
/// Keywords that take parentheses are none of them, nor is the name of a common table expression
/// with its columns: `WITH c(x) AS (…)`. Text that cannot be read calls nothing; whoever reads it
/// as an expression says what is wrong with it.
func calledFunctions(in sql: String) -> Set<Name> {
  guard let text = try? SQLText(sql) else { return [] }
  return Set(
    text.tokens.indices
      .filter { text.isFunction($0) && !text.isCommonTable($0) }
      .map { text.name(text.tokens[$0]) }
  )
}

extension SQLText {
  // LIKE, GLOB and REGEXP are functions under their own names, with parentheses or without.
  // https://sqlite.org/lang_expr.html#the_like_glob_regexp_match_and_extract_operators
  private static let operators = Keywords.inExpressions
    .union(["by", "materialized", "offset"]).subtracting(["glob", "like", "regexp"])

  fileprivate func isFunction(_ index: Int) -> Bool {
    let token = tokens[index]
    guard token.kind.canBeName else { return false }
    if isWord(token, "regexp") { return true }
    let isOperator = token.kind == .word && Self.operators.contains(name(token))
    return isCalled(index) && !isOperator && !(index > 0 && isWord(tokens[index - 1], "as"))
  }

  /// Whether `AS (` follows the parentheses, or `AS MATERIALIZED (`, `AS NOT MATERIALIZED (`.
  fileprivate func isCommonTable(_ index: Int) -> Bool {
    guard let length = lengthOfGroup(tokens[(index + 1)...]) else { return false }
    let rest = tokens[(index + 1 + length)...]
    guard rest.count > 1, isWord(rest[rest.startIndex], "as") else { return false }
    let next = rest[rest.startIndex + 1]
    return isPunctuation(next, "(") || isWord(next, "materialized") || isWord(next, "not")
  }
}
