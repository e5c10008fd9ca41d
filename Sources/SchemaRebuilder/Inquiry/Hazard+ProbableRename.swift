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

/// A declared table that the file lacks, and one of the file that has all its columns and is not
/// declared.
///
/// The new table would be empty and the old one kept: nothing is lost, but the app would no longer
/// find its rows.
struct ProbableTableRename: Hashable {
  let old: TableSnapshot
  let new: TableSnapshot

  /// Fewer columns than these are alike by chance: an id and a name are in half of all tables.
  private static let leastColumns = 3

  static func all(in diff: SchemaDiff) -> [ProbableTableRename] {
    diff.createdTables.flatMap { new in
      diff.undeclaredTables.filter { $0.hasTheColumns(of: new) }
        .map { ProbableTableRename(old: $0, new: new) }
    }
  }

  private init(old: TableSnapshot, new: TableSnapshot) {
    self.old = old
    self.new = new
  }

  fileprivate static func isEnough(_ columns: Int) -> Bool { columns >= leastColumns }
}

extension TableSnapshot {
  fileprivate func hasTheColumns(of other: TableSnapshot) -> Bool {
    guard ProbableTableRename.isEnough(columns.count), columns.count == other.columns.count else {
      return false
    }
    return columns.allSatisfy { other.column($0.name)?.typeKey == $0.typeKey }
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
        "table \(new) is new, and table \(old), which is not declared, has the same columns "
        + "and \(counted(answer.rows, "row")): probably it was renamed, and \(new) would be empty",
      advice: "if it was renamed, say so (.renamed(from:), "
        + "-- @renamed from=\(old), \(TypedFlag.renameTable(old, to: new))); if it was not, "
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
      advice: "if it was, say so (.renamed(from:), -- @renamed from=…, "
        + "\(TypedFlag.rename(dropped.table, column, to: first))); if not, permit the drop "
        + "(\(TypedFlag.allowDrop(dropped.table, column))), and this passes too",
      verdict: .refused
    )
  }
}
