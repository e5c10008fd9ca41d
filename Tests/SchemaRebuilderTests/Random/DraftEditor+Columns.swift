extension DraftEditor {
  mutating func addColumn(_ place: Int) {
    let table = maker.draft.tables[place]
    var column = maker.newColumn(in: table)
    if column.notNull != nil, column.defaultSQL == nil, maker.chance.once(in: 2) {
      column.defaultSQL = maker.newDefault(column.type, table.isStrict)
    }
    note("add column \(column.name) to \(table.name)")
    let end = maker.chance.once(in: 3) ? maker.chance.number(0...table.columns.count) : nil
    maker.draft.tables[place].columns.insert(column, at: end ?? table.columns.count)
  }

  mutating func dropColumn(_ place: Int) {
    let table = maker.draft.tables[place]
    guard table.columns.count > 1, let column = maker.chance.one(of: table.columns) else { return }
    note("drop column \(column.name) of \(table.name)")
    maker.draft.tables[place].columns.removeAll { $0.number == column.number }
  }

  mutating func renameColumn(_ place: Int) {
    if maker.chance.once(in: 6) {
      change(place, "letter case") { column, _ in column.name = column.name.uppercased() }
      return
    }
    let name = maker.newColumnName(in: maker.draft.tables[place])
    var renamed: (number: Int, old: String)?
    change(place, "rename") { column, _ in
      renamed = (column.number, column.name)
      column.name = name
    }
    guard let renamed, columnRenames[renamed.number] == nil else { return }
    columnRenames[renamed.number] = renamed.old
  }

  /// Two columns take each other's names.
  ///
  /// Where their definitions are alike the file does not show whether that was done, so that the
  /// hint says since when.
  mutating func exchangeNames(_ place: Int) {
    let table = maker.draft.tables[place]
    let columns = maker.chance.few(of: Array(table.columns.indices), upTo: table.columns.count)
      .filter { table.columns[$0].generated == nil }.prefix(2)
    guard columns.count == 2, edits.isEmpty else { return }
    let (first, second) = (columns[0], columns[1])
    note("exchange \(table.columns[first].name) and \(table.columns[second].name)")
    maker.draft.tables[place].columns[first].name = table.columns[second].name
    maker.draft.tables[place].columns[second].name = table.columns[first].name
    exchanged = [table.columns[first].number, table.columns[second].number]
    for column in [first, second] {
      columnRenames[table.columns[column].number] = table.columns[column].name
    }
  }

  mutating func renameTable(_ place: Int) {
    let table = maker.draft.tables[place]
    note("rename table \(table.name)")
    if tableRenames[table.number] == nil { tableRenames[table.number] = table.name }
    maker.draft.tables[place].name = maker.newObjectName()
  }

  mutating func changeType(_ place: Int) {
    let isStrict = maker.draft.tables[place].isStrict
    change(place, "type") { column, maker in column.type = maker.newType(isStrict) }
  }

  mutating func toggleNotNull(_ place: Int) {
    let isStrict = maker.draft.tables[place].isStrict
    change(place, "NOT NULL") { column, maker in
      column.notNull = column.notNull == nil ? maker.newNotNull() : nil
      if column.notNull != nil, maker.chance.once(in: 2) {
        column.defaultSQL = maker.newDefault(column.type, isStrict)
      }
    }
  }

  mutating func changeDefault(_ place: Int) {
    let isStrict = maker.draft.tables[place].isStrict
    change(place, "default") { column, maker in
      column.defaultSQL =
        maker.chance.once(in: 3) ? nil : maker.newDefault(column.type, isStrict)
    }
  }

  mutating func changeCheck(_ place: Int) {
    let check = maker.newCheck(in: maker.draft.tables[place])
    if maker.chance.once(in: 2) {
      note("checks of \(maker.draft.tables[place].name)")
      maker.draft.tables[place].checks = maker.chance.once(in: 2) ? [] : [check].compactMap(\.self)
    } else {
      change(place, "check") { column, _ in column.check = column.check == nil ? check : nil }
    }
  }

  mutating func changeCollation(_ place: Int) {
    change(place, "collation") { column, maker in
      column.collation = column.collation == nil ? maker.chance.some("NOCASE", "RTRIM") : nil
    }
  }

  mutating func changeGenerated(_ place: Int) {
    let columns = maker.draft.tables[place].columns
    guard let number = columns.first(where: { $0.generated != nil })?.number,
      let column = columns.firstIndex(where: { $0.number == number }), maker.chance.once(in: 2)
    else {
      note("add a generated column to \(maker.draft.tables[place].name)")
      changeTable(place) { table, maker in maker.addGenerated(&table) }
      return
    }
    note("change generated \(columns[column].name)")
    let table = maker.draft.tables[place]
    if maker.chance.once(in: 2) {
      maker.draft.tables[place].columns[column].isStoredGenerated.toggle()
    } else if let expression = maker.expression(DraftMaker.values, in: table) {
      maker.draft.tables[place].columns[column].generated = expression
    }
  }
}
