/// The rows of a live table, read as the rows that the declared table will have.
///
/// A condition on the declared table can so be asked of the file before anything is changed.
struct LiveRows {
  let source: RowSource

  init(diff: TableDiff, fills: Fills) {
    source = .live(diff, fills: fills)
  }

  /// The rows where they wait to be copied.
  init(source: RowSource) {
    self.source = source
  }

  var diff: TableDiff { source.diff }

  func isFilled(_ column: Name) -> Bool { source.isFilled(column) }

  /// Whether the column is a new name of the rowid that every row has already.
  func takesRowID(_ column: ColumnSnapshot) -> Bool {
    diff.target.rowIDAlias?.name == column.name && !diff.live.withoutRowID
  }

  /// Whether the rows get other values in the column than they have, or compare by other rules.
  func isNewValue(_ column: Name) -> Bool {
    guard !isFilled(column), let old = diff.source(of: column), let new = diff.target.column(column)
    else { return true }
    if source.castCondition(new) != nil { return true }
    let takesDefault = old.notNull == nil && diff.target.forbidsNull(new) && !new.defaultIsNull
    return old.affinity != new.affinity || old.collation != new.collation || takesDefault
  }

  /// The value of a column as SQLite will store it, for a comparison with others of its kind.
  func stored(_ column: ColumnSnapshot) -> String? {
    if let value = value(of: column) { return value }
    guard let old = diff.source(of: column.name), column.generated == nil else { return nil }
    let value = source.column(old)
    let result = converted(value, from: old.affinity, to: column.affinity)
    return source.castCondition(column).map {
      cast(value, to: column, where: $0, else: result ?? value)
    }
      ?? result
  }

  /// The value that a declared column will have, as an expression over the live table; nil where
  /// that cannot be said without storing it.
  func value(of column: ColumnSnapshot) -> String? {
    if isFilled(column.name) { return source.value(of: column) }
    guard column.generated == nil else { return nil }
    guard let old = diff.source(of: column.name) else {
      if takesRowID(column) { return source.rowID }
      return (try? column.defaultSQL.map(defaultLiteral)).map { $0.map { "(\($0))" } ?? "NULL" }
    }
    guard old.affinity == column.affinity else { return nil }
    let value = source.value(of: column)
    guard old.collation != column.collation else { return value }
    return value.map { "(\($0) COLLATE \(quoted(column.collation)))" }
  }

  /// An expression of the declared table, rewritten to read the live one; nil where it reads
  /// something that has to be stored first.
  func translated(_ expression: String) -> String? {
    guard let text = try? SQLText(expression) else { return nil }
    var result = ""
    var position = 0
    for (index, token) in text.tokens.enumerated() where token.kind.canBeName {
      guard let column = diff.target.column(text.name(token)) else {
        // A table's name before a column is not looked into.
        if text.name(token) == diff.target.name { return nil }
        continue
      }
      guard !text.isCalled(index), !text.isKeyword(index) else { continue }
      guard let value = value(of: column) else { return nil }
      result += text.text(position..<token.range.lowerBound) + value
      position = token.range.upperBound
    }
    return result + text.text(position..<text.utf8.count)
  }

  /// Whether an expression of the declared table reads a column that gets new values.
  func readsNewValues(_ expression: String) -> Bool {
    diff.target.columns.contains { isNewValue($0.name) && mentions($0.name, in: expression) }
  }
}

extension SQLText {
  /// Whether the word stands there as a keyword, a type or a collation rather than as a name.
  func isKeyword(_ index: Int) -> Bool {
    guard tokens[index].kind == .word else { return false }
    let isBehind = index > 0 && ["as", "collate"].contains { isWord(tokens[index - 1], $0) }
    return isBehind || Keywords.inExpressions.contains(name(tokens[index]))
  }
}

extension Token.Kind {
  var canBeName: Bool { self == .word || self == .quotedName || self == .bracketName }
}
