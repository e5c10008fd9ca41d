/// A virtual table that is declared differently, and what that means for its rows.
struct VirtualTableChange {
  let live: VirtualTableSnapshot
  let target: VirtualTableSnapshot

  var copiesRows: Bool {
    if case .copy = way { true } else { false }
  }

  /// How the rows come into the new table.
  enum Way {
    /// The table holds none of its own: nothing is lost with it.
    case recreate
    /// They are indexed anew from the content table.
    case refill
    /// They are copied aside and back, these columns of each side.
    case copy(live: [Name], target: [Name])
    /// They cannot be brought over.
    case lose
  }

  var way: Way {
    switch (live.storage, target.storage) {
    case (.derived, _): .recreate
    case (.external, .external): .refill
    case (.own, .own), (.external, .own): copied
    default: .lose
    }
  }

  private var copied: Way {
    if live.isSpatial || target.isSpatial {
      // An r-tree goes by the place of its columns, and its module by how it rounds.
      guard live.module == target.module, live.columns.count == target.columns.count else {
        return .lose
      }
      return .copy(live: live.columns, target: target.columns)
    }
    var pairs = target.columns.filter(live.columns.contains).map { (live: $0, target: $0) }
    if let old = live.languageColumn, let new = target.languageColumn {
      pairs.append((live: old, target: new))
    }
    return .copy(live: pairs.map(\.live), target: pairs.map(\.target))
  }

  /// The columns of the file whose texts the new table has no place for.
  var droppedColumns: [Name] {
    guard case .copy(let kept, _) = way, live.storage == .own else { return [] }
    return (live.columns + [live.languageColumn].compactMap(\.self)).filter { !kept.contains($0) }
  }
}

extension VirtualTableSnapshot {
  /// Where a virtual table has its rows from.
  enum Storage: Hashable {
    /// It keeps them itself.
    case own
    /// It indexes those of an ordinary table. <https://sqlite.org/fts5.html#external_content_tables>
    case external
    /// It keeps an index and no rows. <https://sqlite.org/fts5.html#contentless_tables>
    case contentless
    /// It shows what another table holds.
    case derived
    /// Nobody here knows.
    case unknown
  }

  var storage: Storage {
    if ["fts5vocab", "fts4aux"].contains(module) { return .derived }
    if isSpatial { return .own }
    guard isFullText else { return .unknown }
    guard let content = option("content") else { return .own }
    return content.text.isEmpty ? .contentless : .external
  }

  var isFullText: Bool { ["fts3", "fts4", "fts5"].contains(module) }

  var isSpatial: Bool { ["rtree", "rtree_i32"].contains(module) }

  /// The ordinary table or view that a full-text table indexes.
  var contentTable: Name? { storage == .external ? option("content") : nil }

  /// The hidden column of FTS4 that says by which language a row is read.
  /// <https://sqlite.org/fts3.html#the_languageid_option>
  var languageColumn: Name? { isFullText ? option("languageid") : nil }

  /// Whether the table has rows of its own, which go with it.
  var holdsRows: Bool { ![.derived, .external].contains(storage) }

  /// The columns of its content table that are read, by their names.
  var columnsRead: [Name] { columns + [languageColumn].compactMap(\.self) }

  /// The column of the content table by which its rows are known; FTS4 goes by the rowid alone.
  var rowIDColumn: Name { option("content_rowid") ?? "rowid" }

  /// Whether it names no column, and so has those of its content table.
  /// <https://sqlite.org/fts3.html#_external_content_fts4_tables_>
  var takesEveryColumn: Bool {
    module == "fts4" && contentTable != nil
      && arguments.allSatisfy { argument in
        guard let text = try? SQLText(argument), text.tokens.count > 1 else { return false }
        return text.text(text.tokens[1]) == "="
      }
  }

  /// Whether the content table, as it is declared, has the columns by which its rows are read; where
  /// it has not, the rehearsal finds that the full-text table no longer works.
  func findsItsRows(in content: TableSnapshot) -> Bool {
    let isColumn = content.column(rowIDColumn) != nil
    let isRowID = Name.namesOfRowID.contains(rowIDColumn)
    return (takesEveryColumn || columnsRead.allSatisfy { content.column($0) != nil })
      && (isColumn || isRowID && !content.withoutRowID)
  }

  /// FTS3 has none: to it each is a column. <https://sqlite.org/fts3.html#fts4_options>
  private func option(_ name: Name) -> Name? {
    guard module != "fts3" else { return nil }
    for argument in arguments {
      guard let text = try? SQLText(argument), text.tokens.count == 3,
        text.name(text.tokens[0]) == name, text.text(text.tokens[1]) == "="
      else { continue }
      return text.name(text.tokens[2])
    }
    return nil
  }
}
