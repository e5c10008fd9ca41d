import SchemaRebuilder
import Testing

@Suite struct DeclaringTests {
  @Test func `a block and the initialisers give equal columns`() {
    #expect(
      Column("id", .integer, .primaryKey(autoincrement: true))
        == Column(name: "id", type: .integer, primaryKey: ColumnKey(autoincrement: true))
    )
    #expect(Column("untyped") == Column(name: "untyped"))
    #expect(Column("bare", .unique) == Column(name: "bare", unique: Unique(columns: [])))
    #expect(
      Column("a", .text, .notNull(onConflict: .ignore, name: "n"), .collate("NOCASE"))
        .renamed(from: "b", "c", since: 3)
        .filled(by: "upper(b)")
        == Column(
          name: "a",
          type: "TEXT",
          notNull: NotNull(onConflict: .ignore, constraintName: "n"),
          collation: "NOCASE",
          renamed: PreviousNames(["b", "c"], since: 3),
          fill: Fill(expression: "upper(b)")
        )
    )
    #expect(
      Column(
        "price",
        "DECIMAL(10,2)",
        .check("price >= 0"),
        .check("price < 9", name: "cheap"),
        .references("other", "id", onDelete: .cascade, deferrable: .initiallyDeferred),
        .generated(as: "a * 2", .stored)
      )
        == Column(
          name: "price",
          type: ColumnType("DECIMAL(10,2)"),
          checks: [
            Check(expression: "price >= 0"),
            Check(expression: "price < 9", constraintName: "cheap"),
          ],
          references: [
            ForeignKey(
              table: "other",
              parentColumns: ["id"],
              onDelete: .cascade,
              deferrable: .initiallyDeferred
            )
          ],
          generated: Generated(expression: "a * 2", storage: .stored)
        )
    )
  }

  @Test func `a default is a literal unless it says that it is SQL`() {
    func value(_ constraint: ColumnConstraint) -> DefaultValue? {
      Column("c", constraint).defaultValue
    }
    #expect(value(.default(0)) == .integer(0))
    #expect(value(.default(-1.5)) == .real(-1.5))
    #expect(value(.default("x")) == .text("x"))
    #expect(value(.default(true)) == .integer(1))
    #expect(value(.default(nil)) == .null)
    #expect(value(.default(.blob([0, 255]))) == .blob([0, 255]))
    #expect(value(.default(sql: "CURRENT_TIMESTAMP")) == .sql("CURRENT_TIMESTAMP"))
  }

  @Test func `a block and the initialisers give equal tables`() {
    let table = Table("t") {
      Column("a", .int)
      Column("b", .varchar(255))
      PrimaryKey("a", "b")
      Unique("a", .descending("b"), onConflict: .replace).named("u1")
      Check("a > 0").named("positive")
      ForeignKey("a", "b", references: "p", "x", "y", onUpdate: .setNull)
      Index(
        "i",
        on: "a",
        .expression("lower(b)"),
        .column("b", collate: "NOCASE"),
        unique: true,
        where: "a = 0"
      )
      Trigger("touch", "AFTER UPDATE ON t BEGIN SELECT 1; END")
    }
    .strict().withoutRowID()
    .renamed(from: "old")
    .dropping("c", "d", since: 4)
    let equal = Table(
      name: "t",
      columns: [Column(name: "a", type: "INT"), Column(name: "b", type: "VARCHAR(255)")],
      primaryKey: PrimaryKey(columns: ["a", "b"]),
      uniques: [
        Unique(
          columns: ["a", IndexedColumn(term: .column("b"), order: .descending)],
          onConflict: .replace,
          constraintName: "u1"
        )
      ],
      checks: [Check(expression: "a > 0", constraintName: "positive")],
      foreignKeys: [
        ForeignKey(columns: ["a", "b"], table: "p", parentColumns: ["x", "y"], onUpdate: .setNull)
      ],
      strict: true,
      withoutRowID: true,
      indexes: [
        Index(
          name: "i",
          columns: [
            "a",
            IndexedColumn(term: .expression("lower(b)")),
            IndexedColumn(term: .column("b"), collation: "NOCASE"),
          ],
          unique: true,
          condition: "a = 0"
        )
      ],
      triggers: [Trigger(name: "touch", body: "AFTER UPDATE ON t BEGIN SELECT 1; END")],
      renamed: PreviousNames(["old"]),
      droppedColumns: [Tombstone("c", since: 4), Tombstone("d", since: 4)]
    )
    #expect(table == equal)
  }

  @Test func `schemas compose, and keep their order`() {
    let core = Schema { Table("core") { Column("id") } }
    let schema = Schema {
      core
      Schema.View("v", columns: ["one"], as: "SELECT 1")
      VirtualTable("search", using: "fts5", "title", "content='core'").renamed(from: "find")
      Index("apart", table: "core", on: "id")
      Trigger("tr", "AFTER INSERT ON core BEGIN SELECT 1; END")
      SQLStatement(sql: "CREATE TABLE s(a)")
      DroppedTable("feedbak", since: 2)
    }
    .dropping(table: "older")
    let elements: [Schema.Element] = [
      .table(Table(name: "core", columns: [Column(name: "id")])),
      .view(Schema.View(name: "v", columns: ["one"], select: "SELECT 1")),
      .virtualTable(
        VirtualTable(
          name: "search",
          module: "fts5",
          arguments: ["title", "content='core'"],
          renamed: PreviousNames(["find"])
        )
      ),
      .index(Index(name: "apart", table: "core", columns: ["id"])),
      .trigger(Trigger(name: "tr", body: "AFTER INSERT ON core BEGIN SELECT 1; END")),
      .statement(SQLStatement(sql: "CREATE TABLE s(a)")),
      .droppedTable(Tombstone("feedbak", since: 2)),
      .droppedTable(Tombstone("older")),
    ]
    #expect(schema == Schema(elements: elements))
  }

  @Test(arguments: [true, false])
  func `blocks branch, loop and may be empty`(audited: Bool) {
    let stamps = [Column("created"), Column("changed")]
    let schema = Schema {
      for name in ["a", "b"] {
        Table(name) {
          if audited { stamps }
          if audited { Column("yes") } else { Column("no") }
          for index in 1...2 { Column("c\(index)", "VARCHAR(\(index))") }
          if #available(macOS 13, iOS 16, tvOS 16, watchOS 9, *) { Unique("c1") }
        }
      }
      if audited { DroppedTable("log") } else { Table("log") {} }
    }
    let columns =
      (audited ? ["created", "changed", "yes"] : ["no"]).map { Column(name: $0) } + [
        Column(name: "c1", type: "VARCHAR(1)"), Column(name: "c2", type: "VARCHAR(2)"),
      ]
    let tables = ["a", "b"].map { Table(name: $0, columns: columns, uniques: [Unique("c1")]) }
    let last: Schema.Element =
      audited ? .droppedTable(Tombstone("log")) : .table(Table(name: "log", columns: []))
    #expect(schema == Schema(elements: tables.map { .table($0) } + [last]))
    #expect(Schema {} == Schema(elements: []))
  }
}
