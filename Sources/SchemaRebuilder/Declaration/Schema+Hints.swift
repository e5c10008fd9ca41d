extension Schema {
  /// All that the declaration says about changes, in the order in which it is said.
  public var hints: Hints {
    elements.reduce(Hints()) { hints, element in hints + element.hints }
  }
}

extension Schema.Element {
  fileprivate var hints: Hints {
    switch self {
    case .table(let table): table.hints
    case .virtualTable(let table): Hints(renames: renames(of: table.name, from: table.renamed))
    case .statement(let statement): statement.hints
    case .droppedTable(let tombstone): Hints(tombstones: [.init(table: tombstone)])
    case .index, .trigger, .view: Hints()
    }
  }
}

extension Table {
  fileprivate var hints: Hints {
    let table = Name(name)
    return Hints(
      renames: renames(of: name, from: renamed)
        + columns.flatMap { renames(of: name, column: $0.name, from: $0.renamed) },
      fills: columns.compactMap { column in
        column.fill.map {
          Hints.FillHint(
            table: table,
            column: Name(column.name),
            expression: $0.expression,
            since: $0.since
          )
        }
      },
      tombstones: droppedColumns.map {
        Hints.TombstoneHint(table: table, column: Name($0.name), since: $0.since)
      }
    )
  }
}

extension Hints.TombstoneHint {
  fileprivate init(table tombstone: Tombstone) {
    self.init(table: Name(tombstone.name), since: tombstone.since)
  }
}

private func renames(
  of table: String,
  column: String? = nil,
  from previous: PreviousNames?
) -> [Hints.Rename] {
  guard let previous, !previous.names.isEmpty else { return [] }
  let names = previous.names.map { Name($0) }
  return [
    Hints.Rename(
      table: Name(table),
      column: column.map { Name($0) },
      previous: names,
      since: previous.since
    )
  ]
}
