extension RowSource {
  /// The condition under which a value of the column is cast; nil where none is.
  func castCondition(_ column: ColumnSnapshot) -> String? {
    fills.isCast(ColumnPlace(diff.target.name, column.name)) ? castableCondition(column) : nil
  }

  /// The condition under which a value would be cast, where that was said; nil where none can be.
  func castableCondition(_ column: ColumnSnapshot) -> String? {
    guard !isFilled(column.name), let old = diff.source(of: column.name) else { return nil }
    let conditions = [
      conversionChanges(self.column(old), from: old.affinity, to: column.affinity),
      misfits(column, old, in: diff, value: self.column(old)),
    ].compactMap(\.self)
    guard !conditions.isEmpty else { return nil }
    return conditions.map { "(\($0))" }.joined(separator: " OR ")
  }
}

/// The value, cast where the condition holds. <https://sqlite.org/lang_expr.html#castexpr>
func cast(
  _ value: String,
  to column: ColumnSnapshot,
  where condition: String,
  else other: String
) -> String {
  "(CASE WHEN \(condition) THEN CAST(\(value) AS \(column.castType)) ELSE \(other) END)"
}

extension ColumnSnapshot {
  /// The type that makes CAST convert as the column does.
  var castType: String { affinity.rawValue }
}
