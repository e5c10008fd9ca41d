extension DraftMaker {
  mutating func setKey(_ table: inout DraftTable) {
    let conflict = chance.once(in: 8) ? chance.some("ON CONFLICT REPLACE", "ON CONFLICT FAIL") : nil
    table.key = nil
    table.isWithoutRowID = false
    switch chance.number(below: 6) {
    case 0: return
    case 1, 2, 3:
      let place = 0
      table.columns[place].type = "INTEGER"
      table.columns[place].generated = nil
      table.columns[place].defaultSQL = nil
      table.columns[place].check = nil
      table.key = DraftKey(
        columns: [DraftTerm(number: table.columns[place].number)],
        isInline: true
      )
      let isAutoincrement = chance.once(in: 2)
      table.key?.isAutoincrement = isAutoincrement
      table.key?.isInline = isAutoincrement || chance.once(in: 2)
    default:
      let columns = chance.few(of: table.stored.map(\.number), upTo: 2)
      guard !columns.isEmpty else { return }
      let terms = columns.map { number in
        DraftTerm(
          number: number,
          isDescending: chance.once(in: 4),
          collation: chance.once(in: 6) ? "NOCASE" : nil
        )
      }
      table.key = DraftKey(columns: terms, conflict: conflict)
      table.isWithoutRowID = chance.once(in: 2)
    }
  }

  mutating func addUnique(_ table: inout DraftTable) {
    let columns = chance.few(of: table.columns.map(\.number), upTo: 2)
    let conflict =
      chance.once(in: 4) ? chance.some("ON CONFLICT IGNORE", "ON CONFLICT REPLACE") : nil
    let name = chance.once(in: 4) ? "one of a kind" : nil
    table.uniques.append(DraftUnique(columns: columns, conflict: conflict, constraintName: name))
  }

  mutating func addReference(_ place: Int) {
    guard let parent = chance.one(of: draft.tables) else { return }
    var parentColumns: [Int] = []
    if let key = parent.key, chance.once(in: 2) {
      parentColumns = key.columns.map(\.number)
    } else if let unique = chance.one(of: parent.uniques) {
      parentColumns = unique.columns
    }
    let wanted = parentColumns.isEmpty ? parent.key?.columns.count ?? 1 : parentColumns.count
    let columns = draft.tables[place].columns.map(\.number).shuffled(using: &chance).prefix(wanted)
    guard columns.count == wanted, parent.key != nil || !parentColumns.isEmpty else { return }
    draft.tables[place].references.append(
      DraftReference(
        columns: Array(columns),
        table: parent.number,
        parentColumns: parentColumns,
        actions: chance.some(
          "",
          "",
          "ON DELETE CASCADE",
          "ON UPDATE SET NULL",
          "ON DELETE SET DEFAULT",
          "DEFERRABLE INITIALLY DEFERRED",
          "ON DELETE RESTRICT",
          "MATCH FULL"
        ),
        constraintName: chance.once(in: 4) ? "has a parent" : nil
      )
    )
  }
}
