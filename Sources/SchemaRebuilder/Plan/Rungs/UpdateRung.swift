/// The rows are written over where they stand.
///
/// For that while a table that has nothing but columns takes the table's place in the file, as in
/// ``SwapRung``: no trigger fires then, and no index is written. Nothing is copied, so the file does
/// not grow, no old rows must be freed, and each row keeps its rowid and each index its entries.
struct UpdateRung: TableRung {
  var rung: Rung { .update }

  func obstacle(_ change: TableChangeRequest) -> String? {
    if let reason = change.whyNotEdited ?? change.diff.whySpelledInTwoWays { return reason }
    guard change.keptName == nil else { return "the old rows are to stay beside the new ones" }
    if let reason = RowUpdate(change).obstacle { return reason }
    guard change.nullProofs != nil else {
      return "an update needs an answer that the rows cannot give before they are written anew"
    }
    let indexes = SwapIndexes(change, inPlace: true)
    guard indexes.built.isEmpty else {
      return "the index of a key of \(change.diff.target.name) is to be another one"
    }
    return change.whyChecksAreReadOtherwise
  }

  func steps(_ change: TableChangeRequest) -> TableSteps {
    let table = change.currentName
    let indexes = SwapIndexes(change, inPlace: true)
    let update = RowUpdate(change)
    return TableSteps(
      now: change.indexDrops
        + change.nullConfirmations
        + [update.create, .writableSchema(table), change.placesExchanged, .schemaReadAgain(table)]
        + [update.step, .writableSchema(table), change.placesExchanged]
        + [
          .edit(table, change.diff.target.sql),
          .edit(
            change.backupName,
            change.diff.live.placeholder(named: change.backupName),
            "\(change.backupName) has the empty place again"
          ),
        ] + indexes.moves + [.schemaReadAgain(table), change.backupDropped("drop the empty table")]
        + checks(change) + counter(change) + indexes.proofs,
      later: indexes.later.map(Plan.Step.createIndex)
    )
  }

  private func checks(_ change: TableChangeRequest) -> [Plan.Step] {
    change.checksProved(in: change.diff.target.rows(of: change.currentName))
  }

  private func counter(_ change: TableChangeRequest) -> [Plan.Step] {
    change.diff.stopsCounting ? [.forgottenCounter(of: change.currentName)] : []
  }
}
