/// Changes a draft as the schema of an app changes from one release to the next.
struct DraftEditor {
  var maker: DraftMaker
  /// What was done, for whoever reads a failure.
  var edits: [String] = []
  /// The renames, by number, of which the rebuilder is told.
  var tableRenames: [Int: String] = [:]
  var columnRenames: [Int: String] = [:]
  /// The columns that have taken each other's names, after which nothing else is done.
  var exchanged: [Int] = []

  init(_ draft: Draft, chance: Chance) {
    maker = DraftMaker(seed: 0)
    maker.draft = draft
    maker.chance = chance
  }

  /// The kinds of edits of which each alone leads to a way of its own to make a table match.
  static let kinds = 6

  /// Does one thing alone.
  mutating func edit(_ kind: Int) {
    guard let place = maker.draft.tables.indices.last else { return }
    switch kind {
    case 0: addColumn(place)
    case 1: dropColumn(place)
    case 2: renameColumn(place)
    case 3: changeType(place)
    case 4: changeIndex(place)
    default: changeCheck(place)
    }
    maker.draft.prune()
  }

  mutating func edit() {
    let before = maker.draft
    guard exchanged.isEmpty, let number = maker.chance.one(of: before.tables)?.number,
      let place = before.tables.firstIndex(where: { $0.number == number })
    else { return }
    switch maker.chance.number(below: 30) {
    case 0, 1, 2: addColumn(place)
    case 3: dropColumn(place)
    case 4, 5, 28, 29: renameColumn(place)
    case 6, 7: changeType(place)
    case 8: toggleNotNull(place)
    case 9: changeDefault(place)
    case 10: changeCheck(place)
    case 11: changeCollation(place)
    case 12: changeUnique(place)
    case 13: changeReference(place)
    case 14: changeKey(place)
    case 15: changeOptions(place)
    case 16:
      note("reorder")
      changeTable(place) { table, maker in table.columns.shuffle(using: &maker.chance) }
    case 17: changeIndex(place)
    case 18: changeView()
    case 19: changeTrigger()
    case 20:
      note("add table")
      maker.addTable()
    case 21:
      note("drop table")
      maker.draft.tables.remove(at: place)
    case 22, 26, 27: renameTable(place)
    case 23: changeSearch()
    case 24: exchangeNames(place)
    default: changeGenerated(place)
    }
    maker.draft.prune()
  }

  mutating func note(_ edit: String) { edits.append(edit) }

  mutating func changeTable(
    _ place: Int,
    _ body: (inout DraftTable, inout DraftMaker) -> Void
  ) {
    var table = maker.draft.tables[place]
    body(&table, &maker)
    maker.draft.tables[place] = table
  }

  /// Takes a random column; a change of it is written back.
  mutating func change(
    _ place: Int,
    _ what: String,
    _ body: (inout DraftColumn, inout DraftMaker) -> Void
  ) {
    let columns = maker.draft.tables[place].columns
    guard let number = maker.chance.one(of: columns.filter { $0.generated == nil })?.number,
      let column = columns.firstIndex(where: { $0.number == number })
    else { return }
    note("\(what) of \(columns[column].name) in \(maker.draft.tables[place].name)")
    var changed = columns[column]
    body(&changed, &maker)
    maker.draft.tables[place].columns[column] = changed
  }
}
