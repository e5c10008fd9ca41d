extension Probe {
  /// The rows that fail a CHECK which is new or reads new values; one that is NULL passes.
  /// <https://sqlite.org/lang_createtable.html#ckconst>
  static func brokenCheck(_ rows: LiveRows) -> [Probe] {
    rows.diff.target.checks.compactMap { check in
      guard !rows.keeps(check) else { return nil }
      return brokenCheck(rows, check, isOld: nil)
    }
  }

  /// The rows that fail a CHECK already, which stays as it is.
  ///
  /// They got in while it was not looked at, or it came under them. A rebuild writes them anew, and
  /// must not stop at them.
  static func checkBrokenBefore(_ rows: LiveRows) -> [Probe] {
    guard rows.readsChecks else { return [] }
    return rows.diff.target.checks.filter(rows.keeps).compactMap {
      brokenCheck(rows, $0, isOld: true)
    }
  }

  static func brokenCheck(
    _ rows: LiveRows,
    _ check: CheckSnapshot,
    isOld: Bool?
  ) -> Probe? {
    guard let condition = rows.translated(check.expression) else { return nil }
    return Probe(
      .brokenCheck,
      rows,
      condition: "NOT (\(condition))",
      detail: check.expression,
      isOld: isOld
    )
  }
}

extension LiveRows {
  /// Whether the file has the same CHECK, under whatever name, and says the same to each row.
  func keeps(_ check: CheckSnapshot) -> Bool {
    diff.live.checks.contains { $0.key == check.key } && !readsNewValues(check.expression)
  }
}

extension Hazard {
  static func brokenCheck(_ answer: Findings.Answer) -> Hazard {
    let rows = "\(counted(answer.rows, "row")) of \(answer.probe.table)"
    guard answer.probe.isOld != true else {
      return Hazard(
        answer,
        sentence: "\(rows) \(answer.rows == 1 ? "fails" : "fail") the CHECK "
          + "(\(answer.probe.detail)) in the file already, and "
          + (answer.rows == 1 ? "is" : "are")
          + " kept as \(answer.rows == 1 ? "it is" : "they are")",
        advice: "correct those rows when you can: an UPDATE of one fails"
      )
    }
    return Hazard(
      answer,
      sentence: "\(rows) \(answer.rows == 1 ? "fails" : "fail") the CHECK "
        + "(\(answer.probe.detail))",
      advice: "change those rows first, or say \(byAFill) what they are to hold"
    )
  }
}
