/// The undeclared indexes of declared tables that stay, and those that cannot.
///
/// One that stays is a part of the target from here on: a rebuild creates it again like a declared
/// one, and asks the rows whether a unique one still holds.
struct KeptIndexes {
  /// The difference, in which the indexes that stay are none.
  private(set) var diff: SchemaDiff
  private(set) var kept: [(index: IndexSnapshot, table: Name)] = []
  /// Those that cannot stay, with the reason as the end of a sentence.
  private(set) var lost: [(index: IndexSnapshot, table: Name, why: String)] = []

  init(_ diff: SchemaDiff, policy: Policy, declared: SchemaSnapshot) {
    self.diff = diff
    guard policy.undeclared.indexes != .drop,
      diff.commonTables.contains(where: { !$0.indexChanges.isEmpty })
    else { return }
    let indexes = Set(declared.tables.flatMap { $0.indexes.map(\.name) })
    let others = declared.takenNames.subtracting(indexes)
    self.diff.commonTables = diff.commonTables.map { table in
      var added: [IndexSnapshot] = []
      for index in table.droppedIndexes where !indexes.contains(index.name) {
        let why =
          others.contains(index.name)
          ? "has a name that is declared for something else" : index.obstacle(to: table)
        if let why {
          lost.append((index, table.target.name, why))
        } else {
          added.append(index.following(table))
          kept.append((index, table.target.name))
        }
      }
      return table.keeping(added)
    }
  }
}

extension SchemaDiff {
  /// The difference without the indexes that are not declared and have one of these names.
  func withoutDropping(_ names: Set<Name>) -> SchemaDiff {
    guard !names.isEmpty else { return self }
    var diff = self
    diff.commonTables = commonTables.map { table in
      table.keeping(table.droppedIndexes.filter { names.contains($0.name) })
    }
    return diff
  }
}

extension TableDiff {
  fileprivate var droppedIndexes: [IndexSnapshot] {
    indexChanges.compactMap { change in
      guard case .dropped(let index) = change else { return nil }
      return index
    }
  }

  /// The same, with indexes that are not declared as a part of the target.
  fileprivate func keeping(_ indexes: [IndexSnapshot]) -> TableDiff {
    guard !indexes.isEmpty else { return self }
    var target = target
    target.indexes += indexes
    return TableDiff(
      live: live,
      target: target,
      isRenamed: isRenamed,
      renamedColumns: renamedColumns,
      changes: changes,
      indexChanges: indexChanges.filter { change in
        guard case .dropped(let index) = change else { return true }
        return !indexes.contains { $0.name == index.name }
      }
    )
  }

  /// The declared column that takes a live one over.
  func successor(of column: Name) -> ColumnSnapshot? {
    target.columns.first { source(of: $0.name)?.name == column }
  }
}

extension IndexSnapshot {
  /// Why the index cannot stand on the table as it will be; nil where it can.
  fileprivate func obstacle(to table: TableDiff) -> String? {
    let gone = table.live.columns.first { column in
      table.successor(of: column.name) == nil && reads(column.name)
    }
    if let gone { return "names column \(gone.name), which goes" }
    let renamed = table.live.columns.first { column in
      // Such a word may also be the order of the column before it.
      ["asc", "desc", "nulls", "first", "last"].contains(column.name) && reads(column.name)
        && table.successor(of: column.name)?.name != column.name
    }
    return renamed.map { "names column \($0.name), which has a new name" }
  }

  private func reads(_ column: Name) -> Bool {
    columns.contains { part in
      part.name == column || part.expression.map { mentions(column, in: $0) } ?? false
    } || condition.map { mentions(column, in: $0) } ?? false
  }

  /// The index as it stands on the table once that and its columns have their new names.
  ///
  /// An index names nothing but its own table and that table's columns, so that each of its tokens
  /// has one meaning. <https://sqlite.org/lang_createindex.html>
  func following(_ table: TableDiff) -> IndexSnapshot {
    let names = Set(table.target.columns.map(\.name) + [table.target.name])
    func renamed(_ sql: String) -> String { table.renamingNames(in: sql) }
    func key(_ sql: String) -> CanonicalSQL? { try? CanonicalSQL(sql, names: names) }
    return IndexSnapshot(
      name: name,
      sql: renamed(sql),
      columns: columns.map { part in
        let column = part.name.flatMap(table.successor)
        let followsColumn = part.name.flatMap(table.live.column)?.collation == part.collation
        let expression = part.expression.map(renamed)
        return KeyColumn(
          name: column?.name,
          expression: expression,
          expressionKey: expression.flatMap(key),
          collation: followsColumn && !mentions("collate", in: sql)
            ? column?.collation ?? part.collation : part.collation,
          descending: part.descending
        )
      },
      unique: unique,
      condition: condition.map(renamed),
      conditionKey: condition.map(renamed).flatMap(key)
    )
  }
}

extension TableDiff {
  /// The text of an index, or of a part of one, with the new names of the table and its columns.
  fileprivate func renamingNames(in sql: String) -> String {
    guard isRenamed || !renamedColumns.isEmpty, let text = try? SQLText(sql) else { return sql }
    let head = (try? StatementHead(text))?.nameRange
    var result = ""
    var position = 0
    for index in text.indicesOfNames {
      let token = text.tokens[index]
      // Before the table there is nothing but the name of the index.
      guard token.range.lowerBound >= head?.upperBound ?? 0,
        let name = newName(
          of: text.name(token),
          isTable: text.namesTable(index, inStatement: head != nil)
        ),
        !text.isKeyword(index), name != text.name(token)
      else { continue }
      result += text.text(position..<token.range.lowerBound) + quoted(name)
      position = token.range.upperBound
    }
    return result + text.text(position..<text.utf8.count)
  }

  private func newName(of name: Name, isTable: Bool) -> Name? {
    if isTable { return name == live.name ? target.name : nil }
    return live.column(name).flatMap { successor(of: $0.name) }?.name
  }
}

extension SQLText {
  /// Whether the token names a table: behind ON, or before a dot.
  fileprivate func namesTable(_ index: Int, inStatement: Bool) -> Bool {
    let isQualifier = index + 1 < tokens.count && isPunctuation(tokens[index + 1], ".")
    return isQualifier || inStatement && index > 0 && isWord(tokens[index - 1], "on")
  }
}
