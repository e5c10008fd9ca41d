/// What a rebuild by hand has left behind: a backup beside its table, or the name of one.
///
/// The plain recipe renames `X` to `X_bak`, creates `X`, copies the rows and drops `X_bak`. Without
/// a transaction each step can be the last one. <doc:Leftovers> tells what is made of that.
struct Leftover: Hashable {
  /// The table as it is declared.
  let target: TableSnapshot
  /// The table as the file has it; nil where it is missing.
  let live: TableSnapshot?
  /// The backup; nil where it is gone and something still names it.
  let backup: TableSnapshot?
  /// The backup's name.
  let backupName: Name
  /// What names the backup and is declared to name the table, each as a phrase.
  var traces: [String]
  /// The columns that the table and its backup share.
  let pairs: [Pair]

  /// A column of the table and the one of the backup that holds its values.
  struct Pair: Hashable {
    let column: ColumnSnapshot
    let old: ColumnSnapshot
  }

  /// The table's name, spelt as the file has it.
  var table: Name { live?.name ?? target.name }
}

extension Leftover {
  /// What tells the rows of both tables apart, a pair of columns each; empty for the rowid, nil
  /// where no key of both finds a row of the one in the other.
  var key: [Pair]? {
    guard let live, let backup else { return nil }
    if live.primaryKey == nil, backup.primaryKey == nil {
      return live.rowIDWord != nil && backup.rowIDWord != nil ? [] : nil
    }
    let columns = live.primaryKey?.columns.map(\.name) ?? []
    let found = columns.compactMap { name in pairs.first { $0.column.name == name } }
    let old = Set(backup.primaryKey?.columns.map(\.name) ?? [])
    return found.count == columns.count && Set(found.map(\.old.name)) == old ? found : nil
  }

  private func forbidsNull(_ old: ColumnSnapshot) -> Bool {
    backup.map { $0.forbidsNull(old) } ?? false
  }

  /// The stored columns of the table for which the backup has nothing.
  var newColumns: [ColumnSnapshot] {
    (live?.storedColumns ?? []).filter { column in !pairs.contains { $0.column == column } }
  }

  /// The stored columns of the backup for which the table has no place.
  var lostColumns: [ColumnSnapshot] {
    (backup?.storedColumns ?? []).filter { column in !pairs.contains { $0.old == column } }
  }

  /// Whether the table's rows and the backup's can be put together in the table.
  var obstacleToMerging: String? {
    guard let live else { return "\(table) is missing" }
    if let pair = pairs.first(where: { $0.column.affinity != $0.old.affinity }) {
      return "column \(pair.column.name) has another type"
    }
    if let pair = pairs.first(where: { live.forbidsNull($0.column) && !forbidsNull($0.old) }) {
      return "column \(pair.column.name) takes no NULL any more"
    }
    let missing = newColumns.first { live.forbidsNull($0) && $0.defaultIsNull }
    return missing.map { "column \($0.name) is NOT NULL and has no default" }
  }
}
