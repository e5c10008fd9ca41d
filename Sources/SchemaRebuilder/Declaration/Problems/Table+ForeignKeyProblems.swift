extension Table {
  /// Foreign keys whose two sides do not fit together. <https://sqlite.org/foreignkeys.html>
  func foreignKeyProblems(in declared: DeclaredObjects) -> [SchemaProblem] {
    let onColumns = columns.flatMap { column in
      column.references.flatMap { key -> [SchemaProblem] in
        guard key.columns.isEmpty else {
          return [problem(column, "REFERENCES names no columns of its own; use ForeignKey.")]
        }
        return parentProblems(of: key, from: [Name(column.name)], in: declared)
      }
    }
    let atTheEnd = foreignKeys.flatMap { key -> [SchemaProblem] in
      let names = key.columns.map { Name($0) }
      if names.isEmpty {
        return [problem("ForeignKey names no columns; write ForeignKey(\"a\", references: …).")]
      }
      return names.filter { !columnNames.contains($0) }.map { missing($0, in: "ForeignKey") }
        + parentProblems(of: key, from: names, in: declared)
    }
    return onColumns + atTheEnd
  }

  private func parentProblems(
    of key: ForeignKey,
    from children: [Name],
    in declared: DeclaredObjects
  ) -> [SchemaProblem] {
    let child = children.map { "\"\($0)\"" }.joined(separator: ", ")
    let clause = "The foreign key of \(child) to \"\(key.table)\""
    let there = key.parentColumns.count
    if there != 0, there != children.count {
      let message = "\(clause) names \(children.count) here and \(there) there"
      return [problem("\(message); name as many columns on both sides.")]
    }
    guard let parent = declared.tables[Name(key.table)] else {
      if declared.hasStatements { return [] }
      if declared.mayHave(Name(key.table)) {
        return [problem("\(clause) needs a table; a view or virtual table has no keys.")]
      }
      return [problem("\(clause) needs that table; declare it or correct the name.")]
    }
    return mismatches(clause, key, with: parent, count: children.count)
  }

  private func mismatches(
    _ clause: String,
    _ key: ForeignKey,
    with parent: Table,
    count: Int
  ) -> [SchemaProblem] {
    if !key.parentColumns.isEmpty {
      return key.parentColumns.filter { !parent.columnNames.contains(Name($0)) }.map {
        problem("\(clause) names a column \"\($0)\" that is not declared there.")
      }
    }
    guard let parentKey = parent.keyColumns else {
      return [problem("\(clause) names no columns, and that table has no primary key; name them.")]
    }
    guard parentKey.count != count else { return [] }
    return [problem("\(clause) must name \(parentKey.count) columns, as many as the key there.")]
  }
}
