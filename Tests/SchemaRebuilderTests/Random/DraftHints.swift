import SchemaRebuilder

/// What the rebuilder is told of the edits; now and then it is not told.
struct DraftHints {
  let editor: DraftEditor
  let old: Draft
  let new: Draft
  var chance: Chance

  mutating func hints() -> Hints {
    var hints = Hints()
    for table in new.tables {
      hints.renames += renames(of: table)
      for column in table.columns { hints.fills += fill(of: column, in: table) }
      hints.tombstones += tombstones(of: table)
    }
    return hints
  }

  private mutating func renames(of table: DraftTable) -> [Hints.Rename] {
    var renames: [Hints.Rename] = []
    if let name = editor.tableRenames[table.number], name != table.name, !chance.once(in: 8) {
      renames.append(.init(table: Name(table.name), previous: [Name(name)]))
    }
    for column in table.columns {
      guard let name = editor.columnRenames[column.number], name != column.name,
        editor.exchanged.contains(column.number) || !chance.once(in: 8)
      else { continue }
      renames.append(
        .init(
          table: Name(table.name),
          column: Name(column.name),
          previous: [Name(name)],
          since: editor.exchanged.contains(column.number) ? 4 : nil
        )
      )
    }
    return renames
  }

  /// A fill of a new column is a constant, or reads a column that both releases have.
  private mutating func fill(of column: DraftColumn, in table: DraftTable) -> [Hints.FillHint] {
    guard let before = old.table(table.number), before.column(column.number) == nil,
      column.generated == nil, !table.isStrict, chance.once(in: 4)
    else { return [] }
    let kept = before.stored.map(\.name).filter { name in
      table.columns.contains { $0.name == name }
    }
    let source = chance.one(of: kept).map(DraftWriter.doubleQuoted) ?? "'filled'"
    let sql = chance.some("'filled'", "1 + 1", "coalesce(\(source), 'filled')", "typeof(\(source))")
    return [
      .init(table: Name(table.name), column: Name(column.name), expression: SQLFragment(sql))
    ]
  }

  private mutating func tombstones(of table: DraftTable) -> [Hints.TombstoneHint] {
    let names = Set(table.columns.map { Name($0.name) })
    let gone = (old.table(table.number)?.stored ?? []).map { Name($0.name) }
      .filter { !names.contains($0) }
    return gone.filter { _ in chance.once(in: 2) }.map {
      .init(table: Name(table.name), column: $0)
    }
  }
}
