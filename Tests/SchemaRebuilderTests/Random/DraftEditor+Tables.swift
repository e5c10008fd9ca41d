extension DraftEditor {
  mutating func changeUnique(_ place: Int) {
    note("unique of \(maker.draft.tables[place].name)")
    if !maker.draft.tables[place].uniques.isEmpty, maker.chance.once(in: 2) {
      maker.draft.tables[place].uniques.removeFirst()
    } else {
      changeTable(place) { table, maker in maker.addUnique(&table) }
    }
  }

  mutating func changeReference(_ place: Int) {
    note("reference of \(maker.draft.tables[place].name)")
    if !maker.draft.tables[place].references.isEmpty, maker.chance.once(in: 2) {
      maker.draft.tables[place].references.removeFirst()
    } else {
      maker.addReference(place)
    }
  }

  mutating func changeKey(_ place: Int) {
    note("key of \(maker.draft.tables[place].name)")
    if maker.draft.tables[place].key?.isInline == true, maker.chance.once(in: 2) {
      maker.draft.tables[place].key?.isAutoincrement.toggle()
    } else {
      changeTable(place) { table, maker in maker.setKey(&table) }
    }
  }

  mutating func changeOptions(_ place: Int) {
    if maker.chance.once(in: 2), maker.draft.tables[place].key != nil {
      note("WITHOUT ROWID of \(maker.draft.tables[place].name)")
      maker.draft.tables[place].isWithoutRowID.toggle()
      maker.draft.tables[place].key?.isAutoincrement = false
    } else {
      note("STRICT of \(maker.draft.tables[place].name)")
      maker.draft.tables[place].isStrict.toggle()
      guard maker.draft.tables[place].isStrict else { return }
      let types = ["INTEGER", "INT", "TEXT", "REAL", "BLOB", "ANY"]
      for column in maker.draft.tables[place].columns.indices
      where !types.contains(maker.draft.tables[place].columns[column].type) {
        maker.draft.tables[place].columns[column].type = maker.newType(true)
      }
    }
  }
}
