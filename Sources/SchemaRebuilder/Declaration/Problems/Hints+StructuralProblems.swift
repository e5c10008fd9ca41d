extension Hints {
  /// Hints about tables and columns that are not declared, or that are declared all the same.
  func structuralProblems(in declared: DeclaredObjects) -> [SchemaProblem] {
    renames.flatMap { $0.structuralProblems(in: declared) }
      + fills.flatMap { $0.structuralProblems(in: declared) }
      + tombstones.flatMap { $0.structuralProblems(in: declared) }
  }
}

extension Hints.Rename {
  fileprivate func structuralProblems(in declared: DeclaredObjects) -> [SchemaProblem] {
    let new = column ?? table
    let object = objectName(table, column)
    var problems = declared.missing(table, column, said: "A rename")
    if previous.isEmpty {
      problems.append(
        SchemaProblem(object: object, message: "A rename gives no earlier name; give one.")
      )
    }
    if let old = previous.first(where: { $0.text.hasSameBytes(as: new.text) }) {
      problems.append(
        SchemaProblem(
          object: object,
          message: "The earlier name \"\(old)\" is the name that it has now; leave it out."
        )
      )
    }
    return problems
  }
}

extension Hints.FillHint {
  fileprivate func structuralProblems(in declared: DeclaredObjects) -> [SchemaProblem] {
    let target = declared.tables[declared.current(table)]?.column(column)
    guard target?.generated != nil else {
      return declared.missing(table, column, said: "A fill")
    }
    return [
      SchemaProblem(
        object: objectName(table, column),
        message: "A generated column is computed, never filled; leave the fill out."
      )
    ]
  }
}

extension Hints.TombstoneHint {
  fileprivate func structuralProblems(in declared: DeclaredObjects) -> [SchemaProblem] {
    guard let column else {
      guard declared.hasTable(table) else { return [] }
      return [
        SchemaProblem(
          object: table.text,
          message: "The table is declared and may be dropped as well; leave one of the two."
        )
      ]
    }
    guard declared.tables[declared.current(table)]?.column(column) != nil else {
      return declared.missing(table, nil, said: "The permission to drop \"\(column)\"")
    }
    return [
      SchemaProblem(
        object: objectName(table, column),
        message: "The column is declared and may be dropped as well; leave one of the two."
      )
    ]
  }
}

extension DeclaredObjects {
  /// The problem of a hint about a table or column that is not declared.
  fileprivate func missing(_ name: Name, _ column: Name?, said: String) -> [SchemaProblem] {
    let table = current(name)
    guard mayHave(table) else {
      return [
        SchemaProblem(
          object: name.text,
          message: "\(said) names this table, which is not declared; correct the name."
        )
      ]
    }
    guard let column, let owner = tables[table], owner.column(column) == nil else { return [] }
    return [
      SchemaProblem(
        object: objectName(name, column),
        message: "\(said) names this column, which is not declared; correct the name."
      )
    ]
  }
}

private func objectName(_ table: Name, _ column: Name?) -> String {
  column.map { "\(table).\($0)" } ?? table.text
}
