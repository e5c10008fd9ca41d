/// The CHECKs that name a column which an edit adds.
///
/// What the rows have in such a column, no question to the file can ask by the column's own rules, so
/// they are asked once the definition is edited, and nothing else has looked at them.
extension TableChangeRequest {
  /// Whether the CHECK names a column that is added.
  func namesAddedColumn(_ check: CheckSnapshot) -> Bool {
    diff.addedColumns.contains { mentions($0.name, in: check.expression) }
  }

  /// The statements that find a row which fails one.
  ///
  /// Where the columns that are added are all that it names, it says the same to every row.
  var checksOfAddedColumns: [Plan.Step] {
    let checks = diff.target.checks.filter(namesAddedColumn)
    let one = checks.filter(isSameForAllRows)
    let all = checks.filter { !isSameForAllRows($0) }
    let table = diff.target.rows(of: currentName)
    return check(one, in: "(SELECT * FROM \(table) LIMIT 1) AS \(quoted(currentName))")
      + check(all, in: table)
  }

  private func check(_ checks: [CheckSnapshot], in rows: String) -> [Plan.Step] {
    guard !checks.isEmpty else { return [] }
    return [
      Plan.Step(
        .verify,
        currentName,
        "no row of \(currentName) fails a CHECK of what was added",
        sql: SQLCheck.failing(checks.map(\.expression), known: [:], in: rows)
      )
    ]
  }

  private func isSameForAllRows(_ check: CheckSnapshot) -> Bool {
    let constant = Set(diff.addedColumns.filter { $0.generated == nil }.map(\.name))
    let others = diff.target.columns.map(\.name).filter { !constant.contains($0) }
    return !(others + ["rowid", "_rowid_", "oid"]).contains { mentions($0, in: check.expression) }
  }
}
