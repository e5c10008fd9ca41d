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
    if chance.once(in: 2) { addSearch() }
    return draft
  }
}

extension DraftMaker {
  mutating func addTable() {
    var table = DraftTable(number: draft.newNumber(), name: newObjectName(), columns: [])
    table.isStrict = chance.once(in: 5)
    for _ in 0..<chance.number(1...5) { table.columns.append(newColumn(in: table)) }
    setKey(&table)
    if chance.once(in: 4) { addGenerated(&table) }
    if chance.once(in: 3) { addUnique(&table) }
    if chance.once(in: 4), let check = newCheck(in: table) { table.checks.append(check) }
    draft.tables.append(table)
  }
}

extension DraftMaker {
  static let checks = [
    "$1 IS NULL OR length($1) < 50", "$1 <> 'zzz'", "typeof($1) <> 'nothing'", "$1 IS NOT 'no'",
    "coalesce($1, 0) <> -77", "$1 IS NOT $2 OR 1", "$1 NOT IN ('zzz', x'ff', -77)",
    "CASE WHEN typeof($1) = 'text' THEN instr($1, 'zzz') = 0 ELSE 1 END",
  ]
  static let values = [
    "$1 || '-x'", "length($1)", "coalesce($1, 0)", "upper($1)", "typeof($1)", "$1 || $2",
    "CASE WHEN $1 IS NULL THEN 'none' ELSE $1 END", "hex($1)",
  ]
  static let conditions = [
    "$1 IS NOT NULL", "$1 > 3", "$1 <> ''", "typeof($1) = 'text'", "$1 BETWEEN 1 AND 'c'",
  ]

  mutating func newCheck(in table: DraftTable) -> DraftExpression? {
    var check = expression(Self.checks, in: table)
    if chance.once(in: 3) { check?.constraintName = chance.some("sound", "is \"sound\"") }
    return check
  }

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
