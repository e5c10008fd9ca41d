/// Writes drafts as SQL, in one of the many ways in which one schema can be written.
struct DraftWriter {
  let draft: Draft
  /// Which way of writing is taken; another one for another seed.
  private var style: Chance
  /// The constraints of one column that stand in its definition and not at the table's end.
  private var inline: Set<[Int]> = []

  init(_ draft: Draft, style seed: UInt64) {
    self.draft = draft
    style = Chance(seed: seed)
  }

  mutating func statements() -> [String] {
    tableStatements() + viewStatements() + triggerStatements()
  }

  mutating func tableStatements() -> [String] {
    inline = []
    return draft.tables.map { create($0) }
      + draft.tables.flatMap { table in
        table.indexes.map { create($0, on: table) }
      }
  }

  mutating func viewStatements() -> [String] { draft.views.map { create($0) } }

  mutating func triggerStatements() -> [String] { draft.triggers.map { create($0) } }

  /// The statement that adds a table's last column.
  mutating func addition(of column: DraftColumn, to table: DraftTable) -> String {
    "ALTER TABLE \(quote(table.name)) ADD COLUMN \(definition(column, in: table))"
  }
}

// MARK: - Words

extension DraftWriter {
  /// A name in one of the quoting styles of SQLite.
  mutating func quote(_ name: String) -> String {
    let reserved = ["order", "group", "select", "values", "index"]
    let isPlain =
      !name.isEmpty && name.utf8.allSatisfy { (0x61...0x7A).contains($0) }
      && !reserved.contains(name)
    switch style.number(below: isPlain ? 9 : 4) {
    case 0 where !name.contains("]"): return "[\(name)]"
    case 1:
      return
        "`\(name.split(separator: "`", omittingEmptySubsequences: false).joined(separator: "``"))`"
    case 4, 5, 6, 7, 8: return name
    default: return Self.doubleQuoted(name)
    }
  }

  static func doubleQuoted(_ name: String) -> String {
    "\"" + name.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"")
      + "\""
  }

  private mutating func word(_ keyword: String) -> String {
    style.once(in: 5) ? keyword.lowercased() : keyword
  }

  private mutating func gap() -> String {
    switch style.number(below: 24) {
    case 0: "  "
    case 1: "\n\t"
    case 2: " /* a, (b) */ "
    case 3: " -- it's\n"
    default: " "
    }
  }

  private mutating func joined(_ parts: [String?]) -> String {
    var text = ""
    for part in parts.compactMap(\.self) where !part.isEmpty {
      if !text.isEmpty { text += gap() }
      text += part
    }
    return text
  }

  private mutating func list(_ parts: [String]) -> String {
    style.once(in: 4)
      ? "( \(parts.joined(separator: " ,")) )" : "(\(parts.joined(separator: ", ")))"
  }

  private mutating func names(_ numbers: [Int], in table: DraftTable) -> String {
    list(numbers.compactMap { table.column($0)?.name }.map { quote($0) })
  }

  /// Expressions are compared by their tokens alone, so that names in them are always in quotes.
  private func text(
    _ expression: DraftExpression,
    in table: DraftTable,
    prefix: String = ""
  )
    -> String
  {
    var text = expression.template
    for (place, number) in expression.columns.enumerated() {
      let name = Self.doubleQuoted(table.column(number)?.name ?? "")
      let table = expression.isQualified ? Self.doubleQuoted(table.name) + "." : ""
      let parts = text.split(separator: "$\(place + 1)", omittingEmptySubsequences: false)
      text = parts.joined(separator: prefix.isEmpty ? table + name : prefix + name)
    }
    return text
  }
}

// MARK: - Tables

extension DraftWriter {
  mutating func create(_ table: DraftTable) -> String {
    let columns = table.columns.map { definition($0, in: table) }
    let body = (columns + constraints(of: table)).joined(separator: style.some(", ", ",\n  ", ","))
    var options: [String] = []
    if table.isStrict { options.append(word("STRICT")) }
    if table.isWithoutRowID { options.append(word("WITHOUT ROWID")) }
    return joined([word("CREATE TABLE"), quote(table.name), "(\(body))"])
      + " " + options.shuffled(using: &style).joined(separator: ", ")
  }

  private mutating func definition(_ column: DraftColumn, in table: DraftTable) -> String {
    var parts: [String] = []
    if let notNull = column.notNull { parts.append(word(notNull)) }
    if let value = column.defaultSQL { parts.append(word("DEFAULT") + " " + value) }
    if let collation = column.collation { parts.append(word("COLLATE") + " " + collation) }
    if let check = column.check { parts.append(word("CHECK") + " (\(text(check, in: table)))") }
    if let expression = column.generated {
      let storage = word(column.isStoredGenerated ? "STORED" : style.some("VIRTUAL", ""))
      let always = style.some("", "GENERATED ALWAYS ")
      parts.append("\(always)AS (\(text(expression, in: table))) \(storage)")
    }
    if let key = table.key, key.isInline, key.columns[0].number == column.number {
      parts.append(
        [
          word("PRIMARY KEY"), key.columns[0].isDescending ? "DESC" : "", key.conflict ?? "",
          key.isAutoincrement ? word("AUTOINCREMENT") : "",
        ].filter { !$0.isEmpty }.joined(separator: " ")
      )
    }
    for (place, unique) in table.uniques.enumerated()
    where unique.columns == [column.number] && unique.constraintName == nil && style.once(in: 2) {
      inline.insert([table.number, 0, place])
      parts.append(joined([word("UNIQUE"), unique.conflict]))
    }
    for (place, reference) in table.references.enumerated()
    where reference.columns == [column.number] && style.once(in: 2) {
      inline.insert([table.number, 1, place])
      parts.append(parentClause(reference))
    }
    return joined([quote(column.name), column.type] + parts.shuffled(using: &style))
  }

  private mutating func constraints(of table: DraftTable) -> [String] {
    var parts: [String] = []
    if let key = table.key, !key.isInline {
      let terms = list(key.columns.compactMap { term($0, in: table) })
      parts.append(joined([word("PRIMARY KEY"), terms, key.conflict]))
    }
    for (place, unique) in table.uniques.enumerated()
    where !inline.contains([table.number, 0, place]) {
      let name = unique.constraintName.map { word("CONSTRAINT") + " " + quote($0) }
      parts.append(
        joined([name, word("UNIQUE"), names(unique.columns, in: table), unique.conflict])
      )
    }
    for check in table.checks { parts.append(word("CHECK") + " (\(text(check, in: table)))") }
    for (place, reference) in table.references.enumerated()
    where !inline.contains([table.number, 1, place]) {
      let name = reference.constraintName.map { word("CONSTRAINT") + " " + quote($0) }
      let columns = names(reference.columns, in: table)
      parts.append(joined([name, word("FOREIGN KEY"), columns, parentClause(reference)]))
    }
    return parts.shuffled(using: &style)
  }

  private mutating func parentClause(_ reference: DraftReference) -> String {
    guard let parent = draft.table(reference.table) else { return "" }
    let columns = reference.parentColumns.isEmpty ? nil : names(reference.parentColumns, in: parent)
    return joined([word("REFERENCES"), quote(parent.name), columns, reference.actions])
  }

  private mutating func term(_ term: DraftTerm, in table: DraftTable) -> String? {
    guard let column = table.column(term.number) else { return nil }
    let collation = term.collation.map { word("COLLATE") + " " + $0 }
    return joined([quote(column.name), collation, term.isDescending ? word("DESC") : nil])
  }

  mutating func create(_ index: DraftIndex, on table: DraftTable) -> String {
    var terms = index.terms.compactMap { term($0, in: table) }
    if let expression = index.expression { terms.append(text(expression, in: table)) }
    return joined([
      word(index.isUnique ? "CREATE UNIQUE INDEX" : "CREATE INDEX"), quote(index.name),
      word("ON"), quote(table.name), list(terms),
      index.condition.map { word("WHERE") + " " + text($0, in: table) },
    ])
  }
}

// MARK: - Views and triggers

extension DraftWriter {
  mutating func create(_ view: DraftView) -> String {
    let columns = view.columnNames.map { names in list(names.map { quote($0) }) }
    return joined([
      word("CREATE VIEW"), quote(view.name), columns, word("AS"), select(view.source),
    ])
  }

  private func select(_ source: DraftView.Source) -> String {
    func name(_ number: Int) -> String {
      Self.doubleQuoted(draft.table(number)?.name ?? draft.view(number)?.name ?? "")
    }
    switch source {
    case .table(let number, let columns, let condition):
      guard let table = draft.table(number) else { return "" }
      let names = columns.compactMap { table.column($0)?.name }.map(Self.doubleQuoted)
      let filter = condition.map { " WHERE " + text($0, in: table) } ?? ""
      let list = names.isEmpty ? "*" : names.joined(separator: ", ")
      return "SELECT \(list) FROM \(name(number))\(filter)"
    case .join(let first, let second):
      return "SELECT count(*) AS n FROM \(name(first)) AS a LEFT JOIN \(name(second)) AS b ON 1 = 1"
    case .count(let number): return "SELECT count(*) AS n FROM \(name(number))"
    case .view(let number): return "SELECT * FROM \(name(number))"
    }
  }

  mutating func create(_ trigger: DraftTrigger) -> String {
    let table = draft.table(trigger.host)
    let host = table?.name ?? draft.view(trigger.host)?.name ?? ""
    var columns: String?
    if let table, !trigger.ofColumns.isEmpty {
      let names = trigger.ofColumns.compactMap { table.column($0)?.name }.map(Self.doubleQuoted)
      columns = "OF \(names.joined(separator: ", "))"
    }
    let row = trigger.event == "DELETE" ? "old." : "new."
    let condition = trigger.condition.flatMap { condition in
      table.map { "WHEN \(text(condition, in: $0, prefix: row))" }
    }
    let body = trigger.actions.map { sql($0) }.joined(separator: "; ")
    return joined([
      word("CREATE TRIGGER"), quote(trigger.name), trigger.timing, trigger.event, columns,
      word("ON"), quote(host), condition, "BEGIN \(body); END",
    ])
  }

  private func sql(_ action: DraftTrigger.Action) -> String {
    switch action {
    case .insert(let number, let column):
      guard let table = draft.table(number), let column = table.column(column) else { return "" }
      return "INSERT OR IGNORE INTO \(Self.doubleQuoted(table.name))"
        + "(\(Self.doubleQuoted(column.name))) VALUES (7)"
    case .update(let number, let column):
      guard let table = draft.table(number), let column = table.column(column) else { return "" }
      let name = Self.doubleQuoted(column.name)
      return "UPDATE \(Self.doubleQuoted(table.name)) SET \(name) = \(name) WHERE \(name) = 99"
    case .delete(let number):
      return "DELETE FROM \(Self.doubleQuoted(draft.table(number)?.name ?? "")) WHERE 0"
    case .nothing: return "SELECT 1"
    }
  }
}
