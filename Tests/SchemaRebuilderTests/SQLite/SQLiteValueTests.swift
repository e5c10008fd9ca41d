import Testing

@testable import SchemaRebuilder

@Suite struct SQLiteValueTests {
  @Test func `a value is described as an SQL literal`() {
    let values: [SQLiteValue] = [
      .null, .integer(-7), .real(0.5), .text(Array("it's".utf8)), .text([]), .blob([0, 0xAB]),
    ]
    #expect(values.map(\.description) == ["NULL", "-7", "0.5", "'it''s'", "''", "x'00ab'"])
  }

  @Test func `a long text or blob is cut short`() {
    let text = SQLiteValue.text(Array(repeating: 0x61, count: 1000))
    #expect(text.description == "'" + String(repeating: "a", count: 40) + "…'")
    let blob = SQLiteValue.blob(Array(repeating: 0x61, count: 1000))
    #expect(blob.description == "x'" + String(repeating: "61", count: 16) + "'")
  }

  @Test func `a value is written as a literal of Swift`() {
    let values: [SQLiteValue] = [nil, 7, 0.5, "it's", true, false]
    #expect(
      values == [
        .null, .integer(7), .real(0.5), .text(Array("it's".utf8)), .integer(1), .integer(0),
      ]
    )
    #expect(
      [SQLiteValue(nil as String?), SQLiteValue(nil as Int?), SQLiteValue(nil as Double?)]
        == [.null, .null, .null]
    )
  }

  @Test func `a value gives what it holds, and nil for what it does not`() {
    let values: [SQLiteValue] = [.null, 7, 0.5, "ink", .blob([1])]
    #expect(values.map(\.isNull) == [true, false, false, false, false])
    #expect(values.map(\.integer) == [nil, 7, nil, nil, nil])
    #expect(values.map(\.real) == [nil, 7, 0.5, nil, nil])
    #expect(values.map(\.text) == [nil, nil, nil, "ink", nil])
    #expect(values.map(\.bytes) == [nil, nil, nil, Array("ink".utf8), [1]])
  }

  @Test func `a row gives names, texts and numbers, and nothing where the value is another`() {
    let row = SQLiteRow(values: [.text(Array("Users".utf8)), .integer(3), .null, .integer(0)])
    #expect(row.text(0) == "Users")
    #expect(row.name(0) == Name("users"))
    #expect(row.text(1) == nil)
    #expect(row.name(2) == Name(""))
    #expect([row.integer(0), row.integer(1), row.integer(2)] == [0, 3, 0])
    #expect([row.flag(1), row.flag(2), row.flag(3)] == [true, false, false])
  }
}
