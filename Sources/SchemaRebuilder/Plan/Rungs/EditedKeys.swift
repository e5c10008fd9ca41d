/// What becomes of the indexes of keys where a definition is edited, and no row is written.
///
/// One that stays may get another number, a new one is sorted from the rows that are there, and one
/// whose constraint goes becomes an index that can be dropped.
struct EditedKeys {
  /// The new indexes, under names of their own.
  private(set) var sorted: [Plan.Step] = []
  /// The edits of `sqlite_schema`.
  private(set) var moves: [Plan.Step] = []
  /// The indexes whose constraint has gone.
  private(set) var drops: [Plan.Step] = []
  /// The proofs that what was written down finds its rows.
  private(set) var proofs: [Plan.Step] = []
  /// The indexes that are new.
  private(set) var new: [AutomaticIndex] = []
  private let change: TableChangeRequest

  init(_ change: TableChangeRequest) {
    self.change = change
    var left = change.diff.live.automaticIndexes
    var names: [(from: Name, to: Name)] = []
    var renumbered: [(from: Int, to: Int)] = []
    var taken = change.takenNames.union([change.backupName])
    for index in change.diff.target.automaticIndexes {
      guard let place = left.firstIndex(where: { $0.columns == index.columns }) else {
        new.append(index)
        continue
      }
      let old = left.remove(at: place)
      guard old.number != index.number else { continue }
      renumbered.append((old.number, index.number))
      names.append((change.automaticName(old.number), change.automaticName(index.number)))
      proofs.append(IndexProof(index, of: change).found(of: change))
    }
    for index in left {
      let name = change.freeIndexName(&taken)
      moves.append(letGo(index, as: name))
      drops.append(drop(index, name))
      names.append((change.automaticName(index.number), name))
    }
    moves += change.renumberedKeys(renumbered)
    for index in new {
      let name = change.freeIndexName(&taken)
      sorted.append(change.sortedKey(index, as: name, on: change.currentName))
      moves.append(change.keyIndex(index, from: name))
      proofs.append(IndexProof(index, of: change).found(of: change))
    }
    moves += change.statisticsFollow(names)
  }

  /// The text of an index that SQLite lets be dropped; nothing reads it before.
  private func letGo(_ index: AutomaticIndex, as name: Name) -> Plan.Step {
    let table = change.currentName
    let columns = change.diff.target.columns.map(\.name)
    let column = index.columns.map(\.name).first(where: columns.contains) ?? columns.first ?? ""
    let sql = "CREATE INDEX \(quoted(name)) ON \(quoted(table))(\(quoted(column)))"
    return Plan.Step(
      .editDefinition,
      table,
      "the index of the key (\(index.list)) is one that can be dropped",
      sql: """
        UPDATE main.sqlite_schema SET name = \(literal(name.text)),
          sql = \(literal(sql))
        WHERE type = 'index' AND name = \(literal(change.automaticName(index.number).text))
        """
    )
  }

  private func drop(_ index: AutomaticIndex, _ name: Name) -> Plan.Step {
    Plan.Step(
      .dropIndex,
      name,
      "drop it: no key (\(index.list)) is declared",
      sql: "DROP INDEX main.\(quoted(name))"
    )
  }
}

extension TableDiff {
  /// Why the indexes of keys cannot become those that are declared while the rows stay; nil where
  /// they can.
  func whyKeysAreNotEdited(_ keys: EditedKeys) -> String? {
    guard live.automaticIndexes != target.automaticIndexes else { return nil }
    if target.isSortedByAnotherKey || live.isSortedByAnotherKey {
      return "the rows of \(target.name) are sorted by a UNIQUE constraint"
    }
    if !keys.new.isEmpty, target.hasEntriesInTwoOrders {
      return "CREATE INDEX sorts a descending key in another way than a UNIQUE constraint does"
    }
    let added = Set(addedColumns.map(\.name))
    let early = keys.new.first { index in index.columns.contains { added.contains($0.name) } }
    return early.map { index in
      "an edit of its definition would not do: no index of (\(index.list)) can be sorted before "
        + "the column is there"
    }
  }
}
