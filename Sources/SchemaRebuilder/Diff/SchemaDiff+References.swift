extension SchemaDiff {
  /// What differs in a table that both have, by its declared name.
  func commonTable(_ name: Name) -> TableDiff? {
    commonPlaces[name].map { commonTables[$0] }
  }

  /// Whether the table of that declared name is as it was.
  func isUnchanged(_ name: Name) -> Bool {
    commonPlaces[name].map { commonTables[$0].isEmpty } ?? false
  }

  /// Whether the file has a declared foreign key already, in its own names.
  ///
  /// Another action, constraint name or column name makes no orphan of a row that was none, nor is
  /// a row that had no parent before a new one.
  func hasAlready(_ key: ForeignKeySnapshot, in table: TableDiff) -> Bool {
    liveKey(of: key, in: table) != nil
  }

  /// The foreign key of the file that a declared one is, in the file's own names; nil where it is new.
  ///
  /// One that says the same comes first, whatever columns its names mean afterwards.
  func liveKey(of key: ForeignKeySnapshot, in table: TableDiff) -> ForeignKeySnapshot? {
    if table.isEmpty, renamedTables.isEmpty,
      let same = table.live.foreignKeys.first(where: {
        $0.table == key.table && $0.columns == key.columns && $0.parentColumns == key.parentColumns
      })
    {
      return same
    }
    let columns = key.columns.map { table.source(of: $0)?.name }
    let parent = commonTable(key.table)
    let kept = undeclaredTables.first { $0.name == key.table }
    let parents = key.parents(in: parent?.target ?? kept).map { parent?.source(of: $0)?.name ?? $0 }
    let keys = table.live.foreignKeys.filter { live in
      (renamedTables[live.table] ?? live.table) == key.table && live.columns == columns
    }
    return keys.first { $0.parentColumns == key.parentColumns }
      ?? keys.first { $0.parents(in: parent?.live ?? kept) == parents }
  }

  /// The table to which a declared foreign key refers, if the file has it.
  func parent(of key: ForeignKeySnapshot) -> TableDiff? {
    commonTable(key.table)
      ?? undeclaredTables.first { $0.name == key.table }.map(TableDiff.init(unchanged:))
  }
}

extension ForeignKeySnapshot {
  /// The parent's columns, which are those of its primary key where none are named.
  func parents(in parent: TableSnapshot?) -> [Name] {
    parentColumns.isEmpty ? parent?.primaryKey?.columns.map(\.name) ?? [] : parentColumns
  }

  /// The table or column to which the key refers and which is not there.
  func missingParent(_ parent: TableSnapshot?) -> String? {
    guard let parent else { return table.description }
    return parentColumns.first { parent.column($0) == nil }.map { "\(parent.name).\($0)" }
  }
}
