import Testing

@testable import SchemaRebuilder

@Suite struct SchemaRendererTests {
  @Test func `a table is written a column a line`() {
    let table = Table(
      name: "t",
      columns: [
        Column(
          name: "id",
          type: ColumnType("INTEGER"),
          primaryKey: ColumnKey(order: .ascending, autoincrement: true, onConflict: .fail)
        ),
        Column(
          name: "a\"b",
          type: ColumnType("VARCHAR(10)"),
          notNull: NotNull(onConflict: .ignore, constraintName: "nn"),
          unique: Unique(columns: [], onConflict: .replace),
          checks: [Check(expression: SQLFragment("1 -- one"), constraintName: "c")],
          defaultValue: .text("it's"),
          collation: "NOCASE",
          references: [
            ForeignKey(
              table: "p",
              parentColumns: ["x"],
              onDelete: .setNull,
              onUpdate: .noAction,
              match: "FULL",
              deferrable: .initiallyDeferred
            )
          ]
        ),
        Column(
          name: "g",
          generated: Generated(expression: SQLFragment("id + 1"), storage: .stored)
        ),
      ],
      primaryKey: nil,
      uniques: [
        Unique(
          columns: [
            IndexedColumn(term: .column("g"), collation: "RTRIM", order: .descending),
            IndexedColumn(term: .column("id")),
          ],
          constraintName: "u"
        )
      ],
      checks: [Check(expression: SQLFragment("g > id"))],
      foreignKeys: [
        ForeignKey(columns: ["g"], table: "t", parentColumns: ["id"], onDelete: .cascade)
      ],
      strict: true,
      withoutRowID: true
    )
    let sql = """
      CREATE TABLE "t" (
        "id" INTEGER PRIMARY KEY ASC ON CONFLICT FAIL AUTOINCREMENT,
        "a""b" VARCHAR(10) CONSTRAINT "nn" NOT NULL ON CONFLICT IGNORE UNIQUE ON CONFLICT REPLACE \
      CONSTRAINT "c" CHECK (1 -- one
      ) DEFAULT 'it''s' COLLATE "NOCASE" REFERENCES "p" ("x") ON DELETE SET NULL \
      ON UPDATE NO ACTION MATCH "FULL" DEFERRABLE INITIALLY DEFERRED,
        "g" GENERATED ALWAYS AS (id + 1) STORED,
        CONSTRAINT "u" UNIQUE ("g" COLLATE "RTRIM" DESC, "id"),
        CHECK (g > id),
        FOREIGN KEY ("g") REFERENCES "t" ("id") ON DELETE CASCADE
      ) STRICT, WITHOUT ROWID
      """
    #expect(createStatement(table) == sql)
  }

  @Test func `a schema is its statements in order`() {
    let verbatim = SQLStatement(
      sql: "create table x(a)",
      hints: Hints(tombstones: [Hints.TombstoneHint(table: "y")]),
      line: 3
    )
    let schema = Schema(elements: [
      .droppedTable(Tombstone("gone")),
      .table(
        Table(
          name: "t",
          columns: [Column(name: "a", renamed: PreviousNames(["b"]))],
          indexes: [Index(name: "i", columns: [IndexedColumn(term: .column("a"))])],
          triggers: [
            Trigger(name: "r", body: SQLFragment("AFTER INSERT ON t BEGIN SELECT 1; END"))
          ]
        )
      ),
      .statement(verbatim),
      .index(
        Index(
          name: "j",
          table: "t",
          columns: [IndexedColumn(term: .expression(SQLFragment("a + 1")), collation: "NOCASE")],
          unique: true,
          condition: SQLFragment("a > 0")
        )
      ),
      .view(Schema.View(name: "v", columns: ["x", "y z"], select: SQLFragment("SELECT 1, 2"))),
      .trigger(
        Trigger(name: "s", body: SQLFragment("INSTEAD OF DELETE ON v BEGIN SELECT 1; END"))
      ),
      .virtualTable(VirtualTable(name: "f", module: "fts5", arguments: ["a", "content='t'"])),
      .virtualTable(VirtualTable(name: "g", module: "m")),
    ])
    let expected = [
      SQLStatement(sql: "CREATE TABLE \"t\" (\n  \"a\"\n)"),
      SQLStatement(sql: #"CREATE INDEX "i" ON "t" ("a")"#),
      SQLStatement(sql: #"CREATE TRIGGER "r" AFTER INSERT ON t BEGIN SELECT 1; END"#),
      verbatim,
      SQLStatement(
        sql: #"CREATE UNIQUE INDEX "j" ON "t" ((a + 1) COLLATE "NOCASE") WHERE a > 0"#
      ),
      SQLStatement(sql: #"CREATE VIEW "v" ("x", "y z") AS SELECT 1, 2"#),
      SQLStatement(sql: #"CREATE TRIGGER "s" INSTEAD OF DELETE ON v BEGIN SELECT 1; END"#),
      SQLStatement(sql: #"CREATE VIRTUAL TABLE "f" USING "fts5"(a, content='t')"#),
      SQLStatement(sql: #"CREATE VIRTUAL TABLE "g" USING "m""#),
    ]
    #expect(schema.statements() == expected)
  }

  @Test(
    arguments: [
      (.null, "NULL"), (.integer(.min), "-9223372036854775808"), (.real(0.1), "0.1"),
      (.real(100), "100.0"), (.real(-.infinity), "-9e999"), (.real(.nan), "NULL"),
      (.text("it's"), "'it''s'"), (.text("a\0"), "(CAST(x'6100' AS TEXT))"),
      (.blob([0, 255]), "x'00ff'"), (.sql(SQLFragment("a + 1")), "(a + 1)"),
      (.sql(SQLFragment("- 5")), "- 5"), (.sql(SQLFragment("current_time")), "current_time"),
      (.sql(SQLFragment("TRUE")), "TRUE"), (.sql(SQLFragment("-TRUE")), "(-TRUE)"),
      (.sql(SQLFragment("'x'")), "'x'"), (.sql(SQLFragment("1 -- c")), "(1 -- c\n)"),
      (.sql(SQLFragment("active")), "(active)"), (.sql(SQLFragment("random()")), "(random())"),
    ] as [(DefaultValue, String)]
  )
  func `a default is a literal, or stands in parentheses`(value: DefaultValue, sql: String) {
    #expect(columnDefinition(Column(name: "a", defaultValue: value)) == "\"a\" DEFAULT \(sql)")
  }

  @Test(
    arguments: [
      ("a -- c", "a -- c\n"), ("a -- c\n", "a -- c\n"), ("a /* c", "a /* c*/"),
      ("a /*/", "a /*/*/"), ("a /* c */", "a /* c */"), ("a", "a"), ("'", "'"), ("", ""),
    ]
  )
  func `a comment at a fragment's end swallows nothing`(sql: String, result: String) {
    #expect(closed(SQLFragment(sql)) == result)
  }

  @Test func `a real is written with the fewest digits that tell it from all others`() {
    var generator = SeededGenerator(seed: 7)
    let oracle = Oracle()
    var numbers = [0.1, 1 / 3, .leastNonzeroMagnitude, .greatestFiniteMagnitude, .infinity, 1e16]
    for _ in 0..<2000 {
      let digits = Int64.random(in: -999_999_999...999_999_999, using: &generator)
      numbers.append(Double(digits) / 1_000_000)
    }
    for number in numbers {
      #expect(Double(literal(number)) == number)
      // SQLite 3.40 itself rounds one in some thousand literals to the neighbour.
      let read = oracle.number("SELECT \(literal(number))")
      #expect([number, number.nextUp, number.nextDown].contains(read))
    }
  }
}
