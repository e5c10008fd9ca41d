/// A random database and the plain recipe of blogs, run on all of its tables by hand.
///
/// Rename, create, copy (in one statement or row by row), drop; no transaction, and the settings
/// that SQLite has by itself.
struct HandRebuild {
  /// What makes the database as it was.
  private(set) var before: [String] = []
  /// The statements of the recipe, each of which can be the last one.
  private(set) var recipe: [String] = []
  /// The schema that the recipe was to reach.
  private(set) var target: [String] = []
  /// For each table the query for what it held.
  private(set) var queries: [String] = []

  private struct Table {
    let name: String
    let key: String
    let parent: String?
    let end: String
    let rows: [Int]

    /// The rows in the order in which a loop over the table meets them.
    var rowsAsRead: [Int] {
      key.hasPrefix("TEXT") && !end.isEmpty ? rows.sorted { "\($0)" < "\($1)" } : rows
    }
  }

  init(seed: UInt64) {
    var chance = Chance(seed: seed)
    var tables: [Table] = []
    for index in 0..<chance.number(1...4) {
      let end = chance.once(in: 4) ? " WITHOUT ROWID" : ""
      let keys =
        ["INTEGER PRIMARY KEY", "TEXT PRIMARY KEY"]
        + (end.isEmpty ? ["INTEGER PRIMARY KEY AUTOINCREMENT", "INTEGER"] : [])
      tables.append(
        Table(
          name: "t\(index)",
          key: keys[chance.number(below: keys.count)],
          parent: chance.one(of: tables.map(\.name)),
          end: end,
          rows: (0..<chance.number(0...5)).map { $0 * 3 + chance.number(below: 3) }
        )
      )
    }
    for table in tables { describe(table, &chance) }
    addDependants(tables, &chance)
    for table in tables.shuffled(using: &chance) { addRecipe(for: table, &chance) }
  }

  private func columns(_ table: Table) -> String {
    let reference = table.parent.map { " REFERENCES \($0)(id) ON DELETE CASCADE" } ?? ""
    return "id \(table.key), a TEXT, b INTEGER\(reference)"
  }

  private mutating func describe(_ table: Table, _ chance: inout Chance) {
    let name = table.name
    before.append("CREATE TABLE \(name)(\(columns(table)))\(table.end)")
    target.append("CREATE TABLE \(name)(\(columns(table)), c TEXT DEFAULT 'new')\(table.end)")
    queries.append("SELECT id, a, b FROM \(name) ORDER BY id")
    for row in table.rows {
      before.append(
        "INSERT INTO \(name) VALUES (\(row), \(chance.some("'x'", "'y'", "NULL")), \(row))"
      )
    }
    if chance.once(in: 2) {
      before.append("CREATE INDEX \(name)_a ON \(name)(a)")
      target.append("CREATE INDEX \(name)_a ON \(name)(a)")
    }
  }

  private mutating func addDependants(_ tables: [Table], _ chance: inout Chance) {
    for table in tables {
      guard let other = chance.one(of: tables.map(\.name)) else { continue }
      let name = table.name
      let view = "CREATE VIEW v_\(name) AS SELECT x.a FROM \(name) AS x, \(other) WHERE x.b > 1"
      let trigger =
        "CREATE TRIGGER r_\(name) AFTER INSERT ON \(name) BEGIN "
        + "UPDATE \(other) SET a = 'fired' WHERE id = new.id; END"
      for statement in chance.few(of: [view, trigger], upTo: 2) where chance.once(in: 2) {
        before.append(statement)
        target.append(statement)
      }
    }
  }

  private mutating func addRecipe(for table: Table, _ chance: inout Chance) {
    let name = table.name
    recipe.append("ALTER TABLE \(name) RENAME TO \(name)_bak")
    recipe.append("CREATE TABLE \(name)(\(columns(table)), c TEXT DEFAULT 'new')\(table.end)")
    let copy = "INSERT INTO \(name)(id, a, b) SELECT id, a, b FROM \(name)_bak"
    if chance.once(in: 2) {
      recipe.append(copy)
    } else {
      recipe += table.rowsAsRead.map { copy + " WHERE b = \($0)" }
    }
    recipe.append("DROP TABLE \(name)_bak")
  }
}
