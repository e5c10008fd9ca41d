extension Hints {
  /// Hints that name what is not declared, or let go what is.
  func refuseMistakes(in declared: SchemaSnapshot) throws {
    for rename in renames { try rename.refuseMistakes(in: declared, renames: renames) }
    for fill in fills where declared.table(fill.table)?.column(fill.column) == nil {
      throw DeclarationMistake(
        unknown: ColumnPlace(fill.table, fill.column),
        namedBy: "a fill (Hints.fills, --fill)",
        place: .hint,
        in: declared
      )
    }
    for tombstone in tombstones { try tombstone.refuseMistakes(in: declared, renames: renames) }
  }
}

extension Hints.TombstoneHint {
  fileprivate func refuseMistakes(in declared: SchemaSnapshot, renames: [Hints.Rename]) throws {
    guard declares(in: declared) else {
      // Without its table a column is no longer there to be dropped.
      guard column != nil, declared.table(table, renames) == nil,
        declared.virtualTable(table) == nil
      else { return }
      throw DeclarationMistake(
        unknown: ColumnPlace(table, nil),
        namedBy: "the permission to drop a column (Hints.tombstones, --allow-drop)",
        place: .hint,
        in: declared
      )
    }
    throw DeclarationMistake(
      place: .hint,
      object: table,
      message: "\(ColumnPlace(table, column)) is declared, and may be dropped as well",
      advice: "leave one of the two"
    )
  }

  private func declares(in declared: SchemaSnapshot) -> Bool {
    let table = declared.table(table)
    return column.map { table?.column($0) != nil } ?? (table != nil)
  }
}

extension Hints.Rename {
  fileprivate func refuseMistakes(in declared: SchemaSnapshot, renames: [Self]) throws {
    let found = declared.table(table, renames)
    let isVirtual = column == nil && declared.virtualTable(table) != nil
    guard !isVirtual, found == nil || column.map({ found?.column($0) == nil }) ?? false else {
      return
    }
    throw DeclarationMistake(
      unknown: ColumnPlace(found?.name ?? table, column),
      namedBy: "a rename (Hints.renames, \(column == nil ? "--rename-table" : "--rename"))",
      place: .hint,
      in: declared
    )
  }
}

extension SchemaSnapshot {
  /// The table of a name, which may be one that it had before.
  fileprivate func table(_ name: Name, _ renames: [Hints.Rename]) -> TableSnapshot? {
    let current = renames.first { $0.column == nil && $0.previous.contains(name) }?.table
    return table(name) ?? current.flatMap(table)
  }
}

extension DeclarationMistake {
  /// The mistake of a name that is not declared, with the nearest one and those that there are.
  init(unknown name: ColumnPlace, namedBy what: String, place: Place, in declared: SchemaSnapshot) {
    let table = declared.table(name.table)
    let (names, owner): ([Name], String) =
      if let table, name.column != nil {
        (table.columns.map(\.name), "the columns of \(table.name) are")
      } else {
        (declared.tables.map(\.name) + declared.virtualTables.map(\.name), "declared are")
      }
    let word = (table.flatMap { _ in name.column } ?? name.table).text
    let near = names.map(\.text).nearest(to: word).map { "did you mean \($0)? " } ?? ""
    self.init(
      place: place,
      object: name.table,
      message: "\(what) names \(name), which is not declared",
      advice: names.isEmpty
        ? "declare it" : "\(near)\(owner) \(names.list(atMost: 12))"
    )
  }
}

extension [Name] {
  /// The names in a row, and how many more there are.
  fileprivate func list(atMost count: Int) -> String {
    let rest = self.count > count ? " and \(self.count - count) more" : ""
    return prefix(count).map(\.text).joined(separator: ", ") + rest
  }
}
