/// Whether the entries of an index are right for the rows as they will be.
///
/// An entry holds what the index reads of a row, and the row's key. So every column that the index
/// reads must keep its values, and how they compare; and the row its rowid or key. What cannot be
/// shown here counts as changed: a wrong entry is a row that nobody finds.
struct KeepableIndex {
  private let change: TableChangeRequest
  private let source: RowSource
  private let keepsKeys: Bool
  /// Whether no value is written but those that change.
  private let inPlace: Bool

  init(_ change: TableChangeRequest, inPlace: Bool = false) {
    self.change = change
    self.inPlace = inPlace
    source = .inPlace(change)
    keepsKeys = change.curing == nil && change.keepsKinds
  }

  private var diff: TableDiff { change.diff }

  /// Whether an index made by CREATE INDEX can stay; it reads every column that its text names, and
  /// those that SQLite says: a text in single quotes may be one.
  func keeps(_ index: IndexSnapshot) -> Bool {
    let named =
      (diff.live.columns + diff.target.columns).map(\.name).filter { mentions($0, in: index.sql) }
      + index.columns.compactMap(\.name)
    return diff.target.quotesNamesAlone(in: index.parts) && keeps(reading: named)
  }

  /// Whether the index of a key or constraint can stay.
  func keeps(_ index: AutomaticIndex) -> Bool { keeps(reading: index.columns.map(\.name)) }

  private func keeps(reading columns: [Name]) -> Bool {
    guard keepsKeys, columns.allSatisfy({ keepsValues(of: $0, open: []) }) else { return false }
    guard diff.target.withoutRowID else { return change.keepsRowIDs }
    // The key is the end of every entry.
    let keys = diff.target.rowOrder
    return keys == diff.live.rowOrder && keys.allSatisfy { keepsValues(of: $0.name, open: []) }
  }

  // `open` holds the generated columns that are being read.
  private func keepsValues(of name: Name, open: Set<Name>) -> Bool {
    guard let old = diff.live.column(name), let new = diff.target.column(name),
      diff.source(of: name)?.name == name, old.affinity == new.affinity,
      old.collation == new.collation, old.generatedKey == new.generatedKey,
      old.generated?.storage == new.generated?.storage
    else { return false }
    guard let generated = new.generated else {
      return source.value(of: new) == source.column(old) && conforms(new)
    }
    // The copy computes it anew, perhaps by another release's functions than have filled the index.
    guard generated.storage == .virtual else { return false }
    let read = diff.target.columns.map(\.name).filter {
      $0 != name && !open.contains($0) && mentions($0, in: generated.expression.sql)
    }
    return read.allSatisfy { keepsValues(of: $0, open: open.union([name])) }
  }

  /// Whether no value is converted by the copy though its column stays as it is.
  private func conforms(_ column: ColumnSnapshot) -> Bool {
    // Nothing but an integer can be a rowid.
    guard !inPlace, column.affinity != .blob, column.name != diff.live.rowIDAlias?.name,
      let findings = change.findings
    else { return true }
    func found(_ isMeant: (Probe) -> Bool) -> Int? {
      findings.answers.first {
        $0.probe.table == diff.target.name && $0.probe.column == column.name && isMeant($0.probe)
      }?.rows
    }
    guard found(\.isMisfit) == 0 else { return false }
    return column.affinity == .real
      ? found(\.isAboutBigReals) == 0
      : !column.affinity.storesIntegers || found(\.isAboutIntegralReals) == 0
  }
}

extension TableChangeRequest {
  /// Whether rows are stored by the same rules.
  fileprivate var keepsKinds: Bool {
    diff.live.strict == diff.target.strict && diff.live.withoutRowID == diff.target.withoutRowID
  }

  /// Whether each row has the rowid that it had.
  var keepsRowIDs: Bool {
    guard !diff.live.withoutRowID, !diff.target.withoutRowID else { return false }
    switch (diff.live.rowIDAlias, diff.target.rowIDAlias) {
    case (nil, nil): return diff.live.rowIDWord != nil && diff.target.rowIDWord != nil
    case (let old?, let new?):
      return diff.source(of: new.name)?.name == old.name && !isFilled(new.name)
    default: return false
    }
  }
}

extension IndexSnapshot {
  /// What the index reads, in SQL.
  fileprivate var parts: String {
    (columns.compactMap(\.expression) + [condition].compactMap(\.self)).map { "(\($0)\n)" }
      .joined(separator: ", ")
  }
}
