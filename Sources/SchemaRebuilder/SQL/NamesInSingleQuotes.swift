/// The texts in single quotes that are names, since SQLite's grammar lets nothing else stand there.
///
/// Such are the `'t'` and `'b'` of `SELECT x.'b' FROM 't' AS x` and of `UPDATE 't' SET 'b' = 1`;
/// where a value may stand too, it is one. <https://sqlite.org/lang_keywords.html>
struct NamesInSingleQuotes {
  /// The places of their tokens.
  private(set) var indices: Set<Int> = []
  private let text: SQLText
  /// What stands between the commas, in each of the parentheses that are open.
  private var lists: [List] = [.values]
  /// What will stand in the next parentheses, where a keyword before has said so.
  private var parentheses: List?
  /// Whether ON is to come before the table of a trigger or index.
  private var awaitsTable = false

  private enum List {
    case values
    /// Columns, also with what is assigned to them or declared of them.
    case names
    /// What FROM reads.
    case tables
    /// What WITH defines.
    case commonTables
  }

  init(in text: SQLText) {
    self.text = text
    guard text.tokens.contains(where: { $0.kind == .string }) else { return }
    for index in text.tokens.indices {
      switch text.tokens[index].kind {
      case .string: if isName(index) { indices.insert(index) }
      case .word: readWord(index)
      case .punctuation: readPunctuation(index)
      default: break
      }
    }
  }
}

// MARK: - Names

extension NamesInSingleQuotes {
  private func isName(_ index: Int) -> Bool {
    if text.isQualifier(index) { return true }
    guard index > 0 else { return false }
    let before = text.tokens[index - 1]
    switch before.kind {
    case .word: return isName(index, behind: text.name(before))
    case .punctuation where beginsItem(index): return lists.last != .values
    // Behind a value it is another name for it.
    case .punctuation: return text.isPunctuation(before, ".") || text.isPunctuation(before, ")")
    default: return true
    }
  }

  private func isName(_ index: Int, behind word: Name) -> Bool {
    switch word {
    case "from": followsFrom(index)
    case "by": follows(index - 1, "indexed")
    case "on": parentheses == .names && lists.count == 1
    case "offset": false
    default: Self.beforeNames.contains(word) || !Keywords.inExpressions.contains(word)
    }
  }

  // The keywords behind which a name stands, and those which are a value or end one, behind which it
  // is another name for it. Any other word is a name itself.
  private static let beforeNames = Keywords.values.union([
    "as", "collate", "constraint", "exists", "in", "index", "into", "join", "over", "references",
    "set", "table", "update",
    "end", "isnull", "notnull", "null",
  ])

  private func beginsItem(_ index: Int) -> Bool {
    ["(", ","].contains { text.isPunctuation(text.tokens[index - 1], $0) }
  }

  private func follows(_ index: Int, _ words: String...) -> Bool {
    index > 0 && words.contains { text.isWord(text.tokens[index - 1], $0) }
  }

  /// Whether FROM is before the token, and is not that of IS DISTINCT FROM.
  private func followsFrom(_ index: Int) -> Bool {
    follows(index, "from") && !follows(index - 1, "distinct")
  }
}

// MARK: - Lists

extension NamesInSingleQuotes {
  private mutating func readPunctuation(_ index: Int) {
    let token = text.tokens[index]
    if text.isPunctuation(token, "(") {
      lists.append(listOpening(at: index))
      parentheses = nil
    } else if text.isPunctuation(token, ")") {
      if lists.count > 1 { lists.removeLast() }
    } else if text.isPunctuation(token, ",") {
      parentheses = nil
    } else if text.isPunctuation(token, ";") {
      lists = [.values]
      parentheses = nil
    }
  }

  /// What stands in the parentheses that open here.
  private func listOpening(at index: Int) -> List {
    if follows(index, "as", "materialized", "check", "default") { return .values }
    if let parentheses { return parentheses }
    let isItem =
      index > 0 && beginsItem(index) || followsFrom(index) || follows(index, "join", "set")
    switch lists.last {
    case .commonTables: return .names
    case .tables where isItem: return .tables
    case .names where isItem: return .names
    default: return .values
    }
  }

  private mutating func readWord(_ index: Int) {
    switch text.name(text.tokens[index]) {
    case "select", "values", "where", "group", "having", "order", "limit", "window", "union",
      "intersect", "except", "returning", "when", "begin":
      begin(.values)
    case "with": begin(.commonTables)
    case "from" where !follows(index, "distinct"): begin(.tables)
    case "join": begin(.tables)
    case "set": begin(.names)
    case "of" where awaitsTable: begin(.names)
    case "into", "references", "table", "unique", "using": parentheses = .names
    case "key" where follows(index, "primary", "foreign"): parentheses = .names
    case "view" where follows(index, "create", "temp", "temporary"): parentheses = .names
    case "trigger", "index":
      if follows(index, "create", "temp", "temporary", "unique") { awaitsTable = true }
    case "on" where awaitsTable && lists.count == 1:
      begin(.values)
      parentheses = .names
      awaitsTable = false
    default: break
    }
  }

  private mutating func begin(_ list: List) {
    lists[lists.count - 1] = list
    parentheses = nil
  }
}

extension SQLText {
  /// The places of the tokens that may be names: bare words, keywords among them, quoted names, and
  /// the texts in single quotes that are names.
  var indicesOfNames: [Int] {
    let strings = NamesInSingleQuotes(in: self).indices
    return tokens.indices.filter { tokens[$0].kind.canBeName || strings.contains($0) }
  }
}
