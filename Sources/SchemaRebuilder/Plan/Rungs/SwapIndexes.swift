/// What becomes of the indexes of a table whose rows are exchanged.
struct SwapIndexes {
  /// The indexes that stay, by their names, with what is needed to look rows up.
  private var kept: [IndexProof] = []
  /// The indexes of keys that are sorted from the new rows.
  private(set) var built: [Plan.Step] = []
  /// The edits of `sqlite_schema`.
  private(set) var moves: [Plan.Step] = []
  /// The indexes that are created when all tables stand.
  private(set) var later: [IndexSnapshot] = []
  private let change: TableChangeRequest
  private let inPlace: Bool
  private var takenNames: Set<Name>

  /// - Parameters:
  ///   - change: the table.
  ///   - inPlace: whether the rows are written where they stand.
  init(_ change: TableChangeRequest, inPlace: Bool = false) {
    self.change = change
    self.inPlace = inPlace
    takenNames = change.takenNames.union([change.backupName])
    let keepable = KeepableIndex(change, inPlace: inPlace)
    exchangeAutomaticIndexes(keepable)
    let changed = Set(change.diff.indexChanges.map(\.name))
    for index in change.diff.target.indexes {
      if changed.contains(index.name) {
        later.append(index)
      } else if let live = change.diff.live.indexes.first(where: { $0.name == index.name }) {
        if keepable.keeps(live) {
          kept.append(IndexProof(live, of: change, inPlace: inPlace))
        } else {
          later.append(index)
          // By the file's spelling of the name, which the edit compares byte by byte.
          moves.append(handOver(live.name))
        }
      }
    }
  }

  /// The proof that the indexes which stay are right for the new rows.
  var proofs: [Plan.Step] { IndexProof.steps(kept, of: change) }

  /// The constraints are counted in their order: the same index may have another number.
  private mutating func exchangeAutomaticIndexes(_ keepable: KeepableIndex) {
    var left = change.diff.live.automaticIndexes
    var renumbered: [(from: Int, to: Int)] = []
    for index in change.diff.target.automaticIndexes {
      guard keepable.keeps(index),
        let place = left.firstIndex(where: { $0.columns == index.columns })
      else {
        build(index)
        continue
      }
      let old = left.remove(at: place)
      if old.number != index.number { renumbered.append((old.number, index.number)) }
      kept.append(IndexProof(index, of: change, inPlace: inPlace))
    }
    let gone = left.map { handOver(change.automaticName($0.number)) }
    // Handed over first, so that their names are free.
    moves = gone + change.renumberedKeys(renumbered) + change.statisticsOfKeys + moves
  }

  private mutating func build(_ index: AutomaticIndex) {
    let name = freeName()
    built.append(change.sortedKey(index, as: name, on: change.backupName))
    moves.append(change.keyIndex(index, from: name))
  }

  /// Gives an index to the old rows, with which it is dropped.
  ///
  /// DROP INDEX would delete its statistics as well. It must stand behind its table in the schema, or
  /// SQLite would not find that.
  private mutating func handOver(_ index: Name) -> Plan.Step {
    let backup = change.backupName
    let name = freeName()
    return Plan.Step(
      .editDefinition,
      change.currentName,
      "index \(index) goes with the old rows",
      sql: """
        UPDATE main.sqlite_schema SET rowid = (SELECT max(rowid) + 1 FROM main.sqlite_schema),
          name = \(literal(name.text)), tbl_name = \(literal(backup.text)),
          sql = \(literal("CREATE INDEX \(quoted(name)) ON \(quoted(backup))(x)"))
        WHERE type = 'index' AND name = \(literal(index.text))
        """
    )
  }

  private mutating func freeName() -> Name {
    change.freeIndexName(&takenNames)
  }
}

extension IndexChange {
  fileprivate var name: Name {
    switch self {
    case .added(let index), .dropped(let index), .changed(let index, _): index.name
    }
  }
}
