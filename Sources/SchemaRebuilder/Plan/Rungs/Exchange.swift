/// What the ways have in common by which a table and another one exchange their places in the file.
extension TableChangeRequest {
  var placesExchanged: Plan.Step {
    let names = "(\(literal(currentName.text)), \(literal(backupName.text)))"
    return Plan.Step(
      .editDefinition,
      currentName,
      "exchange the places of \(currentName) and \(backupName) in the file",
      sql: """
        UPDATE main.sqlite_schema AS own SET rootpage = other.rootpage
        FROM (SELECT name, rootpage FROM main.sqlite_schema
          WHERE type = 'table' AND name IN \(names)) AS other
        WHERE own.type = 'table' AND own.name IN \(names) AND other.name <> own.name
        """
    )
  }

  func backupDropped(_ reason: String) -> Plan.Step {
    Plan.Step(.dropTable, backupName, reason, sql: "DROP TABLE main.\(quoted(backupName))")
  }

  /// The CHECKs that the rows have not satisfied already: all, where values are converted though
  /// their column stays.
  var checksToProve: [CheckSnapshot] {
    let rows = LiveRows(diff: diff, fills: fills)
    let converts =
      findings?.answers.contains {
        $0.rows > 0 && $0.probe.table == diff.target.name && $0.probe.isMisfit
      } == true
    return diff.target.checks.filter { converts || !rows.keeps($0) }
  }

  /// The rows were written without any CHECK: one that looks at nothing new holds already, and one
  /// that names its table could not stand there.
  func checksProved(in from: String) -> [Plan.Step] {
    let checks = checksToProve
    guard !checks.isEmpty else { return [] }
    return [
      Plan.Step(
        .verify,
        diff.target.name,
        "no row of \(diff.target.name) fails a CHECK",
        sql: SQLCheck.failing(checks.map(\.expression), known: brokenChecks, in: from)
      )
    ]
  }

  /// Why a CHECK cannot be proved outside the definition, as a sentence; nil where it can.
  var whyChecksAreReadOtherwise: String? {
    let check = checksToProve.first { !diff.target.quotesNamesAlone(in: $0.expression) }
    return check.map(SwapRung.otherMeaning)
  }
}

extension TableSnapshot {
  /// A definition under which rows are dropped unread: of the same kind of b-tree.
  func placeholder(named name: Name) -> String {
    withoutRowID
      ? "CREATE TABLE \(quoted(name))(x PRIMARY KEY) WITHOUT ROWID"
      : "CREATE TABLE \(quoted(name))(x)"
  }

  /// Whether each name in double quotes is one of the table: any other is a text, if it is let in.
  func quotesNamesAlone(in sql: String) -> Bool {
    guard let text = try? SQLText(sql) else { return false }
    return text.tokens.allSatisfy { token in
      token.kind != .quotedName || text.name(token) == name || column(text.name(token)) != nil
    }
  }
}
