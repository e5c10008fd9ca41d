import SchemaRebuilder
import Testing

@Suite struct HintsCodingTests {
  @Test func `hints are read from all their forms, mixed`() throws {
    let hints: Hints = try decoded(
      """
      {
        "rename": [
          {"table": "t", "from": "a", "to": "b"},
          {"table": "t", "from": ["x", "y"], "to": "z", "since": 4}
        ],
        "rename_table": [{"from": "old", "to": "t"}],
        "renames": [["t", "c", "d"], ["", "older", "u"]],
        "fill": [{"table": "t", "column": "c", "expr": "nullif(c,'')", "since": 2}],
        "allow_drop": [{"table": "t", "column": "c"}, {"table": "gone", "since": 3}]
      }
      """
    )
    let expected = Hints(
      renames: [
        .init(table: "t", previous: ["old"]),
        .init(table: "t", column: "b", previous: ["a"]),
        .init(table: "t", column: "z", previous: ["x", "y"], since: 4),
        .init(table: "t", column: "d", previous: ["c"]),
        .init(table: "u", previous: ["older"]),
      ],
      fills: [.init(table: "t", column: "c", expression: "nullif(c,'')", since: 2)],
      tombstones: [.init(table: "t", column: "c"), .init(table: "gone", since: 3)]
    )
    #expect(hints == expected)
    #expect(try decoded("{}") == Hints())
  }

  @Test func `hints are written in one form, in an order that is read back`() throws {
    let hints = Hints(
      renames: [
        .init(table: "t", previous: ["old"]),
        .init(table: "t", column: "b", previous: ["a"], since: 2),
        .init(table: "u", previous: ["v", "w"]),
      ],
      fills: [.init(table: "t", column: "c", expression: "1")],
      tombstones: [.init(table: "t", column: "c"), .init(table: "gone")]
    )
    let text = """
      {"allow_drop":[{"column":"c","table":"t"},{"table":"gone"}],\
      "fill":[{"column":"c","expr":"1","table":"t"}],\
      "rename":[{"from":"a","since":2,"table":"t","to":"b"},{"from":["v","w"],"to":"u"}],\
      "rename_table":[{"from":"old","to":"t"}]}
      """
    #expect(try json(hints) == text)
    #expect(try decoded(text) == hints)
    #expect(try json(Hints()) == "{}")
  }
}
