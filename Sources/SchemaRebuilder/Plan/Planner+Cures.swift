/// Rows are cured while they are copied, so that no trigger fires for them.
extension Planner {
  /// The same cures, over the file as it is once tables have their new names.
  var copyCuring: Curing {
    var curing = curing
    curing.isAfterRenames = true
    return curing
  }

  /// Whether rows of the table go, or lose a reference, on purpose.
  func isCured(_ table: Name) -> Bool {
    findings.answers.contains { answer in
      guard answer.rows > 0, answer.probe.table == table,
        [.duplicate, .orphan].contains(answer.probe.code),
        case .cured = curing.outcome(of: answer.probe)
      else { return false }
      return true
    }
  }

  /// The tables in an order in which the orphans of one are found before its parents change.
  func curedFirst(_ tables: [TableDiff]) -> [TableDiff] {
    guard !policy.cures.isEmpty else { return tables }
    var waiting = tables
    var result: [TableDiff] = []
    while !waiting.isEmpty {
      let blocked = waiting.reduce(into: Set<Name>()) { names, table in
        names.formUnion(curing.curedParents(of: table.target.name))
      }
      // In a circle nothing is cured, and any order will do.
      let place = waiting.firstIndex { !blocked.contains($0.target.name) } ?? 0
      result.append(waiting.remove(at: place))
    }
    return result
  }

  /// An order that is another one each time would let other rows go than were shown.
  /// <https://sqlite.org/deterministic.html>
  private func refuseChance(in terms: SQLFragment, of table: Name) throws {
    let changing: Set<Name> = [
      "random", "randomblob", "changes", "total_changes", "last_insert_rowid",
    ]
    guard let name = calledFunctions(in: terms.sql).intersection(changing).sorted().first else {
      return
    }
    throw DeclarationMistake(
      place: .policy,
      object: table,
      message: "the order of the rows of \(table) calls \(name), which gives another order each "
        + "time",
      advice: "order them by their columns"
    )
  }

  /// A cure that names what is not declared, or whose order cannot be read.
  func refuseMistakenCures() throws {
    for cure in policy.cures {
      let place = cure.place
      try cure.refuseMistakes(in: declared.snapshot)
      guard case .deduplicate(_, _, let terms?) = cure,
        let diff = diff.commonTables.first(where: { $0.target.name == place.table })
      else { continue }
      let source = RowSource.live(diff, fills: fills)
      _ = try FillReader(ordering: source).read(ordering: terms)
      try refuseChance(in: terms, of: place.table)
    }
  }
}

extension Policy.Cure {
  /// The flag of the command line that says it.
  fileprivate var flag: String {
    switch self {
    case .deduplicate: "--deduplicate"
    case .orphans: "--orphans"
    case .cast: "--cast"
    }
  }

  /// A cure that names what is not declared.
  func refuseMistakes(in declared: SchemaSnapshot) throws {
    let table = declared.table(place.table)
    guard let table, place.column.map({ table.column($0) != nil }) ?? true else {
      throw DeclarationMistake(
        unknown: place,
        namedBy: "a cure (Policy.cures, \(flag))",
        place: .policy,
        in: declared
      )
    }
    try refuseNothing(to: table)
  }

  /// A cure for what the declared table takes whatever its rows are.
  fileprivate func refuseNothing(to table: TableSnapshot) throws {
    let lack: String
    switch self {
    case .deduplicate:
      guard table.primaryKey == nil, table.uniques.isEmpty, !table.indexes.contains(where: \.unique)
      else { return }
      lack = "no key, no UNIQUE and no unique index"
    case .orphans(_, let column, _):
      guard !table.foreignKeys.contains(where: { $0.columns.contains(column) }) else { return }
      lack = "no foreign key with \(column)"
    case .cast: return
    }
    throw DeclarationMistake(
      place: .policy,
      object: table.name,
      message: "a cure (Policy.cures, \(flag)) names \(place), and \(table.name) declares \(lack)",
      advice: "leave it out, or declare what it is for"
    )
  }
}

extension Curing {
  /// Why a table is rebuilt though nothing of it differs, and what stands in a cheaper way.
  var reason: String { "its rows are cured while they are copied" }
}
