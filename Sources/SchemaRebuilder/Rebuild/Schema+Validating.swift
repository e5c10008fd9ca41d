extension Schema {
  /// Asks SQLite whether the schema can be created, and whether everything that it names is there.
  ///
  /// - Parameter prepare: the app's functions, collations and modules.
  /// - Throws: a ``RebuildError`` of kind ``RebuildError/Kind/declaredSchema``, which names the
  ///   object and, for SQL text, the line and column.
  public func validate(prepare: Prepare? = nil) throws(RebuildError) {
    do {
      try refuseStructuralProblems()
      let pristine = try Pristine(prepare: prepare)
      try pristine.create(statements())
      try refuseBrokenDependants(in: pristine)
      let snapshot = try pristine.snapshot()
      try snapshot.refuseMisspeltIndexColumns()
      try snapshot.refuseMissingContent()
      try hints.refuseMistakes(in: snapshot)
      try refuseMissingParents(in: snapshot)
    } catch {
      throw RebuildError(error, at: "the declared schema")
    }
  }

  func refuseStructuralProblems(with hints: Hints = Hints()) throws {
    guard let problem = structuralProblems(with: hints).first else { return }
    throw DeclaredSchemaError(
      object: Name(problem.object),
      message: problem.message,
      statement: nil
    )
  }

  private func refuseBrokenDependants(in pristine: Pristine) throws {
    guard let problem = try Dependants(pristine.connection).problems().first else { return }
    let name = problem.triggers.first ?? problem.object
    throw DeclaredSchemaError(
      object: name,
      message: problem.message,
      statement: statement(creating: name)
    )
  }

  private func refuseMissingParents(in snapshot: SchemaSnapshot) throws {
    for table in snapshot.tables {
      for key in table.foreignKeys {
        guard let missing = key.missingParent(snapshot.table(key.table)) else { continue }
        throw DeclaredSchemaError(
          object: table.name,
          message: "a foreign key refers to \(missing), which is not declared",
          statement: statement(creating: table.name)
        )
      }
    }
  }

  /// The statement that creates the object, where it was declared as SQL text.
  func statement(creating name: Name) -> SQLStatement? {
    elements.lazy.compactMap { element -> SQLStatement? in
      guard case .statement(let statement) = element else { return nil }
      let head = (try? SQLText(statement.sql)).flatMap { try? StatementHead($0) }
      return head?.name == name ? statement : nil
    }.first
  }
}
