import Testing

@testable import SchemaRebuilder

/// What looks like a rename is said, and stops only what would lose or hide rows.
@Suite struct ProbableRenameTests {
  private func hazards(
    _ live: String,
    _ target: String,
    policy: Policy = Policy()
  ) throws -> [String] {
    try Plan(live: live, target: target, policy: policy).hazards
      .filter { $0.verdict == .refused }
      .map { "\($0.code.rawValue):\($0.table)" + ($0.column.map { ".\($0)" } ?? "") }
  }

  private let live =
    "CREATE TABLE t(id INTEGER PRIMARY KEY, old TEXT); INSERT INTO t VALUES (1, 'x');"

  @Test func `a new column of the same type is said to be the old one`() throws {
    #expect(
      try hazards(live, "CREATE TABLE t(id INTEGER PRIMARY KEY, new TEXT);")
        == ["drop-column:t.old", "probable-rename:t.old"]
    )
  }

  @Test func `a new column of another type is not`() throws {
    #expect(
      try hazards(live, "CREATE TABLE t(id INTEGER PRIMARY KEY, new INT);") == ["drop-column:t.old"]
    )
  }

  @Test func `whoever allows the drop has said that it is none`() throws {
    let policy = Policy(allowed: [Policy.Permission(.dropColumn, table: "t", column: "old")])
    #expect(
      try hazards(live, "CREATE TABLE t(id INTEGER PRIMARY KEY, new TEXT);", policy: policy) == []
    )
  }

  private let tables = "CREATE TABLE a(x INT, y TEXT, z BLOB);"

  @Test func `a table that looks like one with rows would be empty`() throws {
    #expect(
      try hazards(
        tables + "INSERT INTO a VALUES (1, 2, 3);",
        "CREATE TABLE b(z BLOB, x INT, y TEXT);"
      )
        == ["probable-rename:b"]
    )
  }

  @Test(
    arguments: [
      ("CREATE TABLE a(x INT, y TEXT, z BLOB);", "CREATE TABLE b(x INT, y TEXT, z BLOB);"),
      (
        "CREATE TABLE a(x INT, y TEXT, z BLOB); INSERT INTO a VALUES (1, 2, 3);",
        "CREATE TABLE b(x INT, y TEXT, z TEXT);"
      ),
      (
        "CREATE TABLE a(x INT, y TEXT, z BLOB); INSERT INTO a VALUES (1, 2, 3);",
        "CREATE TABLE b(x INT, y TEXT, z BLOB, w INT);"
      ),
      (
        "CREATE TABLE a(id INT, name TEXT); INSERT INTO a VALUES (1, 2);",
        "CREATE TABLE b(id INT, name TEXT);"
      ),
    ]
  )
  func `an empty table, another one and a common one are no rename`(
    live: String,
    target: String
  ) throws {
    #expect(try hazards(live, target) == [])
  }
}
