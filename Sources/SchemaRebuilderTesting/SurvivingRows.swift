import SchemaRebuilder

/// Compares what a database held before a rebuild with what it holds afterwards.
struct SurvivingRows {
  let before: FixtureDatabase
  let after: FixtureDatabase
  let hints: Hints
  /// Whether rows may stay without a parent under a new foreign key.
  var allowsOrphans = false

  func faults() throws -> [String] {
    let old = try before.reader()
    let new = try after.reader()
    let tables = try old.tableNames()
    var faults: [String] = []
    for table in try new.tableNames() {
      let sources = correspondence.sources(of: table, among: tables, after: try new.tableNames())
      let found = try sources.map { try self.faults(of: table, from: $0, old, new) }
      if let first = found.first, !found.contains([]) { faults += first }
    }
    return faults + (allowsOrphans ? [] : try orphanFaults(old, new))
  }

  private func faults(
    of table: Name,
    from source: Name,
    _ old: DatabaseReader,
    _ new: DatabaseReader
  ) throws -> [String] {
    let shapes = (try TableShape(source, in: old), try TableShape(table, in: new))
    // Two columns that exchange their names may have done so already, which a rename leaves be.
    let pairings = [true, false].map { pairs(of: shapes, exchange: $0) }
    let differences = try pairings.map { try rowFaults(shapes, $0, old, new) }
    return (differences.contains([]) ? [] : differences[0])
      + (try counterFaults(shapes, old, new))
  }

  private typealias Shapes = (old: TableShape, new: TableShape)
  private typealias Pair = Correspondence.Pair

  private var correspondence: Correspondence { Correspondence(hints: hints) }

  private func pairs(of shapes: Shapes, exchange: Bool) -> [Pair] {
    correspondence.columns(of: shapes.old, in: shapes.new, exchange: exchange).filter { pair in
      !pair.old.isGenerated && !pair.new.isGenerated && pair.old.affinity == pair.new.affinity
    }
  }

  private func rowFaults(
    _ shapes: Shapes,
    _ pairs: [Pair],
    _ old: DatabaseReader,
    _ new: DatabaseReader
  ) throws -> [String] {
    var (oldValues, newValues): ([String], [String]) = ([], [])
    if let oldWord = shapes.old.rowID, let newWord = shapes.new.rowID,
      !shapes.old.hasRowIDAlias, !shapes.new.hasRowIDAlias
    {
      (oldValues, newValues) = ([oldWord], [newWord])
    }
    for pair in pairs {
      let name = DatabaseReader.quoted(pair.old.name)
      let wasLetIn = pair.new.isNotNull && !pair.old.isNotNull
      let value = wasLetIn ? pair.new.standIn.map { "coalesce(\(name), \($0))" } : name
      guard let value else { continue }
      oldValues.append(value)
      newValues.append(DatabaseReader.quoted(pair.new.name))
    }
    // A result has at most 2,000 columns: https://sqlite.org/limits.html#max_column
    return try stride(from: 0, through: oldValues.count, by: 1900).flatMap { start in
      let part = start..<min(start + 1900, oldValues.count)
      return try rowFaults(
        shapes.new.name,
        expected: old.rows(query(Array(oldValues[part]), shapes.old.name)),
        found: new.rows(query(Array(newValues[part]), shapes.new.name))
      )
    }
  }

  private func rowFaults(_ table: Name, expected: [[String]], found: [[String]]) -> [String] {
    let expected = expected.map(line).sorted()
    let found = found.map(line).sorted()
    return found.difference(from: expected).map { change in
      switch change {
      case .remove(_, let row, _): "\(table) has lost a row: \(row)"
      case .insert(_, let row, _): "\(table) has another row: \(row)"
      }
    }
  }

  private func line(_ row: [String]) -> String { row.joined(separator: ", ") }

  private func query(_ values: [String], _ table: Name) -> String {
    "SELECT \((values + ["1"]).joined(separator: ", ")) "
      + "FROM main.\(DatabaseReader.quoted(table)) NOT INDEXED"
  }
}

extension SurvivingRows {
  /// AUTOINCREMENT promises that no key is used twice, so the counter never falls.
  private func counterFaults(
    _ shapes: (old: TableShape, new: TableShape),
    _ old: DatabaseReader,
    _ new: DatabaseReader
  ) throws -> [String] {
    guard shapes.old.isAutoincrement, shapes.new.isAutoincrement else { return [] }
    func counter(_ table: Name, _ reader: DatabaseReader) throws -> Int? {
      let name = DatabaseReader.literal(table.text)
      let rows = try reader.rows("SELECT max(seq) FROM main.sqlite_sequence WHERE name = \(name)")
      return rows.first.flatMap { Int($0[0]) }
    }
    let before = try counter(shapes.old.name, old)
    let after = try counter(shapes.new.name, new)
    guard let before, before > after ?? -1 else { return [] }
    return ["the counter of \(shapes.new.name) fell from \(before) to \(after ?? -1)"]
  }

  /// Rows that have lost their parent, by child and parent; those that had none before are let be.
  private func orphanFaults(_ old: DatabaseReader, _ new: DatabaseReader) throws -> [String] {
    func orphans(_ reader: DatabaseReader) throws -> [Name: Int?] {
      var counts: [Name: Int?] = [:]
      for table in try reader.tableNames() {
        // A key that fits no parent is an error of the whole check: an app's own affair.
        let check = "PRAGMA main.foreign_key_check(\(DatabaseReader.quoted(table)))"
        counts[table] = .some((try? reader.rows(check)).map(Self.mostOfOneKey))
      }
      return counts
    }
    let before = try orphans(old)
    return try orphans(new).sorted { $0.key < $1.key }.compactMap { table, count in
      let sources = correspondence.sources(of: table, among: Array(before.keys), after: [table])
      let counts = sources.map { before[$0] ?? nil }
      guard let count, !counts.contains(nil) else { return nil }
      let known = counts.compactMap(\.self).max() ?? 0
      return count > known ? "\(count - known) rows of \(table) have lost their parent" : nil
    }
  }
}

extension SurvivingRows {
  /// How many rows violate one and the same key; two keys alike would count each row twice.
  private static func mostOfOneKey(_ violations: [[String]]) -> Int {
    Dictionary(grouping: violations) { $0[3] }.values.map(\.count).max() ?? 0
  }
}

extension DatabaseReader {
  /// The ordinary tables, without SQLite's own and the shadows of virtual ones.
  func tableNames() throws -> [Name] {
    try texts(
      """
      SELECT name FROM pragma_table_list
      WHERE schema = 'main' AND type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'
      """
    ).compactMap { $0[0].map { Name($0) } }.sorted()
  }
}
