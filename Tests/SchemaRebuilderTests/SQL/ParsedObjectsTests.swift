import Testing

@testable import SchemaRebuilder

@Suite struct ParsedIndexTests {
  @Test func `an index is read with all its parts`() throws {
    let sql = """
      CREATE UNIQUE INDEX IF NOT EXISTS main."i 1" ON [t] (a, "b" COLLATE nocase DESC, 'c' ASC,
        lower(a) COLLATE "rtrim" DESC, (a || b) COLLATE nocase, a || b COLLATE nocase, (d), -desc)
        WHERE a > 0 AND (b) /* c */ ;
      """
    let index = Index(
      name: "i 1",
      table: "t",
      columns: [
        IndexedColumn(term: .column("a")),
        IndexedColumn(term: .column("b"), collation: "nocase", order: .descending),
        IndexedColumn(term: .column("c"), order: .ascending),
        IndexedColumn(
          term: .expression(SQLFragment("lower(a)")),
          collation: "rtrim",
          order: .descending
        ),
        IndexedColumn(term: .expression(SQLFragment("a || b")), collation: "nocase"),
        IndexedColumn(term: .expression(SQLFragment("a || b COLLATE nocase"))),
        IndexedColumn(term: .column("d")),
        IndexedColumn(term: .expression(SQLFragment("-desc"))),
      ],
      unique: true,
      condition: SQLFragment("a > 0 AND (b)")
    )
    #expect(try ParsedIndex(parsing: sql).index == index)
  }

  @Test(
    arguments: [
      ("CREATE INDEX i ON t", 20, "expected \"(\", found the end of the statement"),
      ("CREATE INDEX i ON t()", 21, "expected a column or expression, found )"),
      ("CREATE INDEX i ON t(a,)", 22, "expected a column or expression, found nothing"),
      (
        "CREATE INDEX i ON t(a) WHERE", 29, "expected an expression, found the end of the statement"
      ),
      ("CREATE INDEX i ON t(a) WHERE (b", 32, "expected \")\", found the end of the statement"),
      ("CREATE INDEX i ON t(a) STRICT", 24, "expected the end of the statement, found STRICT"),
    ]
  )
  func `what is no index is an error with its place`(sql: String, column: Int, message: String) {
    #expect(throws: SQLTextError(message: message, line: 1, column: column)) {
      try ParsedIndex(parsing: sql)
    }
  }
}

@Suite struct ParsedTriggerTests {
  @Test(
    arguments: [
      ("AFTER INSERT ON t BEGIN SELECT 1; END", false),
      ("INSERT ON t BEGIN SELECT 1; END", false),
      (
        "BEFORE UPDATE OF a, \"b\" ON main.T FOR EACH ROW WHEN new.a > 0 BEGIN\n SELECT CASE 1 "
          + "WHEN 2 THEN 3 END; -- c\n DELETE FROM x; END", false
      ),
      ("INSTEAD OF DELETE ON [t] BEGIN SELECT 1; END", true),
    ]
  )
  func `a trigger is its name and all that follows`(body: String, isInsteadOf: Bool) throws {
    let parsed = try ParsedTrigger(parsing: "CREATE TRIGGER IF NOT EXISTS \"r 1\" \(body);")
    #expect(parsed.trigger == Trigger(name: "r 1", body: SQLFragment(body)))
    #expect(parsed.table == "t")
    #expect(parsed.isInsteadOf == isInsteadOf)
  }

  @Test(
    arguments: [
      ("AFTER ON t BEGIN SELECT 1; END", 24, "expected DELETE, INSERT or UPDATE, found ON"),
      ("AFTER INSERT ON t SELECT 1; END", 36, "expected BEGIN, found SELECT"),
      (
        "AFTER INSERT ON t BEGIN SELECT 1 END", 54,
        "expected \"; END\", found the end of the statement"
      ),
      ("AFTER INSERT ON t BEGIN END", 45, "expected \"; END\", found the end of the statement"),
    ]
  )
  func `what is no trigger is an error with its place`(body: String, column: Int, message: String) {
    #expect(throws: SQLTextError(message: message, line: 1, column: column)) {
      try ParsedTrigger(parsing: "CREATE TRIGGER r \(body)")
    }
  }
}

@Suite struct ParsedViewTests {
  @Test func `a view is its columns and its SELECT`() throws {
    let sql = "CREATE TEMP VIEW v (a, [b c]) AS WITH x AS (SELECT 1) SELECT * FROM x -- c\n;"
    let select = SQLFragment("WITH x AS (SELECT 1) SELECT * FROM x")
    #expect(
      try ParsedView(parsing: sql).view
        == Schema.View(name: "v", columns: ["a", "b c"], select: select)
    )
  }

  @Test(arguments: ["CREATE VIEW v", "CREATE VIEW v AS", "CREATE VIEW v AS DELETE FROM t"])
  func `what is no view is an error`(sql: String) {
    #expect(throws: SQLTextError.self) { try ParsedView(parsing: sql) }
  }
}

@Suite struct ParsedVirtualTableTests {
  @Test(
    arguments: [
      ("fts5", []), ("fts5()", []), ("fts5( a , , b )", ["a", "b"]),
      (
        "fts5(a, content='t', tokenize = \"unicode61 x(1,2)\")",
        ["a", "content='t'", "tokenize = \"unicode61 x(1,2)\""]
      ),
      ("rtree(id, f(a, b) /* c */ d)", ["id", "f(a, b) /* c */ d"]),
    ]
  )
  func `arguments are what stands between commas`(module: String, arguments: [String]) throws {
    let parsed = try ParsedVirtualTable(parsing: "CREATE VIRTUAL TABLE main.[v] USING \(module);")
    let name = module.prefix { $0 != "(" }
    #expect(
      parsed.virtualTable == VirtualTable(name: "v", module: String(name), arguments: arguments)
    )
  }
}
