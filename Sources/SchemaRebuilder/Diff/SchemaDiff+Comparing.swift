extension SchemaDiff {
  /// Compares the schema of a file with the declared one.
  ///
  /// - Parameters:
  ///   - live: the file's schema.
  ///   - target: the declared schema.
  ///   - hints: the renames that are taken into account.
  ///   - version: the file's version, which decides whether a hint with `since:` acts; nil for
  ///     a file of unknown version, on which every hint may act.
  ///   - columnOrder: whether the order of columns counts.
  public init(
    from live: SchemaSnapshot,
    to target: SchemaSnapshot,
    hints: Hints = Hints(),
    version: Int? = nil,
    columnOrder: ColumnOrder = .any
  ) {
    let tables = Self.tableRenames(live: live, target: target, hints: hints, version: version)
    remarks = tables.remarks
    let renamed = tables.oldNames.invertedOnce
    let taken = Set(tables.oldNames.values)
    let liveTables = Dictionary(
      live.tables.map { ($0.name, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    var paired: Set<Name> = []
    for table in target.tables {
      let old = tables.oldNames[table.name] ?? (taken.contains(table.name) ? nil : table.name)
      guard let found = old.flatMap({ liveTables[$0] }) else {
        createdTables.append(table)
        continue
      }
      paired.insert(found.name)
      // How SQLite reads a text depends on the text alone.
      if hints.renames.isEmpty, found.sql.hasSameBytes(as: table.sql) {
        commonTables.append(TableDiff(live: found, alike: table))
        continue
      }
      let columns = Self.columnRenames(
        live: found,
        target: table,
        hints: hints.renames.filter { hint in
          // The table's old name will do, unless another declared table has it now.
          hint.table == table.name
            || hint.table == found.name && target.table(found.name) == nil
        },
        version: version
      )
      remarks += columns.remarks
      commonTables.append(
        TableDiff(
          live: found,
          target: table,
          isRenamed: found.name != table.name || tables.oldNames[table.name] != nil,
          renamedTables: renamed,
          renamedColumns: columns.oldNames,
          columnOrder: columnOrder
        )
      )
    }
    index()
    undeclaredTables = live.tables.filter { !paired.contains($0.name) }
    compareObjects(live: live, target: target)
  }

  private mutating func compareObjects(live: SchemaSnapshot, target: SchemaSnapshot) {
    // "x" is a name or a text by what else is in the schema, so equal texts count by themselves.
    views = ObjectChanges(live: live.views, target: target.views, name: \.name) {
      $0.key == $1.key || $0.sql.hasSameBytes(as: $1.sql)
    }
    triggers = ObjectChanges(live: live.triggers, target: target.triggers, name: \.name) {
      $0.key == $1.key || $0.sql.hasSameBytes(as: $1.sql)
    }
    virtualTables = ObjectChanges(
      live: live.virtualTables,
      target: target.virtualTables,
      name: \.name
    ) { $0.key == $1.key }
  }

  private static func tableRenames(
    live: SchemaSnapshot,
    target: SchemaSnapshot,
    hints: Hints,
    version: Int?
  ) -> RenameResolution {
    let declared = Set(target.tables.map(\.name))
    let relevant = hints.renames.filter { $0.column == nil && declared.contains($0.table) }
    return RenameResolution(
      hints: relevant.map { hint in
        // Spelled as it is declared: the letter case alone may be what changes.
        let new = target.table(hint.table)?.name ?? hint.table
        return hint.resolutionHint(new: new, version: version)
      },
      live: Set(live.tables.map(\.name)),
      what: "table ",
      fit: { old, new in
        guard let old = live.table(old), let new = target.table(new) else { return 0 }
        return Set(old.columns.map(\.name)).intersection(new.columns.map(\.name)).count
      }
    )
  }

  private static func columnRenames(
    live: TableSnapshot,
    target: TableSnapshot,
    hints: [Hints.Rename],
    version: Int?
  ) -> RenameResolution {
    let relevant = hints.compactMap { hint -> RenameResolution.Hint? in
      guard let column = hint.column, let new = target.column(column)?.name else { return nil }
      return hint.resolutionHint(new: new, version: version)
    }
    return RenameResolution(
      hints: relevant,
      live: Set(live.columns.map(\.name)),
      what: "column \(target.name).",
      fit: { old, new in
        guard let old = live.column(old), let new = target.column(new) else { return 0 }
        return -ColumnDiff(live: old, target: new).aspects.count
      }
    )
  }
}

extension Hints.Rename {
  fileprivate func resolutionHint(new: Name, version: Int?) -> RenameResolution.Hint {
    RenameResolution.Hint(
      new: new,
      previous: previous,
      isDue: isDue(since: since, version: version),
      saysVersion: since != nil,
      // On a file of unknown version a hint could act again at every launch.
      hasVersion: since != nil && (version ?? 0) > 0
    )
  }
}

/// Whether a hint may act on a file of this version; a file of unknown version may need any.
func isDue(since: Int?, version: Int?) -> Bool {
  guard let since, let version, version > 0 else { return true }
  return version < since
}
