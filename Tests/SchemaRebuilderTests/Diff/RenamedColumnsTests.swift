import Testing

@testable import SchemaRebuilder

@Suite struct RenamedColumnsTests {
  private func diff(
    _ live: String,
    _ target: String,
    _ renames: [(Name, [Name])],
    since: Int? = nil,
    version: Int? = nil,
    table: Name = "t"
  ) throws -> SchemaDiff {
    try SchemaDiff(
      live: live,
      target: target,
      renames: renames.map {
        Hints.Rename(table: table, column: $0.0, previous: $0.1, since: since)
      },
      version: version
    )
  }

  @Test func `without a hint a new name is a dropped and a new column`() throws {
    let diff = try diff("CREATE TABLE t(a)", "CREATE TABLE t(b)", [])
    #expect(diff.sentences == ["t: column a is no longer declared", "t: column b is new"])
  }

  @Test func `with a hint it is a new name, and what else differs is said`() throws {
    let diff = try diff(
      "CREATE TABLE t(a INT)",
      "CREATE TABLE t(b INT NOT NULL)",
      [("b", ["a"])]
    )
    #expect(diff.sentences == ["t: column a is now called b", "t: column b is NOT NULL now"])
    #expect(diff.commonTables[0].source(of: "b")?.name == "a")
    #expect(diff.commonTables[0].droppedColumns == [])
  }

  @Test func `an old name is used up, also where a new column of that name is declared`() throws {
    let diff = try diff("CREATE TABLE t(a INT)", "CREATE TABLE t(a TEXT, b INT)", [("b", ["a"])])
    #expect(diff.sentences == ["t: column a is new", "t: column a is now called b"])
    #expect(diff.commonTables[0].source(of: "a") == nil)
    #expect(diff.commonTables[0].addedColumns.map(\.name) == ["a"])
  }

  @Test func `keys follow a renamed column, so that they are no difference`() throws {
    let diff = try diff(
      "CREATE TABLE t(a PRIMARY KEY, b UNIQUE, c REFERENCES p(x))",
      "CREATE TABLE t(a2 PRIMARY KEY, b2 UNIQUE, c2 REFERENCES p(x))",
      [("a2", ["a"]), ("b2", ["b"]), ("c2", ["c"])]
    )
    #expect(
      diff.sentences == [
        "t: column a is now called a2", "t: column b is now called b2",
        "t: column c is now called c2",
      ]
    )
  }

  @Test func `columns exchange their names where their definitions show it`() throws {
    let live = "CREATE TABLE t(a INT, b TEXT)"
    let target = "CREATE TABLE t(a TEXT, b INT)"
    let renames: [(Name, [Name])] = [("a", ["b"]), ("b", ["a"])]
    let before = try diff(live, target, renames)
    #expect(before.sentences == ["t: column b is now called a", "t: column a is now called b"])
    let after = try diff(target, target, renames)
    #expect(after.isEmpty)
    #expect(after.remarks == [])
  }

  @Test func `columns of like definitions exchange their names once, below a version`() throws {
    let table = "CREATE TABLE t(a, b)"
    let renames: [(Name, [Name])] = [("a", ["b"]), ("b", ["a"])]
    let old = try diff(table, table, renames, since: 3, version: 2)
    #expect(old.sentences == ["t: column b is now called a", "t: column a is now called b"])
    for version in [3, 4] {
      let done = try diff(table, table, renames, since: 3, version: version)
      #expect(done.isEmpty)
      #expect(done.remarks == [])
    }
    let unknown = try diff(table, table, renames, since: 3, version: 0)
    #expect(unknown.isEmpty)
    #expect(unknown.remarks.count == 1)
  }

  @Test func `a hint may name the table by its old name`() throws {
    let diff = try SchemaDiff(
      live: "CREATE TABLE old(a)",
      target: "CREATE TABLE new(b)",
      renames: [
        Hints.Rename(table: "old", column: "b", previous: ["a"]),
        Hints.Rename(table: "new", previous: ["old"]),
      ]
    )
    #expect(diff.sentences == ["table old is now called new", "new: column a is now called b"])
  }

  @Test func `a hint for a column that is not declared does nothing`() throws {
    let diff = try diff("CREATE TABLE t(a)", "CREATE TABLE t(a)", [("b", ["a"])])
    #expect(diff.isEmpty)
  }
}
