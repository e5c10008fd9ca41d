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
  func orphans(
    _ rows: LiveRows,
    _ remedy: Policy.Cure.Remedy,
    besides parent: Name? = nil
  ) -> [Orphans] {
    let table = rows.diff.target.name
    return rows.diff.target.foreignKeys.compactMap { key in
      guard key.table != parent, let (said, column) = cures.remedy(for: key, of: table),
        said == remedy,
        obstacle(key, of: rows.diff) == nil, let condition = condition(key, rows),
        found?.contains(Probe.orphan(key, rows, condition: condition).identity) ?? true
      else { return nil }
      return Orphans(key: key, condition: condition, column: column)
    }
  }

  /// The condition under which a row has no parent, or loses it by the change; nil where none can.
  func condition(_ key: ForeignKeySnapshot, _ rows: LiveRows) -> String? {
    let isNew =
      rows.diff.changes.contains(.foreignKeyAdded(key)) && !diff.hasAlready(key, in: rows.diff)
    let changes = key.columns.contains(where: rows.isNewValue)
    guard isNew || changes || mayLoseParents(by: key, of: rows.diff) else { return nil }
    let columns = key.columns.compactMap(rows.diff.target.column)
    let values = columns.compactMap(rows.stored)
    guard values.count == key.columns.count else { return nil }
    let present = values.map { "\($0) IS NOT NULL" }
    guard let parent = diff.parent(of: key) else {
      return isNew && diff.createdTables.contains { $0.name == key.table } ? all(of: present) : nil
    }
    let parents = parent.target.name == rows.diff.target.name ? rows : self.rows(of: parent)
    let children = zip(columns, values).map { (value: $1, affinity: $0.affinity) }
    guard let lost = missing(key, children, parents, as: alias(beside: rows)) else { return nil }
    guard !isNew else { return all(of: present + [lost]) }
    guard let had = had(key, rows, parents, changes: changes) else { return nil }
    return all(of: present + [had, lost])
  }

  private func all(of conditions: [String]) -> String {
    conditions.filter { !$0.isEmpty }.joined(separator: " AND ")
  }

  /// When no row of the parent will be the one that is meant.
  ///
  /// Where the parent keeps its values SQLite looks them up, in an index if it has one. Else it
  /// gathers the new ones once, and the affinity of the parent is applied to the child's value.
  /// <https://sqlite.org/foreignkeys.html#fk_indexes>
  private func missing(
    _ key: ForeignKeySnapshot,
    _ children: [(value: String, affinity: Affinity)],
    _ parents: LiveRows,
    as alias: String
  ) -> String? {
    let columns = key.parents(in: parents.diff.target).compactMap(parents.diff.target.column)
    guard columns.count == children.count else { return nil }
    let removed = removed(parents)
    func stays(_ identity: RowIdentity?) -> [String] {
      guard let removed, let identity else { return [] }
      return ["\(identity.tuple) NOT IN (\(removed))"]
    }
    let old = columns.compactMap(parents.plainSource)
    if old.count == columns.count {
      let equal = zip(zip(old, columns), children).map { pair, child in
        let collation =
          pair.0.collation == pair.1.collation ? "" : " COLLATE \(quoted(pair.1.collation))"
        return "\(alias).\(quoted(pair.0.name))\(collation) = +\(child.value)"
      }
      let conditions = equal + stays(parents.source.identity(as: alias))
      return "NOT EXISTS (SELECT 1 FROM main.\(quoted(parents.source.table)) AS \(alias) "
        + "WHERE \(all(of: conditions)))"
    }
    let values = columns.compactMap(parents.stored)
    guard values.count == columns.count else { return nil }
    let asParent = zip(children, columns).map { child, column in
      let value = converted(child.value, from: child.affinity, to: column.affinity) ?? child.value
      return "+\(value) COLLATE \(quoted(column.collation))"
    }
    let there = values.map { "\($0) IS NOT NULL" } + stays(parents.source.identity)
    return "(\(asParent.joined(separator: ", "))) NOT IN (SELECT "
      + values.map { "+\($0)" }.joined(separator: ", ")
      + " FROM \(parents.source.from) WHERE \(all(of: there)))"
  }

  /// When a row refers to no missing parent as the file is; nil where that cannot be said.
  ///
  /// The parent's column stands on the left and the child's behind a plus, so that the affinity
  /// and the collation of the parent decide.
  private func had(
    _ key: ForeignKeySnapshot,
    _ rows: LiveRows,
    _ parents: LiveRows,
    changes: Bool
  ) -> String? {
    let children = key.columns.map(rows.diff.source)
    // One that was not there referred to nothing.
    guard !children.contains(nil) else { return "" }
    let values = children.compactMap(\.self).map(rows.source.column)
    let columns = hadParents(by: key, in: rows.diff, parents.diff)
      .compactMap(parents.diff.live.column)
    guard columns.count == values.count else { return nil }
    let alias = alias(beside: rows)
    let equal = zip(columns, values).map { "\(alias).\(quoted($0.name)) = +\($1)" }
    let exists =
      "EXISTS (SELECT 1 FROM main.\(quoted(parents.source.table)) AS \(alias) "
      + "WHERE \(all(of: equal)))"
    guard changes else { return exists }
    let absent = values.map { "\($0) IS NULL" }
    return "(\((absent + [exists]).joined(separator: " OR ")))"
  }

  /// A name for the parent that hides no child.
  private func alias(beside rows: LiveRows) -> String { rows.source.alias == "p" ? "parent" : "p" }

  /// The rows of an undeclared table that lose their parent.
  func orphans(ofKept table: TableSnapshot) -> [Probe] {
    let rows = LiveRows(diff: TableDiff(unchanged: table), fills: fills)
    return table.foreignKeys.map(followed).compactMap { key in
      condition(key, rows).map { Probe.orphan(key, rows, condition: $0) }
    }
  }

  /// A key of the file, which follows its parent to the declared name.
  func followed(_ key: ForeignKeySnapshot) -> ForeignKeySnapshot {
    var key = key
    key.table = diff.renamedTables[key.table] ?? key.table
    return key
  }

  /// Whether rows of a table may lose a parent though nothing of it changes.
  func mayLoseParents(by key: ForeignKeySnapshot, of child: TableDiff) -> Bool {
    if cures.mayRemoveRows(of: key.table) { return true }
    if cures.isEmpty, child.isEmpty, diff.isUnchanged(key.table) { return false }
    guard let parent = diff.commonTable(key.table) else { return false }
    let rows = rows(of: parent)
    let columns = key.parents(in: parent.target)
    return columns.contains(where: rows.isNewValue)
      || hadParents(by: key, in: child, parent) != columns.map { parent.source(of: $0)?.name ?? $0 }
  }

  /// The columns of the file to which a key refers: where it is new, those of its parent's columns.
  private func hadParents(
    by key: ForeignKeySnapshot,
    in child: TableDiff,
    _ parent: TableDiff
  ) -> [Name] {
    diff.liveKey(of: key, in: child)?.parents(in: parent.live)
      ?? key.parents(in: parent.target).compactMap { parent.source(of: $0)?.name }
  }

  /// The rows of a table with NULL where a cure puts it.
  func withNulls(_ rows: LiveRows) -> LiveRows { rows.with(nulls: orphans(rows, .null)) }

  /// The same for a look at the keys of the table.
  ///
  /// Where equal rows go, those that refer to the table itself are taken as they are: which ones lose
  /// their parent is known only when it is known which ones go.
  func withNullsInKeys(_ rows: LiveRows) -> LiveRows {
    let table = rows.diff.target.name
    let isThinnedOut = cures.deduplication(of: table) != nil
    return rows.with(
      nulls: orphans(rows, .null, besides: isThinnedOut ? table : nil)
    )
  }

  /// Why the orphans of a key cannot be cured as it was said; nil where they can.
  func obstacle(_ key: ForeignKeySnapshot, of table: TableDiff) -> String? {
    guard let (remedy, column) = cures.remedy(for: key, of: table.target.name) else { return nil }
    let isOwn = key.table == table.target.name
    switch remedy {
    case .null:
      guard let target = table.target.column(column), !table.target.forbidsNull(target),
        table.target.rowIDAlias?.name != column
      else { return "\(column) may not be NULL" }
      if target.generated != nil { return "\(column) is computed from other columns" }
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

extension LiveRows {
  fileprivate func with(nulls: [Curing.Orphans]) -> LiveRows {
    var rows = self
    rows.nulls = Dictionary(grouping: nulls, by: \.column).mapValues { orphans in
      orphans.map { "(\($0.condition))" }.joined(separator: " OR ")
    }
    return rows
  }
}
