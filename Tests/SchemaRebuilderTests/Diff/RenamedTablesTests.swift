import Testing

@testable import SchemaRebuilder

@Suite struct RenamedTablesTests {
  @Test func `the foreign keys of its children follow a renamed table`() throws {
    let diff = try SchemaDiff(
      live: """
        CREATE TABLE p(x PRIMARY KEY, parent REFERENCES p);
        CREATE TABLE c(a REFERENCES p ON DELETE CASCADE);
        """,
      target: """
        CREATE TABLE q(x PRIMARY KEY, parent REFERENCES q);
        CREATE TABLE c(a REFERENCES q ON DELETE CASCADE);
        """,
      renames: [Hints.Rename(table: "q", previous: ["p"])]
    )
    #expect(diff.sentences == ["table p is now called q"])
    #expect(diff.renamedTables == ["p": "q"])
    #expect(diff.undeclared == [])
  }

  @Test func `a child that is to refer to another table after the rename differs`() throws {
    let diff = try SchemaDiff(
      live: "CREATE TABLE p(x); CREATE TABLE c(a REFERENCES p)",
      target: "CREATE TABLE q(x); CREATE TABLE p(y); CREATE TABLE c(a REFERENCES p)",
      renames: [Hints.Rename(table: "q", previous: ["p"])]
    )
    #expect(
      diff.sentences == [
        "table p is missing", "table p is now called q",
        "c: the foreign key (a) to q is no longer declared", "c: the foreign key (a) to p is new",
      ]
    )
  }

  @Test func `without a hint a new name is a missing and an undeclared table`() throws {
    let diff = try SchemaDiff(live: "CREATE TABLE p(x)", target: "CREATE TABLE q(x)")
    #expect(diff.sentences == ["table q is missing"])
    #expect(diff.undeclared == ["table p is not declared"])
  }

  @Test func `tables exchange their names where their columns show it`() throws {
    let live = "CREATE TABLE a(x, y); CREATE TABLE b(z)"
    let target = "CREATE TABLE a(z); CREATE TABLE b(x, y)"
    let renames = [
      Hints.Rename(table: "a", previous: ["b"]), Hints.Rename(table: "b", previous: ["a"]),
    ]
    let before = try SchemaDiff(live: live, target: target, renames: renames)
    #expect(before.sentences == ["table b is now called a", "table a is now called b"])
    #expect(try SchemaDiff(live: target, target: target, renames: renames).isEmpty)
  }

  @Test func `a table takes the name that another one gives up`() throws {
    let diff = try SchemaDiff(
      live: "CREATE TABLE a(x); CREATE TABLE b(y)",
      target: "CREATE TABLE b(x); CREATE TABLE c(y)",
      renames: [
        Hints.Rename(table: "b", previous: ["a"]), Hints.Rename(table: "c", previous: ["b"]),
      ]
    )
    #expect(diff.sentences == ["table a is now called b", "table b is now called c"])
    #expect(diff.remarks == [])
  }
}
