import Testing

@testable import SchemaRebuilder

/// The probe for values that a typed column refuses says what SQLite does with each of them.
@Suite struct StrictTypeTests {
  static let types = ["INT", "INTEGER", "REAL", "TEXT", "BLOB", "ANY"]
  static let oldTypes = ["TEXT", "NUMERIC", "INTEGER", "REAL", ""]

  private func live(_ type: String) -> String {
    let values = (ConversionTests.values + ConversionTests.random(count: 300))
      .map { "(\($0))" }.joined(separator: ", ")
    return "CREATE TABLE t(id INTEGER PRIMARY KEY, v \(type)); INSERT INTO t(v) VALUES \(values);"
  }

  /// The values that cannot be stored, each tried by itself.
  private func refused(_ type: String, by table: String) throws -> [String] {
    let connection = try SQLiteConnection.inMemory(live(type) + table)
    return try connection.rows("SELECT id FROM t WHERE v IS NOT NULL").map { $0.integer(0) }
      .filter { id in
        do {
          try connection.execute(
            "SAVEPOINT one; INSERT INTO new(v) SELECT v FROM t WHERE id = \(id)"
          )
          try connection.execute("ROLLBACK TO one; RELEASE one")
          return false
        } catch {
          try connection.execute("ROLLBACK TO one; RELEASE one")
          return true
        }
      }
      .map { try connection.lines("SELECT quote(v) FROM t WHERE id = \($0)")[0] }
  }

  private func found(_ type: String, _ target: String) throws -> [String] {
    let plan = try Plan(live: live(type), target: target)
    let probes = plan.findings.answers.map(\.probe).filter { $0.code == .strictType }
    let connection = try SQLiteConnection.inMemory(live(type))
    return try probes.flatMap { probe -> [String] in
      guard case .rows(let condition, _, _) = probe.question else { return [] }
      return try connection.lines("SELECT quote(v) FROM \(probe.from) WHERE \(condition)")
    }
  }

  private func expectAgreement(_ found: [String], _ refused: [String]) {
    #expect(found.filter { !refused.contains($0) } == [])
    #expect(refused.filter { !found.contains($0) } == [])
    #expect(found.count == refused.count)
  }

  @Test(arguments: oldTypes, types)
  func `what a STRICT table refuses is found, and nothing else`(old: String, new: String) throws {
    expectAgreement(
      try found(old, "CREATE TABLE t(id INTEGER PRIMARY KEY, v \(new)) STRICT;"),
      try refused(old, by: "CREATE TABLE new(id INTEGER PRIMARY KEY, v \(new)) STRICT")
    )
  }

  /// The least integer, written as a real number, is a key to some releases and none to others: it
  /// is asked for as if it were none.
  private func isTheLeastInteger(_ literal: String) -> Bool {
    literal.hasPrefix("'-9.22337203685477") && literal.hasSuffix("e+18'")
  }

  @Test(arguments: oldTypes)
  func `what an INTEGER PRIMARY KEY refuses is found, and nothing else`(old: String) throws {
    expectAgreement(
      try found(old, "CREATE TABLE t(id, v INTEGER PRIMARY KEY);").filter {
        !isTheLeastInteger($0)
      },
      try refused(old, by: "CREATE TABLE new(v INTEGER PRIMARY KEY)")
        .filter { !isTheLeastInteger($0) }
    )
  }

  @Test func `something is refused`() throws {
    let texts = try refused("TEXT", by: "CREATE TABLE new(v INT) STRICT")
    #expect(texts.contains("'''abc'''"))
    #expect(!texts.contains("'''007'''"))
  }
}
