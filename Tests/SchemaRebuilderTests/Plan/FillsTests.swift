import Testing

@testable import SchemaRebuilder

/// A fill acts on a change, not on a state.
@Suite struct FillsTests {
  private func rows(
    _ live: String,
    _ target: String,
    _ strategy: Policy.Strategy = .automatic
  )
    throws -> [String]
  {
    let connection = try SQLiteConnection.inMemory(live)
    _ = try Rebuilder(try Schema(sql: target), policy: Policy(strategy: strategy))
      .run(on: connection.handle)
    return try connection.lines("SELECT * FROM t")
  }

  private let table = "CREATE TABLE t(a, b); INSERT INTO t VALUES (1, 'typed'), (2, NULL);"

  @Test func `it acts where the file lacks the column`() throws {
    let rows = try rows(
      "CREATE TABLE t(a); INSERT INTO t VALUES (1), (2)",
      "CREATE TABLE t(a, b -- @filled by=a * 10\n);"
    )
    #expect(rows == ["1|10", "2|20"])
  }

  @Test(arguments: Policy.Strategy.allCases)
  func `it does not act on a column that is as declared`(strategy: Policy.Strategy) throws {
    let rows = try rows(
      table,
      "CREATE TABLE t(a INT, b -- @filled by='filled'\n);",
      strategy
    )
    #expect(rows == ["1|'typed'", "2|NULL"])
  }

  @Test(arguments: [
    "b TEXT -- @filled by=coalesce(b, 'none')\n",
    "b NOT NULL -- @filled by=coalesce(b, 'none')\n",
    "b NOT NULL DEFAULT 'other' -- @filled by=coalesce(b, 'none')\n",
  ]) func `it acts where the type or NOT NULL changes`(column: String) throws {
    let rows = try rows(table, "CREATE TABLE t(a, \(column));")
    #expect(rows == ["1|'typed'", "2|'none'"])
  }

  @Test(arguments: ["b DEFAULT 'x'", "b COLLATE NOCASE", "b UNIQUE", "b CHECK (b <> 'x')"])
  func `it does not act where something else of the column changes`(column: String) throws {
    let rows = try rows(table, "CREATE TABLE t(a, \(column) -- @filled by='filled'\n);")
    #expect(rows == ["1|'typed'", "2|NULL"])
  }

  @Test func `it acts where the table becomes STRICT`() throws {
    let rows = try rows(
      table,
      "CREATE TABLE t(a INT, b TEXT -- @filled by=coalesce(b, 'none')\n) STRICT;"
    )
    #expect(rows == ["1|'typed'", "2|'none'"])
  }

  @Test(
    arguments: [
      (
        "t(a INTEGER, b INT); INSERT INTO t(rowid, a, b) VALUES (7, NULL, 1), (8, 3, 2)",
        "t(a INTEGER PRIMARY KEY, -- @filled by=coalesce(a, rowid)\n b INT)", ["3|2", "7|1"]
      ),
      (
        "t(a TEXT, b INT); INSERT INTO t VALUES (NULL, 1), ('x', 2)",
        "t(a TEXT PRIMARY KEY, -- @filled by=coalesce(a, 'none')\n b INT) WITHOUT ROWID",
        ["'none'|1", "'x'|2"]
      ),
      (
        "t(a TEXT PRIMARY KEY, b INT); INSERT INTO t VALUES (NULL, 1), ('x', 2)",
        "t(a TEXT PRIMARY KEY, -- @filled by=coalesce(a, 'none')\n b INT) WITHOUT ROWID",
        ["'none'|1", "'x'|2"]
      ),
      (
        "t(a TEXT, b INT) STRICT; INSERT INTO t VALUES (NULL, 1), ('x', 2)",
        "t(a TEXT PRIMARY KEY, -- @filled by=coalesce(a, 'none')\n b INT) STRICT",
        ["'none'|1", "'x'|2"]
      ),
    ]
  )
  func `it acts where a key lets no NULL into the column any more`(
    live: String,
    target: String,
    filled: [String]
  ) throws {
    #expect(try rows("CREATE TABLE \(live)", "CREATE TABLE \(target);") == filled)
  }

  @Test func `it does not act where the key lets NULL in`() throws {
    let rows = try rows(
      "CREATE TABLE t(a TEXT); INSERT INTO t VALUES (NULL), ('x')",
      "CREATE TABLE t(a TEXT PRIMARY KEY -- @filled by=coalesce(a, 'none')\n);"
    )
    #expect(rows == ["NULL", "'x'"])
  }

  @Test(arguments: Policy.Strategy.allCases)
  func `it does not act on a column that is such a key already`(strategy: Policy.Strategy) throws {
    let table = "CREATE TABLE t(a INTEGER PRIMARY KEY, b); INSERT INTO t VALUES (3, 1), (7, 2);"
    let target = "CREATE TABLE t(a INTEGER PRIMARY KEY, -- @filled by=a * 10\n b INT);"
    #expect(try rows(table, target, strategy) == ["3|1", "7|2"])
  }

  @Test func `where it makes keys equal, that is told before`() throws {
    let plan = try Plan(
      live: "CREATE TABLE t(a INTEGER); INSERT INTO t(rowid, a) VALUES (3, NULL), (4, 3);",
      target: "CREATE TABLE t(a INTEGER PRIMARY KEY -- @filled by=coalesce(a, rowid)\n);"
    )
    #expect(plan.hazards.map(\.code) == [.duplicate])
    #expect(plan.hazards.map(\.keys) == [["3"]])
  }

  @Test func `the plan says what a key is filled with`() throws {
    let plan = try Plan(
      live: "CREATE TABLE t(a INTEGER)",
      target: "CREATE TABLE t(a INTEGER PRIMARY KEY -- @filled by=coalesce(a, rowid)\n);"
    )
    #expect(
      plan.tables.map(\.reasons) == [
        ["the primary key is (a), and was none; a gets coalesce(a, rowid) in the rows that exist"]
      ]
    )
  }

  @Test func `below a version it acts on older files only`() throws {
    let target = "CREATE TABLE t(a, b -- @filled since=3 by=a\n);"
    for (version, filled) in [(2, "1"), (3, "NULL")] {
      let connection = try SQLiteConnection.inMemory(
        "CREATE TABLE t(a); INSERT INTO t VALUES (1); PRAGMA user_version=\(version)"
      )
      _ = try Rebuilder(try Schema(sql: target), version: 4).run(on: connection.handle)
      #expect(try connection.lines("SELECT b FROM t") == [filled])
    }
  }

  @Test func `a name in quotes that is no column is an error`() throws {
    let connection = try SQLiteConnection.inMemory(table)
    let schema = try Schema(sql: "CREATE TABLE t(a, b, c -- @filled by=\"mispelt\"\n);")
    let error = #expect(throws: RebuildError.self) {
      try Rebuilder(schema).run(on: connection.handle)
    }
    #expect(error?.kind == .declaredSchema)
    #expect(
      error?.message
        == "a hint has a mistake: the fill of t.c names mispelt, which is no column; "
        + "a text stands in single quotes"
    )
  }

  @Test(arguments: [
    ("", "max(a)", "takes rows together"), (" NOT NULL", "1 + count(*)", "takes rows together"),
    (" NOT NULL", "row_number() OVER ()", "has a window function"),
    (" NOT NULL", "1 + rank() OVER (ORDER BY a)", "has a window function"),
  ])
  func `a fill that sees other rows is an error where it cannot be asked`(
    constraint: String,
    fill: String,
    what: String
  ) throws {
    let connection = try SQLiteConnection.inMemory(table)
    let schema = try Schema(
      sql: "CREATE TABLE t(a, b, c INT\(constraint) -- @filled by=\(fill)\n);"
    )
    let error = #expect(throws: RebuildError.self) {
      try Rebuilder(schema).plan(on: connection.handle)
    }
    #expect(
      error?.message
        == "a hint has a mistake: the fill of t.c \(what), so that it cannot be asked "
        + "what it gives one row"
    )
    #expect(
      error?.advice == "write it as a subquery that gives one value: (SELECT … FROM t …)"
    )
  }

  @Test(arguments: [
    ("nope", "no such column: nope"), ("1 +", "near \")\": syntax error"),
    ("a 1", "near \"1\": syntax error"), ("(SELECT x FROM u)", "no such table: u"),
  ])
  func `a fill that does not compile is named`(fill: String, message: String) throws {
    let connection = try SQLiteConnection.inMemory(table)
    let schema = try Schema(sql: "CREATE TABLE t(a, b, c -- @filled by=\(fill)\n);")
    let error = #expect(throws: RebuildError.self) {
      try Rebuilder(schema).plan(on: connection.handle)
    }
    #expect(error?.kind == .declaredSchema)
    #expect(
      error?.message == "a hint has a mistake: the fill of t.c does not compile: \(message)"
    )
  }

  @Test func `a window function fills a column that takes anything, and a subquery any column`()
    throws
  {
    let number = "row_number() OVER (ORDER BY rowid DESC)"
    let target =
      "CREATE TABLE t(a, b, c -- @filled by=\(number)\n, d INT NOT NULL -- @filled "
      + "by=(SELECT n FROM (SELECT rowid AS r, \(number) AS n FROM t) WHERE r = t.rowid)\n);"
    let connection = try SQLiteConnection.inMemory(table)
    _ = try Rebuilder(try Schema(sql: target)).run(on: connection.handle)
    #expect(try connection.lines("SELECT c, d FROM t") == ["2|2", "1|1"])
  }
}
