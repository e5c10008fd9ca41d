extension Trigger {
  /// What is wrong with a trigger that is declared inside its table.
  func structuralProblems(inside owner: Table, in declared: DeclaredObjects) -> [SchemaProblem] {
    guard let table = subject, table != Name(owner.name) else { return [] }
    return [
      SchemaProblem(
        object: name,
        message:
          "The trigger stands in the table \"\(owner.name)\" and is on \"\(table.text)\"; move it."
      )
    ]
  }

  /// What is wrong with a trigger that is declared apart from its table.
  func structuralProblems(in declared: DeclaredObjects) -> [SchemaProblem] {
    guard let table = subject, !declared.mayHave(table) else { return [] }
    return [
      SchemaProblem(
        object: name,
        message: "There is no table or view \"\(table.text)\"; declare it or correct the name."
      )
    ]
  }

  /// The table or view that the trigger is on; nil where SQLite is left to say what is wrong.
  private var subject: Name? {
    try? ParsedTrigger(parsing: "CREATE TRIGGER t \(body.sql)").table
  }
}
