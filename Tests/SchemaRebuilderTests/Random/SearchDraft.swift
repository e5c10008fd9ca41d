import SchemaRebuilder

/// The schema of a ``SearchTrial``: what full-text tables read in it, and how that may change.
struct SearchDraft {
  var chance: Chance
  private(set) var hints = Hints()
  private(set) var cures: [Policy.Cure] = []
  private var tables: [Table] = []
  private var views: [View] = []
  private var more: [String] = []

  private struct Table {
    var name: String
    /// Whether a column holds the rowid.
    var isNumbered: Bool
    var columns: [Column]
  }

  private struct Column {
    var name: String
    var type: String
    var rest = ""
  }

  private struct View {
    let name: String
    var select: String
  }

  init(chance: Chance) {
    self.chance = chance
    for name in ["t", "u"] {
      var columns = ["a", "b", "c"].map { Column(name: $0, type: newType()) }
      if self.chance.once(in: 4) { columns[1].rest = newExpression() }
      tables.append(Table(name: name, isNumbered: !self.chance.once(in: 3), columns: columns))
    }
    views = [View(name: "v", select: newSelect()), View(name: "w", select: newSelectOfView())]
  }

  /// The statements that are declared.
  var schema: [String] {
    tables.map { table in
      let id = table.isNumbered ? ["id INTEGER PRIMARY KEY"] : []
      let columns = table.columns.map { "\($0.name) \($0.type)\($0.rest)" }
      return "CREATE TABLE \(table.name)(\((id + columns).joined(separator: ", ")))"
    } + views.map { "CREATE VIEW \($0.name) AS \($0.select)" } + [
      search("s_t", over: "t", key: "rowid"), search("s_v", over: "v", key: "id"),
      search("s_w", over: "w", key: "id"), search("s_key", over: "u", key: "c"),
    ] + more
  }

  /// The full-text tables that are not declared.
  let own = [
    "CREATE VIRTUAL TABLE s_own USING fts5(a, b, content='t', content_rowid='rowid')",
    "CREATE VIRTUAL TABLE s_seen USING fts5(a, b, content='v', content_rowid='id')",
  ]

  /// The statements that make the rows.
  mutating func rows() -> [String] {
    var statements: [String] = []
    for table in tables {
      let names = table.columns.filter { $0.rest.isEmpty }.map(\.name)
      for number in 1...chance.number(2...6) {
        let values = names.map { $0 == "c" && table.name == "u" ? "\(number * 3)" : newValue() }
        statements.append(
          "INSERT INTO \(table.name)(rowid, \(names.joined(separator: ", "))) "
            + "VALUES (\(number * 2), \(values.joined(separator: ", ")))"
        )
      }
    }
    return statements
  }

  private func search(_ name: String, over content: String, key: String) -> String {
    "CREATE VIRTUAL TABLE \(name) USING fts5(a, b, content='\(content)', content_rowid='\(key)')"
  }
}

extension SearchDraft {
  private mutating func newType() -> String {
    chance.some("TEXT", "INTEGER", "REAL", "NUMERIC", "", "VARCHAR(9)")
  }

  private mutating func newValue() -> String {
    chance.some("NULL", "1", "'2'", "'02'", "'ink'", "'red ink'", "3.0", "4.5", "''")
  }

  private mutating func newExpression() -> String {
    " AS (" + chance.some("a || 'x'", "coalesce(a, 'none')", "a = '2'", "a || c") + ")"
  }

  private mutating func newSelect() -> String {
    let id = tables[0].isNumbered ? "id" : "rowid AS id"
    return chance.some(
      "SELECT \(id), a, b FROM t",
      "SELECT *, rowid AS nr FROM t",
      "SELECT \(id), b AS a, a AS b FROM t",
      "SELECT \(id), a || ' ink' AS a, b FROM t WHERE b IS NOT NULL",
      "SELECT t.rowid AS id, t.a, u.b FROM t JOIN u ON t.rowid = u.rowid",
      "SELECT \(id), a, b FROM t WHERE a = 'INK' OR a IN (SELECT b FROM u)",
      "SELECT min(rowid) AS id, a, count(*) AS b FROM t GROUP BY a"
    )
  }

  private mutating func newSelectOfView() -> String {
    chance.some(
      "SELECT id, a, b FROM v",
      "SELECT * FROM v WHERE a <> '2'",
      "SELECT id, a, 'x' AS b FROM v"
    )
  }

  /// Changes something, so that the full-text tables read other rows, or so that they do not.
  mutating func change() {
    let place = chance.number(below: 2)
    let name = Name(tables[place].name)
    let column = chance.number(below: tables[place].columns.count)
    let isPlain = tables[place].columns[column].rest.isEmpty
    switch chance.number(below: 14) {
    case 0 where isPlain: tables[place].columns[column].type = newType()
    case 1 where isPlain: tables[place].columns[column].rest = " NOT NULL DEFAULT 'dry'"
    case 2: tables[place].columns.append(Column(name: newName("d"), type: newType()))
    case 3 where hints.renames.isEmpty && isPlain:
      exchangeColumns(column, (column + 1) % 3, of: place)
    case 4 where hints.isEmpty && cures.isEmpty: exchangeTables()
    case 5 where !isPlain: tables[place].columns[column].rest = newExpression()
    case 6: views[0].select = newSelect()
    case 7: views[1].select = newSelectOfView()
    case 8 where cures.isEmpty && hints.renames.isEmpty && isPlain:
      tables[place].columns[column].rest += " UNIQUE"
      cures.append(.deduplicate(table: name, keep: chance.some(.first, .last)))
    case 9: more.append("CREATE INDEX \(newName("i")) ON \(tables[place].name)(a)")
    case 10: tables[place].isNumbered.toggle()
    case 11 where hints.isEmpty && isPlain:
      let filled = tables[place].columns[column].name
      tables[place].columns[column].rest = " NOT NULL"
      hints.fills.append(
        .init(table: name, column: Name(filled), expression: "coalesce(\(filled), 'wet')")
      )
    case 12 where hints.isEmpty && cures.isEmpty: moveAside()
    case 13 where isPlain: tables[place].columns[column].rest = " COLLATE NOCASE"
    default: tables[place].columns.append(Column(name: newName("e"), type: "", rest: " CHECK (1)"))
    }
  }

  private func newName(_ start: String) -> String {
    start + "\(more.count + tables.map(\.columns.count).reduce(0, +))"
  }

  private mutating func exchangeColumns(_ first: Int, _ second: Int, of place: Int) {
    let table = Name(tables[place].name)
    let names = (tables[place].columns[first].name, tables[place].columns[second].name)
    guard first != second, tables[place].columns[second].rest.isEmpty,
      !tables[place].columns.contains(where: { $0.rest.contains("AS") })
    else { return }
    tables[place].columns[first].name = names.1
    tables[place].columns[second].name = names.0
    hints.renames = [
      .init(table: table, column: Name(names.1), previous: [Name(names.0)]),
      .init(table: table, column: Name(names.0), previous: [Name(names.1)]),
    ]
  }

  private mutating func exchangeTables() {
    tables[0].name = "u"
    tables[1].name = "t"
    hints.renames = [
      .init(table: "u", previous: ["t"]), .init(table: "t", previous: ["u"]),
    ]
  }

  /// A table takes another name, and a new one has its own.
  private mutating func moveAside() {
    var new = tables[0]
    new.name = "t"
    tables[0].name = "x"
    hints.renames = [.init(table: "x", previous: ["t"])]
    tables.append(new)
  }
}
