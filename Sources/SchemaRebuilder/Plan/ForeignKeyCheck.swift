/// One foreign key whose rows a plan may have touched, as it was and as it is.
///
/// `PRAGMA foreign_key_check` would do for a simple case, but it stops at the first parent without
/// a matching key, numbers the keys by their order, and names no row of a table WITHOUT ROWID.
public struct ForeignKeyCheck: Hashable, Sendable, Codable {
  /// The child table.
  public let child: Name
  /// The child's columns.
  public let columns: [Name]
  /// The query for the rows without a parent before the change; nil where the key is new.
  public let before: String?
  /// The query for the rows without a parent after it.
  public let after: String

  /// The foreign keys to be checked for a change.
  ///
  /// Those that are new or whose columns change, in the child or in the parent. Where neither
  /// changes every value was copied as it was, and the counts of the rows say the rest.
  ///
  /// The policy says of which declared tables rows may go on purpose, and under which new keys
  /// rows may have no parent; rows are written of the tables in `written` alone.
  static func checks(
    for diff: SchemaDiff,
    kept: [TableSnapshot],
    written: Set<Name>,
    policy: Policy = Policy(),
    curing: Curing
  ) -> [ForeignKeyCheck] {
    let context = Context(
      diff: diff,
      kept: kept,
      written: written,
      policy: policy,
      curing: curing
    )
    let declared = diff.commonTables.flatMap { table in
      table.target.foreignKeys.compactMap { context.check($0, in: table) }
    }
    return declared
      + kept.flatMap { table in
        table.foreignKeys.compactMap { context.check($0, inKept: table) }
      }
  }
}

extension ForeignKeyCheck {
  /// Every foreign key of a schema, for work that may change any row.
  static func checks(ofAllKeysIn snapshot: SchemaSnapshot) -> [ForeignKeyCheck] {
    let diff = SchemaDiff(from: snapshot, to: snapshot)
    let context = Context(
      diff: diff,
      kept: [],
      policy: Policy(),
      rowsMayChange: true
    )
    return diff.commonTables.flatMap { table in
      table.target.foreignKeys.compactMap { context.check($0, in: table) }
    }
  }
}

/// Both schemas at hand, while the foreign keys of a change are gathered.
private struct Context {
  let diff: SchemaDiff
  let kept: [TableSnapshot]
  /// The tables of which rows are written; nil where that may be any.
  var written: Set<Name>?
  let policy: Policy
  /// What knows of which keys the rows were asked; nil where of none.
  var curing: Curing?
  /// Whether more is done than the difference tells.
  var rowsMayChange = false

  /// Whether nothing changes in either table.
  private func isSettled(_ key: ForeignKeySnapshot, in table: TableDiff) -> Bool {
    table.isEmpty && diff.isUnchanged(key.table) && !rowsMayChange
      && !policy.cures.mayRemoveRows(of: key.table)
  }

  private func changesValues(_ columns: [Name], of table: TableDiff) -> Bool {
    (written?.contains(table.target.name) ?? true) && columns.contains(where: table.changesValues)
  }

  func check(_ key: ForeignKeySnapshot, in table: TableDiff) -> ForeignKeyCheck? {
    if isSettled(key, in: table) { return nil }
    let isNew = table.changes.contains(.foreignKeyAdded(key)) && !diff.hasAlready(key, in: table)
    let childChanges = changesValues(key.columns, of: table)
    if areAllowed(key, in: table) { return nil }
    guard isNew || childChanges || parentChanges(key),
      let parent = parentAfter(key.table),
      let after = key.orphans(of: table.target, selecting: table.rowKeys.after, parent: parent)
    else { return nil }
    let before = isNew ? nil : queryBefore(key, in: table)
    return ForeignKeyCheck(
      child: table.target.name,
      columns: key.columns,
      before: before,
      after: after
    )
  }

  /// Whether the rows were asked for orphans, the user was told of each, and has let them stay.
  private func areAllowed(_ key: ForeignKeySnapshot, in table: TableDiff) -> Bool {
    guard let curing, policy.allows(.orphan, table: table.target.name, column: key.columns[0])
    else { return false }
    return curing.condition(key, LiveRows(diff: table, fills: curing.fills)) != nil
  }

  /// The same question to the file as it is, in its own names.
  private func queryBefore(_ key: ForeignKeySnapshot, in table: TableDiff) -> String? {
    var old = key
    old.columns = key.columns.compactMap { table.source(of: $0)?.name }
    guard old.columns.count == key.columns.count else { return nil }
    let parent = parentBefore(key.table)
    if let live = diff.liveKey(of: key, in: table) { old.parentColumns = live.parents(in: parent) }
    return old.orphansOrAll(of: table.live, selecting: table.rowKeys.before, parent: parent)
  }

  func check(_ key: ForeignKeySnapshot, inKept table: TableSnapshot) -> ForeignKeyCheck? {
    var newKey = key
    newKey.table = diff.renamedTables[key.table] ?? key.table
    if areAllowed(newKey, in: TableDiff(unchanged: table)) { return nil }
    let old = diff.commonTables.first { $0.live.name == key.table }?.live
    let rowKey = table.rowIDWord.map { "c.\($0)" } ?? table.keyOfChild(table.keyNames)
    guard parentChanges(newKey), let parent = parentAfter(newKey.table),
      let old = old ?? parentBefore(key.table),
      let after = newKey.orphans(of: table, selecting: rowKey, parent: parent)
    else { return nil }
    return ForeignKeyCheck(
      child: table.name,
      columns: key.columns,
      before: key.orphansOrAll(of: table, selecting: rowKey, parent: old),
      after: after
    )
  }

  private func parentChanges(_ key: ForeignKeySnapshot) -> Bool {
    if rowsMayChange || policy.cures.mayRemoveRows(of: key.table) { return true }
    guard let parent = diff.commonTable(key.table) else {
      return diff.createdTables.contains { $0.name == key.table }
    }
    let columns = key.parents(in: parent.target)
    // A key that names no columns follows the parent's primary key, wherever that goes.
    let follows = key.parentColumns.isEmpty && key.parents(in: parent.live) != columns
    return follows || changesValues(columns, of: parent)
  }

  private func parentAfter(_ name: Name) -> TableSnapshot? {
    diff.commonTable(name)?.target
      ?? diff.createdTables.first { $0.name == name } ?? kept.first { $0.name == name }
  }

  private func parentBefore(_ name: Name) -> TableSnapshot? {
    diff.commonTable(name)?.live ?? kept.first { $0.name == name }
  }
}

extension ForeignKeySnapshot {
  /// The query for the child's rows that have no parent; nil where the key fits no parent at all.
  ///
  /// The parent's column stands on the left and the child's behind a plus, so that the affinity
  /// and the collation of the parent decide. <https://sqlite.org/foreignkeys.html#fk_indexes>
  func orphans(
    of child: TableSnapshot,
    selecting rowKey: String,
    parent: TableSnapshot
  ) -> String? {
    let parents = parents(in: parent)
    guard parents.count == columns.count, !parents.isEmpty,
      parents.allSatisfy({ parent.column($0) != nil }),
      columns.allSatisfy({ child.column($0) != nil })
    else { return nil }
    let present = columns.map { "c.\(quoted($0)) IS NOT NULL" }
    let equal = zip(parents, columns).map { "p.\(quoted($0)) = +c.\(quoted($1))" }
    return """
      SELECT \(rowKey) FROM main.\(quoted(child.name)) AS c
      WHERE \(present.joined(separator: " AND ")) AND NOT EXISTS (
        SELECT 1 FROM main.\(quoted(parent.name)) AS p WHERE \(equal.joined(separator: " AND ")))
      """
  }

  /// The same; without a parent that it fits, every row that refers to one is without it.
  func orphansOrAll(
    of child: TableSnapshot,
    selecting rowKey: String,
    parent: TableSnapshot?
  ) -> String {
    if let parent, let query = orphans(of: child, selecting: rowKey, parent: parent) {
      return query
    }
    let present = columns.map { "c.\(quoted($0)) IS NOT NULL" }
    return "SELECT \(rowKey) FROM main.\(quoted(child.name)) AS c WHERE "
      + present.joined(separator: " AND ")
  }
}

extension TableDiff {
  /// Whether the values in a declared column may be other ones than before.
  fileprivate func changesValues(_ column: Name) -> Bool {
    guard let old = source(of: column), let new = target.column(column) else { return true }
    // What is computed may be so from columns that change.
    if new.generated != nil, !changes.isEmpty { return true }
    return old.name != column || !ColumnDiff(live: old, target: new).aspects.isEmpty
      || changes.contains(.strictChanged(to: target.strict))
  }

  /// What names a row on both sides: the rowid where it is kept, or the primary key where its
  /// values stay as they are, or else nothing but the count.
  fileprivate var rowKeys: (before: String, after: String) {
    if let old = live.rowIDWord, let new = target.rowIDWord {
      let takesOver = target.rowIDAlias.map { source(of: $0.name)?.name == live.rowIDAlias?.name }
      if takesOver ?? true { return ("c.\(old)", "c.\(new)") }
    }
    let new = target.keyNames
    let old = new.compactMap { source(of: $0)?.name }
    guard !new.isEmpty, old.count == new.count,
      new.allSatisfy({ source(of: $0)?.affinity == target.column($0)?.affinity })
    else { return ("1", "1") }
    return (live.keyOfChild(old), target.keyOfChild(new))
  }
}

extension TableSnapshot {
  fileprivate var keyNames: [Name] { primaryKey?.columns.map(\.name) ?? [] }

  /// The columns that name a row of the child, as the queries call it; 1 where there are none.
  fileprivate func keyOfChild(_ names: [Name]) -> String {
    names.isEmpty ? "1" : names.map { "c.\(quoted($0))" }.joined(separator: ", ")
  }
}
