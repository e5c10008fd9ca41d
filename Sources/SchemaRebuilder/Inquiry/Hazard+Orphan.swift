extension Probe {
  /// The rows that refer to no parent under a new foreign key, or lose it by a cure.
  static func orphan(_ rows: LiveRows, _ curing: Curing) -> [Probe] {
    rows.diff.target.foreignKeys.compactMap { key in
      curing.condition(key, rows).map { orphan(key, rows, condition: $0) }
    }
  }

  static func orphan(_ key: ForeignKeySnapshot, _ rows: LiveRows, condition: String) -> Probe {
    Probe(
      .orphan,
      rows,
      column: key.columns[0],
      condition: condition,
      detail: key.table.text
    )
  }
}

extension Hazard {
  // A cure can name no table that is not declared.
  static func orphan(_ answer: Findings.Answer, isDeclared: Bool = true) -> Hazard {
    let column = answer.probe.column ?? ""
    let cure =
      isDeclared
      ? " let them go or be NULL (--orphans \(answer.probe.table).\(column)=delete|null)," : ""
    return Hazard(
      answer,
      sentence: "\(counted(answer.rows, "row")) of \(answer.probe.table) would refer by \(column) "
        + "to no row of \(answer.probe.detail)",
      advice: "correct or delete those rows first,\(cure) or let them stay without a parent "
        + "(--allow orphan:\(answer.probe.table).\(column))"
    )
  }
}
