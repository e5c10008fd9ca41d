import Testing

@testable import SchemaRebuilder

/// What a refusal says is true of its rows, and what it advises helps.
@Suite struct AdviceTests {
  private func refused(
    _ live: String,
    _ target: String,
    policy: Policy = Policy()
  ) throws -> [Hazard] {
    try Plan(live: live, target: target, policy: policy).hazards.filter { $0.verdict == .refused }
  }

  private func rows(_ live: String, _ target: String, policy: Policy = Policy()) throws -> [String]
  {
    let connection = try SQLiteConnection.inMemory(live)
    _ = try Rebuilder(try Schema(sql: target), policy: policy).run(on: connection.handle)
    return try connection.lines("SELECT * FROM t")
  }

  @Test func `a column that is computed from now on is no column that was renamed`() throws {
    let live = "CREATE TABLE t(a INT, b INT); INSERT INTO t VALUES (1, 3);"
    let target = "CREATE TABLE t(a INT, b INT AS (a * 2) STORED, c INT);"
    let hazards = try refused(live, target)
    #expect(hazards.map(\.code) == [.dropColumn])
    #expect(
      hazards.map(\.advice) == [
        "let b stay as it is and give the generated column another name, or allow it "
          + "(Policy.allowed, --allow drop-column:t.b)"
      ]
    )
    let other = "CREATE TABLE t(a INT, b INT, b2 INT AS (a * 2) STORED, c INT);"
    #expect(try rows(live, other) == ["1|3|2|NULL"])
    let allowed = Policy(allowed: [.init(.dropColumn, table: "t", column: "b")])
    #expect(try rows(live, target, policy: allowed) == ["1|2|NULL"])
  }

  private static func fill(_ column: Name) -> String {
    "say by a fill (.filled(by:), -- @filled by=…, --fill 't.\(column)=…') what"
  }

  @Test(
    arguments: [
      ("a INT CHECK (a < 2)", "change those rows first"),
      ("a INT, b INT AS (a) CHECK (b < 2)", "change those rows first"),
      ("a TEXT CHECK (a < '2')", "change those rows first, or \(fill("a")) a is to hold"),
      (
        "a INT, b INT DEFAULT 5 CHECK (b < 2)",
        "declare another default of b, or \(fill("b")) b is to hold"
      ),
      (
        "a INT, b INT CHECK (b < 2) -- @filled by=a\n",
        "change those rows first, or write another fill of b"
      ),
    ]
  )
  func `for a CHECK a fill is advised where one would act`(columns: String, advice: String) throws {
    let live = "CREATE TABLE t(a INT); INSERT INTO t VALUES (3);"
    #expect(try refused(live, "CREATE TABLE t(\(columns));").map(\.code) == [.brokenCheck])
    #expect(try refused(live, "CREATE TABLE t(\(columns));").map(\.advice) == [advice])
  }

  @Test(
    arguments: [
      (
        "a INTEGER NOT NULL",
        "declare a default, or \(fill("a")) NULL is to become, such as coalesce(a, …)"
      ),
      (
        "b INTEGER NOT NULL -- @renamed from=a\n",
        "declare a default, or \(fill("b")) NULL is to become, such as coalesce(a, …)"
      ),
      (
        "a INTEGER NOT NULL DEFAULT NULL",
        "declare a default that is not NULL, or \(fill("a")) NULL is to become, such as coalesce(a, …)"
      ),
      ("a INTEGER PRIMARY KEY", "\(fill("a")) NULL is to become, such as coalesce(a, rowid)"),
      (
        "a INTEGER, b INTEGER NOT NULL DEFAULT 5 -- @filled by=a + 1\n",
        "write a fill that is never NULL: coalesce(…, VALUE) around the one of b"
      ),
    ]
  )
  func `for a NULL a fill is advised that can be read`(columns: String, advice: String) throws {
    let live = "CREATE TABLE t(a INTEGER); INSERT INTO t VALUES (NULL);"
    #expect(try refused(live, "CREATE TABLE t(\(columns));").map(\.code) == [.nullInNotNull])
    #expect(try refused(live, "CREATE TABLE t(\(columns));").map(\.advice) == [advice])
  }

  @Test func `a fill over the old name of a column replaces its NULLs`() throws {
    let live = "CREATE TABLE t(a INTEGER); INSERT INTO t VALUES (NULL), (3);"
    let target = """
      CREATE TABLE t(
        -- @renamed from=a
        b INTEGER NOT NULL -- @filled by=coalesce(a, 0)
      );
      """
    #expect(try rows(live, target) == ["0", "3"])
  }

  @Test(
    arguments: [
      (
        "a TEXT", "'007'", "a INT",
        "change those rows first, \(fill("a")) a is to hold, cast them (--cast t.a), or allow "
          + "it (Policy.allowed, --allow change-values:t.a)"
      ),
      (
        "a INTEGER NOT NULL", "'x'", "a INTEGER NOT NULL PRIMARY KEY",
        "change those rows first, cast them (--cast t.a), or declare another type"
      ),
      (
        "a INTEGER", "'x'", "a INTEGER PRIMARY KEY",
        "change those rows first, \(fill("a")) a is to hold, cast them (--cast t.a), or declare another "
          + "type"
      ),
    ]
  )
  func `for a type a fill and a cast are advised where they would act`(
    live: String,
    value: String,
    columns: String,
    advice: String
  ) throws {
    let hazards = try refused(
      "CREATE TABLE t(\(live)); INSERT INTO t VALUES (\(value));",
      "CREATE TABLE t(\(columns)\n);"
    )
    #expect(hazards.map(\.advice) == [advice])
  }

  private static let stay = "let one of them stay: --deduplicate t=first|last[:ORDER BY …]"

  @Test(
    arguments: [
      ("a UNIQUE", "change or delete those rows first, or \(stay)"),
      (
        "a, b DEFAULT 5 UNIQUE",
        "\(fill("b")) b is to hold, leave the default of b out, since no NULL equals another, or \(stay)"
      ),
      ("a, b NOT NULL DEFAULT 5 UNIQUE", "\(fill("b")) b is to hold, or \(stay)"),
      ("a, b DEFAULT 5, UNIQUE (a, b)", "change or delete those rows first, or \(stay)"),
      (
        "a, b UNIQUE -- @filled by=a\n",
        "change or delete those rows first, write another fill of b, or \(stay)"
      ),
      ("a, b AS (a) UNIQUE", "change or delete those rows first, or \(stay)"),
      (
        "a, b DEFAULT 5, c AS (b) UNIQUE",
        "\(fill("b")) b is to hold, leave the default of b out, since no NULL equals another, or \(stay)"
      ),
    ]
  )
  func `for equal rows what is new is filled, and what is not is changed`(
    columns: String,
    advice: String
  ) throws {
    let live = "CREATE TABLE t(a); INSERT INTO t VALUES (3), (3);"
    #expect(try refused(live, "CREATE TABLE t(\(columns));").map(\.code) == [.duplicate])
    #expect(try refused(live, "CREATE TABLE t(\(columns));").map(\.advice) == [advice])
  }

  @Test func `equal rows come to differ in each way that is named`() throws {
    let live = "CREATE TABLE t(a); INSERT INTO t VALUES (3), (4);"
    let target = "CREATE TABLE t(a, b DEFAULT 5 UNIQUE);"
    #expect(try refused(live, target).map(\.code) == [.duplicate])
    let filled = "CREATE TABLE t(a, b DEFAULT 5 UNIQUE -- @filled by=a\n);"
    #expect(try rows(live, filled) == ["3|3", "4|4"])
    #expect(try rows(live, "CREATE TABLE t(a, b UNIQUE);") == ["3|NULL", "4|NULL"])
    let cured = Policy(cures: [.deduplicate(table: "t", keep: .last)])
    #expect(try rows(live, target, policy: cured) == ["4|5"])
  }

  @Test(arguments: [(1, "1 row that exists"), (2, "2 rows that exist")])
  func `the rows that lack a value are counted`(count: Int, words: String) throws {
    let values = (1...count).map { "(\($0))" }.joined(separator: ", ")
    let hazards = try refused(
      "CREATE TABLE t(a); INSERT INTO t VALUES \(values)",
      "CREATE TABLE t(a, b NOT NULL);"
    )
    #expect(
      hazards.map(\.sentence) == [
        "column b of t is new and NOT NULL, and has no default for the \(words)"
      ]
    )
  }

  @Test func `a view and a trigger can be let go in each way that is named`() throws {
    let live = """
      CREATE TABLE t(a, b); INSERT INTO t VALUES (1, NULL); CREATE VIEW v AS SELECT b FROM t;
      CREATE TRIGGER g AFTER INSERT ON t BEGIN SELECT new.b; END;
      """
    let target = "CREATE TABLE t(a);"
    #expect(
      try refused(live, target).map(\.advice) == [
        "declare it in its new form, or let it go (-- @dropped v, --allow-drop v, "
          + "Policy.allowed, --allow drop-view:v)",
        "declare it in its new form, or let it go (-- @dropped g, --allow-drop g, "
          + "Policy.allowed, --allow drop-trigger:g)",
      ]
    )
    #expect(try rows(live, target + "\n-- @dropped v\n-- @dropped g\n") == ["1"])
    let allowed: [Policy.Permission] = [
      .init(.dropView, table: "v"), .init(.dropTrigger, table: "g"),
    ]
    #expect(try rows(live, target, policy: Policy(allowed: allowed)) == ["1"])
  }
}
