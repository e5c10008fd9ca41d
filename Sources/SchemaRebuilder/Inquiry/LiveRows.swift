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

  /// Whether values of the column are converted though its type stays.
  func hasMisfits(_ column: Name) -> Bool {
    isCopied && source.fills.hasMisfits(ColumnPlace(diff.target.name, column))
  }

  /// Whether the rows get other values in the column than they have, or compare by other rules.
  func isNewValue(_ column: Name) -> Bool {
    guard nulls[column] == nil, !isFilled(column), let old = diff.source(of: column),
      let new = diff.target.column(column)
    else { return true }
    if new.generated != nil { return !isComputedAlike(new, as: old) }
    if source.castCondition(new) != nil || hasMisfits(column) { return true }
    let takesDefault = old.notNull == nil && diff.target.forbidsNull(new) && !new.defaultIsNull
    return old.affinity != new.affinity || old.collation != new.collation || takesDefault
  }

  /// The value of a column as SQLite will store it, for a comparison with others of its kind; nil
  /// where that cannot be said without storing it.
  func stored(_ column: ColumnSnapshot) -> String? { stored(column, open: []) }

  /// An expression of the declared table, rewritten to read the live one; nil where it cannot be
  /// read, or becomes too long.
  func translated(_ expression: String) -> String? { translated(expression, open: []) }

  /// Whether another column of the file had the name, so that what is said of it is said of others.
  func isOtherColumn(_ column: Name) -> Bool {
    guard let source = diff.source(of: column)?.name, source != column else { return false }
    return diff.live.columns.contains { $0.name == column }
  }

  /// Whether an expression of the declared table reads a column that gets new values, or another one
  /// than it would have read in the file.
  func readsNewValues(_ expression: String) -> Bool {
    diff.target.columns.contains { column in
      (isOtherColumn(column.name) || isNewValue(column.name))
        && mentions(column.name, in: expression)
    }
  }
}

extension LiveRows {
  /// Whether a generated column has the same value in each row, and compares by the same rules.
  func isComputedAlike(
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
