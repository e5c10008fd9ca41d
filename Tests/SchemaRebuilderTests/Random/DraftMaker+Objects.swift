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

  mutating func newAction(on table: DraftTable) -> DraftTrigger.Action {
    guard let column = chance.one(of: table.stored) else { return .nothing }
    return chance.some(
      .insert(table.number, column.number),
      .update(table.number, column.number),
      .delete(table.number),
      .nothing
    )
  }
}
