/// The rows of a live table, read as the rows that the declared table will have.
///
/// A condition on the declared table can so be asked of the file before anything is changed.
struct LiveRows {
  let source: RowSource
  /// Whether every row is written anew.
  let isCopied: Bool
  /// Whether SQLite looks at every CHECK of the table again.
  let readsChecks: Bool
  /// The condition under which a column becomes NULL on purpose, where it does.
  var nulls: [Name: String] = [:]

  init(diff: TableDiff, fills: Fills, isCopied: Bool = false, readsChecks: Bool = false) {
    source = .live(diff, fills: fills)
    self.isCopied = isCopied
    self.readsChecks = readsChecks
  }

  /// The rows where they wait to be copied.
  init(source: RowSource) {
    self.source = source
    isCopied = true
    readsChecks = true
  }

  var diff: TableDiff { source.diff }

  func isFilled(_ column: Name) -> Bool { source.isFilled(column) }

  /// Whether the column is a new name of the rowid that every row has already.
  func takesRowID(_ column: ColumnSnapshot) -> Bool {
    diff.target.rowIDAlias?.name == column.name && !diff.live.withoutRowID
  }

  /// Whether the rows get other values in the column than they have, or compare by other rules.
  func isNewValue(_ column: Name) -> Bool {
    guard nulls[column] == nil, !isFilled(column), let old = diff.source(of: column),
      let new = diff.target.column(column)
    else { return true }
    if new.generated != nil { return !isComputedAlike(new, as: old) }
    if source.castCondition(new) != nil { return true }
    let takesDefault = old.notNull == nil && diff.target.forbidsNull(new) && !new.defaultIsNull
    return old.affinity != new.affinity || old.collation != new.collation || takesDefault
  }

  /// The value of a column as SQLite will store it, for a comparison with others of its kind.
  func stored(_ column: ColumnSnapshot) -> String? {
    if let value = value(of: column) { return value }
    if let expression = column.generated?.expression.sql {
      guard let computed = translated(expression) else { return nil }
      return converted("(\(computed))", from: .blob, to: column.affinity)
    }
    guard let old = diff.source(of: column.name), let value = source.value(of: column) else {
      return nil
    }
    guard let condition = source.castCondition(column) else {
      return converted(value, from: old.affinity, to: column.affinity) ?? value
    }
    let present = source.column(old)
    let result = converted(present, from: old.affinity, to: column.affinity)
    return cast(present, to: column, where: condition, else: result ?? present)
  }

  /// The value that a declared column will have, as an expression over the live table; nil where
  /// that cannot be said without storing it.
  func value(of column: ColumnSnapshot) -> String? { value(of: column, open: []) }

  /// An expression of the declared table, rewritten to read the live one; nil where it reads
  /// something that has to be stored first.
  func translated(_ expression: String) -> String? { translated(expression, open: []) }

  /// Whether an expression of the declared table reads a column that gets new values.
  func readsNewValues(_ expression: String) -> Bool {
    diff.target.columns.contains { isNewValue($0.name) && mentions($0.name, in: expression) }
  }
}

extension LiveRows {
  // `open` holds the generated columns that are being read: what one means may be another.
  private func value(of column: ColumnSnapshot, open: Set<Name>) -> String? {
    let value = copied(column, open: open)
    // A subquery has the affinity of its column, as CASE has not.
    return nulls[column.name].map { condition in
      value.map {
        "((SELECT \($0) WHERE (\(condition)) IS NOT TRUE) COLLATE \(quoted(column.collation)))"
      }
    } ?? value
  }

  private func copied(_ column: ColumnSnapshot, open: Set<Name>) -> String? {
    if isFilled(column.name) { return source.value(of: column) }
    if let generated = column.generated { return computed(column, generated, open: open) }
    guard let old = diff.source(of: column.name) else {
      if takesRowID(column) { return source.rowID }
      return (try? column.defaultSQL.map(defaultLiteral)).map { $0.map { "(\($0))" } ?? "NULL" }
    }
    guard old.affinity == column.affinity else { return nil }
    let value = source.value(of: column)
    guard old.collation != column.collation else { return value }
    return value.map { "(\($0) COLLATE \(quoted(column.collation)))" }
  }

  /// The value of a generated column: the file's, or its expression where that gives no other.
  private func computed(
    _ column: ColumnSnapshot,
    _ generated: Generated,
    open: Set<Name>
  ) -> String? {
    if let old = diff.source(of: column.name), isComputedAlike(column, as: old) {
      return source.column(old)
    }
    guard column.affinity == .blob, !open.contains(column.name),
      let expression = translated(generated.expression.sql, open: open.union([column.name]))
    else { return nil }
    // The plus takes away the affinity that the expression may have, and a column without a type
    // has not: https://sqlite.org/datatype3.html#affinity_of_expressions
    return "(+(\(expression)) COLLATE \(quoted(column.collation)))"
  }

  /// Whether a generated column has the same value in each row, and compares by the same rules.
  private func isComputedAlike(
    _ new: ColumnSnapshot,
    as old: ColumnSnapshot,
    open: Set<Name> = []
  ) -> Bool {
    guard let expression = new.generated?.expression.sql, old.generatedKey == new.generatedKey,
      old.affinity == new.affinity, old.collation == new.collation
    else { return false }
    return diff.target.columns.allSatisfy { column in
      guard column.name != new.name, !open.contains(column.name),
        mentions(column.name, in: expression)
      else { return true }
      guard let source = diff.source(of: column.name), source.name == column.name else {
        return false
      }
      return column.generated == nil
        ? !isNewValue(column.name)
        : isComputedAlike(column, as: source, open: open.union([new.name]))
    }
  }

  private func translated(_ expression: String, open: Set<Name>) -> String? {
    guard let text = try? SQLText(expression) else { return nil }
    var result = ""
    var position = 0
    for (index, token) in text.tokens.enumerated() where token.kind.canBeName {
      let name = text.name(token)
      if text.isQualifier(index) {
        // The table's name before a column goes; the column says itself where it is read.
        guard name == diff.target.name else { return nil }
        result += text.text(position..<token.range.lowerBound)
        position = text.tokens[index + 1].range.upperBound
        continue
      }
      guard let column = diff.target.column(name) else {
        if name == diff.target.name { return nil }
        continue
      }
      guard !text.isCalled(index), !text.isKeyword(index) else { continue }
      guard let value = value(of: column, open: open) else { return nil }
      result += text.text(position..<token.range.lowerBound) + value
      position = token.range.upperBound
      // Columns that read each other would double the text with each step.
      guard result.utf8.count < Self.longestText else { return nil }
    }
    return result + text.text(position..<text.utf8.count)
  }

  private static let longestText = 50_000
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
