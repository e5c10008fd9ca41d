import Testing

@testable import SchemaRebuilder

@Suite struct HintProblemsTests {
  private func problems(
    with hints: Hints,
    @Schema.Builder _ elements: () -> [Schema.Element]
  ) -> [String] {
    Schema(elements).structuralProblems(with: hints).map(\.description)
  }

  @Test func `hints are about what is declared, and drops about what is not`() {
    let hints = Hints(
      renames: [
        .init(table: "u", column: "a", previous: ["b"]),
        .init(table: "old", column: "a", previous: ["b"]),
        .init(table: "t", column: "x", previous: ["y"]),
        .init(table: "t", column: "a", previous: []),
      ],
      fills: [
        .init(table: "t", column: "g", expression: "1"),
        .init(table: "t", column: "h", expression: "1"),
      ],
      tombstones: [
        .init(table: "t", column: "A"), .init(table: "u", column: "c"), .init(table: "gone"),
      ]
    )
    let found = problems(with: hints) {
      Table("t") {
        Column("a").renamed(from: "A")
        Column("g", .generated(as: "a"))
      }
      .renamed(from: "old").dropping("g")
      Table("s") { Column("a") }.renamed(from: "r", "S")
      VirtualTable("search", using: "fts5")
      DroppedTable("T")
      DroppedTable("search")
    }
    #expect(
      found == [
        "u: A rename names this table, which is not declared; correct the name.",
        "t.x: A rename names this column, which is not declared; correct the name.",
        "t.a: A rename gives no earlier name; give one.",
        "t.g: A generated column is computed, never filled; leave the fill out.",
        "t.h: A fill names this column, which is not declared; correct the name.",
        "t.g: The column is declared and may be dropped as well; leave one of the two.",
        "T: The table is declared and may be dropped as well; leave one of the two.",
        "search: The table is declared and may be dropped as well; leave one of the two.",
        "t.A: The column is declared and may be dropped as well; leave one of the two.",
        "u: The permission to drop \"c\" names this table, which is not declared; "
          + "correct the name.",
      ]
    )
  }

  @Test func `SQL text may declare whatever else is named`() {
    let hints = Hints(
      renames: [.init(table: "u", previous: ["v"])],
      fills: [.init(table: "u", column: "c", expression: "1")],
      tombstones: [.init(table: "u", column: "d")]
    )
    let found = problems(with: hints) {
      SQLStatement(sql: "CREATE TABLE u (a)")
      Table("t") {
        Column("a", .references("u"))
        Index("i", on: "b")
      }
      Index("j", table: "u", on: "b")
      Trigger("tr", "AFTER INSERT ON u BEGIN SELECT 1; END")
    }
    #expect(
      found == [
        "i: There is no column \"b\" in the table \"t\"; correct the name, "
          + "or write an expression as .expression(\"…\")."
      ]
    )
  }
}
