import SchemaRebuilder
import Testing

@Suite struct CodingTests {
  @Test func `a schema is read from what a person writes`() throws {
    let schema: Schema = try decoded(
      """
      {
        "$schema": "schema.schema.json",
        "format": 1,
        "elements": [
          {
            "table": "message",
            "columns": [
              {"name": "id", "type": "INTEGER", "primaryKey": {"autoincrement": true}},
              {"name": "author", "references": {"table": "person", "onDelete": "setNull"}},
              {"name": "state", "type": "INT", "notNull": true, "default": 0,
               "checks": ["state >= 0"], "renamedFrom": ["isRead"], "filledBy": "isRead + 0"}
            ],
            "uniques": [["author", {"column": "state", "order": "descending"}]],
            "indexes": [{"index": "message_state", "on": ["state"], "where": "state = 0"}],
            "strict": true,
            "dropping": ["time", {"name": "zone", "since": 3}]
          },
          {"index": "apart", "table": "message", "on": [{"expression": "lower(author)"}]},
          {"view": "unread", "as": "SELECT * FROM message WHERE state = 0"},
          {"virtualTable": "search", "using": "fts5", "arguments": ["title"]},
          {"trigger": "touch", "body": "AFTER UPDATE ON message BEGIN SELECT 1; END"},
          {"sql": "CREATE TABLE s (a)"},
          {"dropped": "feedbak", "since": 2}
        ]
      }
      """
    )
    let expected = Schema {
      Table("message") {
        Column("id", .integer, .primaryKey(autoincrement: true))
        Column("author", .references("person", onDelete: .setNull))
        Column("state", .int, .notNull, .default(0), .check("state >= 0"))
          .renamed(from: "isRead").filled(by: "isRead + 0")
        Unique("author", .descending("state"))
        Index("message_state", on: "state", where: "state = 0")
      }
      .strict().dropping("time").dropping("zone", since: 3)
      Index("apart", table: "message", on: .expression("lower(author)"))
      Schema.View("unread", as: "SELECT * FROM message WHERE state = 0")
      VirtualTable("search", using: "fts5", "title")
      Trigger("touch", "AFTER UPDATE ON message BEGIN SELECT 1; END")
      SQLStatement(sql: "CREATE TABLE s (a)")
      DroppedTable("feedbak", since: 2)
    }
    #expect(schema == expected)
  }

  @Test func `a schema is written without what goes without saying`() throws {
    let schema = Schema {
      Table("t") {
        Column("a", .integer, .primaryKey)
        Column("b", .notNull, .unique, .default(1.5), .generated(as: "a * 2"))
        Column("c", .notNull(onConflict: .replace), .generated(as: "a", .stored))
        PrimaryKey("a", "b")
      }
      DroppedTable("old")
    }
    let text = """
      {"elements":[{"columns":[{"name":"a","primaryKey":true,"type":"INTEGER"},\
      {"default":1.5,"generated":"a * 2","name":"b","notNull":true,"unique":true},\
      {"generated":{"expression":"a","storage":"stored"},"name":"c",\
      "notNull":{"onConflict":"replace"}}],"primaryKey":["a","b"],"table":"t"},\
      {"dropped":"old"}],"format":1}
      """
    #expect(try json(schema) == text)
  }

  @Test func `what is written is read back equal`() throws {
    for seed: UInt64 in 0..<400 {
      var random = RandomSchema(seed: seed)
      let schema = random.schema()
      #expect(try decoded(json(schema)) == schema, "seed \(seed)")
      let hints = random.hints()
      #expect(try decoded(json(hints)) == hints, "seed \(seed)")
    }
  }

  @Test(arguments: [
    (DefaultValue.integer(.max), "9223372036854775807"),
    (.integer(.min), "-9223372036854775808"),
    (.integer(9_007_199_254_740_993), "9007199254740993"),
    (.real(0.1), "0.1"),
    (.real(.leastNonzeroMagnitude), "5e-324"),
    (.real(-1), #"{"real":-1}"#),
    (.real(.infinity), #"{"real":"infinity"}"#),
    (.real(-.infinity), #"{"real":"-infinity"}"#),
    (.text("1"), #""1""#),
    (.blob([0, 255]), #"{"blob":"00ff"}"#),
    (.blob([]), #"{"blob":""}"#),
    (.sql("CURRENT_TIMESTAMP"), #"{"sql":"CURRENT_TIMESTAMP"}"#),
    (.null, #"{"null":true}"#),
  ])
  func `defaults are exact`(value: DefaultValue, text: String) throws {
    #expect(try json(value) == text)
    #expect(try decoded(text) == value)
  }

  @Test(arguments: [
    ("true", DefaultValue.integer(1)), ("false", .integer(0)), ("null", .null),
    ("9223372036854775808", .real(0x1p63)), (#"{"blob":"0AfF"}"#, .blob([0x0A, 0xFF])),
  ])
  func `a default is read from what a person may write`(text: String, value: DefaultValue) throws {
    let column: Column = try decoded(#"{"name":"c","default":\#(text)}"#)
    #expect(column == Column(name: "c", defaultValue: value))
  }

  @Test func `reals are kept bit by bit`() throws {
    let values: [Double] = [-0.0, 1e300, 0x1p53, 0x1.fffffffffffffp1023, .leastNormalMagnitude]
    for value in values {
      let back = try decoded(json(DefaultValue.real(value)), as: DefaultValue.self)
      guard case .real(let number) = back else {
        Issue.record("\(value) came back as \(back)")
        continue
      }
      #expect(number.bitPattern == value.bitPattern)
    }
  }

  @Test func `a table that a block gave two keys is not written`() {
    let table = Table("t") {
      Column("a")
      PrimaryKey("a")
      PrimaryKey("a")
    }
    #expect(throws: EncodingError.self) { try json(table) }
  }
}
