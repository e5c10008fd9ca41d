extension Probe {
  /// The values that would not survive a round trip into the column's new type and back.
  static func changeValues(_ rows: LiveRows) -> [Probe] {
    let diff = rows.diff
    return diff.target.storedColumns.compactMap { column in
      guard let old = diff.source(of: column.name), !rows.isFilled(column.name) else { return nil }
      let value = rows.source.column(old)
      guard let changes = conversionChanges(value, from: old.affinity, to: column.affinity) else {
        return nil
      }
      let condition = [hasOtherDigits(value, from: old.affinity, to: column.affinity), changes]
        .compactMap(\.self).joined(separator: " AND ")
      return Probe(
        .changeValues,
        rows,
        column: column.name,
        condition: condition,
        detail: column.type.isEmpty ? "none" : column.type
      )
    }
  }
}

/// Whether a text is written otherwise than the integer that it stands for; nil for other changes.
///
/// It costs a third of the full question, and answers for nearly all texts of numbers.
private func hasOtherDigits(_ value: String, from old: Affinity, to new: Affinity) -> String? {
  guard old == .text, [.integer, .numeric].contains(new) else { return nil }
  return "CAST(CAST(\(value) AS INTEGER) AS TEXT) COLLATE BINARY IS NOT \(value)"
}

extension Probe {
  /// The values that a fill replaces without reading them.
  static func overwritten(_ rows: LiveRows) -> [Probe] {
    rows.diff.target.storedColumns.compactMap { column in
      guard let fill = rows.source.fills.fill(rows.diff.target.name, column.name),
        let old = rows.diff.source(of: column.name), let value = rows.source.value(of: column),
        !mentions(old.name, in: fill.expression.sql),
        !mentions(column.name, in: fill.expression.sql)
      else { return nil }
      let present = rows.source.column(old)
      return Probe(
        .changeValues,
        rows,
        column: column.name,
        condition: "\(present) IS NOT NULL AND \(present) COLLATE BINARY IS NOT \(value)",
        detail: ""
      )
    }
  }
}

extension Hazard {
  static func changeValues(_ answer: Findings.Answer, _ rows: LiveRows?) -> Hazard {
    let column = answer.probe.column ?? ""
    if let misfit = misfit(answer) { return misfit }
    guard !answer.probe.detail.isEmpty else {
      return Hazard(
        answer,
        sentence: "the fill of column \(column) of \(answer.probe.table) does not read the column "
          + "and would replace the value in \(counted(answer.rows, "row"))",
        advice: "to fill NULLs alone write coalesce(\(column), …), or "
          + allowing(.changeValues, answer.probe.table, column)
      )
    }
    return Hazard(
      answer,
      sentence: "the type \(answer.probe.detail) of column \(column) of \(answer.probe.table) "
        + "would change the value in \(counted(answer.rows, "row"))",
      advice: either(
        (rows?.settlingType(of: column) ?? [])
          + [allowing(.changeValues, answer.probe.table, column)]
      )
    )
  }
}

/// The condition under which a value would come back as another one; nil where none can.
///
/// The value is first written as the new affinity stores it, then compared with the column itself:
/// a bare CASE has no affinity, so SQLite applies the *old* column's to it before it compares, and
/// that is the way back. <https://sqlite.org/datatype3.html#affinity_of_operands>
func conversionChanges(_ value: String, from old: Affinity, to new: Affinity) -> String? {
  guard let result = converted(value, from: old, to: new) else { return nil }
  let differs = "\(value) COLLATE BINARY IS NOT \(result)"
  // A column that converts nothing gives 5.0 back for 5, which compare as equal.
  return old == .blob ? "(\(differs) OR typeof(\(value)) <> typeof(\(result)))" : differs
}

/// A value as a column of another affinity stores it; nil where it is stored as it is.
func converted(_ value: String, from old: Affinity, to new: Affinity) -> String? {
  guard old.group != new.group else { return nil }
  let isNumber = isNumericText(value)
  let cases: String
  switch new.group {
  case .blob:
    return nil
  case .text:
    cases = "WHEN typeof(\(value)) IN ('integer', 'real') THEN CAST(\(value) AS TEXT)"
  case .numeric, .integer:
    // A column stores a whole number as an integer where CAST leaves a large one as it is; but it
    // leaves the least of all as it is too.
    let number = "CAST(\(value) AS NUMERIC)"
    cases =
      "WHEN (\(isNumber) OR typeof(\(value)) = 'real') "
      + "AND \(number) = CAST(\(number) AS INTEGER) AND \(number) > -9223372036854775808 "
      + "THEN CAST(\(number) AS INTEGER) "
      + "WHEN \(isNumber) THEN \(number)"
  case .real:
    cases =
      "WHEN typeof(\(value)) = 'integer' OR \(isNumber) THEN CAST(\(value) AS REAL)"
  }
  return "(CASE \(cases) ELSE \(value) END)"
}

/// Whether a value is a text that SQLite takes for a number: it then equals its own conversion,
/// compared as numbers.
func isNumericText(_ value: String) -> String {
  "(typeof(\(value)) = 'text' AND CAST(\(value) AS NUMERIC) = \(value))"
}

extension Affinity {
  /// INTEGER and NUMERIC store the same values in the same way.
  fileprivate var group: Affinity { self == .integer ? .numeric : self }

  /// Whether both store every value in the same way.
  func storesAlike(_ other: Affinity) -> Bool { group == other.group }

  /// Whether a number without a fraction is stored as an integer.
  var storesIntegers: Bool { group == .numeric }
}
