import Foundation
import SchemaRebuilder
import Testing

@Suite struct JSONSchemaTests {
  private let description: JSONValue

  init() throws {
    let file = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent()
      .appendingPathComponent("../../../Documentation/schema.schema.json")
    description = try JSONDecoder().decode(JSONValue.self, from: Data(contentsOf: file))
  }

  @Test func `every key that is written is described, and no others are`() throws {
    var checker = JSONSchema(description)
    for seed: UInt64 in 0..<150 {
      var random = RandomSchema(seed: seed)
      let text = try json(random.schema())
      let faults = checker.faults(of: try decoded(text))
      try #require(faults == [], "seed \(seed): \(text)")
    }
    let readOnly = ["#/properties/$schema", "#/$defs/hints/properties/renames"]
    #expect(checker.described.subtracting(checker.met) == Set(readOnly))
  }

  @Test func `the example is a schema`() throws {
    var checker = JSONSchema(description)
    let examples = try #require(description["examples"]?.list)
    #expect(examples.flatMap { checker.faults(of: $0) } == [])
    #expect(examples.count == 1)
    let schema: Schema = try decoded(json(examples[0]))
    let rename = Hints.Rename(table: "message", column: "readState", previous: ["isRead"])
    #expect(
      schema.hints
        == Hints(
          renames: [rename],
          tombstones: [
            .init(table: "message", column: "retrieveTime"), .init(table: "feedback"),
          ]
        )
    )
  }

  @Test(arguments: [
    "{}",
    #"{"format":2,"elements":[]}"#,
    #"{"format":1,"elements":[{}]}"#,
    #"{"format":1,"elements":[{"view":"v","table":"t","as":"SELECT 1"}]}"#,
    #"{"format":1,"elements":[{"table":"t","columns":[{"name":"c","defualt":0}]}]}"#,
    #"{"format":1,"elements":[{"table":"t","columns":[{"name":"c","notNull":false}]}]}"#,
    #"{"format":1,"elements":[{"table":"t","columns":[{"name":"c","default":{"blob":"0"}}]}]}"#,
    #"{"format":1,"elements":[{"table":"t","columns":[{"name":"c","default":{}}]}]}"#,
    #"{"format":1,"elements":[{"table":"t","columns":[],"primaryKey":{"columns":"a"}}]}"#,
    #"{"format":1,"elements":[{"index":"i","on":[{"column":"a","order":"desc"}]}]}"#,
    #"{"format":1,"elements":[{"sql":"","hints":{"renames":[["a","b"]]}}]}"#,
  ])
  func `what is refused is not described`(text: String) throws {
    var checker = JSONSchema(description)
    #expect(checker.faults(of: try decoded(text)) != [])
    #expect(refusal(of: Schema.self, text) != nil)
  }

  @Test(arguments: [
    #"{"$schema":"x","format":1,"elements":[]}"#,
    #"{"format":1,"elements":[{"table":"t","columns":[{"name":"c","default":null}]}]}"#,
    #"{"format":1,"elements":[{"table":"t","columns":[{"name":"c","default":true}]}]}"#,
    #"{"format":1,"elements":[{"sql":"","hints":{"renames":[["","a","b"]]}}]}"#,
    #"{"format":1,"elements":[{"sql":"","hints":{"rename_table":[{"from":["a"],"to":"b"}]}}]}"#,
  ])
  func `what is read in another form is described too`(text: String) throws {
    var checker = JSONSchema(description)
    #expect(checker.faults(of: try decoded(text)) == [])
    #expect(refusal(of: Schema.self, text) == nil)
  }
}
