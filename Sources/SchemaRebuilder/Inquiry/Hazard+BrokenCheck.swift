extension Probe {
  /// The rows that fail a CHECK which is new or reads new values; one that is NULL passes.
  /// <https://sqlite.org/lang_createtable.html#ckconst>
  static func brokenCheck(_ rows: LiveRows) -> [Probe] {
    rows.diff.target.checks.compactMap { check in
      guard !rows.keeps(check) else { return nil }
      let held = rows.before(check).map { "(\($0)) IS NOT FALSE" }
      return brokenCheck(rows, check, isOld: nil, and: held)
    }
  }

  /// The rows that fail a CHECK already, which stays as it is.
  ///
  /// They got in while it was not looked at, or it came under them. A rebuild writes them anew, and
  /// must not stop at them.
  static func checkBrokenBefore(_ rows: LiveRows) -> [Probe] {
    rows.diff.target.checks.compactMap { check in
      if rows.keeps(check) { return rows.readsChecks ? brokenCheck(rows, check, isOld: true) : nil }
      return rows.before(check).flatMap {
        brokenCheck(rows, check, isOld: true, and: "NOT (\($0))")
      }
    }
  }

  static func brokenCheck(
    _ rows: LiveRows,
    _ check: CheckSnapshot,
    isOld: Bool?,
    and other: String? = nil
  ) -> Probe? {
    guard let condition = rows.translated(check.expression) else { return nil }
    return Probe(
      .brokenCheck,
      rows,
      condition: (["NOT (\(condition))", other].compactMap(\.self)).joined(separator: " AND "),
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

  /// What a CHECK that the file has says to the rows as they are; nil where it has none.
  fileprivate func before(_ check: CheckSnapshot) -> String? {
    guard diff.live.checks.contains(where: { $0.key == check.key }) else { return nil }
    let source = RowSource(
      diff: TableDiff(unchanged: diff.live),
      fills: .none,
      table: source.table,
      alias: source.alias
    )
    return LiveRows(source: source).translated(check.expression)
  }
}

extension Hazard {
  static func brokenCheck(_ answer: Findings.Answer, _ live: LiveRows?) -> Hazard {
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
      advice: live.map { either($0.settling($0.columns(readBy: answer.probe.detail))) }
        ?? "change those rows first"
    )
  }
}
