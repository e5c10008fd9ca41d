extension SchemaReader {
  /// The foreign keys in the order of the statement.
  ///
  /// `PRAGMA foreign_key_list` counts from the last one to the first and is silent on names and on
  /// DEFERRABLE; both lists must agree on everything else.
  func foreignKeys(in context: TableContext) throws -> [ForeignKeySnapshot] {
    let table = context.parsed.table
    let inline = table.columns.flatMap { column in
      column.references.map { ForeignKeySnapshot(declared: $0, columns: [Name(column.name)]) }
    }
    let declared =
      inline
      + table.foreignKeys.map { key in
        ForeignKeySnapshot(declared: key, columns: key.columns.map { Name($0) })
      }
    let facts = try foreignKeyFacts(context.object.name)
    guard facts == Array(declared.reversed().map(ForeignKeyFact.init)) else {
      throw disagreement(context.object, "its foreign keys are not those in its CREATE statement")
    }
    return declared
  }

  private func foreignKeyFacts(_ table: Name) throws -> [ForeignKeyFact] {
    var facts: [ForeignKeyFact] = []
    try connection.forEachRow(of: "PRAGMA main.foreign_key_list(\(quoted(table)))") { row in
      if row.integer(1) == 0 {
        facts.append(ForeignKeyFact(table: row.name(2), columns: [], parentColumns: []))
      }
      facts[facts.count - 1].columns.append(row.name(3))
      if let parent = row.text(4) { facts[facts.count - 1].parentColumns.append(Name(parent)) }
      return true
    }
    return facts
  }
}

private struct ForeignKeyFact: Equatable {
  let table: Name
  var columns: [Name]
  var parentColumns: [Name]
}

extension ForeignKeyFact {
  init(_ key: ForeignKeySnapshot) {
    self.init(table: key.table, columns: key.columns, parentColumns: key.parentColumns)
  }
}

extension ForeignKeySnapshot {
  init(declared: ForeignKey, columns: [Name]) {
    self.init(
      columns: columns,
      table: Name(declared.table),
      parentColumns: declared.parentColumns.map { Name($0) },
      onDelete: declared.onDelete ?? .noAction,
      onUpdate: declared.onUpdate ?? .noAction,
      match: Name(declared.match ?? "NONE"),
      isDeferred: declared.deferrable == .initiallyDeferred,
      constraintName: declared.constraintName.map { Name($0) }
    )
  }
}
