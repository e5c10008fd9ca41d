import Testing

@testable import SchemaRebuilder

@Suite struct ParsedTableTests {
  @Test func `a table is read with all that can be said about columns`() throws {
    let sql = """
      CREATE TABLE "t 1" (
        id INTEGER CONSTRAINT pk PRIMARY KEY DESC ON CONFLICT FAIL AUTOINCREMENT,
        name VARCHAR (10, -2) CONSTRAINT nn NOT NULL ON CONFLICT IGNORE COLLATE nocase
          UNIQUE ON CONFLICT replace CHECK (length(name) > 1 -- why
          ) CONSTRAINT c2 CHECK ( name <> '' ),
        parent REFERENCES p, other REFERENCES q(x, y) ON DELETE SET NULL ON UPDATE NO ACTION
          MATCH full NOT DEFERRABLE INITIALLY DEFERRED REFERENCES r DEFERRABLE,
        sum AS (id + 1) STORED, both INT GENERATED ALWAYS AS ((id)) VIRTUAL
      )
      """
    let columns = [
      Column(
        name: "id",
        type: ColumnType("INTEGER"),
        primaryKey: ColumnKey(
          order: .descending,
          autoincrement: true,
          onConflict: .fail,
          constraintName: "pk"
        )
      ),
      Column(
        name: "name",
        type: ColumnType("VARCHAR (10, -2)"),
        notNull: NotNull(onConflict: .ignore, constraintName: "nn"),
        unique: Unique(columns: [], onConflict: .replace),
        checks: [
          Check(expression: SQLFragment("length(name) > 1")),
          Check(expression: SQLFragment("name <> ''"), constraintName: "c2"),
        ],
        collation: "nocase"
      ),
      Column(name: "parent", references: [ForeignKey(table: "p")]),
      Column(
        name: "other",
        references: [
          ForeignKey(
            table: "q",
            parentColumns: ["x", "y"],
            onDelete: .setNull,
            onUpdate: .noAction,
            match: "full",
            deferrable: .notDeferrableInitiallyDeferred
          ),
          ForeignKey(table: "r", deferrable: .deferrable),
        ]
      ),
      Column(
        name: "sum",
        generated: Generated(expression: SQLFragment("id + 1"), storage: .stored)
      ),
      Column(
        name: "both",
        type: ColumnType("INT"),
        generated: Generated(expression: SQLFragment("(id)"))
      ),
    ]
    #expect(try ParsedTable(parsing: sql).table == Table(name: "t 1", columns: columns))
  }

  @Test func `a table is read with all that can be said at its end`() throws {
    let sql = """
      CREATE TEMP TABLE IF NOT EXISTS main.t (a, b, CONSTRAINT k
        PRIMARY KEY (a COLLATE nocase DESC, "b" AUTOINCREMENT) ON CONFLICT ROLLBACK,
        CONSTRAINT u UNIQUE ('a', (b) ASC) ON CONFLICT ABORT CHECK (a > b) ON CONFLICT FAIL
        CONSTRAINT f FOREIGN KEY (a, b) REFERENCES p (x, y) ON DELETE CASCADE ON DELETE RESTRICT
        DEFERRABLE INITIALLY DEFERRED, UNIQUE (b), CONSTRAINT left_over
      ) strict, WITHOUT rowid;
      """
    let table = Table(
      name: "t",
      columns: [Column(name: "a"), Column(name: "b")],
      primaryKey: PrimaryKey(
        columns: [
          IndexedColumn(term: .column("a"), collation: "nocase", order: .descending),
          IndexedColumn(term: .column("b")),
        ],
        autoincrement: true,
        onConflict: .rollback,
        constraintName: "k"
      ),
      uniques: [
        Unique(
          columns: [
            IndexedColumn(term: .column("a")), IndexedColumn(term: .column("b"), order: .ascending),
          ],
          onConflict: .abort,
          constraintName: "u"
        ),
        Unique(columns: [IndexedColumn(term: .column("b"))]),
      ],
      checks: [Check(expression: SQLFragment("a > b"))],
      foreignKeys: [
        ForeignKey(
          columns: ["a", "b"],
          table: "p",
          parentColumns: ["x", "y"],
          onDelete: .restrict,
          deferrable: .initiallyDeferred,
          constraintName: "f"
        )
      ],
      strict: true,
      withoutRowID: true
    )
    #expect(try ParsedTable(parsing: sql).table == table)
  }

  @Test func `a name in any spelling is a column`() throws {
    let sql = """
      CREATE TABLE key(value, "order", action TEXT, 'single quoted' INT, [br acket], `back``tick`,
        abort, left CROSS_, indexed, "a""b", 'it''s')
      """
    let names = try ParsedTable(parsing: sql).table.columns.map(\.name)
    #expect(
      names == [
        "value", "order", "action", "single quoted", "br acket", "back`tick", "abort", "left",
        "indexed", "a\"b", "it's",
      ]
    )
  }

  @Test(
    arguments: [
      ("1", .integer(1)), ("-1", .integer(-1)), ("+ 1", .integer(1)), ("(( -1 ))", .integer(-1)),
      ("0x1F", .integer(31)), ("-0x1f", .integer(-31)), ("0xFFFFFFFFFFFFFFFF", .integer(-1)),
      ("1_000", .integer(1000)), ("9223372036854775807", .integer(.max)),
      ("-9223372036854775808", .integer(.min)), ("9223372036854775808", .real(0x1p63)),
      ("1.5", .real(1.5)), ("-.5e1", .real(-5)), ("9e999", .real(.infinity)),
      ("'it''s'", .text("it's")), ("('x')", .text("x")), ("x'0aFF'", .blob([10, 255])),
      ("X''", .blob([])), ("NULL", .null), ("(null)", .null),
      ("active", .text("active")), ("\"a b\"", .text("a b")), ("[true]", .text("true")),
      ("cascade", .text("cascade")), ("indexed", .text("indexed")),
      ("TRUE", .sql(SQLFragment("TRUE"))), ("(false)", .sql(SQLFragment("false"))),
      ("CURRENT_TIME", .sql(SQLFragment("CURRENT_TIME"))),
      ("(1 + 2)", .sql(SQLFragment("1 + 2"))), ("-'x'", .sql(SQLFragment("-'x'"))),
      ("(random())", .sql(SQLFragment("random()"))), ("-NULL", .sql(SQLFragment("-NULL"))),
    ] as [(String, DefaultValue)]
  )
  func `a default is the value that SQLite takes it for`(
    sql: String,
    value: DefaultValue
  ) throws {
    let table = try ParsedTable(parsing: "CREATE TABLE t(a DEFAULT \(sql) NOT NULL)").table
    #expect(
      table.columns == [Column(name: "a", notNull: NotNull(), defaultValue: value)]
    )
  }

  @Test(
    arguments: [
      ("DOUBLE  PRECISION", "DOUBLE  PRECISION"), ("unsigned big int(1)", "unsigned big int(1)"),
      ("x ( +1.5 , -2 )", "x ( +1.5 , -2 )"), (#"a "b c" 'd'"#, #"a "b c" 'd'"#),
      ("INT GENERATED  ALWAYS", "INT"), ("generated always", nil), ("", nil),
      ("generated", "generated"), ("INT always", "INT always"), ("always", "always"),
      ("generated always(1)", "generated always(1)"),
      ("INT /* c */ GENERATED ALWAYS", "INT"), ("INT GENERATED /* c */ ALWAYS", "INT GENERATED"),
    ]
  )
  func `a type is any words`(sql: String, type: String?) throws {
    let table = try ParsedTable(parsing: "CREATE TABLE t(a \(sql) /* c */ UNIQUE)").table
    #expect(
      table.columns == [
        Column(name: "a", type: type.map { ColumnType($0) }, unique: Unique(columns: []))
      ]
    )
  }

  @Test func `of several clauses of one kind the last counts, as in SQLite`() throws {
    let sql = """
      CREATE TABLE t(a DEFAULT 1 DEFAULT 2 COLLATE nocase COLLATE rtrim NULL ON CONFLICT FAIL
        NOT NULL ON CONFLICT FAIL NOT NULL UNIQUE ON CONFLICT FAIL UNIQUE)
      """
    let column = Column(
      name: "a",
      notNull: NotNull(),
      unique: Unique(columns: [], onConflict: .fail),
      defaultValue: .integer(2),
      collation: "rtrim"
    )
    #expect(try ParsedTable(parsing: sql).table.columns == [column])
  }

  @Test func `DEFERRABLE speaks of the last REFERENCES clause, also of an earlier column`() throws {
    let table = try ParsedTable(parsing: "CREATE TABLE t(a REFERENCES p, b DEFERRABLE)").table
    #expect(
      table.columns == [
        Column(name: "a", references: [ForeignKey(table: "p", deferrable: .deferrable)]),
        Column(name: "b"),
      ]
    )
  }

  @Test func `the places of columns and constraints leave out commas and comments`() throws {
    let sql = """
      CREATE TABLE "main"."t" ( -- head
        é INT, -- one
        b /* in */ TEXT -- two
        , UNIQUE (b) CONSTRAINT c CHECK (b > 0) /* three */
      )
      """
    let text = try SQLText(sql)
    let parsed = try ParsedTable(parsing: sql)
    #expect(parsed.columnRanges.map { text.text($0) } == ["é INT", "b /* in */ TEXT"])
    #expect(
      parsed.constraintRanges.map { text.text($0) } == ["UNIQUE (b)", "CONSTRAINT c CHECK (b > 0)"]
    )
    #expect(text.text(parsed.nameRange) == #""t""#)
  }
}
