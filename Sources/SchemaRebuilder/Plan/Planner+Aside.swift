/// What the rename of a table stumbles over, and what it changes.
extension Planner {
  /// The views and triggers that must be gone before a table can be renamed.
  ///
  /// SQLite then reads all of them again, and stops at one that does not compile; and a view may
  /// have the table's new name. Whatever reads such a view would not compile without it.
  var aside: Set<Name> {
    let newNames = diff.renamedTables.values
    guard !newNames.isEmpty else { return [] }
    let views = file.snapshot.views
    let texts = views.map { ($0.name, $0.sql) } + file.snapshot.triggers.map { ($0.name, $0.sql) }
    let viewNames = Set(views.map(\.name))
    var aside = file.brokenObjects.union(viewNames.intersection(newNames))
      .union(views.filter { isMisledByARename($0.sql) }.map(\.name))
      .union(file.snapshot.triggers.filter { isMisledByARename(body(of: $0)) }.map(\.name))
    var new = aside
    while !new.isEmpty {
      let gone = new.intersection(viewNames)
      new = Set(texts.filter { _, sql in gone.contains { mentions($0, in: sql) } }.map(\.0))
      new.subtract(aside)
      aside.formUnion(new)
    }
    return aside
  }

  /// Whether SQLite would rename a table in the text so that it does not compile, or finds another.
  ///
  /// It writes the new name where something else is called so already, and leaves the names of the
  /// table's own indexes as they were, though they have its name in them.
  private func isMisledByARename(_ sql: String) -> Bool {
    diff.renamedTables.contains { old, new in
      guard mentions(old, in: sql) else { return false }
      let indexes = file.snapshot.table(old)?.automaticIndexes ?? []
      // What a trigger reads as new.a is of the row, unless a table is called so.
      return namesWhatItReads(new, in: sql)
        || ["new", "old"].contains(new) && mentionsQualifier(new, in: sql)
        || indexes.contains { mentions(AutomaticIndex.name(of: old, number: $0.number), in: sql) }
    }
  }

  /// The undeclared views and triggers that come back as they were, though a table that they name is
  /// another one by then.
  var misledByRenames: [Hazard] {
    let renamed = diff.renamedTables.keys.filter(declared.snapshot.takenNames.contains).sorted()
    guard !renamed.isEmpty else { return [] }
    let aside = aside.subtracting(file.brokenObjects)
    let texts =
      dropped.keptViews.map { (Hazard.Code.dropView, "view", $0.name, $0.sql, $0.sql) }
      + dropped.keptTriggers.map { (.dropTrigger, "trigger", $0.name, $0.sql, body(of: $0)) }
    return texts.compactMap { code, what, name, sql, body in
      guard aside.contains(name), let old = renamed.first(where: { mentions($0, in: body) }) else {
        return nil
      }
      return Hazard(
        code,
        name,
        "\(what) \(name) is not declared and would mean something else, since \(old) is then "
          + "another table: \(sql)",
        advice: Hazard.declareOrLetGo(name, code),
        policy
      )
    }
  }

  /// The text of a trigger behind the table on which it stands.
  private func body(of trigger: TriggerSnapshot) -> String {
    guard let parsed = try? ParsedTrigger(parsing: trigger.sql) else { return trigger.sql }
    let bytes = Array(trigger.sql.utf8)
    return String(decoding: bytes[parsed.tableRange.upperBound...], as: UTF8.self)
  }

  /// The text of a trigger, on its table by the name that this has after the renames.
  func standingAnew(_ trigger: TriggerSnapshot) -> String {
    guard let new = diff.renamedTables[trigger.table],
      let parsed = try? ParsedTrigger(parsing: trigger.sql)
    else { return trigger.sql }
    let bytes = Array(trigger.sql.utf8)
    return String(decoding: bytes[..<parsed.tableRange.lowerBound], as: UTF8.self) + quoted(new)
      + body(of: trigger)
  }

  /// The views that stay and went for a rename.
  var returningViews: [ViewSnapshot] {
    let aside = aside
    return (diff.views.equal + dropped.keptViews).filter { aside.contains($0.name) }
      + rewrittenViews.filter { !aside.contains($0.name) }
  }

  /// A declared view that names a renamed table means the table that has the old name now.
  var rewrittenViews: [ViewSnapshot] {
    diff.views.equal.filter { view in
      diff.renamedTables.keys.contains { mentions($0, in: view.sql) }
    }
  }

  var rewrittenTriggers: [TriggerSnapshot] {
    diff.triggers.equal.filter { trigger in
      diff.renamedTables.keys.contains { mentions($0, in: trigger.sql) }
    }
  }
}
