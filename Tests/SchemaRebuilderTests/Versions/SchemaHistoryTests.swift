import Testing

@testable import SchemaRebuilder

@Suite struct SchemaHistoryTests {
  private static let v1 = Schema { Table("t") { Column("a", .integer) } }
  private static let v2 = Schema {
    Table("t") {
      Column("a", .integer); Column("b", .text)
    }
  }

  @Test func `a block and the plain initialiser give the same`() throws {
    let isBeta = true
    let block = SchemaHistory {
      SchemaVersion(1, Self.v1)
      if isBeta { SchemaVersion(2, Self.v2, didRebuild: { _ in }) }
      for number in 3...4 { SchemaVersion(number, Self.v2) }
    }
    let plain = SchemaHistory(versions: [
      SchemaVersion(1, Self.v1), SchemaVersion(2, Self.v2, didRebuild: { _ in }),
      SchemaVersion(3, Self.v2), SchemaVersion(4, Self.v2),
    ])
    for history in [block, plain, SchemaHistory { plain }] {
      #expect(history.versions.map(\.number) == [1, 2, 3, 4])
      #expect(history.versions.map(\.schema) == [Self.v1, Self.v2, Self.v2, Self.v2])
      #expect(history.versions.map(\.hasCode) == [false, true, false, false])
    }
    #expect(SchemaHistory {}.current == nil)
    try block.validate()
  }

  @Test(arguments: [
    ([], "the history has no version"), ([1, 3, 2], "the history has version 2 after version 3"),
    ([2, 2], "the history has version 2 twice"), ([0, 1], "version 0 is out of range"),
    ([1, Int(Int32.max) + 1], "version 2147483648 is out of range"),
  ])
  func `a history whose numbers do not rise is an error`(numbers: [Int], message: String) throws {
    let history = SchemaHistory(versions: numbers.map { SchemaVersion($0, Self.v1) })
    for attempt in [
      { try history.validate() },
      { _ = try HistoryRebuilder(history).plan(at: "/nowhere") },
      { _ = try HistoryRebuilder(history).run(at: "/nowhere") },
    ] {
      let error = #expect(throws: RebuildError.self) { try attempt() }
      #expect(error?.message == message)
    }
  }

  @Test func `a mistake in the schema of a version names the version`() throws {
    let history = SchemaHistory(versions: [
      SchemaVersion(1, Self.v1),
      SchemaVersion(2, Schema { Schema.View("v", as: "SELECT b FROM nowhere") }),
    ])
    let error = #expect(throws: RebuildError.self) { try history.validate() }
    #expect(error?.kind == .declaredSchema)
    #expect(error?.message.hasPrefix("version 2: the declared schema has a mistake: v: ") == true)
  }
}
