/// Something in a declaration or a hint that no file could make right.
struct DeclarationMistake: Error {
  /// What has the mistake, as a message begins with it.
  enum Place: String {
    case schema = "the declared schema"
    case hint = "a hint"
    case policy = "the policy"
  }

  let place: Place
  let object: Name
  let message: String
  let advice: String
}

extension Planner {
  func refuseMistakes() throws {
    try declared.snapshot.refuseMisspeltIndexColumns()
    try declared.snapshot.refuseMissingContent()
    try hints.refuseMistakes(in: declared.snapshot)
    try refuseMistakenCures()
    try refuseIdlePermissions()
    for table in diff.commonTables {
      for fill in fills.all(of: table.target.name) {
        _ = try FillReader(source: .live(table, fills: fills)).read(fill)
        try refuseReading(fill, of: table)
      }
    }
  }
}

extension Planner {
  /// A fill that reads another table means its old rows, which may be gone when its turn comes.
  private func refuseReading(_ fill: Hints.FillHint, of table: TableDiff) throws {
    let others = diff.commonTables.filter { $0 != table && (!$0.changes.isEmpty || $0.isRenamed) }
    let names = others.flatMap { [$0.live.name, $0.target.name] } + dropped.tables.map(\.name)
    let own = (table.live.columns + table.target.columns).map(\.name)
    let read = names.first {
      mentions($0, in: fill.expression.sql) && !own.contains($0) && $0 != table.target.name
    }
    guard let read else { return }
    throw DeclarationMistake(
      place: .hint,
      object: fill.table,
      message: "the fill of \(fill.table).\(fill.column) reads \(read), which changes as well",
      advice: "change one of the two tables first, in a step of its own"
    )
  }
}

extension SchemaSnapshot {
  /// A full-text table whose content table lacks a column would fail at the first query.
  /// <https://sqlite.org/fts5.html#external_content_tables>
  func refuseMissingContent() throws {
    for virtual in virtualTables {
      guard let content = virtual.contentTable.flatMap(table) else { continue }
      guard let missing = virtual.columns.first(where: { content.column($0) == nil }) else {
        continue
      }
      throw DeclarationMistake(
        place: .schema,
        object: virtual.name,
        message: "virtual table \(virtual.name) indexes column \(missing) of \(content.name), "
          + "which is not declared",
        advice: "declare the virtual table with the columns that its content table has"
      )
    }
  }

  /// A name in quotes that is no column would make an index of one and the same text.
  /// <https://sqlite.org/quirks.html#double_quoted_string_literals_are_accepted>
  func refuseMisspeltIndexColumns() throws {
    for table in tables {
      for index in table.indexes {
        for column in index.columns {
          guard let expression = column.expression, let text = try? SQLText(expression),
            text.tokens.count == 1, text.tokens[0].kind == .quotedName
          else { continue }
          throw DeclarationMistake(
            place: .schema,
            object: index.name,
            message: "index \(index.name) names \(text.name(text.tokens[0])), which is no column "
              + "of \(table.name)",
            advice: "name a column of the table"
          )
        }
      }
    }
  }
}
