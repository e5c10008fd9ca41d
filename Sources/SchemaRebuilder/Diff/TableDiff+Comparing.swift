extension TableDiff {
  /// Compares a table with one of the same text, of which the indexes alone may differ.
  init(live: TableSnapshot, alike target: TableSnapshot) {
    let indexChanges = Self.indexChanges(live: live, target: target)
    self.init(live: live, target: target, indexChanges: indexChanges)
  }

  /// Compares a table of the file with the declared one.
  ///
  /// - Parameters:
  ///   - live: the table as the file has it.
  ///   - target: the table as it is declared.
  ///   - isRenamed: whether the table takes another name or another spelling of it.
  ///   - renamedTables: the new name of each table of the file that is renamed; the foreign keys
  ///     of other tables follow.
  ///   - renamedColumns: the old name of each declared column that is renamed.
  ///   - columnOrder: whether the order of columns counts.
  init(
    live: TableSnapshot,
    target: TableSnapshot,
    isRenamed: Bool,
    renamedTables: [Name: Name],
    renamedColumns: [Name: Name],
    columnOrder: SchemaDiff.ColumnOrder = .any
  ) {
    self.init(
      live: live,
      target: target,
      isRenamed: isRenamed,
      renamedColumns: renamedColumns,
      changes: [],
      indexChanges: Self.indexChanges(live: live, target: target)
    )
    let keys = foreignKeys(following: renamedTables)
    self.init(
      live: live,
      target: target,
      isRenamed: isRenamed,
      renamedColumns: renamedColumns,
      changes: columnChanges() + orderChange(columnOrder) + keyChanges() + checkChanges() + keys
        + optionChanges(),
      indexChanges: indexChanges
    )
  }

  private func columnChanges() -> [TableChange] {
    let dropped = droppedColumns.map(TableChange.columnDropped)
    let others = target.columns.flatMap { column -> [TableChange] in
      guard let old = source(of: column.name) else { return [.columnAdded(column)] }
      var changes: [TableChange] = []
      // A rename by letter case alone is one where a hint has said so.
      if old.name != column.name || renamedColumns[column.name] != nil {
        changes.append(.columnRenamed(from: old.name, to: column.name))
      }
      let diff = ColumnDiff(live: old, target: column)
      if !diff.aspects.isEmpty { changes.append(.columnChanged(diff)) }
      return changes
    }
    return dropped + others
  }

  private func keyChanges() -> [TableChange] {
    let new = renamedColumns.invertedOnce
    let live = self.live.primaryKey?.renamingColumns(new)
    let primary: [TableChange] =
      live == target.primaryKey
      ? [] : [.primaryKeyChanged(from: self.live.primaryKey, to: target.primaryKey)]
    let (gone, come) = difference(
      self.live.uniques.map { $0.renamingColumns(new) },
      target.uniques
    )
    return primary + gone.map(TableChange.uniqueDropped) + come.map(TableChange.uniqueAdded)
  }

  private func checkChanges() -> [TableChange] {
    let (gone, come) = difference(live.checks, target.checks)
    return gone.map(TableChange.checkDropped) + come.map(TableChange.checkAdded)
  }

  private func foreignKeys(following renamedTables: [Name: Name]) -> [TableChange] {
    let columns = renamedColumns.invertedOnce
    let live = self.live.foreignKeys.map { key in
      var key = key
      key.columns = key.columns.map { columns[$0] ?? $0 }
      // SQLite rewrites the references of every table when another one is renamed.
      if let new = renamedTables[key.table] { key.table = new }
      return key
    }
    let (gone, come) = difference(live, target.foreignKeys)
    return gone.map(TableChange.foreignKeyDropped) + come.map(TableChange.foreignKeyAdded)
  }

  private func optionChanges() -> [TableChange] {
    var changes: [TableChange] = []
    if live.strict != target.strict { changes.append(.strictChanged(to: target.strict)) }
    if live.withoutRowID != target.withoutRowID {
      changes.append(.withoutRowIDChanged(to: target.withoutRowID))
    }
    return changes
  }

  private static func indexChanges(live: TableSnapshot, target: TableSnapshot) -> [IndexChange] {
    let dropped = live.indexes.filter { index in
      !target.indexes.contains { $0.name == index.name }
    }
    return dropped.map(IndexChange.dropped)
      + target.indexes.compactMap { index in
        guard let old = live.indexes.first(where: { $0.name == index.name }) else {
          return .added(index)
        }
        return old.isSame(as: index) ? nil : .changed(from: old, to: index)
      }
  }
}

/// The elements that only one of the two lists has, as multisets: order is no difference.
private func difference<Element: Hashable>(
  _ old: [Element],
  _ new: [Element]
) -> (gone: [Element], come: [Element]) {
  var come = new
  let gone = old.filter { element in
    guard let place = come.firstIndex(of: element) else { return true }
    come.remove(at: place)
    return false
  }
  return (gone, come)
}

extension KeySnapshot {
  /// The key as it reads once its table's columns have their new names.
  func renamingColumns(_ new: [Name: Name]) -> KeySnapshot {
    var key = self
    key.columns = columns.map {
      KeyColumnName(
        name: new[$0.name] ?? $0.name,
        collation: $0.collation,
        descending: $0.descending
      )
    }
    return key
  }
}

extension Dictionary where Key == Name, Value == Name {
  /// The same pairs the other way round; of two keys with one value the lesser one is kept.
  var invertedOnce: [Name: Name] {
    Dictionary(map { ($0.value, $0.key) }, uniquingKeysWith: Swift.min)
  }
}
