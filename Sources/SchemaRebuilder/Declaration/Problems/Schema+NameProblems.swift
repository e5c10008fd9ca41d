extension Schema {
  /// Names that are empty, that SQLite keeps for itself, or that two objects have.
  func nameProblems() -> [SchemaProblem] {
    // Tables, views and indexes are created in one space of names, triggers in another.
    var taken: [Name: String] = [:]
    var triggers: Set<Name> = []
    return elements.flatMap(\.names).flatMap { kind, name in
      var problems = name.problems(of: kind)
      if kind == "trigger" {
        if !triggers.insert(name).inserted { problems.append(name.isDeclaredTwice(as: kind)) }
      } else if let other = taken.updateValue(kind, forKey: name) {
        problems.append(name.isDeclaredTwice(as: kind, and: other))
      }
      return problems
    }
  }
}

extension Schema.Element {
  /// What the element creates, each with its kind.
  fileprivate var names: [(kind: String, name: Name)] {
    switch self {
    case .table(let table):
      [("table", Name(table.name))] + table.indexes.map { ("index", Name($0.name)) }
        + table.triggers.map { ("trigger", Name($0.name)) }
    case .index(let index): [("index", Name(index.name))]
    case .trigger(let trigger): [("trigger", Name(trigger.name))]
    case .view(let view): [("view", Name(view.name))]
    case .virtualTable(let table): [("virtual table", Name(table.name))]
    case .statement, .droppedTable: []
    }
  }
}

extension Name {
  fileprivate func problems(of kind: String) -> [SchemaProblem] {
    if text.utf8.isEmpty {
      return [SchemaProblem(object: text, message: "There is a \(kind) without a name; name it.")]
    }
    var problems: [SchemaProblem] = []
    if text.utf8.contains(0) {
      problems.append(
        SchemaProblem(
          object: text,
          message: "The name of the \(kind) has a NUL character, which SQL text cannot hold."
        )
      )
    }
    if text.utf8.prefix(7).map(asciiFolded) == Array("sqlite_".utf8) {
      problems.append(
        SchemaProblem(
          object: text,
          message: "SQLite keeps names that begin with \"sqlite_\" for itself; "
            + "give the \(kind) another name."
        )
      )
    }
    return problems
  }

  fileprivate func isDeclaredTwice(as kind: String, and other: String? = nil) -> SchemaProblem {
    guard let other, other != kind else {
      return SchemaProblem(object: text, message: "The \(kind) is declared twice; leave one.")
    }
    return SchemaProblem(
      object: text,
      message: "This is the name of the \(other) and of the \(kind), "
        + "but tables, views and indexes share their names; rename one."
    )
  }
}
