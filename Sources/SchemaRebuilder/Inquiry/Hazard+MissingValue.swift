extension Probe {
  /// The rows for which a new NOT NULL column has nothing.
  static func missingValue(_ rows: LiveRows) -> [Probe] {
    let diff = rows.diff
    return diff.addedColumns.filter { column in
      diff.target.forbidsNull(column) && column.generated == nil && column.defaultIsNull
        && !rows.isFilled(column.name) && !rows.takesRowID(column)
    }.map { column in
      Probe(
        .missingValue,
        rows,
        column: column.name,
        condition: "1"
      )
    }
  }
}

extension Hazard {
  static func missingValue(_ answer: Findings.Answer) -> Hazard {
    let column = answer.probe.column ?? ""
    return Hazard(
      answer,
      sentence: "column \(column) of \(answer.probe.table) is new and NOT NULL, and has no "
        + "default for the \(counted(answer.rows, "row")) that "
        + (answer.rows == 1 ? "exists" : "exist"),
      advice: "declare a default, or say what the rows are to hold "
        + byAFill(answer.probe.table, [column])
    )
  }
}
