/// The INSERT … SELECT that fills a new table from the backup of the old one.
struct RowCopy {
  private let source: RowSource
  private let diff: TableDiff
  /// The table that is filled.
  private let table: Name
  /// A query for what names the rows that go on purpose.
  private let removed: String?
  /// The conditions under which a column becomes NULL on purpose.
  private let nulls: [Name: [String]]
  /// The rowids in whose order the rows come, where the copies have the same ones.
  private let rowIDs: RowIDOrder?

  init(_ change: TableChangeRequest, from source: RowSource, into table: Name) {
    self.source = source
    self.table = table
    diff = change.diff
    let rows = LiveRows(source: source)
    removed = change.curing?.removed(rows)
    let orphans = change.curing?.orphans(rows, .null) ?? []
    nulls = Dictionary(grouping: orphans, by: \.column).mapValues { $0.map(\.condition) }
    let table = source.table
    let isAside = table == change.backupName && change.whyNotRenamed != nil
    let word = diff.live.rowIDAlias?.name ?? diff.live.rowIDWord.map { Name($0) }
    let order = word.map { RowIDOrder(table: table, rowID: $0) }
    rowIDs = change.keepsRowIDs && !isAside ? order : nil
  }

  func step(for table: Name) -> Plan.Step {
    Plan.Step(.copyRows, table, "copy the rows of \(table)", sql: sql, rowIDs: rowIDs)
  }

  /// Whether no row goes.
  var isWhole: Bool { removed == nil }

  /// The FROM clause of the rows that stay.
  var rows: String {
    let stays = removed.flatMap { removed in
      source.identity.map { "\nWHERE \($0.tuple) NOT IN (\(removed))" }
    }
    return source.from + (stays ?? "")
  }

  /// OR ABORT, since the ON CONFLICT clauses of the new table would swallow rows.
  /// <https://sqlite.org/lang_conflict.html>
  var sql: String {
    let carried = rowID + columns
    let leftOut = leftOut
    let pairs = carried.isEmpty ? standIn : carried.filter { $0.column != leftOut?.column }
    let names = pairs.map(\.column).joined(separator: ", ")
    let values = pairs.map(\.value).joined(separator: ", ")
    let lines = [
      "INSERT OR ABORT INTO main.\(quoted(table))(\(names))",
      "SELECT \(values)",
      "FROM \(rows)",
      order.map { "ORDER BY \($0)" },
    ]
    return lines.compactMap(\.self).joined(separator: "\n")
  }

  /// What the one SELECT had no place for, brought over by rowid; nil for nearly every table.
  var rest: String? {
    guard let leftOut, let word = diff.target.rowIDWord, let rowID = source.rowID else {
      return nil
    }
    let table = "main.\(quoted(table))"
    return """
      UPDATE OR ABORT \(table) SET \(leftOut.column) = (SELECT \(leftOut.value)
      FROM \(source.from) WHERE \(rowID) = \(table).\(word))
      """
  }

  /// A column to which no constraint looks, where one must be left out.
  ///
  /// A result has at most 2,000 columns, and a table of as many has a rowid besides.
  /// <https://sqlite.org/limits.html#max_column>
  private var leftOut: Pair? {
    guard columns.count + rowID.count > 2000 else { return nil }
    let target = diff.target
    let keys = ([target.primaryKey].compactMap(\.self) + target.uniques).flatMap(\.columns)
    let free = target.storedColumns.last { column in
      column.notNull == nil && !keys.contains { $0.name == column.name }
        && !target.checks.contains { mentions(column.name, in: $0.expression) }
        && source.value(of: column) != nil
    }
    return free.flatMap { column in
      source.value(of: column).map { Pair(column: quoted(column.name), value: $0) }
    }
  }

  private struct Pair {
    let column: String
    let value: String
  }

  /// Rowids are kept where both tables have them: full-text indexes and users rely on them.
  private var rowID: [Pair] {
    guard let rowID = source.rowID else { return [] }
    if let alias = diff.target.rowIDAlias {
      // The rows of a table without such a column take their rowids as the new key.
      guard source.value(of: alias) == nil else { return [] }
      return [Pair(column: quoted(alias.name), value: rowID)]
    }
    guard let word = diff.target.rowIDWord else { return [] }
    return [Pair(column: word, value: rowID)]
  }

  /// The column of a backup that keeps the rowids of a table which could not be renamed; nil where
  /// the table has as many columns as one can have. <https://sqlite.org/limits.html#max_column>
  static func rowIDColumn(of table: TableSnapshot) -> Name? {
    guard table.columns.count < 2000 else { return nil }
    return rowIDColumn(beside: table.columns.map(\.name))
  }

  static func rowIDColumn(beside columns: [Name]) -> Name {
    columns.contains("rowid_bak") ? "rowid_of_the_old_table" : "rowid_bak"
  }

  private var columns: [Pair] {
    diff.target.storedColumns.compactMap { column in
      source.value(of: column).map { value in
        Pair(column: quoted(column.name), value: cured(value, of: column.name))
      }
    }
  }

  private func cured(_ value: String, of column: Name) -> String {
    guard let conditions = nulls[column] else { return value }
    let condition = conditions.map { "(\($0))" }.joined(separator: " OR ")
    return "CASE WHEN \(condition) THEN NULL ELSE \(value) END"
  }

  /// Where nothing is carried over the rows are still there: a column gets its default.
  private var standIn: [Pair] {
    diff.target.storedColumns.prefix(1).map { column in
      let value = column.defaultSQL.flatMap { try? defaultLiteral($0) }
      return Pair(column: quoted(column.name), value: value ?? "NULL")
    }
  }

  /// A table WITHOUT ROWID is a b-tree of its key: rows that come in its order only append.
  private var order: String? {
    guard diff.target.withoutRowID, let key = diff.target.primaryKey else { return nil }
    let terms = key.columns.map { term -> String? in
      guard let old = diff.source(of: term.name), !source.isFilled(term.name) else { return nil }
      return source.column(old) + " COLLATE \(quoted(term.collation))"
        + (term.descending ? " DESC" : "")
    }
    guard !terms.contains(nil) else { return nil }
    return terms.compactMap(\.self).joined(separator: ", ")
  }
}

/// Statements that prove something: no row where all is well, an error where it is not.
///
/// They run in any SQLite shell as they are: the overflow of `abs` is the only error that plain
/// SQL can raise without a trigger, and it stops a script that was told to stop at errors.
enum SQLCheck {
  /// What such a statement says where it fails, by the name of its column; nil for any other.
  static func complaint(of statement: String) -> String? {
    guard statement.hasPrefix(beginning), let text = try? SQLText(statement) else { return nil }
    let behind = text.tokens.drop { !text.isWord($0, "AS") }.dropFirst().first
    return behind.map { text.name($0).text }
  }

  private static let beginning = "SELECT abs(-9223372036854775807 - "

  static func noRows(_ query: String, else what: String = "rows without a parent") -> String {
    """
    SELECT abs(-9223372036854775807 - (found > 0)) AS \(quoted(what))
    FROM (SELECT count(*) AS found FROM (\(query)))
    WHERE found > 0
    """
  }

  static func equalCounts(_ old: Name, _ new: Name) -> String {
    equalCounts("main.\(quoted(old)) NOT INDEXED", of: new)
  }

  // `rows` is the FROM clause of those that were to be copied.
  static func equalCounts(_ rows: String, of new: Name) -> String {
    """
    SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
    FROM (SELECT (SELECT count(*) FROM \(rows)) AS old,
      (SELECT count(*) FROM main.\(quoted(new)) NOT INDEXED) AS new)
    WHERE old <> new
    """
  }
}
