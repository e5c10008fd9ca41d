/// The steps by which the index of a key or a UNIQUE constraint comes, goes or gets another number.
///
/// SQLite finds such an index by its name alone. <https://sqlite.org/fileformat2.html#intschema>
extension TableChangeRequest {
  /// The name under which SQLite looks for the index of a key.
  func automaticName(_ number: Int) -> Name {
    AutomaticIndex.name(of: currentName, number: number)
  }

  /// A name for an index that nothing has.
  func freeIndexName(_ taken: inout Set<Name>) -> Name {
    var number = 1
    while true {
      let name = Name("\(backupName.text)_\(number)")
      if taken.insert(name).inserted { return name }
      number += 1
    }
  }

  /// Sorted at once, by the collations and orders of the constraint, and not row by row.
  func sortedKey(_ index: AutomaticIndex, as name: Name, on table: Name) -> Plan.Step {
    let terms = index.columns.map { column in
      "\(quoted(column.name)) COLLATE \(quoted(column.collation))"
        + (column.descending ? " DESC" : "")
    }
    return Plan.Step(
      .createIndex,
      currentName,
      "sort the index of the key (\(index.list))",
      sql: "CREATE UNIQUE INDEX main.\(quoted(name)) "
        + "ON \(quoted(table)) (\(terms.joined(separator: ", ")))"
    )
  }

  /// Makes an index that was sorted the one of a key.
  func keyIndex(_ index: AutomaticIndex, from name: Name) -> Plan.Step {
    Plan.Step(
      .editDefinition,
      currentName,
      "it is the index of the key (\(index.list)) of \(currentName)",
      sql: """
        UPDATE main.sqlite_schema SET name = \(literal(automaticName(index.number).text)),
          tbl_name = \(literal(currentName.text)), sql = NULL
        WHERE type = 'index' AND name = \(literal(name.text))
        """
    )
  }

  /// Gives indexes that stay the numbers of their constraints.
  func renumberedKeys(_ numbers: [(from: Int, to: Int)]) -> [Plan.Step] {
    guard !numbers.isEmpty else { return [] }
    let names = numbers.map { (from: automaticName($0), to: automaticName($1)) }
    return [
      Plan.Step(
        .editDefinition,
        currentName,
        "count the indexes of its keys as they are declared",
        sql: "UPDATE main.sqlite_schema SET name = \(Plan.Step.following(names, "name"))\n"
          + "WHERE type = 'index' AND tbl_name = \(literal(currentName.text))"
      )
    ]
  }

  /// What ANALYZE has found follows indexes to their names, and goes with those that go.
  func statisticsFollow(_ names: [(from: Name, to: Name)]) -> [Plan.Step] {
    guard !names.isEmpty else { return [] }
    return statistics.map { statistics in
      Plan.Step(
        .statistics,
        currentName,
        "what ANALYZE has found for these indexes follows them",
        sql: "UPDATE main.\(statistics) SET idx = \(Plan.Step.following(names, "idx"))\n"
          + "WHERE tbl = \(literal(currentName.text))"
      )
    }
  }

  /// What ANALYZE has found for the index of a key follows it to its number where the rows are written
  /// anew, or goes with it.
  var statisticsOfKeys: [Plan.Step] {
    var left = diff.live.analyzedKeys(calling: currentName)
    var names: [(from: Name, to: Name)] = []
    for (index, name) in diff.target.analyzedKeys(calling: currentName) {
      guard let place = left.firstIndex(where: { diff.becomes($0.index, index) }) else { continue }
      let old = left.remove(at: place)
      if old.name != name { names.append((old.name, name)) }
    }
    return statisticsGo(of: left.map(\.name)) + statisticsFollow(names)
  }

  private func statisticsGo(of indexes: [Name]) -> [Plan.Step] {
    guard !indexes.isEmpty else { return [] }
    let names = indexes.map { literal($0.text) }.joined(separator: ", ")
    return statistics.map { statistics in
      Plan.Step(
        .statistics,
        currentName,
        "what ANALYZE has found for keys that go goes with them",
        sql: "DELETE FROM main.\(statistics)\n"
          + "WHERE tbl = \(literal(currentName.text)) AND idx IN (\(names))"
      )
    }
  }
}

extension TableDiff {
  /// Whether the index of a key is one over the same columns, by their names then.
  fileprivate func becomes(_ old: AutomaticIndex, _ new: AutomaticIndex) -> Bool {
    old.columns.map { successor(of: $0.name)?.name } == new.columns.map(\.name)
  }
}

extension TableSnapshot {
  /// The indexes of its keys, and what ANALYZE calls them where the table has some name: the key that
  /// is a table WITHOUT ROWID itself is called as that. <https://sqlite.org/fileformat2.html#stat1tab>
  func analyzedKeys(calling table: Name) -> [(index: AutomaticIndex, name: Name)] {
    automaticIndexes.map { ($0, AutomaticIndex.name(of: table, number: $0.number)) }
      + [rowTree].compactMap(\.self).map { ($0, table) }
  }
}

extension AutomaticIndex {
  /// The name that SQLite gives it. <https://sqlite.org/fileformat2.html#intschema>
  static func name(of table: Name, number: Int) -> Name {
    Name("sqlite_autoindex_\(table.text)_\(number)")
  }

  /// Its columns, to be read.
  var list: String { columns.map(\.name.description).joined(separator: ", ") }
}
