import SchemaRebuilder
import Testing

@Suite struct NameTests {
  @Test func `names fold the letters A to Z and nothing else`() {
    #expect(Name("Users") == Name("uSERS"))
    #expect(Name("É") != Name("é"))
  }

  @Test func `names that only Unicode calls equal are two names`() {
    #expect(Name("caf\u{E9}") != Name("cafe\u{301}"))
    #expect(Set([Name("caf\u{E9}"), Name("cafe\u{301}"), Name("CAF\u{E9}")]).count == 2)
  }
}
