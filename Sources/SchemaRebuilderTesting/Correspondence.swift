import SchemaRebuilder

/// Which table and column of a file became which declared one, told by names and hints alone.
struct Correspondence {
  let hints: Hints

  /// A column of the file and the declared one that takes its values over.
  typealias Pair = (old: TableShape.Column, new: TableShape.Column)

  /// The table of the file that is called `table` now.
  func source(of table: Name, among old: [Name], after new: [Name]) -> Name? {
    if old.contains(table) { return table }
    return hints.renames.first { $0.column == nil && $0.table == table }?
      .previous.first { old.contains($0) && !new.contains($0) }
  }

  /// The columns whose values are kept; one that is filled has others.
  ///
  /// - Parameters:
  ///   - old: the table as it was.
  ///   - new: the table as it is.
  ///   - exchange: whether a column takes another name that the file has as well.
  /// - Returns: the pairs of an old and a new column that hold the same values.
  func columns(of old: TableShape, in new: TableShape, exchange: Bool) -> [Pair] {
    let sources = sources(of: old, in: new, exchange: exchange)
    let used = Set(sources.values)
    let fills = hints.fills.filter { $0.table == new.name }.map(\.column)
    return new.columns.compactMap { column in
      let name = sources[column.name] ?? (used.contains(column.name) ? nil : column.name)
      guard let source = name.flatMap(old.column), !fills.contains(column.name) else { return nil }
      return (source, column)
    }
  }

  private func sources(of old: TableShape, in new: TableShape, exchange: Bool) -> [Name: Name] {
    var sources: [Name: Name] = [:]
    for rename in hints.renames where [old.name, new.name].contains(rename.table) {
      guard let column = rename.column, exchange || old.column(column) == nil else { continue }
      let used = Set(sources.values)
      sources[column] = rename.previous.first { old.column($0) != nil && !used.contains($0) }
    }
    return sources
  }
}
