/// The functions and collations that a connection has.
struct KnownNames {
  let functions: Set<Name>
  let collations: Set<Name>

  /// Whether the statement names no other function and no other collation, so far as can be seen.
  func suffice(for text: SQLText) -> Bool {
    text.tokens.indices.allSatisfy { index in
      let token = text.tokens[index]
      guard token.kind.canBeName else { return true }
      if index > 0, text.isWord(text.tokens[index - 1], "collate") {
        return collations.contains(text.name(token))
      }
      return !text.isCalled(index) || !text.seemsFunction(index)
        || functions.contains(text.name(token))
    }
  }
}

extension SQLText {
  /// Whether a name before a parenthesis can be a function: not a keyword, nor a table with its
  /// columns, nor a type, which stands behind the name of its column.
  fileprivate func seemsFunction(_ index: Int) -> Bool {
    let token = tokens[index]
    if token.kind == .word, Self.noFunctions.contains(name(token)) { return false }
    guard index > 0 else { return true }
    let before = tokens[index - 1]
    if isPunctuation(before, ".") { return false }
    guard before.kind.canBeName else { return true }
    let word = name(before)
    return before.kind == .word && Keywords.reserved.contains(word)
      && !Self.beforeTables.contains(word)
  }

  private static let noFunctions = Keywords.reserved.union(Keywords.inExpressions).union(["key"])
  private static let beforeTables: Set<Name> = [
    "table", "exists", "references", "on", "into", "index",
  ]
}
