/// Reads a fill as its writer meant it.
///
/// A name means the old table's column. Where the file is older than the writer thought of, it
/// means the declared one, which reads there as its own fill or default. In neither it is an
/// error, and never a text: SQLite would take "misspelt" for 'misspelt'. The table's own name
/// means the old rows, in a subquery too, where the new table would still be empty.
struct FillReader {
  let source: RowSource
  /// What is read, for what is said of a mistake; nil for a fill.
  private var subject: String?
  /// The columns whose fills are being read, so that two cannot ask for each other.
  private var open: Set<Name> = []

  init(source: RowSource) {
    self.source = source
  }

  /// Reads the order in which equal rows are thinned out, by the same rules.
  init(ordering source: RowSource) {
    self.source = source
    subject = "the order of the rows of \(source.diff.target.name)"
  }

  func read(ordering terms: SQLFragment) throws -> String {
    try read(Hints.FillHint(table: source.diff.target.name, column: "", expression: terms))
  }

  func read(_ fill: Hints.FillHint) throws -> String {
    let text: SQLText
    do {
      text = try SQLText(fill.expression.sql)
    } catch {
      throw mistake(fill, "cannot be read: \(error.message)")
    }
    guard text.isOneExpression else {
      throw mistake(fill, "is not one expression: a parenthesis or a semicolon ends it")
    }
    // SQLite reads one as NULL.
    if let parameter = text.tokens.first(where: { $0.kind == .variable }) {
      throw mistake(fill, "has the parameter \(text.text(parameter)), and nothing gives it a value")
    }
    var reader = self
    reader.open.insert(fill.column)
    return try reader.rewritten(text, fill)
  }

  private func rewritten(_ text: SQLText, _ fill: Hints.FillHint) throws -> String {
    let subqueries = text.subqueries
    let names = Set(text.indicesOfNames)
    var result = ""
    var previousEnd = 0
    for (index, token) in text.tokens.enumerated() {
      result += text.gap(previousEnd..<token.range.lowerBound)
      previousEnd = token.range.upperBound
      guard names.contains(index) else {
        result += text.text(token)
        continue
      }
      let isInSubquery = subqueries.contains { $0.contains(index) }
      let spelling = text.text(token)
      result +=
        try isInSubquery
        ? inSubquery(text, index) ?? spelling : outside(text, index, fill) ?? spelling
    }
    return result
  }

  /// What a token outside of subqueries becomes; nil to leave it as it is.
  private func outside(_ text: SQLText, _ index: Int, _ fill: Hints.FillHint) throws -> String? {
    let token = text.tokens[index]
    guard !text.isCalled(index), !text.isKeyword(index) else { return nil }
    let name = text.name(token)
    if text.isQualifier(index) { return isOwn(name) ? quoted(source.alias) : nil }
    let isQualified = text.isQualified(index)
    // A collation or type may stand in single quotes.
    guard token.kind != .string || isQualified else { return nil }
    if let column = source.diff.live.column(name) {
      return isQualified ? quoted(column.name) : source.column(column)
    }
    if let column = source.diff.target.column(name), !isQualified {
      return try declared(column, fill)
    }
    guard token.kind != .word else { return nil }
    throw mistake(fill, "names \(name), which is no column; a text stands in single quotes")
  }

  private func declared(_ column: ColumnSnapshot, _ fill: Hints.FillHint) throws -> String {
    guard !open.contains(column.name) else {
      throw mistake(fill, "needs the fill of \(column.name), which needs this one")
    }
    if let other = source.fills.fill(source.diff.target.name, column.name) {
      return "(\(try read(other)))"
    }
    if let old = source.diff.source(of: column.name) { return source.column(old) }
    return try column.defaultSQL.map { "(\(try defaultLiteral($0)))" } ?? "NULL"
  }

  /// In a subquery SQLite's own scopes decide; only the table itself must be the old one.
  private func inSubquery(_ text: SQLText, _ index: Int) -> String? {
    let token = text.tokens[index]
    guard isOwn(text.name(token)), !text.isCalled(index) else { return nil }
    if text.isQualifier(index) { return quoted(source.alias) }
    guard index > 0,
      ["from", "join"].contains(where: { text.isWord(text.tokens[index - 1], $0) })
        || text.isQualifiedByMain(index)
    else { return nil }
    let table = text.isQualifiedByMain(index) ? "" : "main."
    let alias = text.hasAlias(after: index) ? "" : " AS \(quoted(source.alias))"
    return table + quoted(source.table) + alias
  }

  private func isOwn(_ name: Name) -> Bool {
    name == source.diff.target.name || name == source.diff.live.name
  }

  private func mistake(_ fill: Hints.FillHint, _ what: String) -> DeclarationMistake {
    DeclarationMistake(
      place: subject == nil ? .hint : .policy,
      object: fill.table,
      message: "\(subject ?? "the fill of \(fill.table).\(fill.column)") \(what)",
      advice: "correct the expression; names in it are columns of the file or of the schema"
    )
  }
}

extension SQLText {
  /// Whether the text can end nothing that it is put into.
  fileprivate var isOneExpression: Bool {
    var depth = 0
    for token in tokens {
      if isPunctuation(token, ";") { return false }
      if isPunctuation(token, "(") { depth += 1 }
      if isPunctuation(token, ")") { depth -= 1 }
      if depth < 0 { return false }
    }
    return depth == 0 && !tokens.isEmpty
  }

  /// What stands between two tokens; a comment is no more than a space.
  fileprivate func gap(_ range: Range<Int>) -> String {
    let gap = text(range)
    return comments.contains { $0.overlaps(range) } ? " " : gap
  }

  /// The tokens inside of parentheses that begin with SELECT, WITH or VALUES.
  fileprivate var subqueries: [Range<Int>] {
    tokens.indices.compactMap { index in
      guard isPunctuation(tokens[index], "("), index + 1 < tokens.count,
        ["select", "with", "values"].contains(where: { isWord(tokens[index + 1], $0) }),
        let length = lengthOfGroup(tokens[index...])
      else { return nil }
      return index + 1..<index + length
    }
  }

  /// Whether the word is a function's name or a keyword that takes parentheses.
  func isCalled(_ index: Int) -> Bool {
    index + 1 < tokens.count && isPunctuation(tokens[index + 1], "(")
  }

  func isQualifier(_ index: Int) -> Bool {
    index + 1 < tokens.count && isPunctuation(tokens[index + 1], ".")
  }

  fileprivate func isQualified(_ index: Int) -> Bool {
    index > 0 && isPunctuation(tokens[index - 1], ".")
  }

  fileprivate func isQualifiedByMain(_ index: Int) -> Bool {
    index > 1 && isQualified(index) && name(tokens[index - 2]) == "main"
  }

  /// Whether the table at the index is given another name right behind it.
  fileprivate func hasAlias(after index: Int) -> Bool {
    guard index + 1 < tokens.count else { return false }
    let next = tokens[index + 1]
    return isWord(next, "as") || isName(next) && !followsATable(next)
  }

  /// Words that SQLite lets be names, but not where they go on with a FROM clause.
  private func followsATable(_ token: Token) -> Bool {
    let words = [
      "left", "right", "full", "inner", "cross", "natural", "indexed", "outer", "window",
      "except", "intersect", "union",
    ]
    return words.contains { isWord(token, $0) }
  }
}
