extension Index {
  /// What is wrong with an index that is declared inside its table.
  func structuralProblems(inside owner: Table, in declared: DeclaredObjects) -> [SchemaProblem] {
    if let table, Name(table) != Name(owner.name) {
      return [
        problem(
          "The index stands in the table \"\(owner.name)\" and names \"\(table)\"; leave one."
        )
      ]
    }
    return structuralProblems(on: owner)
  }

  /// What is wrong with an index on a table of this name.
  func structuralProblems(on table: String, in declared: DeclaredObjects) -> [SchemaProblem] {
    if let table = declared.tables[Name(table)] { return structuralProblems(on: table) }
    if declared.hasStatements { return [] }
    if declared.mayHave(Name(table)) {
      return [problem("A view or virtual table such as \"\(table)\" takes no index.")]
    }
    return [problem("There is no table \"\(table)\"; declare it or correct the name.")]
  }

  private func structuralProblems(on table: Table) -> [SchemaProblem] {
    if columns.isEmpty { return [problem("The index names no columns; write on: \"a\", \"b\".")] }
    // SQLite would take the quoted name of a missing column for a text and index that.
    return columns.compactMap(\.columnName).filter { !table.columnNames.contains($0) }.map {
      problem(
        "There is no column \"\($0)\" in the table \"\(table.name)\"; correct the name, "
          + "or write an expression as .expression(\"…\")."
      )
    }
  }

  private func problem(_ message: String) -> SchemaProblem {
    SchemaProblem(object: name, message: message)
  }
}
