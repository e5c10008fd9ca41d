import Testing

@testable import SchemaRebuilder

@Suite struct QuotingTests {
  @Test func `a quoted name doubles the quotes in it`() {
    #expect(quoted("a") == #""a""#)
    #expect(quoted(Name(#"say "hi""#)) == #""say ""hi""""#)
    #expect(quoted("") == #""""#)
  }

  @Test func `a quote is doubled though a combining mark follows it`() {
    #expect(Array(quoted("\"\u{301}").unicodeScalars) == ["\"", "\"", "\"", "\u{301}", "\""])
  }

  @Test func `a literal doubles the apostrophes in it`() {
    #expect(literal("it's") == "'it''s'")
    #expect(literal([0x00, 0x0A, 0xFF]) == "x'000aff'")
  }

  @Test(arguments: ["", "it's", "a\0b", "\0", "line\nline", "é \u{1F600}"])
  func `SQLite reads a literal as the same text`(text: String) {
    let hex = text.utf8.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    let rows = Oracle().rows("SELECT lower(hex(\(literal(text)))), typeof(\(literal(text)))")
    #expect(rows == [[hex, "text"]])
  }

  @Test(arguments: ["order", #"a"b"#, "a.b", "", "x%", "'", "[x]", "\u{1F600}"])
  func `SQLite reads a quoted name as the same name`(name: String) {
    let oracle = Oracle()
    #expect(oracle.complaint("CREATE TABLE \(quoted("t" + name)) (\(quoted(name)))") == nil)
    #expect(
      oracle.rows("SELECT m.name, c.name FROM sqlite_schema m, pragma_table_xinfo(m.name) c")
        == [["t" + name, name]]
    )
  }
}
