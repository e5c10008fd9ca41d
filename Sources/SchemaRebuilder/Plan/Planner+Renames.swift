extension Planner {
  /// The steps up to the point where every table has its declared name.
  var renameSteps: [Plan.Step] {
    var draft = PlanDraft()
    addDropsBeforeRenames(to: &draft)
    addRenames(to: &draft)
    return draft.steps
  }

  /// The indexes that have the new name of a table: they go, since nothing else can be declared by
  /// that name, and must have gone before the table takes it.
  var indexesInTheWay: [IndexSnapshot] {
    guard !diff.renamedTables.isEmpty else { return [] }
    let newNames = Set(diff.renamedTables.values)
    let kept = Set(dropped.keptTables)
    return file.snapshot.tables.filter { !kept.contains($0.name) }.flatMap(\.indexes)
      .filter { newNames.contains($0.name) }
  }

  /// The tables that have a new name take it before anything else is done to them, so that the
  /// references, views and triggers of others follow. <https://sqlite.org/lang_altertable.html>
  func addRenames(to draft: inout PlanDraft) {
    var pending = diff.commonTables.filter(\.isRenamed)
      .map { (table: $0.live, old: $0.live.name, new: $0.target.name) }
    var taken = Set(file.snapshot.tables.map(\.name))
    while !pending.isEmpty {
      if let place = pending.firstIndex(where: { !taken.contains($0.new) }) {
        let next = pending.remove(at: place)
        draft.steps += rename(next.table, from: next.old, to: next.new)
        taken.remove(next.old)
        taken.insert(next.new)
      } else {
        // Only tables that exchange their names are left: one steps aside, by a name that nothing
        // has which a view or trigger reads.
        let texts = file.snapshot.views.map(\.sql) + file.snapshot.triggers.map(\.sql)
        let said = texts.reduce(into: Set<Name>()) { $0.formUnion(identifiers(in: $1)) }
        let way = freeName(pending[0].old, taken: taken.union(takenNames).union(said))
        draft.steps += rename(pending[0].table, from: pending[0].old, to: way)
        taken.remove(pending[0].old)
        taken.insert(way)
        pending[0].old = way
      }
    }
  }

  private func rename(_ table: TableSnapshot, from old: Name, to new: Name) -> [Plan.Step] {
    let step = Plan.Step(
      .rename,
      new,
      "rename table \(old) to \(new)",
      sql: "ALTER TABLE main.\(quoted(old)) RENAME TO \(quoted(new))"
    )
    let keys = zip(table.analyzedKeys(calling: old), table.analyzedKeys(calling: new))
      .map { (from: $0.name, to: $1.name) }
    return [step] + file.statistics.map { .statistics($0, from: old, to: new, keys: keys) }
  }
}

extension Plan.Step {
  /// What ANALYZE has found stands under the names of a table and its keys, which no rename changes
  /// there.
  static func statistics(
    _ table: Name,
    from old: Name,
    to new: Name,
    keys: [(from: Name, to: Name)] = []
  ) -> Plan.Step {
    let index = keys.isEmpty ? " " : ",\n  idx = \(following(keys, "idx"))\n"
    return Plan.Step(
      .statistics,
      new,
      "keep under \(new) what ANALYZE has found for \(old)",
      sql: "UPDATE main.\(table) SET tbl = \(literal(new.text))\(index)"
        + "WHERE tbl = \(literal(old.text))"
    )
  }

  /// The new name that a column holds instead of the old one.
  static func following(_ names: [(from: Name, to: Name)], _ column: String) -> String {
    let cases = names.map { from, to in "WHEN \(literal(from.text)) THEN \(literal(to.text))" }
    return "CASE \(column) \(cases.joined(separator: " ")) ELSE \(column) END"
  }
}
