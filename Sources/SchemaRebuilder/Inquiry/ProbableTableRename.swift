/// A declared table that the file lacks, and one of the file that looks like it and is not declared.
///
/// The new table would be empty and the old one kept: nothing is lost, but the app would no longer
/// find its rows.
struct ProbableTableRename: Hashable {
  let old: TableSnapshot
  let new: TableSnapshot
  /// Whether it is hardly a chance: such a one is refused, any other only remarked on.
  let isSure: Bool

  /// Fewer columns than these are alike by chance: an id and a name are in half of all tables.
  private static let leastColumns = 3

  static func all(in diff: SchemaDiff) -> [ProbableTableRename] {
    let pairs = diff.createdTables.flatMap { new in
      diff.undeclaredTables.compactMap { ProbableTableRename(old: $0, new: new) }
    }
    // Where one is sure, whatever else is like either of the two is so by chance.
    let sure = pairs.filter(\.isSure)
    let settled = Set(sure.flatMap { [$0.old.name, $0.new.name] })
    return sure
      + pairs.filter {
        !$0.isSure && !settled.contains($0.old.name) && !settled.contains($0.new.name)
      }
  }

  /// Nil where no more than some columns are alike.
  ///
  /// What is computed is left out: it comes and goes without any row.
  private init?(old: TableSnapshot, new: TableSnapshot) {
    let (before, after) = (old.storedColumns, new.storedColumns)
    let (fewer, more) = (min(before.count, after.count), max(before.count, after.count))
    guard more < 2 * fewer + 1 else { return nil }
    let shared = before.filter { column in
      new.column(column.name).map { $0.generated == nil && $0.affinity == column.affinity } ?? false
    }
    self.old = old
    self.new = new
    // All of one table, and in the other half as many more at most.
    isSure = shared.count == fewer && fewer >= Self.leastColumns && 3 * fewer >= 2 * more
    guard isSure || Self.areMost(shared.map(\.name), of: more) else { return nil }
  }

  /// Whether it is worth a word: more than half are alike, and not only what many tables have.
  private static func areMost(_ shared: [Name], of count: Int) -> Bool {
    let telling = shared.filter { !usualNames.contains($0) }
    return 2 * shared.count > count && telling.count >= 2
  }

  private static let usualNames: Set<Name> = ["id", "_id", "name"]
}
