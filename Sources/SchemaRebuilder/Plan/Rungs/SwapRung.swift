/// The rows are copied to a table of the new form, which then takes the old one's place in the file.
///
/// In `sqlite_schema` the two tables exchange their root pages. The table itself is neither renamed
/// nor dropped, so its triggers, references, counter and statistics stay where they are, and so does
/// every index whose entries are right for the new rows.
/// <https://sqlite.org/fileformat2.html#storage_of_the_sql_database_schema>
struct SwapRung: TableRung {
  var rung: Rung { .swap }

  func obstacle(_ change: TableChangeRequest) -> String? {
    if let reason = change.whyNoDefinitionIsEdited { return reason }
    if let curing = change.curing { return "a swap cures no rows, and \(curing.reason)" }
    if let reason = change.diff.whySpelledInTwoWays { return reason }
    guard let table = change.bareTable else {
      return "the form of \(change.diff.target.name) cannot be made under another name"
    }
    if change.diff.target.isSortedByAnotherKey {
      return "the rows of \(change.diff.target.name) are sorted by a UNIQUE constraint"
    }
    if change.diff.target.hasEntriesInTwoOrders {
      return "CREATE INDEX sorts a descending key in another way than a UNIQUE constraint does"
    }
    guard !mentionsQualifier(change.diff.target.name, in: table) else {
      return "an expression of \(change.diff.target.name) names the table itself"
    }
    return change.whyChecksAreReadOtherwise
  }

  static func otherMeaning(of check: CheckSnapshot) -> String {
    "CHECK (\(check.expression)) may be read as another one outside the definition"
  }

  func steps(_ change: TableChangeRequest) -> TableSteps {
    let indexes = SwapIndexes(change)
    return TableSteps(
      now: RebuildRung().keptRows(change) + change.indexDrops
        + [create(change)] + copy(change) + indexes.built
        + exchange(change, indexes) + counter(change) + [change.backupDropped("drop the old rows")]
        + indexes.proofs,
      later: indexes.later.map(Plan.Step.createIndex)
    )
  }

  private func create(_ change: TableChangeRequest) -> Plan.Step {
    Plan.Step(
      .createTable,
      change.backupName,
      "make \(change.backupName) in the form that \(change.currentName) will have",
      sql: inMain(change.bareTable ?? "")
    )
  }

  private func copy(_ change: TableChangeRequest) -> [Plan.Step] {
    let table = change.currentName
    let new = change.backupName
    let copy = RowCopy(change, from: .inPlace(change), into: new)
    let rest = copy.rest.map {
      Plan.Step(.copyRows, table, "copy the column for which there was no place", sql: $0)
    }
    return [copy.step(for: table)]
      + [rest].compactMap(\.self) + [
        Plan.Step(
          .verify,
          table,
          "every row of \(table) was copied",
          sql: SQLCheck.equalCounts(table, new)
        )
      ]
      + change.checksProved(
        in: change.diff.target.rows(of: new, as: change.diff.target.name, isBare: true)
      )
  }

  private func exchange(_ change: TableChangeRequest, _ indexes: SwapIndexes) -> [Plan.Step] {
    let table = change.currentName
    return [
      .writableSchema(table),
      change.placesExchanged,
      .edit(table, change.diff.target.sql),
      .edit(
        change.backupName,
        change.diff.live.placeholder(named: change.backupName),
        "\(change.backupName) has the old rows now, which nobody reads any more"
      ),
    ] + indexes.moves + [.schemaReadAgain(table)]
  }

  /// The counter stands under the table's name, which stays.
  private func counter(_ change: TableChangeRequest) -> [Plan.Step] {
    let table = change.currentName
    if change.diff.startsCounting {
      return .counter(of: table, with: change.backupName)
        + [.forgottenCounter(of: change.backupName)]
    }
    if change.diff.stopsCounting { return [.forgottenCounter(of: table)] }
    guard let key = change.diff.target.rowIDAlias, change.diff.target.isCounted,
      !change.keepsRowIDs
    else { return [] }
    return .counter(of: table, above: key.name)
  }
}

extension TableDiff {
  /// Why the declared text cannot stand beside the name that the file has; nil where it can.
  var whySpelledInTwoWays: String? {
    let spelling = isRenamed ? target.name : live.name
    guard !spelling.text.hasSameBytes(as: target.name.text) else { return nil }
    return "an edit of its definition would leave its name spelled in two ways"
  }
}

extension TableSnapshot {
  /// Whether SQLite has merged the key of a table WITHOUT ROWID with a UNIQUE over its columns.
  var isSortedByAnotherKey: Bool {
    guard withoutRowID, let key = primaryKey?.columns else { return false }
    var names: Set<Name> = []
    return rowOrder != key.filter { names.insert($0.name).inserted }
  }

  /// Whether an index that is made by CREATE INDEX would end in the key's columns in their own order,
  /// where that of a constraint has them ascending: SQLite has kept this mistake of old files.
  var hasEntriesInTwoOrders: Bool {
    rowOrder.contains(where: \.descending) && !automaticIndexes.isEmpty
  }
}
