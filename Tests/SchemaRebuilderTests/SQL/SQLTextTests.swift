import Testing

@testable import SchemaRebuilder

@Suite struct SQLTextTests {
  @Test(
    arguments: [
      ("a _b $1 é x$y", ["word a", "word _b", "variable $1", "word é", "word x$y"]),
      (
        #""a""b" [c d] `e``f` 'g''h'"#,
        [#"quotedName "a""b""#, "bracketName [c d]", "bracketName `e``f`", "string 'g''h'"]
      ),
      ("x'0aFF' X'' x", ["blob x'0aFF'", "blob X''", "word x"]),
      (
        "1 1.5 .5 1. 1e5 1E-5 0x1F 1_000 0x1_F",
        ["1", "1.5", ".5", "1.", "1e5", "1E-5", "0x1F", "1_000", "0x1_F"].map { "number \($0)" }
      ),
      ("?1 ? :a @a $a #a", ["?1", "?", ":a", "@a", "$a", "#a"].map { "variable \($0)" }),
      (
        "->> -> || <> != == <= >= << >> < = > - / . ( ) , ; + * % & | ~",
        "->> -> || <> != == <= >= << >> < = > - / . ( ) , ; + * % & | ~"
          .split(separator: " ").map { "punctuation \($0)" }
      ),
      ("1.a", nil),
      ("a.b", ["word a", "punctuation .", "word b"]),
      ("\u{FEFF}a", ["word a"]),
      ("a/*", ["word a", "punctuation /", "punctuation *"]),
      ("a\u{0C}\t\r\nb", ["word a", "word b"]),
    ] as [(String, [String]?)]
  )
  func `text is taken apart as SQLite does it`(sql: String, tokens: [String]?) {
    #expect(spelling(sql) == tokens)
  }

  @Test func `comments are no tokens`() throws {
    let text = try SQLText("a -- b 'c\n/* \"d */ e /* f")
    #expect(text.tokens.map { text.text($0) } == ["a", "e"])
    #expect(text.comments.map { text.text($0) } == ["-- b 'c", "/* \"d */", "/* f"])
  }

  @Test(
    arguments: [
      ("a\n 'b", 2, 2, "this string does not end"),
      ("é\"b", 1, 2, "this name does not end"),
      ("[b", 1, 1, "this name does not end"),
      ("`b", 1, 1, "this name does not end"),
      ("x'0'", 1, 1, "a blob is an even number of hexadecimal digits: x'0A'"),
      ("x'0g'", 1, 1, "a blob is an even number of hexadecimal digits: x'0A'"),
      ("a ^ b", 1, 3, #"unexpected character "^""#),
      ("a \u{0}", 1, 3, #"unexpected character "\0""#),
      (":", 1, 1, #"unexpected character ":""#),
      ("!a", 1, 1, #"unexpected character "!""#),
      ("12a", 1, 1, "this number is followed by a letter"),
      ("0x", 1, 1, "this number is followed by a letter"),
      ("1__0", 1, 1, "this number is followed by a letter"),
    ]
  )
  func `text that SQLite cannot take apart is an error with its place`(
    sql: String,
    line: Int,
    column: Int,
    message: String
  ) {
    #expect(throws: SQLTextError(message: message, line: line, column: column)) {
      try SQLText(sql)
    }
  }

  @Test func `a name is the same in every spelling`() throws {
    let text = try SQLText(#"a_b "a_b" [a_b] `a_b` 'a_b'"#)
    #expect(text.tokens.map { text.name($0).text } == Array(repeating: "a_b", count: 5))
  }

  @Test func `doubled quotes are single in a name, and a bracket has none`() throws {
    let text = try SQLText(#""a""b""" `c``` 'd''' [e"f] "" "#)
    #expect(text.tokens.map { text.name($0).text } == [#"a"b""#, "c`", "d'", #"e"f"#, ""])
  }

  @Test func `only a bare word is a keyword`() throws {
    let text = try SQLText(#"SeLect "select" 'select' selects"#)
    #expect(text.tokens.map { text.isWord($0, "select") } == [true, false, false, false])
  }

  @Test func `a place is counted in lines and characters`() throws {
    let text = try SQLText("\u{FEFF}a\r\ne\u{301}\u{1F600} b")
    let places = text.tokens.map { text.location(of: $0.range.lowerBound) }
    #expect(places.map(\.line) == [1, 2, 2])
    #expect(places.map(\.column) == [1, 1, 4])
  }

  private func spelling(_ sql: String) -> [String]? {
    guard let text = try? SQLText(sql) else { return nil }
    return text.tokens.map { "\($0.kind) \(text.text($0))" }
  }
}
