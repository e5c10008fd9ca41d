extension DraftWriter {
  mutating func create(_ view: DraftView) -> String {
    let columns = view.columnNames.map { names in list(names.map { quote($0) }) }
    return joined([
      word("CREATE VIEW"), quote(view.name), columns, word("AS"), select(view.source),
    ])
  }

  func select(_ source: DraftView.Source) -> String {
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

  /// The full-text table and the triggers that the page of FTS5 recommends.
  /// <https://sqlite.org/fts5.html#external_content_tables>
  func create(_ search: DraftSearch) -> [String] {
    guard let table = draft.table(search.table) else { return [] }
    let columns = search.columns.compactMap { table.column($0)?.name }.map(Self.doubleQuoted)
    let list = columns.joined(separator: ", ")
    func values(_ row: String) -> String {
      (["rowid"] + columns).map { "\(row).\($0)" }.joined(separator: ", ")
    }
    let (name, host) = (search.name, Self.doubleQuoted(table.name))
    let insert = "INSERT INTO \(name)(rowid, \(list)) VALUES (\(values("new")));"
    let delete =
      "INSERT INTO \(name)(\(name), rowid, \(list)) VALUES ('delete', \(values("old")));"
    return [
      "CREATE VIRTUAL TABLE \(name) USING fts5(\(list), content=\(host))",
      "CREATE TRIGGER \(name)_insert AFTER INSERT ON \(host) BEGIN \(insert) END",
      "CREATE TRIGGER \(name)_delete AFTER DELETE ON \(host) BEGIN \(delete) END",
      "CREATE TRIGGER \(name)_update AFTER UPDATE ON \(host) BEGIN \(delete) \(insert) END",
    ]
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

  func sql(_ action: DraftTrigger.Action) -> String {
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
