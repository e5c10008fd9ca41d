/// Foreign keys whose parent has no key that they could mean: SQLite calls it a mismatch, and
/// refuses the next write of the child or the parent. <https://sqlite.org/foreignkeys.html#fk_indexes>
extension Planner {
  /// A foreign key that would refer to columns which are no key of their table.
  struct Mismatch {
    let child: Name
    let isDeclared: Bool
    /// The parent, its columns, and what is wrong with them.
    let parent: String
  }

  /// The first foreign key that the plan would leave without a key of its parent; one that the
  /// file has so already is left to the app.
  var mismatch: Mismatch? {
    let (after, own) = (NamedTables(tablesAfter), NamedTables(declared.snapshot.tables))
    for table in tablesAfter where !table.foreignKeys.isEmpty {
      if keepsKeys(table.name), table.foreignKeys.allSatisfy({ keepsKeys($0.table) }) { continue }
      let child = diff.commonTable(table.name)
      let isDeclared = own[table.name] != nil
      for key in table.foreignKeys.map({ isDeclared ? $0 : following($0) }) {
        guard let parent = after[key.table], after.missingParent(of: key) == nil,
          !parent.hasKey(for: key)
        else { continue }
        let isOld = isDeclared ? child.map { diff.hasAlready(key, in: $0) } ?? false : true
        if isOld, !hadKey(key) { continue }
        return Mismatch(child: table.name, isDeclared: isDeclared, parent: key.told(of: parent))
      }
    }
    return nil
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
