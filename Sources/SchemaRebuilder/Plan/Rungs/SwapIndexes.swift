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
  private var takenNames: Set<Name>

  init(_ change: TableChangeRequest) {
    self.change = change
    takenNames = change.takenNames.union([change.backupName])
    let keepable = KeepableIndex(change)
    exchangeAutomaticIndexes(keepable)
    let changed = Set(change.diff.indexChanges.map(\.name))
    for index in change.diff.target.indexes {
      if changed.contains(index.name) {
        later.append(index)
      } else if let live = change.diff.live.indexes.first(where: { $0.name == index.name }) {
        if keepable.keeps(live) {
          kept.append(IndexProof(live, of: change))
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
      kept.append(IndexProof(index, of: change))
    }
    let gone = left.map { handOver(change.automaticName($0.number)) }
    // Handed over first, so that their names are free.
    moves = gone + renumber(renumbered) + moves
  }

  private func renumber(_ numbers: [(from: Int, to: Int)]) -> [Plan.Step] {
    guard !numbers.isEmpty else { return [] }
    let table = change.currentName
    let cases = numbers.map { from, to in
      "WHEN \(literal(change.automaticName(from).text)) "
        + "THEN \(literal(change.automaticName(to).text))"
    }
    return [
      Plan.Step(
        .editDefinition,
        table,
        "count the indexes of its keys as they are declared",
        sql: "UPDATE main.sqlite_schema SET name = CASE name \(cases.joined(separator: " ")) "
          + "ELSE name END\nWHERE type = 'index' AND tbl_name = \(literal(table.text))"
      )
    ]
  }

  /// Sorted at once, by the collations and orders of the constraint, and not row by row.
  private mutating func build(_ index: AutomaticIndex) {
    let table = change.currentName
    let name = freeName()
    let terms = index.columns.map { column in
      "\(quoted(column.name)) COLLATE \(quoted(column.collation))"
        + (column.descending ? " DESC" : "")
    }
    let columns = index.columns.map(\.name.description).joined(separator: ", ")
    built.append(
      Plan.Step(
        .createIndex,
        table,
        "sort the index of the key (\(columns))",
        sql: "CREATE UNIQUE INDEX main.\(quoted(name)) "
          + "ON \(quoted(change.backupName)) (\(terms.joined(separator: ", ")))"
      )
    )
    moves.append(
      Plan.Step(
        .editDefinition,
        table,
        "it is the index of the key (\(columns)) of \(table)",
        sql: """
          UPDATE main.sqlite_schema SET name = \(literal(change.automaticName(index.number).text)),
            tbl_name = \(literal(table.text)), sql = NULL
          WHERE type = 'index' AND name = \(literal(name.text))
          """
      )
    )
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
    var number = 1
    while true {
      let name = Name("\(change.backupName.text)_\(number)")
      if takenNames.insert(name).inserted { return name }
      number += 1
    }
  }
}

extension TableChangeRequest {
  /// The name under which SQLite looks for the index of a key.
  func automaticName(_ number: Int) -> Name {
    Name("sqlite_autoindex_\(currentName.text)_\(number)")
  }
}

extension IndexChange {
  fileprivate var name: Name {
    switch self {
    case .added(let index), .dropped(let index), .changed(let index, _): index.name
    }
  }
}
