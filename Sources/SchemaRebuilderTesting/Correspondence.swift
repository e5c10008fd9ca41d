import SchemaRebuilder

/// Which table and column of a file became which declared one, told by names and hints alone.
struct Correspondence {
  let hints: Hints

  /// A column of the file and the declared one that takes its values over.
  typealias Pair = (old: TableShape.Column, new: TableShape.Column)

  /// The table of the file that is called `table` now; two of them where tables may have exchanged
  /// their names, or have done so before.
  func sources(of table: Name, among old: [Name], after new: [Name]) -> [Name] {
    let renames = hints.renames.filter { $0.column == nil }.map { ($0.table, $0.previous) }
    let old = Set(old)
    return [
      Self.sources(renames, old: old, new: new), Self.exchanging(renames, among: old),
    ].compactMap { sources in
      sources[table] ?? (old.contains(table) && !sources.values.contains(table) ? table : nil)
    }
  }

  /// The old name of each new one.
  ///
  /// A name that another rename has used up is free, so that one may follow the other.
  private static func sources(
    _ renames: [(new: Name, previous: [Name])],
    old: Set<Name>,
    new: [Name]
  ) -> [Name: Name] {
    var sources: [Name: Name] = [:]
    for _ in renames {
      for rename in renames where sources[rename.new] == nil {
        let used = Set(sources.values)
        guard new.contains(rename.new), !old.contains(rename.new) || used.contains(rename.new)
        else { continue }
        sources[rename.new] = rename.previous.first { old.contains($0) && !used.contains($0) }
      }
    }
    return sources
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
    let renames = hints.renames.compactMap { rename -> (new: Name, previous: [Name])? in
      guard let column = rename.column, [old.name, new.name].contains(rename.table) else {
        return nil
      }
      return (column, rename.previous)
    }
    let names = Set(old.columns.map(\.name))
    return exchange
      ? Self.exchanging(renames, among: names)
      : Self.sources(renames, old: names, new: new.columns.map(\.name))
  }

  /// The same where a new name may be that of something else in the file.
  private static func exchanging(
    _ renames: [(new: Name, previous: [Name])],
    among old: Set<Name>
  ) -> [Name: Name] {
    renames.reduce(into: [:]) { sources, rename in
      let used = Set(sources.values)
      sources[rename.new] = rename.previous.first { old.contains($0) && !used.contains($0) }
    }
  }
}
