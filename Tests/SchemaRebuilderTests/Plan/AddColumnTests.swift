import Testing

@testable import SchemaRebuilder

/// When ALTER TABLE ADD COLUMN will do, and what stands in its way.
@Suite struct AddColumnTests {
  struct Obstacle: CustomTestStringConvertible, Sendable {
    let column: String
    let says: String

    var testDescription: String { column }
  }

  static let obstacles = [
    ("b UNIQUE", "it is UNIQUE"),
    ("b INTEGER PRIMARY KEY", "it is part of the primary key"),
    ("b TEXT PRIMARY KEY", "it is part of the primary key"),
    ("b, PRIMARY KEY (a, b)", "it is part of the primary key"),
    ("b AS (a) STORED", "it is a stored generated column"),
    ("b NOT NULL", "it is NOT NULL and has no constant default"),
    ("b NOT NULL DEFAULT NULL", "it is NOT NULL and has no constant default"),
    ("b NOT NULL DEFAULT CURRENT_TIME", "it is NOT NULL and has no constant default"),
    ("b NOT NULL DEFAULT (1 + 1)", "it is NOT NULL and has no constant default"),
    ("b DEFAULT CURRENT_TIMESTAMP", "its default is computed"),
    ("b DEFAULT (abs(-1))", "its default is computed"),
    ("b DEFAULT ('a' || 'b')", "its default is computed"),
    ("b -- @filled by=a", "its rows are filled by an expression"),
  ].map { Obstacle(column: $0, says: "ALTER TABLE cannot add b: " + $1) }

  static let rest = [
    ("b, UNIQUE (b)", "UNIQUE (b) is new")
  ].map {
    Obstacle(column: $0, says: "ALTER TABLE would add the column, but " + $1)
  }

  private func plan(_ live: String, _ column: String) throws -> Plan {
    try Plan(live: live, target: "CREATE TABLE t(a, \(column)\n);")
  }

  @Test(arguments: obstacles + rest)
  func `an obstacle leads to a copy of the rows`(obstacle: Obstacle) throws {
    let plan = try plan("CREATE TABLE t(a); CREATE TABLE p(x PRIMARY KEY)", obstacle.column)
    #expect(plan.tables.map(\.rung) == [.swap])
    #expect(plan.tables.map(\.whyNotCheaper.first) == [obstacle.says])
  }

  static let additions = [
    "b", "b TEXT", "b COLLATE NOCASE", "b DEFAULT NULL", "b DEFAULT (NULL)", "b DEFAULT 5",
    "b DEFAULT (5)", "b DEFAULT -5", "b DEFAULT +5.5", "b DEFAULT 'x'", "b DEFAULT word",
    "b DEFAULT \"x\"", "b DEFAULT x'00ff'", "b DEFAULT TRUE", "b NOT NULL DEFAULT 0",
    "b NOT NULL DEFAULT ''", "b NOT NULL DEFAULT FALSE", "b REFERENCES p", "b AS (a)",
    "b AS (a || 'x') VIRTUAL",
    "b CONSTRAINT n NOT NULL DEFAULT 1", "\"b\" TEXT /* ) */ -- , (",
  ]

  /// Those that an edit adds, since ALTER TABLE would look at every row.
  static let edits = [
    "b CHECK (b > 0)", "b DEFAULT 1 CHECK (b > 0)", "b, CHECK (b IS NULL OR b > 0)",
    "b TEXT DEFAULT 5, CHECK (b < '6')", "b, FOREIGN KEY (b) REFERENCES p",
  ]

  @Test(arguments: additions.map { ($0, Rung.addColumn) } + edits.map { ($0, Rung.edit) })
  func `nothing stands in the way, also where there are rows`(column: String, rung: Rung) throws {
    let live = "CREATE TABLE t(a); INSERT INTO t VALUES (1), (NULL); CREATE TABLE p(x PRIMARY KEY);"
    let connection = try SQLiteConnection.inMemory(live)
    let schema = try Schema(sql: "CREATE TABLE t(a, \(column)\n);")
    let report = try Rebuilder(schema).run(on: connection.handle)
    #expect(report.tables.map(\.rung) == [rung])
    let rebuilt = try SQLiteConnection.inMemory(live)
    let policy = Policy(strategy: .rebuild)
    _ = try Rebuilder(schema, policy: policy).run(on: rebuilt.handle)
    let rows = try connection.lines("SELECT rowid, a, b, typeof(b) FROM t ORDER BY rowid")
    #expect(try rows == rebuilt.lines("SELECT rowid, a, b, typeof(b) FROM t ORDER BY rowid"))
    #expect(rows.count == 2)
  }

  @Test func `several columns are added in their order`() throws {
    let plan = try plan("CREATE TABLE t(a)", "c, b, d")
    #expect(
      plan.work == ["c", "b", "d"].map { #"ALTER TABLE main."t" ADD COLUMN "# + $0 }
    )
  }
}
