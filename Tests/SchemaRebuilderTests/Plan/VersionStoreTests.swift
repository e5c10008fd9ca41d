import Testing

@testable import SchemaRebuilder

@Suite struct VersionStoreTests {
  @Test func `the version is stored in the header`() throws {
    let connection = try SQLiteConnection.inMemory()
    for step in VersionStore.userVersion.steps(storing: 12) { try connection.execute(step.sql) }
    #expect(try connection.lines(VersionStore.userVersion.readingSQL) == ["12"])
  }

  @Test func `the version is stored in a row of a table that is made for it`() throws {
    let connection = try SQLiteConnection.inMemory()
    let store = VersionStore.table("the \"versions\"", key: "it's mine")
    let other = VersionStore.table("the \"versions\"", key: "its mine")
    for (store, version) in [(store, 1), (other, 5), (store, 2)] {
      for step in store.steps(storing: version) { try connection.execute(step.sql) }
    }
    #expect(try connection.lines(store.readingSQL) == ["2"])
    #expect(try connection.lines(other.readingSQL) == ["5"])
    #expect(try connection.lines("PRAGMA user_version") == ["0"])
    #expect(
      try connection.lines("SELECT * FROM \"the \"\"versions\"\"\" ORDER BY 1")
        == ["'it''s mine'|2", "'its mine'|5"]
    )
  }

  @Test func `the table of versions is kept, whatever is undeclared`() throws {
    let store = VersionStore.table("versions", key: "app")
    let connection = try SQLiteConnection.inMemory("CREATE TABLE old(a)")
    let rebuilder = Rebuilder(
      try Schema(sql: "CREATE TABLE t(a);"),
      version: 3,
      policy: Policy(dropsUndeclared: true),
      versionStore: store
    )
    _ = try rebuilder.run(on: connection.handle)
    let tables = "SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name"
    #expect(try connection.lines(tables) == ["'t'", "'versions'"])
    let again = try rebuilder.plan(on: connection.handle)
    #expect(again.isEmpty)
    #expect(again.fromVersion == 3)
  }

  @Test func `a file that is as declared gets nothing but its version`() throws {
    let plan = try Plan(live: "CREATE TABLE t(a)", target: "CREATE TABLE t(a);", version: 4)
    #expect(plan.steps.map(\.sql) == ["PRAGMA main.user_version=4"])
    #expect(!plan.changesSchema)
    let none = try Plan(live: "CREATE TABLE t(a)", target: "CREATE TABLE t(a);")
    #expect(none.isEmpty)
  }
}
