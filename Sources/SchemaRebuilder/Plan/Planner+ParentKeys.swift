/// Foreign keys whose parent has no key that they could mean: SQLite calls it a mismatch, and
/// refuses the next write of the child or the parent. <https://sqlite.org/foreignkeys.html#fk_indexes>
extension Planner {
  /// A foreign key, and the columns of its parent that it cannot mean, as what it refers to.
  struct Reference {
    let child: Name
    let key: ForeignKeySnapshot
    /// The table, column or columns, and what is wrong with them.
    let parent: String
  }

  /// The first foreign key of a declared table that no row could ever follow.
  ///
  /// It names a column that its parent lacks, the old name of a parent that has another one now, or
  /// columns that are no key. One that the file has so already is left to the app.
  var mistakenReference: Reference? {
    let forgotten = newReferencesToNothing.filter { reference in
      // The child was forgotten where its parent got another name.
      tableAfter(reference.key.table) != nil || diff.renamedTables[reference.key.table] != nil
    }
    return forgotten.first ?? declaredMismatch
  }

  private var declaredMismatch: Reference? {
    for (child, key) in keysThatMayChange {
      let isOld = diff.commonTable(child).map { diff.hasAlready(key, in: $0) } ?? false
      if isOld, !hadKey(key) { continue }
      if let found = mismatch(key, of: child) { return found }
    }
    return nil
  }

  /// The foreign keys that SQLite lets be until a row is written: of tables that are not declared and
  /// would be left without such a key, and new ones to a table that is nowhere.
  func referencesToNothing(after tables: [TableWork]) -> [Hazard] {
    let left = keptTables.flatMap { table in
      table.foreignKeys.compactMap { key -> Reference? in
        guard let parent = file.snapshot.table(key.table), parent.hasKey(for: key) else {
          return nil
        }
        return mismatch(following(key, after: tables), of: table.name)
      }
    }
    let new = newReferencesToNothing.filter { tableAfter($0.key.table) == nil }
    return new.map {
      $0.hazard(advice: "correct the reference, or declare \($0.key.table)", policy)
    }
      + left.map { $0.hazard(advice: "keep that key, or declare or drop \($0.child)", policy) }
  }

  /// The foreign keys that lose their parent by this plan: released schemas keep such ones.
  var lostParentRemarks: [String] {
    let others = keptTables.flatMap { table in
      table.foreignKeys.map { (child: table.name, key: following($0)) }
    }
    return (keysThatMayChange + others).compactMap { child, key in
      guard tableAfter(key.table) == nil, key.missingParent(file.snapshot.table(key.table)) == nil
      else { return nil }
      return "table \(child) refers to \(key.table), which goes; while foreign keys are enforced, "
        + "no row of \(child) can be written any more"
    }
  }

  /// The declared foreign keys that lead nowhere: new ones, and those whose parent's column goes
  /// while the parent stays.
  private var newReferencesToNothing: [Reference] {
    keysThatMayChange.compactMap { child, key in
      let parent = tableAfter(key.table)
      guard let missing = key.missingParent(parent) else { return nil }
      let isOld = diff.commonTable(child)?.live.foreignKeys.contains(key) == true
      let isLost = parent != nil && key.missingParent(file.snapshot.table(key.table)) == nil
      let isForgotten = diff.renamedTables[key.table] != nil
      if isOld, !isLost, !isForgotten { return nil }
      let what = "\(missing), which is neither declared nor in the file"
      return Reference(child: child, key: key, parent: what)
    }
  }

  /// The foreign keys of declared tables where the table or its parent is not as it was.
  private var keysThatMayChange: [(child: Name, key: ForeignKeySnapshot)] {
    let tables = declared.snapshot.tables
    // By the index, since a closure would get a copy of each table.
    return tables.indices.filter { !tables[$0].foreignKeys.isEmpty }.flatMap { index in
      let child = tables[index].name
      let isUnchanged = diff.isUnchanged(child)
      return tables[index].foreignKeys.filter { !isUnchanged || !diff.isUnchanged($0.table) }
        .map { (child, $0) }
    }
  }

  /// A table that is declared, with the indexes that it keeps, or that stays.
  private func tableAfter(_ name: Name) -> TableSnapshot? {
    diff.commonTable(name)?.target ?? diff.createdTables.first { $0.name == name }
      ?? keptTables.first { $0.name == name }
  }

  private func mismatch(_ key: ForeignKeySnapshot, of child: Name) -> Reference? {
    guard let parent = tableAfter(key.table) else { return nil }
    let missing = key.missingParent(parent)
    if missing == nil, parent.hasKey(for: key) { return nil }
    return Reference(
      child: child,
      key: key,
      parent: missing.map { "\($0), which goes" } ?? key.told(of: parent)
    )
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

extension Planner.Reference {
  fileprivate func hazard(advice: String, _ policy: Policy) -> Hazard {
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
      advice: "\(advice), or let it be so \(Hazard.permission(.orphan, child, column))",
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
