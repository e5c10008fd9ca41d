/// Rows that fail a CHECK in the file already are kept: they are no fault of the change, and to
/// stop at them would refuse every later one.
///
/// They are copied while SQLite looks away, which it does for all CHECKs at once; so each is asked
/// again afterwards. <https://sqlite.org/pragma.html#pragma_ignore_check_constraints>
extension TableChangeRequest {
  /// The steps that write such rows, with the setting round them where there are any.
  func checksLookAway(_ steps: [Plan.Step]) -> [Plan.Step] {
    guard !brokenChecks.isEmpty else { return steps }
    let table = diff.target.name
    let pragma = "PRAGMA ignore_check_constraints"
    return [
      Plan.Step(.setting, table, "keep the rows that fail a CHECK already", sql: pragma + "=ON")
    ] + steps + [Plan.Step(.setting, table, "every row is checked again", sql: pragma + "=OFF")]
  }

  /// The check that no row fails a CHECK which it did not fail before.
  var brokenChecksAgain: [Plan.Step] {
    guard !brokenChecks.isEmpty else { return [] }
    let table = diff.target.name
    return [
      Plan.Step(
        .verify,
        table,
        "no row of \(table) fails a CHECK that it did not fail before",
        sql: SQLCheck.failing(
          diff.target.checks.map(\.expression),
          known: brokenChecks,
          in: diff.target.rows(of: table)
        )
      )
    ]
  }
}

extension SQLCheck {
  /// Whether more rows fail a CHECK than did before.
  ///
  /// - Parameters:
  ///   - checks: the expressions of the CHECKs.
  ///   - known: how many rows fail a CHECK before the change, by its expression.
  ///   - rows: the FROM clause.
  /// - Returns: the check.
  static func failing(_ checks: [String], known: [String: Int], in rows: String) -> String {
    let counts = checks.enumerated().map { "count(CASE WHEN NOT (\($1)) THEN 1 END) AS c\($0)" }
    let more = checks.enumerated().map { "c\($0) > \(known[$1] ?? 0)" }
    return """
      SELECT abs(-9223372036854775807 - 1) AS "rows fail a CHECK"
      FROM (SELECT \(counts.joined(separator: ", ")) FROM \(rows))
      WHERE \(more.joined(separator: " OR "))
      """
  }
}
