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
      // Another word of the same affinity, a computed column, one column more, and one fewer.
      ("a(x INT, y TEXT, z BLOB)", "b(x INTEGER, y VARCHAR, z)"),
      ("a(x INT, y TEXT, z BLOB)", "b(x INT, y TEXT, z BLOB, w AS (x + 1), v AS (x) STORED)"),
      ("a(x INT, y TEXT, z BLOB, w AS (x))", "b(x INT, y TEXT, z BLOB)"),
      ("a(x INT, y TEXT, z BLOB)", "b(x INT, y TEXT, z BLOB, w INT)"),
      ("a(x INT, y TEXT, z BLOB, w INT)", "b(z BLOB, y TEXT, x INT)"),
      ("a(id INTEGER PRIMARY KEY, x, y, z, u, v)", "b(id INT, u, v, x, y, z, w, t)"),
    ]
  )
  func `a column more or another word for a type hides no rename`(
    live: String,
    target: String
  ) throws {
    #expect(try said(live, target) == ["probable-rename:b"])
    #expect(try said(live, target, rows: false) == [])
  }

  private let remark =
    "table b is new and looks like a, which is not declared and is kept: if it was renamed, say so "
    + "(.renamed(from:), -- @renamed from=a, --rename-table a=b)"

  @Test(
    arguments: [
      // Most columns, in both; two that tell something; too many more.
      ("a(id INT, x INT, y TEXT, z BLOB)", "b(id INT, x INT, y TEXT, other BLOB)"),
      ("a(x INT, y TEXT, z BLOB)", "b(x INT, y TEXT, z TEXT)"),
      ("a(x INT, y TEXT)", "b(x INT, y TEXT)"),
      ("a(x INT, y TEXT, z BLOB)", "b(x INT, y TEXT, z BLOB, u, v)"),
    ]
  )
  func `a table of which most columns are alike is remarked on`(
    live: String,
    target: String
  ) throws {
    #expect(try said(live, target) == [remark])
    let allowed = Policy(allowed: [.init(.probableRename, table: "b")])
    #expect(try said(live, target, policy: allowed) == [])
    #expect(try said(live, target, policy: Policy(allowed: [.init(.dropTable)])) == [])
  }

  @Test(
    arguments: [
      ("a(id INT, name TEXT)", "b(id INT, name TEXT)"),
      ("a(id INT, name TEXT, x)", "b(id INT, name TEXT, y)"),
      ("a(_id INT, x TEXT)", "b(_id INT, x TEXT)"),
      ("a(id INT, name TEXT)", "b(id INT, name TEXT, x, y, z)"),
      ("a(id INT, x, y, z, u)", "b(id INT, x, y, t, v, w)"),
      ("a(x INT, y TEXT, z BLOB)", "b(x TEXT, y INT, z BLOB)"),
      ("a(x, y, z)", "b(x, y, z, s, t, u)"),
    ]
  )
  func `tables that share what many have are no rename`(live: String, target: String) throws {
    #expect(try said(live, target) == [])
  }

  @Test func `a sure rename leaves no doubt of another`() throws {
    #expect(
      try said(
        "a(x INT, y TEXT, z BLOB)",
        "b(x INT, y TEXT, z BLOB); CREATE TABLE c(x INT, y TEXT, w BLOB)"
      )
        == ["probable-rename:b"]
    )
  }

  /// What is refused, and what is said of likeness.
  private func said(
    _ live: String,
    _ target: String,
    rows: Bool = true,
    policy: Policy = Policy()
  ) throws -> [String] {
    let insert = rows ? " INSERT INTO a DEFAULT VALUES;" : ""
    let live = "CREATE TABLE \(live);\(insert)"
    let target = "CREATE TABLE \(target);"
    let plan = try Plan(live: live, target: target, policy: policy)
    return try hazards(live, target, policy: policy) + plan.remarks.filter { $0.contains("looks") }
  }
}
