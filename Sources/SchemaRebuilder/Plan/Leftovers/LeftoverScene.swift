/// All that is looked at while leftovers are recognised.
struct LeftoverScene {
  let diff: SchemaDiff
  let file: Planner.FileState
  let declared: SchemaSnapshot
  let hints: Hints
  let suffixes: [String]

  private var live: SchemaSnapshot { file.snapshot }

  /// The leftover that an undeclared table is; nil for a table of anybody's own.
  func leftover(_ backup: TableSnapshot) -> Leftover? {
    guard let target = declared.tables.first(where: { isBackup(backup.name, of: $0.name) }),
      let found = place(of: target)
    else { return nil }
    let forms = [target] + [found.table].compactMap(\.self)
    guard forms.contains(where: { isAlike(backup, $0, of: target) }),
      !backup.isPlain || forms.contains(where: \.isPlain)
    else { return nil }
    return Leftover(
      target: target,
      live: found.table,
      backup: backup,
      backupName: backup.name,
      traces: traces(of: backup.name, indexes: backup.indexes.map(\.name), target: target),
      pairs: pairs(found.table, backup, of: target)
    )
  }

  /// The table itself, or nil in its place where its name is free; nil where neither is so.
  private func place(of target: TableSnapshot) -> (table: TableSnapshot?, Void)? {
    if let common = diff.commonTables.first(where: { $0.target.name == target.name }) {
      return common.isRenamed ? nil : (common.live, ())
    }
    return live.takenNames.contains(target.name) ? nil : (nil, ())
  }

  /// `X_bak`, and `X_bak2` or `X_bak_2` where somebody counted.
  private func isBackup(_ name: Name, of table: Name) -> Bool {
    guard name.hasPrefix(table) else { return false }
    let ending = Array(name.text.utf8.dropFirst(table.text.utf8.count))
    return suffixes.contains { suffix in
      let rest = ending.dropFirst(suffix.utf8.count)
      let number = rest.first == UInt8(ascii: "_") ? rest.dropFirst() : rest
      return !suffix.isEmpty
        && ending.prefix(suffix.utf8.count).map(asciiFolded) == suffix.utf8.map(asciiFolded)
        && (rest.isEmpty || !number.isEmpty && number.allSatisfy { (0x30...0x39).contains($0) })
    }
  }

  /// Whether a table has the key and at least half of the other columns of a form of `target`.
  private func isAlike(
    _ backup: TableSnapshot,
    _ form: TableSnapshot,
    of target: TableSnapshot
  )
    -> Bool
  {
    let key = Set(form.primaryKey?.columns.map(\.name) ?? [])
    let keyNames = key.map { oldName(of: $0, in: backup, of: target) }
    guard !keyNames.contains(nil) else { return false }
    let others = form.storedColumns.filter { !key.contains($0.name) }
    let shared = others.count { oldName(of: $0.name, in: backup, of: target) != nil }
    let rest = backup.storedColumns.count - key.count
    return rest <= 0 || shared > 0 && 2 * shared >= rest
  }

  private func pairs(
    _ table: TableSnapshot?,
    _ backup: TableSnapshot,
    of target: TableSnapshot
  )
    -> [Leftover.Pair]
  {
    (table?.storedColumns ?? []).compactMap { column in
      let old = oldName(of: column.name, in: backup, of: target).flatMap(backup.column)
      return old.flatMap { $0.generated == nil ? Leftover.Pair(column: column, old: $0) : nil }
    }
  }

  /// The name that a column has in the backup: its own, or an earlier one.
  private func oldName(
    of column: Name,
    in backup: TableSnapshot,
    of target: TableSnapshot
  )
    -> Name?
  {
    if backup.column(column) != nil { return column }
    let renames = hints.renames.filter { $0.table == target.name && $0.column == column }
    return renames.flatMap(\.previous).first { backup.column($0) != nil }
  }
}

extension LeftoverScene {
  /// What names the backup though it is declared without it: only the rename of a recipe does that.
  private func traces(of backup: Name, indexes: [Name], target: TableSnapshot) -> [String] {
    // A child may be a backup itself, which followed the rename of its parent.
    let children = live.tables.filter { child in
      guard child.name != backup, child.foreignKeys.contains(where: { $0.table == backup }) else {
        return false
      }
      return declared.tables.contains { other in
        (other.name == child.name || isBackup(child.name, of: other.name))
          && !other.foreignKeys.contains { $0.table == backup }
      }
    }
    return children.map { "table \($0.name) refers to \(backup)" }
      + rewritten(live.views.map { ($0.name, $0.sql) }, backup) { declared.view($0)?.sql }
      .map { "view \($0) names \(backup)" }
      + rewritten(live.triggers.map { ($0.name, $0.sql) }, backup) { declared.trigger($0)?.sql }
      .map { "trigger \($0) names \(backup)" }
      + target.indexes.map(\.name).filter(indexes.contains)
      .map { "\(backup) has the index \($0)" }
  }

  private func rewritten(
    _ objects: [(name: Name, sql: String)],
    _ backup: Name,
    declared: (Name) -> String?
  ) -> [Name] {
    objects.filter { object in
      guard let sql = declared(object.name) else { return false }
      return mentions(backup, in: object.sql) && !mentions(backup, in: sql)
    }.map(\.name)
  }

  /// The backups that are gone and are named all the same, by a key or by what does not compile.
  var vanished: [Leftover] {
    var traces: [Name: [String]] = [:]
    for child in live.tables {
      for parent in child.foreignKeys.map(\.table).removingDuplicates()
      where vanishedTable(parent) != nil {
        traces[parent, default: []].append("table \(child.name) refers to \(parent)")
      }
    }
    for object in dependants where file.brokenObjects.contains(object.name) {
      for name in identifiers(in: object.sql) where vanishedTable(name) != nil {
        traces[name, default: []].append("\(object.what) names \(name)")
      }
    }
    return traces.sorted { $0.key < $1.key }.compactMap { name, traces in
      vanishedTable(name).map { table in
        Leftover(
          target: table.target,
          live: table.live,
          backup: nil,
          backupName: name,
          traces: traces,
          pairs: []
        )
      }
    }
  }

  /// Whether a view or trigger names a backup that is not there, or something else by that name.
  var mayHaveVanished: Bool {
    dependants.contains { object in
      identifiers(in: object.sql).contains { vanishedTable($0) != nil }
    }
  }

  /// The declared table whose backup would have the name, where nothing has it.
  private func vanishedTable(_ backup: Name) -> TableDiff? {
    for suffix in suffixes where backup.hasSuffix(Name(suffix)) {
      let name = Name(String(decoding: backup.text.utf8.dropLast(suffix.utf8.count), as: UTF8.self))
      guard let table = diff.commonTable(name), !table.isRenamed,
        !live.takenNames.contains(backup), !declared.takenNames.contains(backup)
      else { continue }
      return table
    }
    return nil
  }

  private var dependants: [(name: Name, what: String, sql: String)] {
    live.views.map { ($0.name, "view \($0.name)", $0.sql) }
      + live.triggers.map { ($0.name, "trigger \($0.name)", $0.sql) }
  }
}

extension TableSnapshot {
  /// Whether nothing but the columns' names was kept: so are rows that stay on purpose, which a
  /// renamed table is not.
  fileprivate var isPlain: Bool {
    let key = primaryKey?.columns.map(\.name) ?? []
    let isPlainKey = [[], ["rowid_bak"], ["rowid_of_the_old_table"]].contains(key)
    return isPlainKey && columns.allSatisfy { $0.type.isEmpty || key.contains($0.name) }
      && uniques.isEmpty && checks.isEmpty && foreignKeys.isEmpty && indexes.isEmpty
  }
}
