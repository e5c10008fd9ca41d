/// What is not declared and is refused for it, or cannot stay though it was to.
extension Planner {
  /// The ordinary tables that are not declared and stay.
  var keptTables: [TableSnapshot] {
    let kept = Set(dropped.keptTables)
    return file.snapshot.tables.filter { kept.contains($0.name) }
  }

  /// The objects of the kinds that the policy refuses.
  var refusedObjects: [Hazard] {
    let rules = policy.undeclared
    var objects: [(what: String, name: Name)] = []
    if rules.tables == .refuse {
      let tables = dropped.keptTables.filter {
        $0 != declared.versionStore.tableName && !dropped.backups.contains($0)
      }
      objects += tables.map { ("table \($0)", $0) }
    }
    if rules.views == .refuse { objects += dropped.keptViews.map { ("view \($0.name)", $0.name) } }
    if rules.triggers == .refuse {
      objects += dropped.keptTriggers.map { ("trigger \($0.name) on \($0.table)", $0.name) }
    }
    if rules.indexes == .refuse {
      objects += indexes.kept.map { ("index \($0.index.name) on \($0.table)", $0.index.name) }
    }
    return objects.map { what, name in
      Hazard(
        .undeclared,
        name,
        "\(what) is not declared",
        advice:
          "declare it, drop it, or let it stay \(Hazard.permission(.undeclared, name))",
        policy
      )
    }
  }

  /// The indexes that were to be kept and that the table's columns no longer bear.
  var lostIndexes: [Hazard] {
    indexes.lost.map { index, table, why in
      Hazard(
        .dropIndex,
        index.name,
        "index \(index.name) on \(table) is not declared and \(why): \(index.sql)",
        advice: "declare it in its new form, or let it go "
          + Hazard.permission(.dropIndex, index.name),
        policy
      )
    }
  }
}

extension Hazard {
  /// A hazard of the schema, which concerns no rows.
  init(
    _ code: Code,
    _ name: Name,
    _ sentence: String,
    advice: String,
    _ policy: Policy
  ) {
    self.init(
      code: code,
      table: name,
      column: nil,
      sentence: sentence,
      rows: nil,
      keyName: "",
      keys: [],
      advice: advice,
      verdict: policy.allows(code, table: name, column: nil) ? .allowed : .refused
    )
  }
}
