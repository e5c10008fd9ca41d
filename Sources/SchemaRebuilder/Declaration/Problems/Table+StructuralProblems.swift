extension Table {
  /// What is wrong with the table, its constraints, indexes and triggers.
  func structuralProblems(in declared: DeclaredObjects) -> [SchemaProblem] {
    derivationProblems
      + columnProblems()
      + keyProblems()
      + autoincrementProblems()
      + strictProblems()
      + uniqueProblems()
      + foreignKeyProblems(in: declared)
      + indexes.flatMap { $0.structuralProblems(inside: self, in: declared) }
      + triggers.flatMap { $0.structuralProblems(inside: self, in: declared) }
  }

  /// A problem of the table itself.
  func problem(_ message: String) -> SchemaProblem {
    SchemaProblem(object: name, message: message)
  }

  /// A problem of one of its columns.
  func problem(_ column: Column, _ message: String) -> SchemaProblem {
    SchemaProblem(object: "\(name).\(column.name)", message: message)
  }

  /// A problem for each column that a constraint names and the table lacks.
  func missing(_ columns: [IndexedColumn], in constraint: String) -> [SchemaProblem] {
    columns.flatMap { column -> [SchemaProblem] in
      guard let name = column.columnName else {
        return [problem("\(constraint) takes columns, no expressions; use a unique Index.")]
      }
      return columnNames.contains(name) ? [] : [missing(name, in: constraint)]
    }
  }

  /// The problem of a column that a constraint names and the table lacks.
  func missing(_ column: Name, in constraint: String) -> SchemaProblem {
    problem(
      "\(constraint) names a column \"\(column)\" that is not declared here; "
        + "declare it or correct the name."
    )
  }
}

extension Table {
  private func columnProblems() -> [SchemaProblem] {
    if columns.isEmpty { return [problem("The table has no columns; give it at least one.")] }
    var problems: [SchemaProblem] = []
    if columns.allSatisfy({ $0.generated != nil }) {
      problems.append(problem("All columns are generated; one at least must hold a value."))
    }
    var seen: Set<Name> = []
    for column in columns {
      if column.name.utf8.isEmpty {
        problems.append(problem(column, "There is a column without a name; name it."))
      } else if !seen.insert(Name(column.name)).inserted {
        problems.append(problem(column, "The column is declared twice; leave one."))
      }
    }
    return problems
  }

  private func strictProblems() -> [SchemaProblem] {
    guard strict else { return [] }
    let words = ["INT", "INTEGER", "REAL", "TEXT", "BLOB", "ANY"]
    let known = Set(words.map { Name($0) })
    return columns.filter { !known.contains(Name($0.type?.sql ?? "")) }.map { column in
      let type = column.type.map { "has the type \($0.sql)" } ?? "has no type"
      return problem(
        column,
        "The column \(type), but the table is STRICT; "
          + "write one of \(words.joined(separator: ", "))."
      )
    }
  }

  private func uniqueProblems() -> [SchemaProblem] {
    let onColumns = columns.filter { !($0.unique?.columns.isEmpty ?? true) }.map { column in
      problem(column, "UNIQUE on a column names no columns; declare it at the table's end.")
    }
    return onColumns
      + uniques.flatMap { unique in
        unique.columns.isEmpty
          ? [problem("Unique names no columns; write Unique(\"a\", \"b\").")]
          : missing(unique.columns, in: "Unique")
      }
  }
}
