extension Schema {
  /// What is wrong with the declaration, as far as it shows without SQLite.
  ///
  /// Everything found is listed, in the order in which it is declared. What stands in SQL text is
  /// for SQLite to judge, and so are references to tables which that text may declare.
  ///
  /// - Parameter further: Hints beside those that the schema itself says.
  /// - Returns: The problems; none where the schema may be handed to SQLite.
  func structuralProblems(with further: Hints = Hints()) -> [SchemaProblem] {
    let hints = self.hints + further
    let declared = DeclaredObjects(self, hints: hints)
    return nameProblems()
      + elements.flatMap { $0.structuralProblems(in: declared) }
      + hints.structuralProblems(in: declared)
  }
}

extension Schema.Element {
  fileprivate func structuralProblems(in declared: DeclaredObjects) -> [SchemaProblem] {
    switch self {
    case .table(let table):
      return table.structuralProblems(in: declared)
    case .index(let index):
      guard let name = index.table else {
        return [
          SchemaProblem(
            object: index.name,
            message: "The index stands apart and names no table; write Index(…, table: …, on: …)."
          )
        ]
      }
      return index.structuralProblems(on: name, in: declared)
    case .trigger(let trigger):
      return trigger.structuralProblems(in: declared)
    case .virtualTable(let table) where table.module.isEmpty:
      return [SchemaProblem(object: table.name, message: "The module has no name; write using:.")]
    case .view, .virtualTable, .statement, .droppedTable:
      return []
    }
  }
}
