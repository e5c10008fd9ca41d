/// Changes a draft as the schema of an app changes from one release to the next.
struct DraftEditor {
  var maker: DraftMaker
  /// What was done, for whoever reads a failure.
  var edits: [String] = []
  /// The renames, by number, of which the rebuilder is told.
  var tableRenames: [Int: String] = [:]
  var columnRenames: [Int: String] = [:]

  init(_ draft: Draft, chance: Chance) {
    maker = DraftMaker(seed: 0)
    maker.draft = draft
    maker.chance = chance
  }

  mutating func edit() {
    let before = maker.draft
    guard let number = maker.chance.one(of: before.tables)?.number,
      let place = before.tables.firstIndex(where: { $0.number == number })
    else { return }
    switch maker.chance.number(below: 24) {
    case 0, 1, 2: addColumn(place)
    case 3: dropColumn(place)
    case 4, 5: renameColumn(place)
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
    case 22: renameTable(place)
    default: changeGenerated(place)
    }
    maker.draft.prune()
  }

  private mutating func note(_ edit: String) { edits.append(edit) }

  private mutating func changeTable(
    _ place: Int,
    _ body: (inout DraftTable, inout DraftMaker) -> Void
  ) {
    var table = maker.draft.tables[place]
    body(&table, &maker)
    maker.draft.tables[place] = table
  }

  /// Takes a random column; a change of it is written back.
  private mutating func change(
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

// MARK: - Columns

extension DraftEditor {
  private mutating func addColumn(_ place: Int) {
    let table = maker.draft.tables[place]
    var column = maker.newColumn(in: table)
    if column.notNull != nil, column.defaultSQL == nil, maker.chance.once(in: 2) {
      column.defaultSQL = maker.newDefault(column.type, table.isStrict)
    }
    note("add column \(column.name) to \(table.name)")
    let end = maker.chance.once(in: 3) ? maker.chance.number(0...table.columns.count) : nil
    maker.draft.tables[place].columns.insert(column, at: end ?? table.columns.count)
  }

  private mutating func dropColumn(_ place: Int) {
    let table = maker.draft.tables[place]
    guard table.columns.count > 1, let column = maker.chance.one(of: table.columns) else { return }
    note("drop column \(column.name) of \(table.name)")
    maker.draft.tables[place].columns.removeAll { $0.number == column.number }
  }

  private mutating func renameColumn(_ place: Int) {
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

  private mutating func renameTable(_ place: Int) {
    let table = maker.draft.tables[place]
    note("rename table \(table.name)")
    if tableRenames[table.number] == nil { tableRenames[table.number] = table.name }
    maker.draft.tables[place].name = maker.newObjectName()
  }

  private mutating func changeType(_ place: Int) {
    let isStrict = maker.draft.tables[place].isStrict
    change(place, "type") { column, maker in column.type = maker.newType(isStrict) }
  }

  private mutating func toggleNotNull(_ place: Int) {
    let isStrict = maker.draft.tables[place].isStrict
    change(place, "NOT NULL") { column, maker in
      column.notNull = column.notNull == nil ? maker.newNotNull() : nil
      if column.notNull != nil, maker.chance.once(in: 2) {
        column.defaultSQL = maker.newDefault(column.type, isStrict)
      }
    }
  }

  private mutating func changeDefault(_ place: Int) {
    let isStrict = maker.draft.tables[place].isStrict
    change(place, "default") { column, maker in
      column.defaultSQL =
        maker.chance.once(in: 3) ? nil : maker.newDefault(column.type, isStrict)
    }
  }

  private mutating func changeCheck(_ place: Int) {
    let check = maker.expression(DraftMaker.checks, in: maker.draft.tables[place])
    if maker.chance.once(in: 2) {
      note("checks of \(maker.draft.tables[place].name)")
      maker.draft.tables[place].checks = maker.chance.once(in: 2) ? [] : [check].compactMap(\.self)
    } else {
      change(place, "check") { column, _ in column.check = column.check == nil ? check : nil }
    }
  }

  private mutating func changeCollation(_ place: Int) {
    change(place, "collation") { column, maker in
      column.collation = column.collation == nil ? maker.chance.some("NOCASE", "RTRIM") : nil
    }
  }

  private mutating func changeGenerated(_ place: Int) {
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

// MARK: - Constraints and options

extension DraftEditor {
  private mutating func changeUnique(_ place: Int) {
    note("unique of \(maker.draft.tables[place].name)")
    if !maker.draft.tables[place].uniques.isEmpty, maker.chance.once(in: 2) {
      maker.draft.tables[place].uniques.removeFirst()
    } else {
      changeTable(place) { table, maker in maker.addUnique(&table) }
    }
  }

  private mutating func changeReference(_ place: Int) {
    note("reference of \(maker.draft.tables[place].name)")
    if !maker.draft.tables[place].references.isEmpty, maker.chance.once(in: 2) {
      maker.draft.tables[place].references.removeFirst()
    } else {
      maker.addReference(place)
    }
  }

  private mutating func changeKey(_ place: Int) {
    note("key of \(maker.draft.tables[place].name)")
    if maker.draft.tables[place].key?.isInline == true, maker.chance.once(in: 2) {
      maker.draft.tables[place].key?.isAutoincrement.toggle()
    } else {
      changeTable(place) { table, maker in maker.setKey(&table) }
    }
  }

  private mutating func changeOptions(_ place: Int) {
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

// MARK: - Other objects

extension DraftEditor {
  private mutating func changeIndex(_ place: Int) {
    note("index of \(maker.draft.tables[place].name)")
    if !maker.draft.tables[place].indexes.isEmpty, maker.chance.once(in: 2) {
      let name = maker.draft.tables[place].indexes.removeFirst().name
      guard maker.chance.once(in: 2) else { return }
      maker.addIndex(place)
      let last = maker.draft.tables[place].indexes.count - 1
      maker.draft.tables[place].indexes[last].name = name
    } else {
      maker.addIndex(place)
    }
  }

  private mutating func changeView() {
    note("view")
    if !maker.draft.views.isEmpty, maker.chance.once(in: 2) {
      let old = maker.draft.views.removeFirst()
      guard maker.chance.once(in: 2) else { return }
      maker.addView()
      let last = maker.draft.views.count - 1
      guard last >= 0 else { return }
      maker.draft.views[last].name = old.name
      maker.draft.views[last].number = old.number
      maker.draft.views.insert(maker.draft.views.removeLast(), at: 0)
    } else {
      maker.addView()
    }
  }

  private mutating func changeTrigger() {
    note("trigger")
    if !maker.draft.triggers.isEmpty, maker.chance.once(in: 2) {
      let name = maker.draft.triggers.removeFirst().name
      guard maker.chance.once(in: 2) else { return }
      maker.addTrigger()
      guard !maker.draft.triggers.isEmpty else { return }
      maker.draft.triggers[maker.draft.triggers.count - 1].name = name
    } else {
      maker.addTrigger()
    }
  }
}
