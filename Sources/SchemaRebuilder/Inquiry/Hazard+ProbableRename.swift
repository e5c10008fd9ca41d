extension Probe {
  /// The rows of a table that is not declared and looks like one that the file lacks.
  static func probableRename(_ pair: ProbableTableRename) -> Probe {
    Probe(
      .probableRename,
      table: pair.new.name,
      from: "main.\(quoted(pair.old.name)) NOT INDEXED",
      question: .rows(
        condition: "1",
        key: pair.old.rowKey(quoted(pair.old.name)),
        keyName: pair.old.rowKeyName
      ),
      detail: pair.old.name.text
    )
  }
}

extension ProbableTableRename {
  /// What is said of one that is not sure.
  var remark: String {
    "table \(new.name) is new and looks like \(old.name), which is not declared and is kept: if it "
      + "was renamed, \(Self.saying(old.name, new.name))"
  }

  /// The advice to say that a table was renamed.
  fileprivate static func saying(_ old: Name, _ new: Name) -> String {
    "say so (.renamed(from:), -- @renamed from=\(old), \(TypedFlag.renameTable(old, to: new)))"
  }
}

extension TableDiff {
  /// The new columns that may be a column of the file under another name: of the same type, and
  /// without rows of their own.
  fileprivate func probableNames(of column: Name, fills: Fills) -> [ColumnSnapshot] {
    guard let old = live.column(column) else { return [] }
    return addedColumns.filter {
      $0.typeKey == old.typeKey && $0.generated == nil && fills.fill(target.name, $0.name) == nil
    }
  }
}

extension Hazard {
  static func probableRename(_ answer: Findings.Answer) -> Hazard {
    let (old, new) = (Name(answer.probe.detail), answer.probe.table)
    return Hazard(
      answer,
      sentence:
        "table \(new) is new and looks like table \(old), which is not declared and has "
        + "\(counted(answer.rows, "row")): probably it was renamed, and \(new) would be empty",
      advice: "if it was renamed, \(ProbableTableRename.saying(old, new)); if it was not, "
        + allowing(.probableRename, new)
    )
  }

  /// Beside a column that is refused to go: the new one which may be its new name.
  static func probableRename(_ dropped: Hazard, in diff: TableDiff, fills: Fills) -> Hazard? {
    // One that is still declared has no other name: it is computed from now on.
    guard dropped.code == .dropColumn, let column = dropped.column,
      diff.target.column(column) == nil
    else { return nil }
    let names = diff.probableNames(of: column, fills: fills).prefix(3).map(\.name)
    guard let first = names.first else { return nil }
    let comes = names.count == 1 ? "comes" : "come"
    return Hazard(
      code: .probableRename,
      table: dropped.table,
      column: column,
      sentence: "column \(column) of \(dropped.table) goes and "
        + "\(names.map(\.text).joined(separator: " or ")), of the same type, \(comes): probably it was renamed",
      rows: dropped.rows,
      keyName: dropped.keyName,
      keys: [],
      advice: "if it was, say so (.renamed(from:), -- @renamed from=\(column), "
        + "\(TypedFlag.rename(dropped.table, column, to: first))); if not, permit the drop "
        + "(\(TypedFlag.allowDrop(dropped.table, column))), and this passes too",
      verdict: .refused
    )
  }
}
