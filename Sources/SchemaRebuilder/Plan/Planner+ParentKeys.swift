/// Foreign keys whose parent has no key that they could mean: SQLite calls it a mismatch, and
/// refuses the next write of the child or the parent. <https://sqlite.org/foreignkeys.html#fk_indexes>
extension Planner {
  /// A foreign key that would refer to columns which are no key of their table, or are not there.
  struct Mismatch {
    let child: Name
    let key: ForeignKeySnapshot
    /// The parent, its columns, and what is wrong with them.
    let parent: String
  }

  /// The first foreign key of a declared table that the plan would leave without a key of its
  /// parent; one that the file has so already is left to the app.
  var mismatch: Mismatch? {
    let after = NamedTables(tablesAfter)
    for table in declared.snapshot.tables where !table.foreignKeys.isEmpty {
      if keepsKeys(table.name), table.foreignKeys.allSatisfy({ keepsKeys($0.table) }) { continue }
      let child = diff.commonTable(table.name)
      for key in table.foreignKeys {
        if child.map({ diff.hasAlready(key, in: $0) }) ?? false, !hadKey(key) { continue }
        if let found = mismatch(key, of: table, after) { return found }
      }
    }
    return nil
  }

  /// What a foreign key would refer to that is nowhere.
  struct MissingParent {
    let child: Name
    let key: ForeignKeySnapshot
    /// The table or column.
    let what: String
    /// Whether nothing but a mistake leaves it so: the parent is there, or has another name now.
    let isMistaken: Bool
  }

  /// The declared foreign keys that lead nowhere: new ones, and those whose parent's column goes
  /// while the parent stays.
  var missingParents: [MissingParent] {
    let (after, before) = (NamedTables(tablesAfter), NamedTables(file.snapshot.tables))
    return declared.snapshot.tables.flatMap { table -> [MissingParent] in
      if table.foreignKeys.isEmpty { return [] }
      let live = diff.commonTable(table.name)?.live
      return table.foreignKeys.compactMap { key in
        let isOld = live?.foreignKeys.contains(key) == true
        if isOld, diff.renamedTables.isEmpty, diff.isUnchanged(key.table) { return nil }
        let isThere = after[key.table] != nil
        let isLost = isThere && before.missingParent(of: key) == nil
        // The child was forgotten where its parent got another name.
        let isForgotten = diff.renamedTables[key.table] != nil
        if isOld, !isLost, !isForgotten { return nil }
        return after.missingParent(of: key).map { what in
          MissingParent(
            child: table.name,
            key: key,
            what: "\(what), which is neither declared nor in the file",
            isMistaken: isThere || isForgotten
          )
        }
      }
    }
  }

  /// The foreign keys that SQLite lets be until a row is written: of tables that are not declared and
  /// would be left without such a key, and new ones to a table that is nowhere.
  func referencesToNothing(after tables: [TableWork]) -> [Hazard] {
    let (after, before) = (NamedTables(tablesAfter), NamedTables(file.snapshot.tables))
    let left = keptTables.flatMap { table in
      table.foreignKeys.compactMap { key -> Mismatch? in
        guard let parent = before[key.table], parent.hasKey(for: key) else { return nil }
        return mismatch(following(key, after: tables), of: table, after)
      }
    }
    let new = missingParents.filter { !$0.isMistaken }
    return new.map {
      let advice = "correct the reference, or declare \($0.key.table)"
      return Hazard.reference(of: $0.child, $0.key, to: $0.what, advice: advice, policy)
    }
      + left.map {
        let advice = "keep that key, or declare or drop \($0.child)"
        return Hazard.reference(of: $0.child, $0.key, to: $0.parent, advice: advice, policy)
      }
  }

  /// The foreign keys that lose their parent by this plan: released schemas keep such ones.
  var lostParentRemarks: [String] {
    let kept = Set(dropped.keptTables)
    let (after, before) = (NamedTables(tablesAfter), NamedTables(file.snapshot.tables))
    return tablesAfter.flatMap { table in
      table.foreignKeys.compactMap { key in
        if diff.isUnchanged(key.table) { return nil }
        let key = kept.contains(table.name) ? following(key) : key
        guard after[key.table] == nil, before.missingParent(of: key) == nil else { return nil }
        return "table \(table.name) refers to \(key.table), which goes; while foreign keys are "
          + "enforced, no row of \(table.name) can be written any more"
      }
    }
  }

  private func mismatch(
    _ key: ForeignKeySnapshot,
    of child: TableSnapshot,
    _ after: NamedTables
  ) -> Mismatch? {
    guard let parent = after[key.table] else { return nil }
    let missing = after.missingParent(of: key)
    if missing == nil, parent.hasKey(for: key) { return nil }
    return Mismatch(
      child: child.name,
      key: key,
      parent: missing.map { "\($0), which goes" } ?? key.told(of: parent)
    )
  }

  /// Whether the foreign keys and the keys of a declared table are those of the file.
  private func keepsKeys(_ table: Name) -> Bool {
    diff.isUnchanged(table) && !indexes.kept.contains { $0.table == table }
  }

  /// The key of a table that is kept as SQLite rewrites it where its parent is renamed, or a column
  /// of that by ALTER TABLE.
  func following(_ key: ForeignKeySnapshot, after tables: [TableWork] = []) -> ForeignKeySnapshot {
    var key = key
    key.table = diff.renamedTables[key.table] ?? key.table
    let parent = tables.first {
      $0.rung.rung == .renameColumn && $0.request.diff.target.name == key.table
    }
    for (new, old) in parent?.request.diff.renamedColumns ?? [:] {
      key.parentColumns = key.parentColumns.map { $0 == old ? new : $0 }
    }
    return key
  }

  /// Whether the parent, as the file has it, has a key for it.
  private func hadKey(_ key: ForeignKeySnapshot) -> Bool {
    let parent = diff.commonTable(key.table)
    var old = key
    old.parentColumns = key.parentColumns.map { parent?.source(of: $0)?.name ?? $0 }
    return (parent?.live ?? file.snapshot.table(key.table))?.hasKey(for: old) ?? false
  }
}

extension Hazard {
  fileprivate static func reference(
    of child: Name,
    _ key: ForeignKeySnapshot,
    to parent: String,
    advice: String,
    _ policy: Policy
  ) -> Hazard {
    let column = key.columns[0]
    return Hazard(
      code: .orphan,
      table: child,
      column: column,
      sentence: "table \(child) would refer by "
        + "\(key.columns.map(\.description).joined(separator: ", ")) to \(parent); while foreign "
        + "keys are enforced, no row of \(child) can be written then",
      rows: nil,
      keyName: "",
      keys: [],
      advice: "\(advice), or let it be so \(permission(.orphan, child, column))",
      verdict: policy.allows(.orphan, table: child, column: column) ? .allowed : .refused
    )
  }
}

extension TableSnapshot {
  /// Whether the columns to which a foreign key refers are a key: the primary one, or one that is
  /// UNIQUE by the collations of the columns themselves.
  fileprivate func hasKey(for key: ForeignKeySnapshot) -> Bool {
    let parents = key.parents(in: self)
    guard parents.count == key.columns.count, !parents.isEmpty else { return false }
    if key.parentColumns.isEmpty || parents == [rowIDAlias?.name].compactMap(\.self) { return true }
    return uniqueColumns.contains { columns in
      columns.count == parents.count && Set(columns.map(\.name)) == Set(parents)
        && columns.allSatisfy { column($0.name)?.collation == $0.collation }
    }
  }

  /// The columns of each key and unique index that holds every row.
  private var uniqueColumns: [[(name: Name, collation: Name)]] {
    let keys = ([primaryKey].compactMap(\.self) + uniques).map { key in
      key.columns.map { (name: $0.name, collation: $0.collation) }
    }
    let indexes = indexes.filter { index in
      index.unique && index.condition == nil && index.columns.allSatisfy { $0.name != nil }
    }
    return keys
      + indexes.map { index in
        index.columns.map { (name: $0.name ?? "", collation: $0.collation) }
      }
  }
}

extension ForeignKeySnapshot {
  /// The columns of the parent, and why they are no key for this one.
  fileprivate func told(of parent: TableSnapshot) -> String {
    let names = parents(in: parent)
    guard !names.isEmpty else { return "\(parent.name), which has no primary key" }
    let place = "\(parent.name)(\(names.map(\.text).joined(separator: ", ")))"
    guard names.count == columns.count else {
      return "\(place), which is no key of \(counted(columns.count, "column"))"
    }
    return "\(place), which is neither the primary key nor UNIQUE"
  }
}
