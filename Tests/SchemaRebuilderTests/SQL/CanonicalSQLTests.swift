import Testing

@testable import SchemaRebuilder

@Suite struct CanonicalSQLTests {
  @Test(
    arguments: [
      ("SELECT  a\nFROM t -- c", "select/* */A from T"),
      ("[a b] = `c`", #""A B" = C"#),
      ("a == b AND c != d", "a = b and c <> d"),
      ("X'0A' + 0X1F + 1E5", "x'0a' + 0x1f + 1e5"),
      ("CREATE VIEW v AS SELECT 1;", "create view V as select 1"),
      (#""a" > 'x'"#, "a > 'x'"),
      (#""t"."q""#, "T.Q"),
      (#""lower"(a)"#, "lower(A)"),
      (#""rowid""#, "rowid"),
    ]
  )
  func `two spellings of the same tokens are equal`(left: String, right: String) throws {
    let names: Set<Name> = ["a", "t", "a b"]
    #expect(try CanonicalSQL(left, names: names) == CanonicalSQL(right, names: names))
  }

  @Test(
    arguments: [
      ("'a'", "'A'"),
      ("'a b'", "'a  b'"),
      ("ab", "a b"),
      ("'a'", "a"),
      (#""active""#, #""Active""#),
      (#""active""#, "active"),
      ("[a b]", "a b"),
      ("[null]", "null"),
      ("`true`", "true"),
      ("x'00'", "'00'"),
      ("1", "1.0"),
      ("a <= b", "a < b"),
      ("É", "é"),
      ("$a", "$A"),
    ]
  )
  func `two texts that mean different things are not`(left: String, right: String) throws {
    let names: Set<Name> = ["a", "a b"]
    #expect(try CanonicalSQL(left, names: names) != CanonicalSQL(right, names: names))
  }

  @Test func `an unknown double-quoted name is the string that SQLite takes it for`() throws {
    #expect(try CanonicalSQL(#""zz""#, names: ["a"]) == CanonicalSQL("'zz'", names: ["a"]))
    #expect(try CanonicalSQL(#""zz""#, names: ["ZZ"]) == CanonicalSQL("zz", names: ["zz"]))
    #expect(try CanonicalSQL(#""zz""#, names: []) == CanonicalSQL("ZZ", names: []))
  }

  @Test(
    arguments: [
      ("((a))", "a"), ("(a) + (b)", "(a) + (b)"), ("a", "a"), ("()", "()"),
      ("((a) + b)", "(a) + b"),
    ]
  )
  func `parentheses round everything are taken off`(sql: String, trimmed: String) throws {
    let text = try SQLText(sql)
    #expect(text.text(CanonicalSQL.trimmedParentheses(text, text.tokens[...])) == trimmed)
  }

  @Test func `the order is by bytes and total`() throws {
    let values = try ["b", "a", "c", "a"].map { try CanonicalSQL($0, names: []) }
    #expect(values.sorted() == [values[1], values[3], values[0], values[2]])
  }
}
