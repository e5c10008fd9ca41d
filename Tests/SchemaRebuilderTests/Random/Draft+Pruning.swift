extension Draft {
  /// Takes out whatever refers to something that is no longer there.
  mutating func prune() {
    var count = -1
    while count != parts {
      count = parts
      for place in tables.indices { prune(&tables[place]) }
      let (tables, views) = (tables, self.views)
      self.views = views.filter { Self.isWhole($0, tables, views) }
      let names = Set(tables.map(\.number) + self.views.map(\.number))
      triggers = triggers.filter { trigger in
        names.contains(trigger.host) && trigger.actions.allSatisfy { Self.isWhole($0, tables) }
          && Self.isWhole(trigger.condition, tables.first { $0.number == trigger.host })
          && trigger.ofColumns.allSatisfy { number in
            tables.contains { $0.number == trigger.host && $0.column(number) != nil }
          }
      }
      searches = searches.filter { search in
        let table = tables.first { $0.number == search.table }
        return search.columns.allSatisfy { table?.searchable.contains($0) == true }
      }
    }
  }

  private var parts: Int {
    views.count + triggers.count + searches.count
      + tables.map { $0.columns.count + $0.indexes.count + $0.references.count }.reduce(0, +)
  }

  private func prune(_ table: inout DraftTable) {
    let whole = table
    func isThere(_ numbers: [Int]) -> Bool { numbers.allSatisfy { whole.column($0) != nil } }
    func isThere(_ expression: DraftExpression?) -> Bool { isThere(expression?.columns ?? []) }
    table.columns.removeAll { !isThere($0.generated) }
    for place in table.columns.indices where !isThere(table.columns[place].check) {
      table.columns[place].check = nil
    }
    if let key = table.key, !isThere(key.columns.map(\.number)) { table.key = nil }
    if table.key == nil { table.isWithoutRowID = false }
    table.uniques.removeAll { !isThere($0.columns) }
    table.checks.removeAll { !isThere($0) }
    table.indexes.removeAll { index in
      !isThere(index.terms.map(\.number)) || !isThere(index.expression) || !isThere(index.condition)
    }
    table.references.removeAll { reference in
      let parent = tables.first { $0.number == reference.table }
      return !isThere(reference.columns) || parent == nil
        || reference.parentColumns.contains { parent?.column($0) == nil }
    }
  }

  private static func isWhole(
    _ view: DraftView,
    _ tables: [DraftTable],
    _ views: [DraftView]
  ) -> Bool {
    switch view.source {
    case .table(let number, let columns, let condition):
      let table = tables.first { $0.number == number }
      return table != nil && columns.allSatisfy { table?.column($0) != nil }
        && isWhole(condition, table)
    case .join(let first, let second):
      return [first, second].allSatisfy { number in tables.contains { $0.number == number } }
    case .count(let number): return tables.contains { $0.number == number }
    case .view(let number): return views.contains { $0.number == number }
    }
  }

  private static func isWhole(_ action: DraftTrigger.Action, _ tables: [DraftTable]) -> Bool {
    switch action {
    case .insert(let table, let column), .update(let table, let column):
      tables.first { $0.number == table }?.column(column) != nil
    case .delete(let table): tables.contains { $0.number == table }
    case .nothing: true
    }
  }

  private static func isWhole(_ expression: DraftExpression?, _ table: DraftTable?) -> Bool {
    (expression?.columns ?? []).allSatisfy { table?.column($0) != nil }
  }
}
