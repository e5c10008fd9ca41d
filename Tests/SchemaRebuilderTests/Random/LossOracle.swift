import SchemaRebuilder

@testable import SchemaRebuilderTesting

/// What a change would lose, found out by doing it without care on a copy of the rows.
struct LossOracle {
  private let database: FixtureDatabase
  private let target: FixtureDatabase
  private let hints: Hints
  private let policy: Policy
  private let exchangesNames: Bool
  private let old: DatabaseReader
  private let new: DatabaseReader

  init(_ random: RandomCase, _ database: FixtureDatabase) throws {
    self.database = database
    target = try FixtureDatabase(random.settings.encoding + ";" + random.after)
    exchangesNames = random.exchangesNames
    hints = random.hints
    policy = random.policy
    old = try database.reader()
    new = try target.reader()
    // No trigger fires while rows are copied.
    for name in try new.texts("SELECT name FROM sqlite_schema WHERE type = 'trigger'") {
      try new.execute("DROP TRIGGER main.\(DatabaseReader.quoted(Name(name[0] ?? "")))")
    }
  }

  /// The hazards that must be refused, as far as they are known here.
  static let known: Set<Hazard.Code> = [.dropTable, .dropColumn, .changeValues]
  /// The hazards of rows that do not fit, which are not told apart here.
  static let misfits: Set<Hazard.Code> = [
    .duplicate, .brokenCheck, .nullInNotNull, .missingValue, .strictType,
  ]

  /// What is lost and not allowed.
  func losses() throws -> Set<Hazard.Code> {
    var losses: Set<Hazard.Code> = []
    var used: Set<Name> = []
    for (source, table) in try tables() {
      used.insert(source.name)
      let pairs = columns(source, table)
      if try dropsValues(source, table, pairs) { losses.insert(.dropColumn) }
      if try changesValues(source, table, pairs) { losses.insert(.changeValues) }
    }
    for name in try old.tableNames() where policy.dropsUndeclared && !used.contains(name) {
      if try holds("1", in: name) { losses.insert(.dropTable) }
    }
    return losses.subtracting(policy.allowed.map(\.code))
  }

  /// Why the rows do not fit the declared tables; nil where they do.
  func misfit() throws -> String? {
    try old.execute("ATTACH \(DatabaseReader.literal(target.path)) AS target")
    defer { try? old.execute("DETACH target") }
    for (source, table) in try tables() {
      if try numbersNulls(source, table) { return "a NULL would be numbered in a key" }
      do {
        try old.execute(copy(source, table))
      } catch {
        return "\(error)"
      }
      if let column = try strictMisfit(table) { return "\(column) computes another type" }
    }
    return nil
  }

  /// The computed column of a STRICT table whose rows, as they are copied, have another type.
  private func strictMisfit(_ table: TableShape) throws -> String? {
    // SQLite asks what is stored, and nothing where the value is computed on reading.
    for column in table.columns where table.isStrict && column.isGenerated {
      let type = column.type.lowercased()
      guard type != "any" else { continue }
      let (name, stored) = (DatabaseReader.quoted(column.name), type == "int" ? "integer" : type)
      let query =
        "SELECT 1 FROM target.\(DatabaseReader.quoted(table.name)) "
        + "WHERE typeof(\(name)) NOT IN ('null', '\(stored)') LIMIT 1"
      if try !old.rows(query).isEmpty { return name }
    }
    return nil
  }
}

extension LossOracle {
  /// Whether rows that were copied without care refer to no parent; a key that fits none may.
  func hasOrphans() -> Bool {
    (try? new.rows("PRAGMA foreign_key_check").isEmpty) != true
  }

  /// SQLite takes NULL for an INTEGER PRIMARY KEY and makes a number of its own.
  private func numbersNulls(_ source: TableShape, _ table: TableShape) throws -> Bool {
    guard table.hasRowIDAlias else { return false }
    return try columns(source, table).contains { pair in
      try pair.new.isKey
        && holds("\(DatabaseReader.quoted(pair.old.name)) IS NULL", in: source.name)
    }
  }

  private func tables() throws -> [(source: TableShape, table: TableShape)] {
    let (oldNames, newNames) = (try old.tableNames(), try new.tableNames())
    return try newNames.compactMap { name in
      let sources = Correspondence(hints: hints).sources(of: name, among: oldNames, after: newNames)
      return try sources.first.map { (try TableShape($0, in: old), try TableShape(name, in: new)) }
    }
  }

  private func columns(_ source: TableShape, _ table: TableShape) -> [Correspondence.Pair] {
    Correspondence(hints: hints).columns(of: source, in: table, exchange: exchangesNames)
  }

  private func isFilled(_ column: Name, in table: TableShape) -> Bool {
    hints.fills.contains { $0.table == table.name && $0.column == column }
  }

  private func mayGo(_ column: Name, of table: TableShape) -> Bool {
    hints.tombstones.contains { $0.table == table.name && $0.column == column }
  }

  private func holds(_ condition: String, in table: Name) throws -> Bool {
    let name = DatabaseReader.quoted(table)
    return try !old.rows("SELECT 1 FROM main.\(name) NOT INDEXED WHERE \(condition) LIMIT 1")
      .isEmpty
  }

  private func dropsValues(
    _ source: TableShape,
    _ table: TableShape,
    _ pairs: [Correspondence.Pair]
  ) throws -> Bool {
    let kept = Set(pairs.filter { !$0.new.isGenerated }.map(\.old.name))
    return try source.columns.contains { column in
      try !column.isGenerated && !kept.contains(column.name) && !isFilled(column.name, in: table)
        && !mayGo(column.name, of: table)
        && holds("\(DatabaseReader.quoted(column.name)) IS NOT NULL", in: source.name)
    }
  }

  private func changesValues(
    _ source: TableShape,
    _ table: TableShape,
    _ pairs: [Correspondence.Pair]
  ) throws -> Bool {
    for pair in pairs where pair.old.affinity != pair.new.affinity && !pair.new.isGenerated {
      let name = DatabaseReader.quoted(pair.old.name)
      let values = try old.rows("SELECT \(name) FROM main.\(DatabaseReader.quoted(source.name))")
      for value in values {
        if try !survives(value[0], pair, source.isStrict, table.isStrict) { return true }
      }
    }
    return false
  }

  /// Whether a value comes back as it was from a column of the new type.
  private func survives(
    _ value: String,
    _ pair: Correspondence.Pair,
    _ wasStrict: Bool,
    _ isStrict: Bool
  ) throws -> Bool {
    let scratch = try DatabaseReader(path: nil)
    let (before, after) = (wasStrict ? " STRICT" : "", isStrict ? " STRICT" : "")
    let type = pair.old.isGenerated && wasStrict ? "ANY" : pair.old.type
    try scratch.execute("CREATE TABLE a(x \(type))\(before); CREATE TABLE b(x \(type))\(before)")
    try scratch.execute("CREATE TABLE n(x \(pair.new.type))\(after)")
    do {
      try scratch.execute("INSERT INTO a VALUES (\(value)); INSERT INTO n SELECT x FROM a")
    } catch {
      return true  // It does not fit at all, which is another hazard.
    }
    try scratch.execute("INSERT INTO b SELECT x FROM n")
    // A column that converts nothing gives 5.0 back for 5.
    let isUntyped = pair.old.affinity == "BLOB"
    let sameType = isUntyped ? " AND typeof(a.x) = typeof(b.x)" : ""
    return try scratch.rows("SELECT a.x IS b.x\(sameType) FROM a, b") == [["1"]]
  }

  private func copy(_ source: TableShape, _ table: TableShape) -> String {
    var (names, values): ([String], [String]) = ([], [])
    func add(_ name: String, _ value: String) {
      names.append(name)
      values.append(value)
    }
    if let from = source.rowID, let to = table.rowID, !table.hasRowIDAlias { add(to, from) }
    for pair in columns(source, table) where !pair.new.isGenerated {
      let name = DatabaseReader.quoted(pair.old.name)
      let standIn = pair.new.isNotNull ? Self.expression(pair.new.defaultSQL) : nil
      add(DatabaseReader.quoted(pair.new.name), standIn.map { "coalesce(\(name), \($0))" } ?? name)
    }
    for fill in hints.fills where fill.table == table.name {
      add(DatabaseReader.quoted(fill.column), fill.expression.sql)
    }
    let target = "target.\(DatabaseReader.quoted(table.name))"
    let from = "FROM main.\(DatabaseReader.quoted(source.name)) NOT INDEXED"
    if names.isEmpty, let column = table.columns.first(where: { !$0.isGenerated }) {
      add(DatabaseReader.quoted(column.name), Self.expression(column.defaultSQL) ?? "NULL")
    }
    return "INSERT OR ABORT INTO \(target)(\(names.joined(separator: ", "))) "
      + "SELECT \(values.joined(separator: ", ")) \(from)"
  }

  /// The default as an expression; a bare or double-quoted word is a text.
  private static func expression(_ sql: String?) -> String? {
    guard let sql, sql != "NULL", let first = sql.unicodeScalars.first else { return nil }
    let isWord =
      first.properties.isAlphabetic
      && !["x'", "TRUE", "CURR", "upper"]
        .contains { sql.hasPrefix($0) }
    if first == "\"" { return "'\(sql.dropFirst().dropLast())'" }
    return isWord ? "'\(sql)'" : "(\(sql))"
  }
}
