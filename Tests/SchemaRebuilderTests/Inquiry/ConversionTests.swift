import Testing

@testable import SchemaRebuilder

/// The probe for values that a new type would change says what a real round trip shows.
@Suite struct ConversionTests {
  struct Change: CustomTestStringConvertible, Sendable {
    let old: String
    let new: String

    var testDescription: String { "\(old.isEmpty ? "none" : old) → \(new.isEmpty ? "none" : new)" }
  }

  static let types = ["TEXT", "NUMERIC", "INTEGER", "REAL", ""]

  static let changes = types.flatMap { old in types.map { Change(old: old, new: $0) } }

  static let values = [
    "NULL", "''", "'abc'", "'007'", "'5'", "' 5'", "'5 '", "'5.0'", "'5.5'", "'5.10'", "'+5'",
    "'-5'", "'-0'", "'0'", "'.5'", "'5.'", "'5e2'", "'5E+2'", "'1e400'", "'-1e400'", "'1e-400'",
    "'inf'", "'nan'", "'0x10'", "'1_000'", "'1,5'", "'12345678901234567890'",
    "'9223372036854775807'", "'9223372036854775808'", "'-9223372036854775808'",
    "'-9223372036854775809'", "'9007199254740993'", "'9007199254740993.0'", "'0.1'",
    "'0.30000000000000004'", "'0.1000000000000000055511151231257827'", "'1.0e3'", "'1e3'",
    "'9.2e18'", "'1e15'", "'123456789012345.6'", "CAST(x'3500' AS TEXT)", "CAST(x'ff' AS TEXT)",
    "'٥'", "x''", "x'35'", "x'00ff'", "0", "1", "-1", "5", "9007199254740993",
    "-9007199254740993", "9223372036854775807", "-9223372036854775808", "0.0", "-0.0", "0.1",
    "0.1 + 0.2", "5.0", "5.5", "1e300", "-1e300", "5e-324", "1e400", "-1e400", "9007199254740992.0",
    "9223372036854775808.0", "-9223372036854775808.0", "1e15", "1e16", "123456789.123456789",
    "1.0 / 3",
  ]

  /// Texts that look more or less like numbers, and numbers of every size.
  private static func random(_ generator: inout SeededGenerator) -> String {
    switch Int.random(in: 0...5, using: &generator) {
    case 0: return "\(Int64(bitPattern: generator.next()))"
    case 1:
      return "\(Int64(bitPattern: generator.next()) >> Int64.random(in: 0...63, using: &generator))"
    case 2:
      let real = Double(bitPattern: generator.next())
      return real.isFinite ? "\(real)" : "0.5"
    case 3: return "\(Double(Int.random(in: -10_000...10_000, using: &generator)) / 100)"
    default:
      let letters = Array("0123456789.0123456789e+- x")
      let count = Int.random(in: 0...20, using: &generator)
      return literal(
        String((0..<count).map { _ in letters.randomElement(using: &generator) ?? "0" })
      )
    }
  }

  static func random(count: Int) -> [String] {
    var generator = SeededGenerator(seed: 11)
    return (0..<count).map { _ in random(&generator) }
  }

  /// The table as it was, as the new type stores it, and as that comes back.
  private func database(_ change: Change, collation: String = "") throws -> SQLiteConnection {
    let connection = try SQLiteConnection.inMemory(
      """
      CREATE TABLE old(id INTEGER PRIMARY KEY, v \(change.old) \(collation));
      CREATE TABLE new(id INTEGER PRIMARY KEY, v \(change.new));
      CREATE TABLE back(id INTEGER PRIMARY KEY, v \(change.old));
      """
    )
    let rows = (Self.values + Self.random(count: 1500)).map { "(\($0))" }.joined(separator: ", ")
    try connection.execute(
      """
      INSERT INTO old(v) VALUES \(rows);
      INSERT INTO new SELECT * FROM old;
      INSERT INTO back SELECT * FROM new;
      """
    )
    return connection
  }

  /// A number that was 5.0 and is 5 is the same in a column that stores numbers as its type says;
  /// one without a type keeps what it is given, so there the two are different values.
  private func changed(_ change: Change, _ connection: SQLiteConnection) throws -> [String] {
    let areNumbers =
      "typeof(old.v) IN ('integer', 'real') AND typeof(back.v) IN ('integer', 'real')"
    return try connection.lines(
      """
      SELECT quote(old.v) FROM old JOIN back USING (id)
      WHERE CASE WHEN \(areNumbers) THEN old.v <> back.v
          OR \(change.old.isEmpty) AND typeof(old.v) <> typeof(back.v)
        ELSE typeof(old.v) <> typeof(back.v) OR old.v COLLATE BINARY IS NOT back.v END
      ORDER BY id
      """
    )
  }

  private func found(_ connection: SQLiteConnection, to type: String) throws -> [String] {
    let table = try #require(SchemaReader(connection: connection).snapshot().table("old"))
    let column = try #require(table.column("v"))
    let affinity = Affinity(ofType: type, strict: false)
    guard
      let condition = conversionChanges(
        "\(quoted(table.name)).\(quoted(column.name))",
        from: column.affinity,
        to: affinity
      )
    else { return [] }
    return try connection.lines("SELECT quote(v) FROM old WHERE \(condition) ORDER BY id")
  }

  private func expectAgreement(
    _ change: Change,
    collation: String = "",
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let connection = try database(change, collation: collation)
    let (found, changed) = (try found(connection, to: change.new), try changed(change, connection))
    #expect(found.filter { !changed.contains($0) } == [], sourceLocation: sourceLocation)
    #expect(changed.filter { !found.contains($0) } == [], sourceLocation: sourceLocation)
    #expect(found.count == changed.count, sourceLocation: sourceLocation)
  }

  @Test(arguments: changes)
  func `the values that a round trip changes are found, and no others`(change: Change) throws {
    try expectAgreement(change)
  }

  @Test(arguments: changes, ["NOCASE", "RTRIM"])
  func `a collation hides no change`(change: Change, collation: String) throws {
    try expectAgreement(change, collation: "COLLATE \(collation)")
  }

  @Test func `the round trip shows changes where they are to be expected`() throws {
    let change = Change(old: "TEXT", new: "INTEGER")
    let texts = try changed(change, database(change))
    #expect(texts.contains("'''007'''"))
    #expect(texts.contains("'''5.0'''"))
    #expect(!texts.contains("'''-5'''"))
    #expect(!texts.contains("'''abc'''"))
  }
}
