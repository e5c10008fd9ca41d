import Testing

@testable import SchemaRebuilder

/// Rowids that something may have kept are not changed without a word.
@Suite struct RowIDChangeTests {
  private func hazards(_ live: String, _ target: String) throws -> [String] {
    try Plan(live: live, target: target).hazards.map { "\($0.code.rawValue):\($0.rows ?? 0)" }
  }

  private let rows = "INSERT INTO t(rowid, a, b) VALUES (5, 5, 'x'), (7, 1, 'y');"
  private let log = "CREATE TABLE log(row INT);"
  private let trigger =
    "CREATE TRIGGER kept AFTER INSERT ON t BEGIN INSERT INTO log VALUES (new.rowid); END;"

  @Test func `a key of other numbers takes the rowid away from the rows that had another`() throws {
    #expect(
      try hazards(
        "CREATE TABLE t(a INT, b);" + log + trigger + rows,
        "CREATE TABLE t(a INTEGER PRIMARY KEY, b);" + log + trigger
      ) == ["rowid-change:1"]
    )
  }

  @Test func `where nothing may have kept them they may change`() throws {
    #expect(
      try hazards(
        "CREATE TABLE t(a INT, b);" + rows,
        "CREATE TABLE t(a INT, b, PRIMARY KEY (a)) WITHOUT ROWID;"
      ) == []
    )
  }

  @Test func `a key that was the rowid keeps its numbers as values`() throws {
    let trigger =
      "CREATE TRIGGER kept AFTER INSERT ON t BEGIN INSERT INTO log VALUES (new.id); END;"
    let live = "CREATE TABLE t(id INTEGER PRIMARY KEY, b); INSERT INTO t VALUES (1, 2);" + log
    #expect(
      try hazards(
        live + trigger,
        "CREATE TABLE t(id INTEGER PRIMARY KEY, b) WITHOUT ROWID;" + log + trigger
      ) == []
    )
  }

  @Test func `the rowid of another table is none of this one`() throws {
    let trigger =
      "CREATE TRIGGER kept AFTER INSERT ON t BEGIN INSERT INTO log(rowid, row) VALUES (new.a, 1); END;"
    #expect(
      try hazards(
        "CREATE TABLE t(a INT, b);" + log + trigger + rows,
        "CREATE TABLE t(a INTEGER PRIMARY KEY, b);" + log + trigger
      ) == []
    )
  }
}
