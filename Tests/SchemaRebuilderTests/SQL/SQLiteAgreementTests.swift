import Testing

@testable import SchemaRebuilder

/// SQLite itself is asked whether the parser reads what it reads.
@Suite struct SQLiteAgreementTests {
  @Test(arguments: acceptedTables)
  func `the parser takes what SQLite takes, and reads the same columns`(body: String) throws {
    let oracle = Oracle()
    #expect(oracle.complaint("CREATE TABLE t\(body)") == nil)
    let table = try ParsedTable(parsing: "CREATE TABLE t\(body)").table
    let rows = oracle.rows(
      "SELECT name, type, \"notnull\", dflt_value, pk FROM pragma_table_xinfo('t')"
    )
    #expect(table.columns.map(\.name) == rows.map { $0[0] })
    #expect(table.columns.map { folded($0.type?.sql ?? "") } == rows.map { folded($0[1] ?? "") })
    #expect(notNull(table) == rows.map { $0[2] == "1" })
    #expect(keys(table) == rows.map { $0[4] ?? "" })
    for (column, row) in zip(table.columns, rows) {
      let value = column.defaultValue.map(defaultExpression) ?? "NULL"
      // A bare name as a default is a text, though the pragma shows the name.
      let isName = row[3].map { (try? SQLText($0).tokens.first?.kind) == .word } ?? false
      if isName, case .text(let text) = column.defaultValue {
        #expect(row[3] == text)
      } else {
        #expect(
          oracle.rows("SELECT quote(\(value))") == oracle.rows("SELECT quote(\(row[3] ?? "NULL"))")
        )
      }
    }
  }

  @Test(arguments: acceptedTables)
  func `a rendered table is the same table to SQLite`(body: String) throws {
    let written = Oracle()
    let rendered = Oracle()
    #expect(written.complaint("CREATE TABLE t\(body)") == nil)
    let table = try ParsedTable(parsing: "CREATE TABLE t\(body)").table
    #expect(rendered.complaint(createStatement(table)) == nil)
    for query in [
      "SELECT name, upper(type), \"notnull\", pk, hidden FROM pragma_table_xinfo('t')",
      """
      SELECT l."unique", l.origin, x.seqno, x.name, x."desc", x.coll
      FROM pragma_index_list('t') l, pragma_index_xinfo(l.name) x ORDER BY 2, 3, 4, 5, 6
      """,
      """
      SELECT "table", "from", "to", on_update, on_delete
      FROM pragma_foreign_key_list('t') ORDER BY 1, 2, 3, 4, 5
      """,
      "SELECT strict, wr FROM pragma_table_list('t') WHERE schema = 'main'",
    ] {
      #expect(written.rows(query) == rendered.rows(query))
    }
  }

  @Test(arguments: rejectedTables)
  func `the parser refuses what SQLite refuses`(body: String) {
    #expect(Oracle().complaint("CREATE TABLE t\(body)") != nil)
    #expect(throws: SQLTextError.self) { try ParsedTable(parsing: "CREATE TABLE t\(body)") }
  }

  @Test(arguments: Array(Keywords.reserved) + ["abort", "key", "if", "temp", "with", "stored"])
  func `a word may name a column if it may do so in SQLite`(word: Name) {
    let sql = "CREATE TABLE t(\(word))"
    let isRead = (try? ParsedTable(parsing: sql)) != nil
    #expect(isRead == (Oracle().complaint(sql) == nil))
  }

  @Test(arguments: Keywords.joining)
  func `a word that joins tables may name a column, but is no part of a type`(word: Name) {
    let oracle = Oracle()
    #expect(oracle.complaint("CREATE TABLE t(\(word))") == nil)
    #expect(oracle.complaint("CREATE TABLE u(a \(word))") != nil)
    #expect((try? ParsedTable(parsing: "CREATE TABLE t(\(word))")) != nil)
    #expect((try? ParsedTable(parsing: "CREATE TABLE u(a \(word))")) == nil)
  }

  private func folded(_ text: String) -> [UInt8] {
    text.utf8.map(asciiFolded)
  }

  private func notNull(_ table: Table) -> [Bool] {
    table.columns.map { column in
      // SQLite makes the key of a WITHOUT ROWID table NOT NULL, and says so.
      column.notNull != nil || (table.withoutRowID && key(column.name, table) != nil)
    }
  }

  private func keys(_ table: Table) -> [String] {
    table.columns.map { key($0.name, table).map { String($0 + 1) } ?? "0" }
  }

  private func key(_ column: String, _ table: Table) -> Int? {
    let inline = table.columns.first { $0.primaryKey != nil }.map { [$0.name] }
    let names = table.primaryKey?.columns.compactMap { indexed -> String? in
      guard case .column(let name) = indexed.term else { return nil }
      return name
    }
    return (inline ?? names ?? []).firstIndex { Name($0) == Name(column) }
  }
}

private let acceptedTables = [
  "(a)", "(a,b)", "(a INTEGER PRIMARY KEY)", "(a integer primary key autoincrement not null)",
  "(a INT PRIMARY KEY DESC ON CONFLICT REPLACE, b)", "(a, b, PRIMARY KEY (b DESC, a))",
  "(a, b, PRIMARY KEY (\"b\", 'a', \"a\"))", "(id INTEGER, PRIMARY KEY(id AUTOINCREMENT))",
  "(a, PRIMARY KEY(a COLLATE NOCASE DESC))", "(a, UNIQUE (((a)) COLLATE nocase))",
  "(a, b, UNIQUE(a) UNIQUE(b) CHECK(a) CONSTRAINT x)", "(a CONSTRAINT x, b CONSTRAINT y NOT NULL)",
  "(a CONSTRAINT x CONSTRAINT y UNIQUE)", "(a NULL ON CONFLICT FAIL NOT NULL)",
  "(a NOT NULL ON CONFLICT IGNORE UNIQUE ON CONFLICT FAIL)", "(a UNIQUE UNIQUE PRIMARY KEY)",
  "(a COLLATE nocase COLLATE \"rtrim\" UNIQUE)", "(a CHECK (a > 0) CHECK (a < 9))",
  "(a, CHECK (a > 0) ON CONFLICT FAIL)", "(a CHECK (a IN ('x', \"y\", (1))))",
  "(a DEFAULT 1 DEFAULT -2.5e3, b DEFAULT .5, c DEFAULT +7, d DEFAULT 0x1F)",
  "(a DEFAULT 'it''s', b DEFAULT x'0aFF', c DEFAULT NULL, d DEFAULT CURRENT_DATE)",
  "(a DEFAULT TRUE, b DEFAULT false, c DEFAULT \"true\", d DEFAULT -NULL, e DEFAULT - 'x')",
  "(a DEFAULT active, b DEFAULT key, c DEFAULT 9223372036854775808, d DEFAULT 9e999)",
  "(a DEFAULT (1 + 2), b DEFAULT ((3)), c DEFAULT (-4), d DEFAULT ('x'), e DEFAULT (abs(-1)))",
  "(a DEFAULT -9223372036854775808, b DEFAULT 0xFFFFFFFFFFFFFFFF, c DEFAULT -0x10)",
  "(a DEFAULT 1 -- it's\n, b)", "(a /* c */ INT /* d */ DEFAULT /* e */ 1)",
  "(a REFERENCES p, b REFERENCES p(x))",
  "(a REFERENCES p REFERENCES q ON DELETE CASCADE ON UPDATE SET NULL MATCH full)",
  "(a REFERENCES p ON INSERT CASCADE ON DELETE NO ACTION ON DELETE RESTRICT)",
  "(a REFERENCES p NOT DEFERRABLE INITIALLY DEFERRED, b DEFERRABLE)", "(a DEFERRABLE)",
  "(a REFERENCES p(x) DEFERRABLE INITIALLY IMMEDIATE DEFAULT 1)",
  "(a, b, FOREIGN KEY (a, b) REFERENCES p (x, y) ON UPDATE SET DEFAULT DEFERRABLE)",
  "(a, FOREIGN KEY (a) REFERENCES match MATCH match NOT DEFERRABLE)",
  "(a, b AS (a) STORED, c GENERATED ALWAYS AS (a + 1), d INT AS (a) VIRTUAL NOT NULL)",
  "(a, b INT GENERATED ALWAYS AS (a), c TEXT GENERATED ALWAYS, d GENERATED ALWAYS)",
  "(a generated, b always, c INT always, d x GENERATED  ALWAYS, e generated always(1))",
  "(a VARCHAR(10), b DECIMAL(10, -2), c x(+1.5), d DOUBLE PRECISION, e UNSIGNED BIG INT)",
  "(a any, b anything at last, c key)",
  "(value, \"order\", action TEXT, 'single quoted' INT, [br acket], `back``tick`, key)",
  "(\"\" , \"a\"\"b\", 'it''s', é, _x$1, \"semi;colon\", \"--\", indexed, left, \u{1F600})",
  "(a INT, b TEXT) STRICT", "(a INTEGER PRIMARY KEY, b ANY) strict, strict",
  "(a PRIMARY KEY) WITHOUT ROWID", "(a TEXT, b INT, PRIMARY KEY (b, a)) without rowid, STRICT",
  "(\n  a -- one\n,\n  b /* two */\n) -- end", "(a);", "(a);;",
]

private let rejectedTables = [
  "", "()", "(a,)", "(,a)", "(a", "(a))", "(a b,, c)", "(a (10))", "(a INT())", "(a INT(1,2,3))",
  "(a INT(b))", "(a INT cross)", "(order)", "(a order)", "(a NOT)", "(a NOT NULL ON FAIL)",
  "(a PRIMARY)", "(a PRIMARY KEY PRIMARY KEY)", "(a PRIMARY KEY, b PRIMARY KEY)",
  "(a PRIMARY KEY, PRIMARY KEY(a))", "(a, PRIMARY KEY())", "(a, PRIMARY KEY(a,))", "(a UNIQUE(a))",
  "(a, UNIQUE(a+1))", "(a, UNIQUE(lower(a)))", "(a, UNIQUE(a NULLS FIRST))", "(a, UNIQUE)",
  "(a, UNIQUE(a AUTOINCREMENT))", "(a CHECK)", "(a CHECK ())", "(a CHECK a)", "(a CHECK (a)",
  "(a DEFAULT)", "(a DEFAULT ())", "(a DEFAULT -)", "(a DEFAULT -b)", "(a DEFAULT 1 + 2)",
  "(a DEFAULT cross)", "(a DEFAULT ?1)", "(a DEFAULT f(1))", "(a COLLATE)", "(a COLLATE 1)",
  "(a REFERENCES)", "(a REFERENCES p())", "(a REFERENCES p ON DELETE)", "(a REFERENCES p ON)",
  "(a REFERENCES p ON DELETE SET)", "(a REFERENCES p DEFERRABLE INITIALLY)",
  "(a REFERENCES p ON CONFLICT FAIL)", "(a REFERENCES p DEFERRABLE ON DELETE CASCADE)",
  "(a, FOREIGN KEY (a))", "(a, FOREIGN (a) REFERENCES p)", "(a, FOREIGN KEY () REFERENCES p)",
  "(a, DEFERRABLE)", "(a, UNIQUE(a), b)", "(a NOT NULL GENERATED ALWAYS (1))", "(a AS)",
  "(a AS ())",
  "(a INT NOT NULL GENERATED)", "(a AS (1) GENERATED)", "(a AS (1) elsewhere)", "(a) x",
  "(a) STRICT STRICT", "(a) WITHOUT", "(a) WITHOUT ROW", "(a) \"strict\"", "(a) STRICT,", "(a ^ b)",
  "(a 'b)", "(a CONSTRAINT)", "(a, CONSTRAINT)", "(a; b)", "(a CHECK (1;2))", " AS", "(a.b)",
]
