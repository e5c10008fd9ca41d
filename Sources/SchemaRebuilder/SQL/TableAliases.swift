/// Whether a statement gives a name to something that it reads: by FROM t AS name, FROM t name, or
/// WITH name AS (…).
///
/// Text that cannot be taken apart counts as giving every name.
///
/// - Parameters:
///   - name: The name of a table.
///   - sql: A view or a trigger. A column in its result may have the name; that is another matter.
/// - Returns: Whether the name is given, or may be.
func namesWhatItReads(_ name: Name, in sql: String) -> Bool {
  guard let text = try? SQLText(sql) else { return true }
  return TableAliases(in: text).names.contains(name)
}

/// The names that a statement gives to what it reads.
private struct TableAliases {
  private(set) var names: Set<Name> = []
  private let text: SQLText
  /// Whether tables are listed, in each of the parentheses that are open.
  private var lists = [false]

  init(in text: SQLText) {
    self.text = text
    for index in text.tokens.indices {
      let token = text.tokens[index]
      if isAlias(index) || isCommonTable(index) { names.insert(text.name(token)) }
      switch token.kind {
      case .word: readWord(index)
      case .punctuation: readPunctuation(token, index)
      default: break
      }
    }
  }

  private mutating func readPunctuation(_ token: Token, _ index: Int) {
    if text.isPunctuation(token, "(") {
      let beginsItem =
        follows(index, "from", "join") || isPunctuation(index - 1, "(", ",")
      lists.append(lists.last == true && beginsItem)
    } else if text.isPunctuation(token, ")"), lists.count > 1 {
      lists.removeLast()
    } else if text.isPunctuation(token, ";") {
      lists = [false]
    }
  }

  private mutating func readWord(_ index: Int) {
    switch text.name(text.tokens[index]) {
    case "from" where !follows(index, "distinct"): lists[lists.count - 1] = true
    case "select", "values", "where", "group", "having", "order", "limit", "window", "union",
      "intersect", "except", "returning", "set":
      lists[lists.count - 1] = false
    default: break
    }
  }
}

extension TableAliases {
  private func isAlias(_ index: Int) -> Bool {
    guard lists.last == true, index > 0, isName(index) else { return false }
    if follows(index, "as") { return true }
    guard !isKeyword(index), !follows(index, "by") else { return false }
    return isPunctuation(index - 1, ")") || isName(index - 1) && !isKeyword(index - 1)
  }

  private func isCommonTable(_ index: Int) -> Bool {
    guard isName(index), follows(index, "with", "recursive") || isPunctuation(index - 1, ",") else {
      return false
    }
    var next = index + 1
    if isPunctuation(next, "(") {
      while next < text.tokens.count, !isPunctuation(next, ")") { next += 1 }
      next += 1
    }
    return isWord(next, "as")
      && (isPunctuation(next + 1, "(") || isWord(next + 1, "materialized", "not"))
  }

  private func isName(_ index: Int) -> Bool {
    let kind = text.tokens[index].kind
    return kind.canBeName || kind == .string
  }

  private func isKeyword(_ index: Int) -> Bool {
    let token = text.tokens[index]
    guard token.kind == .word else { return false }
    let word = text.name(token)
    return Keywords.inExpressions.contains(word) || Keywords.joining.contains(word)
  }

  private func follows(_ index: Int, _ words: String...) -> Bool {
    words.contains { isWord(index - 1, $0) }
  }

  private func isWord(_ index: Int, _ words: String...) -> Bool {
    text.tokens.indices.contains(index) && words.contains { text.isWord(text.tokens[index], $0) }
  }

  private func isPunctuation(_ index: Int, _ signs: String...) -> Bool {
    text.tokens.indices.contains(index)
      && signs.contains { text.isPunctuation(text.tokens[index], $0) }
  }
}
