/// The stored CREATE statement is exchanged for the declared one, and no row is touched.
///
/// SQLite reads a row by the statement in `sqlite_schema`. So a change that leaves each stored byte
/// as it is, and that every row satisfies, is one of that text alone.
/// <https://sqlite.org/pragma.html#pragma_writable_schema>
struct DefinitionEditRung: TableRung {
  var rung: Rung { .edit }

  func obstacle(_ change: TableChangeRequest) -> String? {
    if let reason = change.whyNotEdited { return reason }
    if let other = change.diff.changes.first(where: { !change.isDefinitionAlone($0) }) {
      return "an edit of its definition would not do: \(change.whyNotDefinitionAlone(other))"
    }
    if let reason = change.diff.whyNotReadAlike { return reason }
    let unsure = change.diff.target.checks.first {
      change.namesAddedColumn($0) && !change.diff.target.quotesNamesAlone(in: $0.expression)
    }
    if let unsure { return SwapRung.otherMeaning(of: unsure) }
    if let reason = change.diff.whyKeysAreNotEdited(EditedKeys(change)) { return reason }
    guard let proofs = change.proofs else {
      return "an edit needs an answer that the rows cannot give before they are written anew"
    }
    return change.findings.flatMap { findings in
      proofs.lazy.compactMap { $0.objection(in: findings) }.first
    }
  }

  func steps(_ change: TableChangeRequest) -> TableSteps {
    let keys = EditedKeys(change)
    return TableSteps(
      edits: TableSteps.Edits(
        // An index on a column that goes would make the edited schema malformed.
        before: change.indexDrops + change.confirmations
          + keys.sorted,
        inside: [.edit(change.currentName, change.diff.target.sql)] + keys.moves,
        after: counter(change) + keys.drops + keys.proofs + change.checksOfAddedColumns,
        needsSequence: change.diff.startsCounting
      ),
      later: change.diff.indexChanges.compactMap(\.createStep)
    )
  }

  private func counter(_ change: TableChangeRequest) -> [Plan.Step] {
    if change.diff.startsCounting, let key = change.diff.target.rowIDAlias {
      return .counter(of: change.currentName, above: key.name)
    }
    return change.diff.stopsCounting ? [.forgottenCounter(of: change.currentName)] : []
  }
}

extension TableDiff {
  /// Whether AUTOINCREMENT is new, or goes.
  var startsCounting: Bool { !live.isCounted && target.isCounted }
  var stopsCounting: Bool { live.isCounted && !target.isCounted }

  /// Why the stored rows, or the indexes, would be read as other ones under the declared text.
  fileprivate var whyNotReadAlike: String? {
    if let whySpelledInTwoWays { return whySpelledInTwoWays }
    if !standsInOrder {
      return "an edit of its definition would not do: the file has its columns in another order"
    }
    if live.rowIDAlias?.name != target.rowIDAlias?.name {
      return "an edit of its definition would not do: another column is its rowid"
    }
    if live.rowOrder != target.rowOrder {
      return "an edit of its definition would not do: its rows are sorted in another way"
    }
    return nil
  }

  /// Whether the columns that stay stand as they are declared, and those that come behind them: a row
  /// that ends before a column has its default.
  private var standsInOrder: Bool {
    let gone = Set(droppedColumns.map(\.name))
    let stay = live.columns.map(\.name).filter { !gone.contains($0) }
    return stay + addedColumns.map(\.name) == target.columns.map(\.name)
  }
}

extension TableSnapshot {
  var isCounted: Bool { primaryKey?.autoincrement == true }
}

extension TableChangeRequest {
  /// Whether the change is one of the text alone, so far as the rows satisfy it.
  func isDefinitionAlone(_ change: TableChange) -> Bool {
    switch change {
    case .checkAdded, .checkDropped, .foreignKeyAdded, .foreignKeyDropped: true
    // Their indexes come and go beside the edit.
    case .uniqueAdded, .uniqueDropped: true
    // Which column is the rowid is compared by itself.
    case .primaryKeyChanged(_, let key): key?.columns.contains { isFilled($0.name) } != true
    case .columnAdded(let column):
      column.generated == nil
        ? whyNotAppended(column) == nil && !isFilled(column.name) && storesDefault(column)
        : column.generated?.storage == .virtual && column.notNull == nil && !diff.target.strict
    // Nothing of it is stored.
    case .columnDropped(let column): column.generated?.storage == .virtual
    case .columnChanged(let column):
      !isFilled(column.target.name) && column.aspects.allSatisfy { isTextAlone($0, of: column) }
    default: false
    }
  }

  /// Why the change is more than one of the text.
  func whyNotDefinitionAlone(_ change: TableChange) -> String {
    let sentence = change.sentence(table: diff.target.name)
    switch change {
    case .columnAdded(let column):
      if isFilled(column.name) { return filled(column.name) }
      return whyNotAppended(column).map { "\(sentence), and \($0)" } ?? sentence
    case .columnChanged(let column):
      return isFilled(column.target.name) ? filled(column.target.name) : sentence
    case .primaryKeyChanged(_, let key):
      return key?.columns.map(\.name).first(where: isFilled).map(filled) ?? sentence
    default: return sentence
    }
  }

  private func filled(_ column: Name) -> String { "column \(column) is filled by an expression" }

  private func isTextAlone(_ aspect: ColumnDiff.Aspect, of column: ColumnDiff) -> Bool {
    switch aspect {
    case .notNull: true
    case .defaultValue: column.live.generated == nil && column.target.generated == nil
    case .type:
      // The type word of a sole key decides whether it is the rowid.
      !diff.target.strict && column.live.affinity == column.target.affinity
        && column.live.generated == nil && column.target.generated == nil
        && !(column.target.keyPosition > 0 && diff.target.primaryKey?.columns.count == 1)
    case .collation, .generated: false
    }
  }
}

extension Plan.Step {
  static func writableSchema(_ object: Name) -> Plan.Step {
    Plan.Step(
      .setting,
      object,
      "let definitions be edited",
      sql: "PRAGMA writable_schema=ON"
    )
  }

  /// Ends the edits, and makes this connection read what they have made of the schema.
  static func schemaReadAgain(_ object: Name) -> Plan.Step {
    Plan.Step(
      .setting,
      object,
      "no more; read the schema again",
      sql: "PRAGMA writable_schema=RESET"
    )
  }

  /// Writes the text of a table into `sqlite_schema`.
  static func edit(_ table: Name, _ sql: String, _ reason: String? = nil) -> Plan.Step {
    Plan.Step(
      .editDefinition,
      table,
      reason ?? "define \(table) as declared",
      sql: "UPDATE main.sqlite_schema SET sql = \(literal(sql))\n"
        + "WHERE type = 'table' AND name = \(literal(table.text))"
    )
  }

  /// A counter without its table would count on when AUTOINCREMENT comes back.
  static func forgottenCounter(of table: Name) -> Plan.Step {
    Plan.Step(
      .sequence,
      table,
      "forget the counter of \(table)",
      sql: "DELETE FROM main.sqlite_sequence WHERE name = \(literal(table.text))"
    )
  }
}
