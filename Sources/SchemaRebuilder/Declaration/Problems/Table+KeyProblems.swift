extension Table {
  /// Too many keys, none where one is needed, or one of columns that cannot be a key.
  func keyProblems() -> [SchemaProblem] {
    let onColumns = columns.filter { $0.primaryKey != nil }
    let atTheEnd = (primaryKey.map { [$0] } ?? []) + furtherKeys
    var problems: [SchemaProblem] = []
    if onColumns.count + atTheEnd.count > 1 {
      problems.append(
        problem(
          "The table has \(onColumns.count + atTheEnd.count) primary keys; leave one, "
            + "and write a key of several columns as PrimaryKey(\"a\", \"b\")."
        )
      )
    }
    if withoutRowID, onColumns.isEmpty, atTheEnd.isEmpty {
      problems.append(problem("A WITHOUT ROWID table needs a primary key; declare one."))
    }
    for key in atTheEnd {
      problems +=
        key.columns.isEmpty
        ? [problem("PrimaryKey names no columns; write PrimaryKey(\"a\", \"b\").")]
        : missing(key.columns, in: "PrimaryKey")
    }
    return problems + generatedKeyProblems()
  }

  private func generatedKeyProblems() -> [SchemaProblem] {
    (keyColumns ?? []).compactMap { column($0) }.filter { $0.generated != nil }.map {
      problem($0, "A generated column cannot be in the primary key; use a unique Index.")
    }
  }

  /// AUTOINCREMENT where SQLite does not take it. <https://sqlite.org/autoinc.html>
  func autoincrementProblems() -> [SchemaProblem] {
    let onColumns = columns.filter { $0.primaryKey?.autoincrement == true }
    let rule = "AUTOINCREMENT is for a key of one INTEGER column"
    var problems = onColumns.compactMap { column -> SchemaProblem? in
      if !column.isInteger { return problem(column, "\(rule); write .integer as its type.") }
      if column.primaryKey?.order == .descending {
        return problem(column, "\(rule) without an order; leave .descending out.")
      }
      return nil
    }
    if let primaryKey, primaryKey.autoincrement, !isOneInteger(primaryKey) {
      problems.append(problem("\(rule); leave it out, or make the key such a column."))
    }
    if withoutRowID, !onColumns.isEmpty || primaryKey?.autoincrement == true {
      problems.append(
        problem("AUTOINCREMENT counts rowids, and the table is WITHOUT ROWID; leave out one.")
      )
    }
    return problems
  }

  private func isOneInteger(_ key: PrimaryKey) -> Bool {
    guard key.columns.count == 1, let name = key.columns[0].columnName else { return false }
    // A column that is missing is reported for itself.
    return column(name)?.isInteger ?? true
  }
}

extension Column {
  fileprivate var isInteger: Bool { type.map { Name($0.sql) } == "INTEGER" }
}
