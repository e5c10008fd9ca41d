/// Where the rows of a table come from while it changes, and what each declared column gets.
///
/// The same expressions are asked of the live table before anything is changed and copied from its
/// backup afterwards; only the table behind the alias is another one.
struct RowSource {
  let diff: TableDiff
  let fills: Fills
  /// The table that holds the rows: the live one, or its backup.
  var table: Name
  /// The name by which expressions call it: the declared one, since a fill may use that.
  let alias: Name
  /// Whether the rows had to be copied into a table without any key or index.
  var isCopiedAside = false
  /// The column that holds the rowid there.
  var rowIDColumn: Name?

  static func live(_ diff: TableDiff, fills: Fills) -> RowSource {
    RowSource(diff: diff, fills: fills, table: diff.live.name, alias: diff.target.name)
  }

  /// The table itself, once the user's own renames are done.
  static func inPlace(_ change: TableChangeRequest) -> RowSource {
    var source = live(change.diff, fills: change.fills)
    source.table = change.currentName
    return source
  }

  static func backup(_ change: TableChangeRequest) -> RowSource {
    let isFilled = !change.fills.columns(of: change.diff.target.name).isEmpty
    let live = change.diff.live
    let isCopied = change.whyNotRenamed != nil
    let keepsRowID = isCopied && live.rowIDAlias == nil && live.rowIDWord != nil
    return RowSource(
      diff: change.diff,
      fills: change.fills,
      table: change.backupName,
      alias: isFilled ? change.diff.target.name : change.backupName,
      isCopiedAside: isCopied,
      rowIDColumn: keepsRowID ? RowCopy.rowIDColumn(of: live) : nil
    )
  }

  /// The FROM clause, by which the rows themselves are read: an index would be read in another order
  /// and may hold other values than its table where a default was edited.
  var from: String {
    if isCopiedAside {
      return "main.\(quoted(table))" + (alias == table ? "" : " AS \(quoted(alias))")
        + " NOT INDEXED"
    }
    return diff.live.rows(of: table, as: alias)
  }

  /// A live column with its table before it: a misspelt name in quotes would be a text.
  func column(_ column: ColumnSnapshot) -> String { "\(quoted(alias)).\(quoted(column.name))" }

  /// The rowid of the old row; nil where there is none or no word is free to read it.
  var rowID: String? {
    if let alias = diff.live.rowIDAlias { return column(alias) }
    if let rowIDColumn { return "\(quoted(alias)).\(quoted(rowIDColumn))" }
    return diff.live.rowIDWord.map { "\(quoted(alias)).\($0)" }
  }

  /// An expression that names a row: its rowid, or else its primary key.
  var rowKey: String {
    if let rowID { return rowID }
    let key = diff.live.primaryKey?.columns.map { "quote(\(quoted(alias)).\(quoted($0.name)))" }
    return key.map { $0.joined(separator: " || ', ' || ") } ?? "NULL"
  }

  /// What the expression that names a row is, in words.
  var rowKeyName: String { diff.live.rowKeyName }

  func isFilled(_ column: Name) -> Bool { fills.fill(diff.target.name, column) != nil }

  /// The value that is written to a declared column; nil where its default is left to SQLite.
  func value(of target: ColumnSnapshot) -> String? {
    if let fill = fill(target.name) { return "(\(fill))" }
    guard let old = diff.source(of: target.name) else { return nil }
    let value =
      castCondition(target).map { cast(column(old), to: target, where: $0, else: column(old)) }
      ?? column(old)
    return standIn(for: target).map { "coalesce(\(value), \($0))" } ?? value
  }

  /// The default that steps in for NULL where NULL is no longer let in; nil where none does.
  func standIn(for target: ColumnSnapshot) -> String? {
    guard !isFilled(target.name), let old = diff.source(of: target.name), old.notNull == nil,
      diff.target.forbidsNull(target), !target.defaultIsNull, let sql = target.defaultSQL
    else { return nil }
    return try? defaultLiteral(sql)
  }

  /// The expression of a fill, with every name read as this source has it.
  private func fill(_ column: Name) -> String? {
    guard let fill = fills.fill(diff.target.name, column) else { return nil }
    return (try? FillReader(source: self).read(fill)) ?? fill.expression.sql
  }
}

extension TableSnapshot {
  /// Whether the column refuses NULL, by its own NOT NULL or as a part of the key.
  /// <https://sqlite.org/withoutrowid.html#differences>
  func forbidsNull(_ column: ColumnSnapshot) -> Bool {
    if column.notNull != nil { return true }
    guard column.keyPosition > 0, rowIDAlias == nil else { return false }
    return withoutRowID || strict
  }
}
