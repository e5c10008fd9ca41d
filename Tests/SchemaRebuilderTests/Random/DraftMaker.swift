/// Makes drafts with everything that a schema can have.
struct DraftMaker {
  var chance: Chance
  var draft = Draft()

  init(seed: UInt64) {
    chance = Chance(seed: seed)
  }

  mutating func make() -> Draft {
    for _ in 0..<chance.number(1...4) { addTable() }
    for place in draft.tables.indices {
      for _ in 0..<chance.number(below: 3) where chance.once(in: 2) { addReference(place) }
      for _ in 0..<chance.number(below: 3) { addIndex(place) }
    }
    for _ in 0..<chance.number(below: 4) { addView() }
    for _ in 0..<chance.number(below: 4) { addTrigger() }
    return draft
  }
}

// MARK: - Names

extension DraftMaker {
  private static let plain = [
    "note", "user", "item", "tag", "log", "city", "boat", "crew", "part", "page", "word", "leaf",
  ]
  private static let odd = [
    "order", "group", "a \"quoted\" name", "it's", "gr\u{F6}\u{DF}e", "whale 🐋", "x.y", "[z]", " ",
    "select", "main", "temp", "t_bak", "note_bak", "rowid", "-- c", "values", "50%", "caf\u{E9}",
    "cafe\u{301}", "b`t", "sqliteuser", "index", "oid", "A", "key", "new", "old", "rows",
  ]

  /// A name that no table, view, index or trigger has yet, whatever its case.
  mutating func newObjectName() -> String {
    var taken: Set<String> = []
    for table in draft.tables {
      taken.insert(table.name)
      taken.formUnion(table.indexes.map(\.name))
    }
    taken.formUnion(draft.views.map(\.name) + draft.triggers.map(\.name))
    return newName(taken)
  }

  mutating func newColumnName(in table: DraftTable?) -> String {
    newName(Set(table?.columns.map(\.name) ?? []))
  }

  private mutating func newName(_ taken: Set<String>) -> String {
    func key(_ name: String) -> [UInt8] {
      name.utf8.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
    }
    let keys = Set(taken.map(key))
    while true {
      let name = (chance.once(in: 4) ? chance.one(of: Self.odd) : chance.one(of: Self.plain)) ?? "x"
      if !keys.contains(key(name)) { return name }
      let numbered = name + String(chance.number(below: 90))
      if !keys.contains(key(numbered)) { return numbered }
    }
  }
}

// MARK: - Tables

extension DraftMaker {
  mutating func addTable() {
    var table = DraftTable(number: draft.newNumber(), name: newObjectName(), columns: [])
    table.isStrict = chance.once(in: 5)
    for _ in 0..<chance.number(1...5) { table.columns.append(newColumn(in: table)) }
    setKey(&table)
    if chance.once(in: 4) { addGenerated(&table) }
    if chance.once(in: 3) { addUnique(&table) }
    if chance.once(in: 4), let check = expression(Self.checks, in: table) {
      table.checks.append(check)
    }
    draft.tables.append(table)
  }

  mutating func newColumn(in table: DraftTable) -> DraftColumn {
    var column = DraftColumn(
      number: draft.newNumber(),
      name: newColumnName(in: table),
      type: newType(table.isStrict)
    )
    if chance.once(in: 4) { column.notNull = newNotNull() }
    if chance.once(in: 3) { column.defaultSQL = newDefault(column.type, table.isStrict) }
    if chance.once(in: 6) { column.collation = chance.some("NOCASE", "RTRIM", "BINARY") }
    if chance.once(in: 8), let check = chance.one(of: Self.checks.filter { !$0.contains("$2") }) {
      column.check = DraftExpression(
        template: check,
        columns: [column.number],
        isQualified: chance.once(in: 6)
      )
    }
    return column
  }

  mutating func newType(_ isStrict: Bool) -> String {
    if isStrict { return chance.some("INTEGER", "INT", "TEXT", "REAL", "BLOB", "ANY", "TEXT") }
    return chance.some(
      "INTEGER",
      "INTEGER",
      "TEXT",
      "TEXT",
      "TEXT",
      "REAL",
      "BLOB",
      "NUMERIC",
      "INT",
      "",
      "VARCHAR(20)",
      "DECIMAL(10, 2)",
      "\"long text\"",
      "DATETIME",
      "unsigned big int",
      "ANY"
    )
  }

  mutating func newNotNull() -> String {
    chance.some(
      "NOT NULL",
      "NOT NULL",
      "NOT NULL",
      "NOT NULL ON CONFLICT IGNORE",
      "NOT NULL ON CONFLICT REPLACE"
    )
  }

  mutating func newDefault(_ type: String, _ isStrict: Bool) -> String {
    if isStrict {
      switch type {
      case "INTEGER", "INT", "REAL": return chance.some("0", "5", "(2 + 3)", "-1")
      case "BLOB": return chance.some("x'00ff'", "x''")
      default: return chance.some("''", "'none'", "(upper('low'))")
      }
    }
    return chance.some(
      "0",
      "5",
      "-3",
      "+2.5",
      "'x'",
      "''",
      "NULL",
      "\"dq\"",
      "bare",
      "TRUE",
      "x'00'",
      "(2 + 3)",
      "(upper('low') || '-1')",
      "('a')",
      "1e3",
      "'it''s'",
      "CURRENT_DATE"
    )
  }

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

  mutating func addGenerated(_ table: inout DraftTable) {
    guard let expression = expression(Self.values, in: table) else { return }
    var column = newColumn(in: table)
    column.notNull = nil
    column.defaultSQL = nil
    column.check = nil
    if table.isStrict { column.type = "ANY" }
    column.generated = expression
    column.isStoredGenerated = chance.once(in: 2)
    table.columns.insert(column, at: chance.number(0...table.columns.count))
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

// MARK: - Expressions

extension DraftMaker {
  static let checks = [
    "$1 IS NULL OR length($1) < 50", "$1 <> 'zzz'", "typeof($1) <> 'nothing'", "$1 IS NOT 'no'",
    "coalesce($1, 0) <> -77", "$1 IS NOT $2 OR 1",
  ]
  static let values = [
    "$1 || '-x'", "length($1)", "coalesce($1, 0)", "upper($1)", "typeof($1)", "$1 || $2",
  ]
  static let conditions = ["$1 IS NOT NULL", "$1 > 3", "$1 <> ''", "typeof($1) = 'text'"]

  mutating func expression(_ templates: [String], in table: DraftTable) -> DraftExpression? {
    guard let first = chance.one(of: table.stored), let template = chance.one(of: templates),
      let second = chance.one(of: table.stored)
    else { return nil }
    return DraftExpression(
      template: template,
      columns: template.contains("$2") ? [first.number, second.number] : [first.number],
      isQualified: chance.once(in: 8)
    )
  }
}

// MARK: - Indexes, views, triggers

extension DraftMaker {
  mutating func addIndex(_ place: Int) {
    let table = draft.tables[place]
    var index = DraftIndex(name: newObjectName(), terms: [])
    index.terms = chance.few(of: table.columns.map(\.number), upTo: 2).map { DraftTerm(number: $0) }
    for place in index.terms.indices {
      index.terms[place].isDescending = chance.once(in: 4)
      if chance.once(in: 6) { index.terms[place].collation = "NOCASE" }
    }
    if chance.once(in: 4) { index.expression = expression(Self.values, in: table) }
    if chance.once(in: 3) { index.condition = expression(Self.conditions, in: table) }
    index.isUnique = chance.once(in: 5)
    draft.tables[place].indexes.append(index)
  }

  mutating func addView() {
    guard let table = chance.one(of: draft.tables), let other = chance.one(of: draft.tables) else {
      return
    }
    var view = DraftView(number: draft.newNumber(), name: newObjectName(), source: .count(0))
    switch chance.number(below: 6) {
    case 0: view.source = .count(table.number)
    case 1: view.source = .join(table.number, other.number)
    case 2 where !draft.views.isEmpty:
      view.source = .view(chance.one(of: draft.views)?.number ?? 0)
    default:
      let columns =
        chance.once(in: 3) ? [] : chance.few(of: table.columns.map(\.number), upTo: 3)
      view.source = .table(
        table.number,
        columns: columns,
        condition: chance.once(in: 2) ? expression(Self.conditions, in: table) : nil
      )
      if !columns.isEmpty, chance.once(in: 4) {
        view.columnNames = columns.indices.map { "v\($0)" }
      }
    }
    draft.views.append(view)
  }

  mutating func addTrigger() {
    guard let table = chance.one(of: draft.tables), let target = chance.one(of: draft.tables) else {
      return
    }
    var trigger = DraftTrigger(
      name: newObjectName(),
      host: table.number,
      timing: chance.some("AFTER", "BEFORE", ""),
      event: chance.some("INSERT", "UPDATE", "DELETE"),
      actions: []
    )
    if let view = chance.one(of: draft.views), chance.once(in: 4) {
      trigger.host = view.number
      trigger.timing = "INSTEAD OF"
    } else {
      if trigger.event == "UPDATE", chance.once(in: 2) {
        trigger.ofColumns = chance.few(of: table.columns.map(\.number), upTo: 2)
      }
      if chance.once(in: 3) { trigger.condition = expression(Self.conditions, in: table) }
      trigger.condition?.isQualified = false
    }
    for _ in 0..<chance.number(1...2) { trigger.actions.append(newAction(on: target)) }
    draft.triggers.append(trigger)
  }

  private mutating func newAction(on table: DraftTable) -> DraftTrigger.Action {
    guard let column = chance.one(of: table.stored) else { return .nothing }
    return chance.some(
      .insert(table.number, column.number),
      .update(table.number, column.number),
      .delete(table.number),
      .nothing
    )
  }
}
