import SchemaRebuilder
import Testing

@Suite struct HintsTests {
  @Test func `a schema collects what its elements say about changes`() {
    let schema = Schema {
      Table("t") {
        Column("a").renamed(from: "x", "y", since: 2).filled(by: "x + 1", since: 3)
        Column("b").filled(by: "0")
        Column("c")
      }
      .renamed(from: "old").dropping("d", since: 4)
      VirtualTable("search", using: "fts5", "title").renamed(from: "find")
      SQLStatement(sql: "CREATE TABLE s(a)", hints: Hints(tombstones: [.init(table: "z")]))
      DroppedTable("feedbak", since: 5)
    }
    let hints = Hints(
      renames: [
        .init(table: "t", previous: ["old"]),
        .init(table: "t", column: "a", previous: ["x", "y"], since: 2),
        .init(table: "search", previous: ["find"]),
      ],
      fills: [
        .init(table: "t", column: "a", expression: "x + 1", since: 3),
        .init(table: "t", column: "b", expression: "0"),
      ],
      tombstones: [
        .init(table: "t", column: "d", since: 4),
        .init(table: "z"),
        .init(table: "feedbak", since: 5),
      ]
    )
    #expect(schema.hints == hints)
  }

  @Test func `hints add up, and a schema without any has none`() {
    let rename = Hints(renames: [.init(table: "t", previous: ["old"])])
    let fill = Hints(fills: [.init(table: "t", column: "c", expression: "1")])
    #expect(rename + fill == Hints(renames: rename.renames, fills: fill.fills))
    #expect((Hints() + rename) == rename)
    #expect(!rename.isEmpty && !fill.isEmpty && Hints().isEmpty)
    #expect(Schema { Table("t") { Column("a") } }.hints.isEmpty)
  }

  @Test func `earlier names given twice are all kept`() {
    let column = Column("c").renamed(from: "b", since: 2).renamed(from: "a")
    #expect(column.renamed == PreviousNames(["b", "a"], since: 2))
  }
}
