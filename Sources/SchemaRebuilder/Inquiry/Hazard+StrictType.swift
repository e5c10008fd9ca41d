extension Probe {
  /// The values that a column refuses by its type: in a STRICT table, and in a key that is the
  /// rowid. <https://sqlite.org/stricttables.html>
  static func strictType(_ rows: LiveRows) -> [Probe] {
    let diff = rows.diff
    return diff.target.columns.compactMap { column in
      guard diff.target.isTyped(column), let value = untypedValue(of: column, rows),
        let condition = misfits(value, type: Name(column.type))
      else { return nil }
      return Probe(
        .strictType,
        rows,
        column: column.name,
        condition: condition,
        detail: column.type + (column.generated == nil ? "" : generatedMark)
      )
    }
  }

  /// The value that is to be converted; nil where the file's column has held that type already.
  private static func untypedValue(of column: ColumnSnapshot, _ rows: LiveRows) -> String? {
    if let generated = column.generated {
      // SQLite lets such a value be in a STRICT table, and integrity_check finds it.
      guard !rows.diff.live.strict || rows.isNewValue(column.name) else { return nil }
      if let old = rows.diff.source(of: column.name), rows.isComputedAlike(column, as: old) {
        return rows.source.column(old)
      }
      return rows.translated(generated.expression.sql).map { "(\($0))" }
    }
    if rows.isFilled(column.name) { return rows.source.value(of: column) }
    guard let old = rows.diff.source(of: column.name) else {
      return column.defaultIsNull || rows.takesRowID(column) ? nil : rows.stored(column)
    }
    let value = rows.source.column(old)
    if let standIn = rows.source.standIn(for: column) { return "coalesce(\(value), \(standIn))" }
    return rows.diff.live.isTyped(old) && old.typeKey == column.typeKey ? nil : value
  }

  /// The condition under which SQLite refuses the value, after it has tried to convert it.
  fileprivate static func misfits(_ value: String, type: Name) -> String? {
    let number =
      "CASE WHEN \(isNumericText(value)) THEN CAST(\(value) AS NUMERIC) ELSE \(value) END"
    switch type {
    case "int", "integer":
      // The least integer, written as a real number, stays one.
      return "typeof(\(number)) NOT IN ('integer', 'null') AND NOT (typeof(\(number)) = 'real' "
        + "AND \(number) = CAST(\(number) AS INTEGER) AND \(number) > -9223372036854775808)"
    case "real":
      return "typeof(\(number)) NOT IN ('integer', 'real', 'null')"
    case "text":
      return "typeof(\(value)) = 'blob'"
    case "blob":
      return "typeof(\(value)) NOT IN ('blob', 'null')"
    default:
      return nil
    }
  }
}

/// The condition under which a column refuses what the file has in another one; nil where it
/// takes everything.
func misfits(
  _ column: ColumnSnapshot,
  _ old: ColumnSnapshot,
  in diff: TableDiff,
  value: String
) -> String? {
  guard diff.target.isTyped(column), !(diff.live.isTyped(old) && old.typeKey == column.typeKey)
  else { return nil }
  return Probe.misfits(value, type: Name(column.type))
}

extension TableSnapshot {
  fileprivate func isTyped(_ column: ColumnSnapshot) -> Bool {
    strict || rowIDAlias?.name == column.name
  }
}

extension Hazard {
  static func strictType(_ answer: Findings.Answer, _ rows: LiveRows?) -> Hazard {
    let column = answer.probe.column ?? ""
    let type = answer.probe.detail
    guard !type.hasSuffix(generatedMark) else {
      return Hazard(
        answer,
        sentence: "column \(column) of \(answer.probe.table) takes nothing but "
          + "\(type.dropLast(generatedMark.count)), and its expression gives "
          + "\(counted(answer.rows, "row")) something else",
        advice: "write another expression, or declare another type"
      )
    }
    return Hazard(
      answer,
      sentence: "column \(column) of \(answer.probe.table) takes nothing but "
        + "\(type), and \(counted(answer.rows, "row")) "
        + (answer.rows == 1 ? "holds" : "hold") + " something else",
      advice: either((rows?.settlingType(of: column) ?? []) + ["declare another type"])
    )
  }
}

/// Behind the type of a generated column.
private let generatedMark = ", generated"
