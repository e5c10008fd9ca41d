import Testing

@testable import SchemaRebuilder

@Suite struct EditDistanceTests {
  @Test func `edits are letters put in, taken out, changed, and neighbours exchanged`() {
    #expect(editDistance(from: "plan", to: "plan") == 0)
    #expect(editDistance(from: "", to: "plan") == 4)
    #expect(editDistance(from: "plans", to: "plan") == 1)
    #expect(editDistance(from: "pla", to: "plan") == 1)
    #expect(editDistance(from: "plam", to: "plan") == 1)
    #expect(editDistance(from: "plna", to: "plan") == 1)
    #expect(editDistance(from: "show", to: "plan") == 4)
  }

  @Test func `a word of which half is wrong is near to none`() {
    #expect(["plan", "apply"].nearest(to: "aply") == "apply")
    #expect(["plan", "apply"].nearest(to: "migrate") == nil)
    #expect([String]().nearest(to: "plan") == nil)
  }
}
