extension Probe {
  /// The rows that may not store a column whose default changes, so that they would read the new one.
  ///
  /// ADD COLUMN writes no row: what is missing at a row's end is read from the definition. A row that
  /// has another value than the default, in this column or in one behind it, is stored up to there.
  /// <https://sqlite.org/lang_altertable.html#alter_table_add_column>
  static func leaningOnDefault(_ rows: LiveRows) -> [Probe] {
    rows.diff.target.columns.compactMap { column in
      guard let old = rows.diff.source(of: column.name), old.readsOtherDefault(than: column),
        let place = rows.diff.live.columns.firstIndex(where: { $0.name == old.name })
      else { return nil }
      // The columns of a key may be stored before all others, and a rowid is not stored at all. A
      // hundred columns tell enough: SQLite takes no expression of any depth.
      let behind = rows.diff.live.columns[place...].filter { column in
        column.generated == nil && column.keyPosition == 0
      }.prefix(100)
      let conditions = behind.compactMap { column in
        column.mayBeMissing.map { $0(rows.source.column(column)) }
      }
      return Probe(
        .changeValues,
        rows,
        column: column.name,
        condition: conditions.isEmpty ? "true" : conditions.joined(separator: " AND "),
        detail: "default",
        decidesRung: true
      )
    }
  }
}

extension ColumnSnapshot {
  /// Whether a row that does not store the column may read another value from the other definition.
  func readsOtherDefault(than other: ColumnSnapshot) -> Bool {
    guard generated == nil, other.generated == nil else { return false }
    // As a text 1.50 is not 1.5, though both are one number.
    if defaultKey != other.defaultKey { return true }
    return affinity == .text
      && defaultSQL.map { Array($0.utf8) } != other.defaultSQL.map { Array($0.utf8) }
  }

  /// The condition under which a value may be the default; nil where that cannot be told from the
  /// value, since the default is computed, or is another one in the column than in an expression.
  fileprivate var mayBeMissing: ((_ value: String) -> String)? {
    guard let defaultSQL, !defaultIsNull else { return { "\($0) IS NULL" } }
    guard hasConstantDefault, let standIn = try? defaultLiteral(defaultSQL), isPlain(standIn) else {
      return nil
    }
    // The parentheses, and the plus, keep TRUE from being read as an operator's part.
    return { "(\($0) IS NULL OR \($0) COLLATE BINARY IS (+\(standIn)))" }
  }

  /// Whether the column reads the literal as an expression does: not as another text, such as '1.50',
  /// nor as another number, as REAL does from integers of more than fifteen digits.
  private func isPlain(_ literal: String) -> Bool {
    let digits = literal.hasPrefix("-") ? literal.dropFirst() : Substring(literal)
    let isNumber = literal.utf8.first.map { $0 < UInt8(ascii: "A") && $0 != UInt8(ascii: "'") }
    if affinity == .text, isNumber == true {
      return digits.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        && (digits == "0" ? literal == "0" : digits.first != "0") && digits.count <= 15
    }
    return affinity == .text || affinity == .blob || literal.utf8.count <= 15
  }
}
