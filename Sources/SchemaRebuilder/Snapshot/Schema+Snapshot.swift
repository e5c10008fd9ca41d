extension Schema {
  /// What a snapshot says, as a declaration.
  init(snapshot: SchemaSnapshot) {
    let tables = snapshot.tables.map { table -> Element in
      guard var declared = (try? ParsedTable(parsing: table.sql))?.table else {
        return .statement(SQLStatement(sql: table.sql))
      }
      declared.indexes = table.indexes.compactMap { index in
        var parsed = (try? ParsedIndex(parsing: index.sql))?.index
        parsed?.table = nil
        return parsed
      }
      declared.triggers = snapshot.triggers.filter { $0.table == table.name }
        .compactMap { (try? ParsedTrigger(parsing: $0.sql))?.trigger }
      return .table(declared)
    }
    let names = Set(snapshot.tables.map(\.name))
    let virtual = snapshot.virtualTables.compactMap {
      (try? ParsedVirtualTable(parsing: $0.sql)).map { Element.virtualTable($0.virtualTable) }
    }
    let views = snapshot.views.compactMap {
      (try? ParsedView(parsing: $0.sql)).map { Element.view($0.view) }
    }
    let triggers = snapshot.triggers.filter { !names.contains($0.table) }
      .compactMap { (try? ParsedTrigger(parsing: $0.sql)).map { Element.trigger($0.trigger) } }
    self.init(elements: tables + virtual + views + triggers)
  }
}

extension SchemaReader {
  /// The CREATE statements of everything that is the user's, tables first.
  func statements() throws -> [SQLStatement] {
    let snapshot = try snapshot()
    let hidden = Set(snapshot.shadowTables)
    let objects = try storedObjects().filter {
      !$0.name.isReserved && !hidden.contains($0.name) && !hidden.contains($0.table)
    }
    return ["table", "index", "view", "trigger"].flatMap { type in
      objects.filter { $0.type == type }.compactMap { $0.sql.map { SQLStatement(sql: $0) } }
    }
  }
}
