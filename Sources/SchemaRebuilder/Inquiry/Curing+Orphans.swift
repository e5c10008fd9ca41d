extension Curing {
  /// The rows of a table that lack a parent under one of its foreign keys, and what is done to them.
  struct Orphans {
    let key: ForeignKeySnapshot
    let condition: String
    let column: Name
  }

  /// The orphans that are cured in one of the two ways.
  ///
  /// Only those that go are asked what else goes with them, and these lead in no circle.
  func orphans(_ rows: LiveRows, _ remedy: Policy.Cure.Remedy) -> [Orphans] {
    let table = rows.diff.target.name
    return rows.diff.target.foreignKeys.compactMap { key in
      guard let (said, column) = cures.remedy(for: key, of: table), said == remedy,
        obstacle(key, of: rows.diff) == nil, let condition = condition(key, rows),
        found?.contains(Probe.orphan(key, rows, condition: condition).identity) ?? true
      else { return nil }
      return Orphans(key: key, condition: condition, column: column)
    }
  }

  /// The condition under which a row has no parent, or loses it by a cure; nil where none can.
  func condition(_ key: ForeignKeySnapshot, _ rows: LiveRows) -> String? {
    let isNew =
      rows.diff.changes.contains(.foreignKeyAdded(key)) && !diff.hasAlready(key, in: rows.diff)
    let values = key.columns.compactMap { rows.diff.target.column($0).flatMap(rows.stored) }
    guard values.count == key.columns.count else { return nil }
    // A child of that name would be hidden by its parent.
    let alias = rows.source.alias == "p" ? "parent" : "p"
    let present = values.map { "\($0) IS NOT NULL" }.joined(separator: " AND ")
    if diff.createdTables.contains(where: { $0.name == key.table }) { return isNew ? present : nil }
    guard let parent = diff.commonTables.first(where: { $0.target.name == key.table }) else {
      return nil
    }
    if let lost = lostByItsType(key, rows, parent: parent) {
      return isNew
        ? "\(present) AND \(lost.after)" : "\(present) AND \(lost.before) AND \(lost.after)"
    }
    guard let matches = matches(key, values, parent: parent, as: alias)
    else { return nil }
    let parents = self.parents(of: rows, parent)
    let some = "SELECT 1 FROM main.\(quoted(parents.source.table)) AS \(alias) WHERE "
    guard let removed = removed(parents),
      let identity = parents.source.identity(as: alias)
    else { return isNew ? "\(present) AND NOT EXISTS (\(some)\(matches.after))" : nil }
    let lost = "NOT EXISTS (\(some)\(matches.after) AND \(identity.tuple) NOT IN (\(removed)))"
    return isNew
      ? "\(present) AND \(lost)" : "\(present) AND EXISTS (\(some)\(matches.before)) AND \(lost)"
  }

  /// When a row has a parent now, and when it will have none for the parent's key has another type;
  /// nil where the type is the same, or too much changes at once.
  ///
  /// By NOT IN, since SQLite gathers the parent's new values once. The affinity of the parent is
  /// applied to the child's value. <https://sqlite.org/foreignkeys.html#fk_indexes>
  private func lostByItsType(
    _ key: ForeignKeySnapshot,
    _ rows: LiveRows,
    parent: TableDiff
  ) -> (before: String, after: String)? {
    guard diff.changesType(ofParentOf: key), key.columns.count == 1,
      parent.target.name != rows.diff.target.name,
      !cures.mayRemoveRows(of: parent.target.name),
      let column = parent.target.column(key.parents(in: parent.target)[0]),
      let old = parent.source(of: column.name),
      let child = rows.diff.target.column(key.columns[0]),
      let value = rows.stored(child)
    else { return nil }
    let parents = self.rows(of: parent)
    guard let parentValue = parents.stored(column) else { return nil }
    let oldValue = rows.diff.source(of: child.name).map(rows.source.column) ?? value
    let asParent = converted(value, from: child.affinity, to: column.affinity) ?? value
    return (
      "EXISTS (SELECT 1 FROM \(parents.source.from) "
        + "WHERE \(parents.source.column(old)) = +\(oldValue))",
      "(\(asParent)) NOT IN (SELECT \(parentValue) FROM \(parents.source.from) "
        + "WHERE \(parentValue) IS NOT NULL)"
    )
  }

  /// The rows of an undeclared table that lose their parent by a cure.
  func orphans(ofKept table: TableSnapshot) -> [Probe] {
    let rows = LiveRows(diff: TableDiff(unchanged: table), fills: fills)
    return table.foreignKeys.compactMap { key in
      var key = key
      key.table = diff.renamedTables[key.table] ?? key.table
      guard cures.mayRemoveRows(of: key.table) else { return nil }
      return condition(key, rows).map { Probe.orphan(key, rows, condition: $0) }
    }
  }

  /// Whether rows of a table may lose a parent though nothing of it changes.
  func mayLoseParents(_ table: TableDiff) -> Bool {
    table.target.foreignKeys.contains {
      cures.mayRemoveRows(of: $0.table) || diff.changesType(ofParentOf: $0)
    }
  }

  /// The rows of a table with NULL where a cure puts it.
  func withNulls(_ rows: LiveRows) -> LiveRows {
    var rows = rows
    rows.nulls = Dictionary(grouping: orphans(rows, .null), by: \.column).mapValues { orphans in
      orphans.map { "(\($0.condition))" }.joined(separator: " OR ")
    }
    return rows
  }

  /// The rows of the parent; those of the table itself wait where its own rows do.
  private func parents(of rows: LiveRows, _ parent: TableDiff) -> LiveRows {
    parent.target.name == rows.diff.target.name ? rows : self.rows(of: parent)
  }

  /// When a row of the parent is the one that is meant, as it is and as it will be declared.
  ///
  /// The parent's column stands on the left and the child's behind a plus, so that the affinity
  /// and the collation of the parent decide. <https://sqlite.org/foreignkeys.html#fk_indexes>
  private func matches(
    _ key: ForeignKeySnapshot,
    _ values: [String],
    parent: TableDiff,
    as alias: String
  ) -> (before: String, after: String)? {
    let columns = key.parents(in: parent.target).compactMap { name in
      parent.source(of: name).map { old in (old: old, new: parent.target.column(name) ?? old) }
    }.filter { $0.old.affinity == $0.new.affinity }
    guard columns.count == key.columns.count else { return nil }
    let before = zip(columns, values).map { "\(alias).\(quoted($0.old.name)) = +\($1)" }
    let after = zip(columns, values).map { column, value in
      let collation =
        column.old.collation == column.new.collation
        ? "" : " COLLATE \(quoted(column.new.collation))"
      return "\(alias).\(quoted(column.old.name))\(collation) = +\(value)"
    }
    return (before.joined(separator: " AND "), after.joined(separator: " AND "))
  }

  /// Why the orphans of a key cannot be cured as it was said; nil where they can.
  func obstacle(_ key: ForeignKeySnapshot, of table: TableDiff) -> String? {
    guard let (remedy, column) = cures.remedy(for: key, of: table.target.name) else { return nil }
    let isOwn = key.table == table.target.name
    switch remedy {
    case .null:
      guard let target = table.target.column(column), !table.target.forbidsNull(target),
        table.target.rowIDAlias?.name != column
      else { return "\(column) may not be NULL; delete the rows instead" }
      if target.generated != nil {
        return "\(column) is computed from other columns; delete the rows instead"
      }
    case .delete where isOwn:
      return "the table refers to itself, so that each row that goes could leave more without a "
        + "parent; let \(column) become NULL, or delete those rows first"
    case .delete:
      if RowSource.live(table, fills: fills).identity == nil {
        return "nothing names a row of the table, whose columns have every name of the rowid"
      }
    }
    if isOwn, isShadowed || table.live.namesItself {
      return "the table refers to itself and cannot be renamed to its backup"
    }
    return isInCircle(table.target.name)
      ? "the tables refer to each other in a circle, and each would have to be cured before the "
        + "other; cure one of them in a step of its own" : nil
  }

  /// Whether the cured keys of a table lead back to it by way of others.
  private func isInCircle(_ table: Name) -> Bool {
    var reached: Set<Name> = []
    var next = curedParents(of: table)
    while let name = next.popFirst() {
      if name == table { return true }
      if reached.insert(name).inserted { next.formUnion(curedParents(of: name)) }
    }
    return false
  }

  /// The other tables that must wait until the orphans of a table are cured.
  func curedParents(of table: Name) -> Set<Name> {
    guard let diff = diff.commonTables.first(where: { $0.target.name == table }) else { return [] }
    let keys = diff.target.foreignKeys.filter { cures.remedy(for: $0, of: table) != nil }
    return Set(keys.map(\.table)).subtracting([table])
  }
}
