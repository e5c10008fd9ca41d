/// The bytes of a table's b-tree and of those of its indexes.
///
/// <https://sqlite.org/fileformat2.html#b_tree_pages>
struct TableSize {
  let table: TableSnapshot
  let rows: Double
  let pageSize: Int
  /// The bytes of an average value of a column.
  let bytes: (Name) -> Double

  /// Rows are written one behind the other, and large ones on pages of their own.
  var tableBytes: Double {
    let stored = table.columns.filter { $0.generated?.storage != .virtual }
    let row = stored.map { bytes($0.name) + 1 }.reduce(0, +) + 8
    let page = Double(pageSize)
    guard row > page / 2 else { return rows / (page / row).rounded(.down) * page }
    return rows * (row / (page - 4)).rounded(.up) * page
  }

  /// The indexes of keys, which are filled in the order of the rows and so have gaps.
  var keyBytes: Double {
    let primary = table.primaryKey.flatMap { $0.isRowIDAlias || table.withoutRowID ? nil : $0 }
    return (table.uniques + [primary].compactMap(\.self))
      .map { 1.4 * entryBytes($0.columns.map(\.name)) }.reduce(0, +)
  }

  /// An index that is created over the rows that exist is sorted first, and has no gaps.
  func bytes(of index: IndexSnapshot) -> Double { entryBytes(index.columns.map(\.name)) }

  /// The table with all that belongs to it.
  var allBytes: Double { tableBytes + keyBytes + table.indexes.map(bytes).reduce(0, +) }

  func entryBytes(_ columns: [Name?]) -> Double {
    // What an expression comes to is not known.
    let values = columns.map { $0.map(bytes) ?? 16 }
    return rows * (values.map { $0 + 1 }.reduce(0, +) + 8)
  }
}
