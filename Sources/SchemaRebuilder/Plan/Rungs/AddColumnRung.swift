/// `ALTER TABLE … ADD COLUMN`: no row is touched. <https://sqlite.org/lang_altertable.html>
struct AddColumnRung: TableRung {
  var rung: Rung { .addColumn }

  func obstacle(_ change: TableChangeRequest) -> String? {
    if change.strategy != .automatic {
      return "the strategy is to rebuild what differs, or everything"
    }
    if let curing = change.curing { return "ALTER TABLE copies no rows, and \(curing.reason)" }
    let diff = change.diff
    let added = diff.addedColumns
    if added.isEmpty { return TableChangeRequest.noForm }
    if !change.brokenChecks.isEmpty {
      return "ALTER TABLE would stop at the rows that fail a CHECK already"
    }
    for column in added {
      if let what = change.whyNotAppended(column) {
        return "ALTER TABLE cannot add \(column.name): \(what)"
      }
    }
    if change.columnOrder == .asDeclared, let column = diff.addedBeforeTheEnd {
      return "ALTER TABLE would add \(column.name) at the end, and it is declared before others"
    }
    var checks = added.flatMap(\.inlineChecks)
    var keys = added.flatMap(\.inlineForeignKeys)
    let others = diff.changes.first { difference in
      switch difference {
      case .columnAdded: false
      case .checkAdded(let check): !checks.removeFirst(equalTo: check)
      case .foreignKeyAdded(let key): !keys.removeFirst(equalTo: key)
      default: true
      }
    }
    if let others {
      return "ALTER TABLE would add the column, but \(others.sentence(table: diff.target.name))"
    }
    guard diff.target.strict || !diff.addedColumns.flatMap(\.inlineChecks).isEmpty,
      DefinitionEditRung().obstacle(change) == nil
    else { return nil }
    return "ALTER TABLE would look at every row and index again, to find those that do not fit"
  }

  func steps(_ change: TableChangeRequest) -> TableSteps {
    let table = change.currentName
    let added = change.diff.addedColumns.map { column in
      Plan.Step(
        .addColumn,
        table,
        "add column \(column.name) at the end of \(table)",
        sql: "ALTER TABLE main.\(quoted(table)) ADD COLUMN \(column.definition)"
      )
    }
    return TableSteps(
      now: change.indexDrops + added,
      later: change.diff.indexChanges.compactMap(\.createStep)
    )
  }
}

extension TableChangeRequest {
  /// Why no row could end before the column and have its default all the same; nil where it can.
  func whyNotAppended(_ column: ColumnSnapshot) -> String? {
    if column.keyPosition > 0 { return "it is part of the primary key" }
    // SQLite 3.54 refuses it: https://sqlite.org/lang_altertable.html#altertabaddcol
    if Name.namesOfRowID.contains(column.name) { return "it is a name of the rowid" }
    if column.isInlineUnique { return "it is UNIQUE" }
    if column.generated?.storage == .stored { return "it is a stored generated column" }
    if isFilled(column.name) { return "its rows are filled by an expression" }
    if column.notNull != nil, column.generated == nil, !column.hasConstantDefault {
      return "it is NOT NULL and has no constant default"
    }
    if column.defaultSQL != nil, !column.hasConstantDefault, !column.defaultIsNull {
      return "its default is computed"
    }
    if column.hasConstantDefault, !column.readsItsDefaultAsStored {
      return "the rows that exist would hold another value than the default is for new ones"
    }
    return nil
  }

  /// Whether the default is of the kind that the column stores, so that nothing has to look whether
  /// a STRICT table takes it.
  func storesDefault(_ column: ColumnSnapshot) -> Bool {
    guard diff.target.strict, !column.defaultIsNull else { return true }
    guard let sql = column.defaultSQL, let text = try? SQLText(sql),
      let token = text.tokens.last
    else { return false }
    return switch Name(column.type) {
    case "any": true
    case "text": token.kind == .string
    case "blob": token.kind == .blob
    case "int", "integer":
      token.kind == .number
        && text.content(token).allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    default: false
    }
  }
}

extension Array where Element: Equatable {
  /// Removes one element that equals the given one; says whether there was one.
  mutating func removeFirst(equalTo element: Element) -> Bool {
    guard let place = firstIndex(of: element) else { return false }
    remove(at: place)
    return true
  }
}

extension ColumnSnapshot {
  var defaultIsNull: Bool { defaultSQL.map { Name($0) == "null" } ?? true }

  /// Whether SQLite reads the default for rows from before the column as it stores it in new ones.
  ///
  /// It takes a number from the text of the definition: 2.50 as it is written where the column is of
  /// texts, 2.0 as 2 where it has no type, and a hexadecimal one that is too long as a text.
  fileprivate var readsItsDefaultAsStored: Bool {
    guard let defaultSQL, let text = try? SQLText(defaultSQL),
      let number = text.tokens.first(where: { $0.kind == .number })
    else { return true }
    let digits = text.text(number)
    if digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }) { return digits.utf8.count < 19 }
    if digits.hasPrefix("0x") || digits.hasPrefix("0X") { return digits.utf8.count < 18 }
    switch affinity {
    case .text: return false
    case .blob: return Double(digits).map { $0 != $0.rounded() } ?? false
    default: return true
    }
  }

  /// Whether the default is a literal other than NULL, which SQLite needs to read it for the rows
  /// that are already there.
  var hasConstantDefault: Bool {
    guard let defaultSQL, !defaultIsNull,
      let sql = try? defaultLiteral(defaultSQL), let text = try? SQLText(sql)
    else { return false }
    let tokens = text.tokens.drop { ["+", "-"].contains(text.text($0)) }
    guard tokens.count == 1, let token = tokens.first else { return false }
    switch token.kind {
    case .string, .blob, .number: return true
    case .word:
      // SQLite reads such a default as a number, which a column of text would not store.
      return affinity != .text && ["true", "false"].contains { text.isWord(token, $0) }
    default: return false
    }
  }
}
