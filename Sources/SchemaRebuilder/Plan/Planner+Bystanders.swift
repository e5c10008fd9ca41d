extension Planner {
  /// The tables that a plan neither changes nor names, and that nothing names which it could reach.
  ///
  /// A rehearsal does without them: creating hundreds of tables takes longer than all the rest of
  /// a plan for ten of them. The run itself compares the whole schema before COMMIT.
  func bystanders(of plan: Plan) -> Set<Name> {
    let known = [file.snapshot, declared.snapshot]
    let untouched = Set(plan.leftAlone).union(plan.kept)
    let tables = file.snapshot.tables.filter { untouched.contains($0.name) }
    let texts =
      plan.steps.map(\.sql)
      + known.flatMap { $0.views.map(\.sql) + $0.triggers.map(\.sql) + $0.virtualTables.map(\.sql) }
      + file.temporaryTriggers.map(\.sql)
    guard !tables.isEmpty, let named = names(in: texts) else { return [] }
    // A module may be given a table's name as a text.
    let modules = known.flatMap(\.virtualTables).map { $0.sql.lowercased() }
    let free = tables.filter { table in
      !modules.contains { $0.contains(table.name.text.lowercased()) } && !named.contains(table.name)
        && !table.indexes.contains { named.contains($0.name) }
    }
    // What refers to a table that changes is looked at with it, and what is referred to by either.
    let names = Set(free.map(\.name))
    let children = free.filter { $0.foreignKeys.contains { !names.contains($0.table) } }
    var bystanders = names.subtracting(children.map(\.name))
    for table in known.flatMap(\.tables) where !bystanders.contains(table.name) {
      bystanders.subtract(table.foreignKeys.map(\.table))
    }
    return bystanders
  }

  /// The names in all the texts; nil where one cannot be taken apart, which counts as naming all.
  ///
  /// SQLite takes a text in single quotes for a name where only a name can stand.
  /// <https://sqlite.org/lang_keywords.html>
  private func names(in texts: [String]) -> Set<Name>? {
    var names: Set<Name> = []
    for sql in texts {
      guard let text = try? SQLText(sql) else { return nil }
      for token in text.tokens where token.kind.canBeName || token.kind == .string {
        names.insert(text.name(token))
      }
    }
    return names
  }
}

extension Plan {
  /// The plan where some tables, which it leaves alone, are not there.
  func without(_ tables: Set<Name>, of snapshot: SchemaSnapshot) -> Plan {
    guard !tables.isEmpty else { return self }
    let gone = snapshot.tables.filter { tables.contains($0.name) }
    let names = tables.union(gone.flatMap { $0.indexes.map(\.name) })
    var plan = self
    plan.kept = kept.filter { !names.contains($0) }
    return plan
  }
}

extension SchemaSnapshot {
  func without(_ tables: Set<Name>) -> SchemaSnapshot {
    guard !tables.isEmpty else { return self }
    var snapshot = self
    snapshot.tables = self.tables.filter { !tables.contains($0.name) }
    return snapshot
  }
}
