/// Undeclared views and triggers that would still compile, and mean something else.
extension Planner {
  /// A view or trigger that names a column which is renamed or goes: where the name stands in
  /// quotes SQLite takes it for a text from then on, and where another column takes the name, for
  /// that column. <https://sqlite.org/quirks.html#double_quoted_string_literals_are_accepted>
  var objectsWithAnotherMeaning: [Hazard] {
    let views = dropped.keptViews.map { (Hazard.Code.dropView, "view", $0.name, $0.sql) }
    let triggers = dropped.keptTriggers.map {
      (Hazard.Code.dropTrigger, "trigger", $0.name, $0.sql)
    }
    return (views + triggers).compactMap { code, kind, name, sql in
      guard let (table, column) = lostMeaning(in: sql) else { return nil }
      return Hazard(
        code: code,
        table: name,
        column: nil,
        sentence: "\(kind) \(name) is not declared and names column \(column) of \(table), which "
          + "is not what it was; it would mean something else: \(sql)",
        rows: nil,
        keyName: "",
        keys: [],
        advice: "declare it in its new form, or let it go: allow \(code.rawValue):\(name)",
        verdict: policy.allows(code, table: name, column: nil) ? .allowed : .refused
      )
    }
  }

  private func lostMeaning(in sql: String) -> (table: Name, column: Name)? {
    for table in diff.commonTables where mentions(table.live.name, in: sql) {
      let renamed = table.renamedColumns.filter { $0.key != $0.value }.values
      if let reused = renamed.sorted().first(where: {
        table.target.column($0) != nil && mentions($0, in: sql)
      }) {
        return (table.live.name, reused)
      }
      let gone = renamed + table.droppedColumns.map(\.name)
      if let text = gone.sorted().first(where: { mentionsInQuotes($0, in: sql) }) {
        return (table.live.name, text)
      }
    }
    return nil
  }
}

/// Whether a name stands in double quotes where SQLite would take it for a text if it named nothing.
private func mentionsInQuotes(_ name: Name, in sql: String) -> Bool {
  guard let text = try? SQLText(sql) else { return true }
  return text.tokens.indices.contains { index in
    text.tokens[index].kind == .quotedName && text.name(text.tokens[index]) == name
      && !(index > 0 && text.isPunctuation(text.tokens[index - 1], "."))
  }
}
