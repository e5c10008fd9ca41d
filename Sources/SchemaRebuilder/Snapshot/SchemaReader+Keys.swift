extension SchemaReader {
  struct Keys {
    var primary: KeySnapshot?
    var uniques: [KeySnapshot] = []
    var indexes: [AutomaticIndex] = []
    var rowTree: AutomaticIndex?
  }

  /// The primary key and the UNIQUE constraints: names and ON CONFLICT clauses by the statement,
  /// what is unique by `PRAGMA index_list`. <https://sqlite.org/pragma.html#pragma_index_list>
  func keys(of columns: [ColumnSnapshot], in context: TableContext) throws -> Keys {
    let indexes = try madeIndexes(context.object.name)
    let table = context.parsed.table
    var keys = Keys()
    keys.primary = try primaryKey(of: columns, indexes: indexes, in: context)
    for column in table.columns {
      guard let unique = column.unique else { continue }
      keys.uniques.append(
        key([IndexedColumn(term: .column(column.name))], unique, columns: columns)
      )
    }
    keys.uniques += table.uniques.map { key($0.columns, $0, columns: columns) }
    keys.uniques = keys.uniques.removingDuplicates()
    try compare(keys, with: indexes, in: context)
    // The key of a table WITHOUT ROWID is the table itself.
    let stored = indexes.filter { !$0.isPrimaryKey || !context.kind.withoutRowID }
    keys.indexes = stored.map(\.index).sorted { $0.number < $1.number }
    if context.kind.withoutRowID {
      keys.rowTree = indexes.first(where: \.isPrimaryKey)?.index
    }
    return keys
  }

  private struct MadeIndex {
    let isPrimaryKey: Bool
    let index: AutomaticIndex

    var columns: [Name] { index.columns.map(\.name) }
  }

  private func madeIndexes(_ table: Name) throws -> [MadeIndex] {
    let indexes = try connection.map("PRAGMA main.index_list(\(quoted(table)))") {
      (name: $0.name(1), origin: $0.text(3))
    }
    return try indexes.filter { $0.origin != "c" }.map { name, origin in
      let columns = try indexFacts(name).map {
        KeyColumnName(name: $0.name ?? "", collation: $0.collation, descending: $0.descending)
      }
      let number = name.text.utf8.split(separator: UInt8(ascii: "_")).last
        .flatMap { Int(String(decoding: Array($0), as: UTF8.self)) }
      return MadeIndex(
        isPrimaryKey: origin == "pk",
        index: AutomaticIndex(number: number ?? 0, columns: columns)
      )
    }
  }

  private func primaryKey(
    of columns: [ColumnSnapshot],
    indexes: [MadeIndex],
    in context: TableContext
  ) throws -> KeySnapshot? {
    let facts = columns.filter { $0.keyPosition > 0 }.sorted { $0.keyPosition < $1.keyPosition }
    guard !facts.isEmpty else { return nil }
    let table = context.parsed.table
    let inline = table.columns.first { $0.primaryKey != nil }
    guard let declared = table.primaryKey ?? inline.flatMap(PrimaryKey.init(inline:)) else {
      throw disagreement(context.object, "its primary key is not in its CREATE statement")
    }
    // A key that is the rowid itself has no index: https://sqlite.org/lang_createtable.html#rowid
    let isAlias =
      !context.kind.withoutRowID && facts.count == 1 && !indexes.contains { $0.isPrimaryKey }
    var key = KeySnapshot(
      columns: keyColumns(declared.columns, columns: columns),
      autoincrement: declared.autoincrement,
      isRowIDAlias: isAlias,
      onConflict: explicit(declared.onConflict),
      constraintName: declared.constraintName.map { Name($0) }
    )
    if isAlias { key.columns = key.columns.map { $0.ascending } }
    // SQLite forgets the collation of a single INTEGER key WITHOUT ROWID.
    if let made = indexes.first(where: \.isPrimaryKey)?.index.columns,
      made.map(\.name) == key.columns.map(\.name)
    {
      key.columns = zip(key.columns, made).map { $0.collated(as: $1.collation) }
    }
    let (declaredNames, names) = (key.columns.map(\.name), facts.map(\.name))
    guard declaredNames == names || Set(declaredNames) == Set(names) else {
      throw disagreement(context.object, "its primary key is not the one in its CREATE statement")
    }
    return key
  }

  private func key(
    _ terms: [IndexedColumn],
    _ unique: Unique,
    columns: [ColumnSnapshot]
  ) -> KeySnapshot {
    KeySnapshot(
      columns: keyColumns(terms, columns: columns),
      autoincrement: false,
      isRowIDAlias: false,
      onConflict: explicit(unique.onConflict),
      constraintName: unique.constraintName.map { Name($0) }
    )
  }

  private func keyColumns(
    _ terms: [IndexedColumn],
    columns: [ColumnSnapshot]
  ) -> [KeyColumnName] {
    terms.map { term in
      var name: Name = ""
      if case .column(let text) = term.term { name = Name(text) }
      let column = columns.first { $0.name == name }
      return KeyColumnName(
        name: column?.name ?? name,
        collation: term.collation.map { Name($0) } ?? column?.collation ?? "BINARY",
        descending: term.order == .descending
      )
    }
  }

  /// ABORT is what SQLite does anyway.
  private func explicit(_ resolution: ConflictResolution?) -> ConflictResolution? {
    resolution == .abort ? nil : resolution
  }

  /// Every index that SQLite made for a constraint must be explained by one that was read.
  private func compare(
    _ keys: Keys,
    with indexes: [MadeIndex],
    in context: TableContext
  ) throws {
    guard !indexes.isEmpty else { return }
    let read = Set(
      (keys.uniques + [keys.primary].compactMap(\.self)).map { $0.columns.map(\.name) }
    )
    // A key may name a column twice, and SQLite's index then holds it once, or as often.
    let made = Set(indexes.map { $0.columns.removingDuplicates() })
    let missing = made.subtracting(read.map { $0.removingDuplicates() })
    guard missing.isEmpty else {
      throw disagreement(context.object, "its unique constraints are not all in its statement")
    }
  }
}

extension PrimaryKey {
  /// The key of a column that bears PRIMARY KEY itself.
  fileprivate init?(inline column: Column) {
    guard let key = column.primaryKey else { return nil }
    self.init(
      columns: [IndexedColumn(term: .column(column.name), order: key.order)],
      autoincrement: key.autoincrement,
      onConflict: key.onConflict,
      constraintName: key.constraintName
    )
  }
}

extension KeyColumnName {
  fileprivate func collated(as collation: Name) -> KeyColumnName {
    KeyColumnName(name: name, collation: collation, descending: descending)
  }

  fileprivate var ascending: KeyColumnName {
    KeyColumnName(name: name, collation: collation, descending: false)
  }
}

extension Array where Element: Hashable {
  func removingDuplicates() -> [Element] {
    guard count > 1 else { return self }
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
