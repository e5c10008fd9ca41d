extension Probe {
  /// The rows that fail a CHECK which is new or reads new values; one that is NULL passes.
  /// <https://sqlite.org/lang_createtable.html#ckconst>
  static func brokenCheck(_ rows: LiveRows) -> [Probe] {
    rows.diff.target.checks.compactMap { check in
      guard !rows.diff.hasCheck(equalTo: check) || rows.readsNewValues(check.expression),
        let condition = rows.translated(check.expression)
      else { return nil }
      return Probe(
        .brokenCheck,
        rows,
        condition: "NOT (\(condition))",
        detail: check.expression
      )
    }
  }
}

extension TableDiff {
  /// Whether the file has the same CHECK under another name.
  fileprivate func hasCheck(equalTo check: CheckSnapshot) -> Bool {
    live.checks.contains { $0.key == check.key }
  }
}

extension Hazard {
  static func brokenCheck(_ answer: Findings.Answer) -> Hazard {
    Hazard(
      answer,
      sentence: "\(counted(answer.rows, "row")) of \(answer.probe.table) "
        + (answer.rows == 1 ? "fails" : "fail") + " the CHECK (\(answer.probe.detail))",
      advice: "change those rows first, or say \(byAFill) what they are to hold"
    )
  }
}
