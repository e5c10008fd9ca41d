import Testing

@testable import SchemaRebuilder

@Suite struct HintCommentTests {
  @Test func `a hint is about the column or the table on its line`() throws {
    let script = """
      CREATE TABLE t ( -- @renamed from=old
        a INT, -- @renamed from=x
        b TEXT -- @filled by=substr(a, 1, 8) || ';'
          NOT NULL,
        c, d -- @renamed from="x y", [order] from=z since=3
      );
      """
    let hints = Hints(
      renames: [
        Hints.Rename(table: "t", previous: ["old"]),
        Hints.Rename(table: "t", column: "a", previous: ["x"]),
        Hints.Rename(table: "t", column: "d", previous: ["x y", "order", "z"], since: 3),
      ],
      fills: [
        Hints.FillHint(
          table: "t",
          column: "b",
          expression: SQLFragment("substr(a, 1, 8) || ';'")
        )
      ]
    )
    let sql = """
      CREATE TABLE t (
        a INT,
        b TEXT
          NOT NULL,
        c, d
      )
      """
    #expect(try statements(in: script) == [SQLStatement(sql: sql, hints: hints)])
  }

  @Test(
    arguments: [
      "-- @renamed from=x -- @filled by=1", "-- @renamed from=x @filled by=1",
      "-- @filled by=1 /* @renamed from=x */",
    ]
  )
  func `a comment holds one hint, and a second one is no secret`(comment: String) {
    let error = #expect(throws: SQLTextError.self) {
      try statements(in: "CREATE TABLE t (a INT \(comment)\n)")
    }
    #expect(error?.message.contains("a comment holds one hint") == true)
  }

  @Test func `a hint that stands alone is about the next line`() throws {
    let script = """
      -- @renamed from=older
      -- a word on it
      -- @renamed from=oldest
      CREATE TABLE t (a INT, b INT,
        -- @filled since=2 by=a + 1
        /* @renamed from=bb */
        c INT
      )
      """
    let hints = Hints(
      renames: [
        Hints.Rename(table: "t", previous: ["older", "oldest"]),
        Hints.Rename(table: "t", column: "c", previous: ["bb"]),
      ],
      fills: [
        Hints.FillHint(table: "t", column: "c", expression: SQLFragment("a + 1"), since: 2)
      ]
    )
    #expect(try statements(in: script).map(\.hints) == [hints])
  }

  @Test(
    arguments: [
      ("CREATE TABLE t (a, b); -- @renamed from=x", nil),
      ("CREATE TABLE t (a, b) /* @renamed from=x */", nil),
      ("CREATE TABLE t (a, b -- @renamed from=x\n)", "b"),
      ("CREATE TABLE t (a /* @renamed from=x */, b)", "a"),
      ("CREATE TABLE t (/* @renamed from=x */ a)", "a"),
      ("CREATE TABLE t (\n/* @renamed from=x */ a\n, b)", "a"),
      ("CREATE TABLE t (\n a, UNIQUE (a) -- @renamed from=x\n)", "a"),
      ("CREATE /* @renamed from=x */ TABLE t (a)", nil),
      ("CREATE TABLE u(a);\n-- @renamed from=x\nCREATE TABLE t(a)", nil),
      ("CREATE VIRTUAL TABLE t USING fts5(a) -- @renamed from=x", nil),
    ] as [(String, Name?)]
  )
  func `the name nearest before the hint counts`(script: String, column: Name?) throws {
    #expect(
      try statements(in: script).last?.hints
        == Hints(renames: [Hints.Rename(table: "t", column: column, previous: ["x"])])
    )
  }

  @Test func `a tombstone names columns within the parentheses and tables outside`() throws {
    let script = """
      -- @dropped first, "second one" since=4
      PRAGMA foreign_keys = ON;
      CREATE TABLE t (
        a INT,
        -- @dropped b, order
        c INT -- @dropped since=2 d
      );
      CREATE TABLE u (a);
      -- @dropped last
      """
    #expect(
      try statements(in: script).map(\.hints.tombstones) == [
        [
          Hints.TombstoneHint(table: "first", since: 4),
          Hints.TombstoneHint(table: "second one", since: 4),
          Hints.TombstoneHint(table: "t", column: "b"),
          Hints.TombstoneHint(table: "t", column: "order"),
          Hints.TombstoneHint(table: "t", column: "d", since: 2),
        ],
        [Hints.TombstoneHint(table: "last")],
      ]
    )
  }

  @Test(
    arguments: [
      ("CREATE TABLE t (\n  a, -- @dropped b  \n  c\n)", "CREATE TABLE t (\n  a,\n  c\n)"),
      ("CREATE TABLE t (\n  -- @dropped b\n  c\n)", "CREATE TABLE t (\n\n  c\n)"),
      ("CREATE TABLE t (a /* @dropped b */, c)", "CREATE TABLE t (a , c)"),
      ("CREATE TABLE t (a/* @dropped b */INT)", "CREATE TABLE t (a INT)"),
      ("CREATE TABLE t (a, -- @dropped b\r\n c)", "CREATE TABLE t (a,\r\n c)"),
      ("CREATE TABLE t (a -- keep  \n)", "CREATE TABLE t (a -- keep  \n)"),
      ("CREATE TABLE t (a -- mail @home\n)", "CREATE TABLE t (a -- mail @home\n)"),
    ]
  )
  func `without its hints a statement is as it was`(script: String, sql: String) throws {
    #expect(try statements(in: script).map(\.sql) == [sql])
  }

  @Test(
    arguments: [
      (
        "CREATE TABLE t(a) -- @renamd from=b",
        "in this hint comment: @renamd is none of @renamed, @filled and @dropped"
      ),
      (
        "CREATE TABLE t(a) -- @renamed",
        "in this hint comment: expected from=NAME, found the end of the statement"
      ),
      ("CREATE TABLE t(a) -- @renamed from b", "in this hint comment: expected \"=\", found b"),
      ("CREATE TABLE t(a) -- @renamed from=b c", "in this hint comment: expected FROM, found c"),
      ("CREATE TABLE t(a) -- @renamed from=\"b", "in this hint comment: this name does not end"),
      (
        "CREATE TABLE t(a) -- @renamed from=b since=x",
        "in this hint comment: expected a version, found x"
      ),
      (
        "CREATE TABLE t(a) -- @filled by=",
        "in this hint comment: expected an expression, found the end of the statement"
      ),
      ("CREATE TABLE t(a) -- @filled by=1", "there is no column on the line of this hint"),
      (
        "CREATE TABLE t(a) -- @dropped",
        "in this hint comment: expected a name, found the end of the statement"
      ),
      (
        "CREATE VIEW t  AS --\n -- @renamed from=b\n SELECT 1",
        "there is no column or table on the line of this hint"
      ),
      (
        "CREATE TABLE t( --\n -- @renamed from=b\n\n a)",
        "there is no column or table on the line of this hint"
      ),
      (
        "CREATE TABLE t( --\n -- @renamed from=b\n a, b)",
        "there is more than one column on the line of this hint"
      ),
      (
        "CREATE TABLE t(a --\n, -- @renamed from=b\n UNIQUE(a))",
        "there is no column or table on the line of this hint"
      ),
    ]
  )
  func `a hint that says nothing certain is an error`(script: String, message: String) throws {
    let error = #expect(throws: SQLTextError.self) { try statements(in: script) }
    #expect(error?.message == message)
  }

  @Test func `a hint needs a statement`() {
    let message = "there is no statement that this hint could belong to"
    #expect(throws: SQLTextError(message: message, line: 2, column: 1)) {
      try statements(in: "\n-- @dropped t")
    }
  }
}
