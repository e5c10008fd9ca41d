import Testing

@testable import SchemaRebuilder

@Suite struct MentionsTests {
  @Test(arguments: ["SELECT Users.id", #"FROM "users""#, "[USERS]", "`users`", "a FROM users"])
  func `a name is found however it is quoted`(sql: String) {
    #expect(mentions("users", in: sql))
  }

  @Test(arguments: ["SELECT 'users'", "-- users", "/* users */ x", "users2", "x'00'", ":users", ""])
  func `strings, comments and other names are not it`(sql: String) {
    #expect(!mentions("users", in: sql))
  }

  @Test func `a qualifier stands directly before a dot`() {
    #expect(mentionsQualifier("t", in: #"a > "T" . b"#))
    #expect(!mentionsQualifier("t", in: "t > a.t"))
    #expect(!mentionsQualifier("t", in: "'t'.a"))
  }

  @Test func `text that cannot be taken apart counts as naming everything`() {
    #expect(mentions("users", in: "'"))
    #expect(mentionsQualifier("users", in: "'"))
  }
}
