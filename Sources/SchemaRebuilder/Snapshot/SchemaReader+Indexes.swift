extension SchemaReader {
  func addIndexes(of objects: [StoredObject], to snapshot: inout SchemaSnapshot) throws {
    let places = Dictionary(
      zip(snapshot.tables.map(\.name), snapshot.tables.indices),
      uniquingKeysWith: { first, _ in first }
    )
    for object in objects where object.type == "index" {
      guard let sql = object.sql else { continue }
      guard let place = places[object.table] else {
        throw disagreement(object, "it is an index of \(object.table), which is no table")
      }
      let index = try index(object, sql: sql, table: snapshot.tables[place])
      snapshot.tables[place].indexes.append(index)
    }
  }

  /// A column of an index as SQLite tells of it.
  struct IndexFact {
    /// nil for an expression.
    let name: Name?
    let collation: Name
    let descending: Bool
  }

  /// The columns of an index; the rowid at the end is no key column.
  /// <https://sqlite.org/pragma.html#pragma_index_xinfo>
  func indexFacts(_ index: Name) throws -> [IndexFact] {
    try connection.map("PRAGMA main.index_xinfo(\(quoted(index)))") { row -> IndexFact? in
      guard row.flag(5) else { return nil }
      return IndexFact(
        name: row.text(2).map { Name($0) },
        collation: row.name(4),
        descending: row.flag(3)
      )
    }.compactMap(\.self)
  }

  private func index(
    _ object: StoredObject,
    sql: String,
    table: TableSnapshot
  ) throws -> IndexSnapshot {
    let parsed = try ParsedIndex(parsing: sql).index
    let facts = try indexFacts(object.name)
    guard facts.count == parsed.columns.count else {
      throw disagreement(object, "its columns are not those in its CREATE statement")
    }
    let isOfColumns = parsed.condition == nil && facts.allSatisfy { $0.name != nil }
    let names = isOfColumns ? [] : Set(table.columns.map(\.name) + [table.name])
    return IndexSnapshot(
      name: object.name,
      sql: sql,
      columns: try zip(facts, parsed.columns).map { try keyColumn($0, $1, names: names) },
      unique: parsed.unique,
      condition: parsed.condition?.sql,
      conditionKey: try parsed.condition.map { try CanonicalSQL($0.sql, names: names) }
    )
  }

  /// A file of an old format stores every index in ascending order and `index_xinfo` says so; what
  /// was declared is in the statement. <https://sqlite.org/fileformat2.html#schemaformat>
  private func keyColumn(
    _ fact: IndexFact,
    _ declared: IndexedColumn,
    names: Set<Name>
  ) throws -> KeyColumn {
    var expression: String?
    if fact.name == nil {
      switch declared.term {
      case .expression(let fragment): expression = fragment.sql
      // A name that is no column: SQLite has taken it for a text.
      case .column(let name): expression = quoted(name)
      }
    }
    return KeyColumn(
      name: fact.name,
      expression: expression,
      expressionKey: try expression.map { try CanonicalSQL($0, names: names) },
      collation: fact.collation,
      descending: declared.order == .descending
    )
  }
}
