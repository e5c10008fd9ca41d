import Testing

@testable import SchemaRebuilder

/// A definition is edited where every stored row is right under the new one, and nowhere else.
@Suite struct DefinitionEditTests {
  private func tables(
    _ live: String,
    _ target: String,
    policy: Policy = Policy()
  ) throws -> [TablePlan] {
    try Plan(live: live, target: target, policy: policy).tables
  }

  @Test(arguments: [
    ("t(a)", "t(a NOT NULL)"), ("t(a NOT NULL)", "t(a)"),
    ("t(a)", "t(a CHECK (a > 0))"), ("t(a CHECK (a > 0))", "t(a)"),
    ("t(a, CHECK (t.a > 0))", "t(a NOT NULL, CHECK (t.a > 0))"),
    ("t(a, b UNIQUE)", "t(a REFERENCES t(b), b UNIQUE)"), ("t(a REFERENCES t)", "t(a)"),
    ("t(a VARCHAR(10))", "t(a TEXT)"), ("t(a INT)", "t(a INTEGER)"),
    ("t(a INT, b INT, PRIMARY KEY(a, b))", "t(a BIGINT, b INT, PRIMARY KEY(a, b))"),
    ("t(a UNIQUE)", "t(a CONSTRAINT key UNIQUE ON CONFLICT IGNORE)"),
    ("t(a PRIMARY KEY)", "t(a, CONSTRAINT key PRIMARY KEY(a) ON CONFLICT REPLACE)"),
    ("t(id INTEGER PRIMARY KEY)", "t(id INTEGER PRIMARY KEY AUTOINCREMENT)"),
    ("t(id INTEGER PRIMARY KEY)", "t(id INTEGER NOT NULL PRIMARY KEY)"),
    ("t(a NOT NULL)", "t(a NOT NULL ON CONFLICT IGNORE)"),
    ("t(a, b DEFAULT 1)", "t(a, b DEFAULT 2)"), ("t(a, b)", "t(a, b DEFAULT (1 + 1))"),
    ("t(k PRIMARY KEY, a) WITHOUT ROWID", "t(k PRIMARY KEY, a NOT NULL) WITHOUT ROWID"),
    ("t(a INT) STRICT", "t(a INT NOT NULL) STRICT"),
    ("t(a, g AS (a + 1))", "t(a, g AS (a + 1) NOT NULL)"),
  ])
  func `text alone is edited`(live: String, target: String) throws {
    let plan = try Plan(live: "CREATE TABLE \(live)", target: "CREATE TABLE \(target);")
    #expect(plan.tables.map(\.rung) == [.edit])
    #expect(!plan.steps.contains { $0.kind == .copyRows })
  }

  @Test(arguments: [
    ("t(a)", "t(a COLLATE NOCASE)", "column a is collated by NOCASE instead of BINARY"),
    ("t(a TEXT)", "t(a INT)", "column a has type INT instead of TEXT"),
    ("t(a INTEGER)", "t(a NUMERIC)", "column a has type NUMERIC instead of INTEGER"),
    ("t(a INT) STRICT", "t(a INTEGER) STRICT", "column a has type INTEGER instead of INT"),
    (
      "t(a INTEGER PRIMARY KEY)", "t(a INT PRIMARY KEY)",
      "column a has type INT instead of INTEGER"
    ),
    ("t(a CHAR PRIMARY KEY)", "t(a TEXT PRIMARY KEY)", "column a has type TEXT instead of CHAR"),
    ("t(a, b)", "t(b, a NOT NULL)", "the file has its columns in another order"),
    ("t(a INT)", "t(a INT) STRICT", "the table is now STRICT"),
    ("t(a, g AS (a))", "t(a, g AS (a + 1))", "column g is generated differently"),
    ("t(a, b)", "t(a NOT NULL)", "column b is no longer declared"),
  ])
  func `what is more than text is not edited`(live: String, target: String, why: String) throws {
    let tables = try tables("CREATE TABLE \(live)", "CREATE TABLE \(target);")
    #expect(tables.map(\.rung) != [.edit])
    #expect(
      tables[0].whyNotCheaper.contains("an edit of its definition would not do: \(why)"),
      "\(tables[0].whyNotCheaper)"
    )
  }

  @Test(arguments: [
    (Policy(strategy: .rebuild), "the strategy is to rebuild what differs, or everything"),
    (Policy(isPortable: true), "a portable plan edits no definition"),
  ])
  func `a policy may forbid it`(policy: Policy, why: String) throws {
    let tables = try tables("CREATE TABLE t(a)", "CREATE TABLE t(a NOT NULL);", policy: policy)
    #expect(tables.map(\.rung) == [.rebuild])
    #expect(tables[0].whyNotCheaper.contains(why))
  }

  @Test func `a NULL that its default replaces is no edit`() throws {
    let tables = try tables(
      "CREATE TABLE t(a); INSERT INTO t VALUES (1), (NULL)",
      "CREATE TABLE t(a NOT NULL DEFAULT 5);"
    )
    #expect(tables.map(\.rung) != [.edit])
    #expect(tables[0].whyNotCheaper.contains("the default of a is to be written in 1 row"))
  }

  @Test(arguments: [
    // Written as they are, or shorter: the value tells nothing of that.
    ("t(a)", "INSERT INTO t VALUES (1); ALTER TABLE t ADD COLUMN b DEFAULT 7", false),
    ("t(a, b DEFAULT 7)", "INSERT INTO t VALUES (1, 7)", false),
    ("t(a, b DEFAULT 7)", "INSERT INTO t VALUES (1, NULL)", false),
    ("t(a, b DEFAULT TRUE)", "INSERT INTO t VALUES (1, 1)", false),
    ("t(a, b DEFAULT (1 + 6))", "INSERT INTO t VALUES (1, 3)", false),
    ("t(a, b DEFAULT '7')", "INSERT INTO t VALUES (1, '7')", false),
    // Another value tells that the row is stored up to there.
    ("t(a, b DEFAULT 7)", "INSERT INTO t VALUES (1, 3), (2, 'x')", true),
    ("t(a, b DEFAULT '7')", "INSERT INTO t VALUES (1, 7)", true),
    ("t(a, b DEFAULT TRUE)", "INSERT INTO t VALUES (1, 2)", true),
    ("t(a, b DEFAULT 7)", "", true),
  ])
  func `a default changes where every row shows that it stores the column`(
    table: String,
    rows: String,
    isEdited: Bool
  ) throws {
    let plan = try Plan(
      live: "CREATE TABLE \(table); \(rows)",
      target: "CREATE TABLE t(a, b DEFAULT 8);"
    )
    #expect((plan.tables.map(\.rung) == [.edit]) == isEdited)
    #expect(plan.hazards == [])
  }

  @Test(arguments: [("(1, 7, 'y')", true), ("(1, 7, 'x')", false), ("(1, 7, NULL)", false)])
  func `a column behind it shows that as well`(row: String, isEdited: Bool) throws {
    let plan = try Plan(
      live: "CREATE TABLE t(a, b DEFAULT 7, c DEFAULT 'x'); INSERT INTO t VALUES \(row)",
      target: "CREATE TABLE t(a, b DEFAULT 8, c DEFAULT 'x');"
    )
    #expect((plan.tables.map(\.rung) == [.edit]) == isEdited)
  }

  @Test func `edits of several tables come together`() throws {
    let plan = try Plan(
      live: "CREATE TABLE t(a); CREATE TABLE u(a); CREATE TABLE w(a)",
      target: "CREATE TABLE t(a NOT NULL); CREATE TABLE u(a CHECK (a)); CREATE TABLE w(a, b);"
    )
    #expect(
      plan.steps.map(\.kind) == [
        .confirm, .confirm, .editDefinition, .setting, .editDefinition, .editDefinition, .setting,
        .editDefinition, .addColumn,
      ]
    )
    #expect(plan.steps[0].sql.contains(#"WHERE "t"."a" IS NULL"#))
    #expect(plan.steps[4].sql.contains("'CREATE TABLE t(a NOT NULL)'"))
  }

  @Test func `a quick look takes the rows for right`() throws {
    let connection = try SQLiteConnection.inMemory("CREATE TABLE t(a, b DEFAULT 1)")
    var rebuilder = Rebuilder(try Schema(sql: "CREATE TABLE t(a NOT NULL, b DEFAULT 2);"))
    rebuilder.asksRows = false
    #expect(try rebuilder.plan(on: connection.handle).tables.map(\.rung) == [.edit])
  }
}
