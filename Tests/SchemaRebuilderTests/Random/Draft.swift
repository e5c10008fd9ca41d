/// A schema in parts that can be edited one by one; names are resolved when it is written as SQL.
///
/// Columns, tables and views are known by numbers, so that an edit keeps its references together.
struct Draft {
  var tables: [DraftTable] = []
  var views: [DraftView] = []
  var triggers: [DraftTrigger] = []
  var nextNumber = 1

  mutating func newNumber() -> Int {
    nextNumber += 1
    return nextNumber
  }

  func table(_ number: Int) -> DraftTable? { tables.first { $0.number == number } }

  func view(_ number: Int) -> DraftView? { views.first { $0.number == number } }
}

struct DraftTable {
  var number: Int
  var name: String
  var columns: [DraftColumn]
  var key: DraftKey?
  var uniques: [DraftUnique] = []
  var checks: [DraftExpression] = []
  var references: [DraftReference] = []
  var indexes: [DraftIndex] = []
  var isStrict = false
  var isWithoutRowID = false

  func column(_ number: Int) -> DraftColumn? { columns.first { $0.number == number } }

  var stored: [DraftColumn] { columns.filter { $0.generated == nil } }

  /// Whether the key is one column of the type INTEGER, which then is the rowid.
  var rowIDColumn: Int? {
    guard !isWithoutRowID, let key, key.columns.count == 1, !key.columns[0].isDescending,
      column(key.columns[0].number)?.type == "INTEGER"
    else { return nil }
    return key.columns[0].number
  }
}

struct DraftColumn {
  var number: Int
  var name: String
  var type: String
  var notNull: String?
  var defaultSQL: String?
  var collation: String?
  var check: DraftExpression?
  var generated: DraftExpression?
  var isStoredGenerated = false
}

/// An expression whose columns are written as `$1` and `$2`.
struct DraftExpression: Hashable {
  var template: String
  var columns: [Int]
  /// Whether the table's name stands before each column.
  var isQualified = false
}

struct DraftKey {
  var columns: [DraftTerm]
  var isAutoincrement = false
  var conflict: String?
  var isInline = false
}

struct DraftTerm {
  var number: Int
  var isDescending = false
  var collation: String?
}

struct DraftUnique {
  var columns: [Int]
  var conflict: String?
  var constraintName: String?
}

struct DraftReference {
  var columns: [Int]
  var table: Int
  /// None for the parent's primary key.
  var parentColumns: [Int]
  var actions: String
  /// Only for a constraint that is written at the table's end.
  var constraintName: String?
}

struct DraftIndex {
  var name: String
  var terms: [DraftTerm]
  var expression: DraftExpression?
  var isUnique = false
  var condition: DraftExpression?
}

struct DraftView {
  var number: Int
  var name: String
  var source: Source
  var columnNames: [String]?

  enum Source {
    /// All columns where none are named.
    case table(Int, columns: [Int], condition: DraftExpression?)
    case join(Int, Int)
    case count(Int)
    case view(Int)
  }
}

struct DraftTrigger {
  var name: String
  /// The table or view on which it stands.
  var host: Int
  var timing: String
  var event: String
  var ofColumns: [Int] = []
  var condition: DraftExpression?
  var actions: [Action]

  enum Action {
    case insert(Int, Int)
    case update(Int, Int)
    case delete(Int)
    case nothing
  }
}

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
    }
  }

  private var parts: Int {
    views.count + triggers.count
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
