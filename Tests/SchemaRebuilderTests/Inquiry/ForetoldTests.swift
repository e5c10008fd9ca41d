import Foundation
import Testing

@testable import SchemaRebuilder

/// Whatever rows do not fit is said by the plan: no run gets as far as to fail by them.
@Suite struct ForetoldTests {
  private static let values = [
    "NULL", "0", "1", "2", "-1", "1.0", "0.5", "'1'", "'1.0'", "'a'", "'A'", "'a '", "''", "x'61'",
    "9007199254740993", "1e300",
  ]
  static let types = ["", "INT", "INTEGER", "TEXT", "REAL", "BLOB", "NUMERIC"]
  private static let constraints = [
    "", "NOT NULL", "UNIQUE", "CHECK (a > 0)", "CHECK (b IS NOT NULL)", "REFERENCES p(x)",
    "CHECK (typeof(b) <> 'text')",
  ]
  private static let defaults = [
    "", "DEFAULT 1", "NOT NULL DEFAULT 7", "UNIQUE NOT NULL DEFAULT 0", "CHECK (t.a IS NOT 0)",
  ]
  private static let ends = [
    "", ", UNIQUE (a, b)", ", UNIQUE (a COLLATE NOCASE)", ", CHECK (a <> b)", ", PRIMARY KEY (a)",
    ", PRIMARY KEY (b, a)", ", FOREIGN KEY (a) REFERENCES p", ", c INT AS (a) UNIQUE",
    ", c TEXT AS (b) STORED NOT NULL", ", c ANY AS (a || b), d ANY AS (c), UNIQUE (d, a)",
  ]
  private static let collations = ["", "", "COLLATE NOCASE", "COLLATE RTRIM"]
  private static let indexes = [
    "", "CREATE UNIQUE INDEX i ON t(a);", "CREATE UNIQUE INDEX i ON t(b COLLATE NOCASE, a);",
    "CREATE UNIQUE INDEX i ON t(abs(a));", "CREATE UNIQUE INDEX i ON t(a) WHERE b IS NOT NULL;",
    "CREATE UNIQUE INDEX i ON t(lower(b)) WHERE a > 0;",
  ]

  private static let blocks: UInt64 =
    ProcessInfo.processInfo.environment["SCHEMA_REBUILDER_TEST_ALL"] == nil ? 3 : 60

  /// How the columns are stored and compared.
  private struct Kind {
    var types = ["", ""]
    var collations = ["", ""]
    var isStrict = false

    init(_ generator: inout SeededGenerator) {
      isStrict = Int.random(in: 0..<4, using: &generator) == 0
      let names = isStrict ? ["INT", "TEXT", "ANY", "REAL"] : ForetoldTests.types
      for column in 0..<2 {
        types[column] = names.randomElement(using: &generator) ?? ""
        collations[column] = ForetoldTests.collations.randomElement(using: &generator) ?? ""
      }
    }
  }

  private static func table(
    _ kind: Kind,
    _ more: [String],
    _ generator: inout SeededGenerator
  ) -> String {
    func one(_ list: [String]) -> String { list.randomElement(using: &generator) ?? "" }
    let columns = zip(["a", "b"], zip(kind.types, kind.collations)).map { name, kind in
      "\(name) \(kind.0) \(kind.1) \(one(constraints + more))"
    }
    let end = one(ends)
    var options = kind.isStrict ? ["STRICT"] : []
    if end.contains("PRIMARY KEY"), Bool.random(using: &generator) {
      options.append("WITHOUT ROWID")
    }
    return "CREATE TABLE t(\(columns.joined(separator: ", "))\(end)) "
      + options.joined(separator: ", ") + ";" + one(indexes)
  }

  private static let parents = "CREATE TABLE p(x INTEGER PRIMARY KEY);"

  /// A file with rows that fit, and what it is to become; nil where SQLite takes one of them not.
  private static func pair(
    _ seed: UInt64,
    changesTypes: Bool
  ) -> (live: SQLiteConnection, target: Schema)? {
    var generator = SeededGenerator(seed: seed)
    let kind = Kind(&generator)
    let sql = parents + "INSERT INTO p VALUES (0), (1);" + table(kind, [], &generator)
    guard let live = try? SQLiteConnection.inMemory(sql) else { return nil }
    for _ in 0..<Int.random(in: 0...6, using: &generator) {
      let a = values.randomElement(using: &generator) ?? "0"
      let b = values.randomElement(using: &generator) ?? "0"
      try? live.execute("INSERT INTO t(a, b) VALUES (\(a), \(b))")
    }
    let target =
      parents
      + (changesTypes
        ? table(Kind(&generator), defaults, &generator) : table(kind, [], &generator))
    guard let schema = try? Schema(sql: target), (try? schema.validate()) != nil else { return nil }
    return (live, schema)
  }

  /// Runs a random change.
  ///
  /// - Returns: the error that stopped it; nil where it was done or there is none.
  private func failure(_ seed: UInt64, changesTypes: Bool) throws -> RebuildError? {
    guard let (live, target) = Self.pair(seed, changesTypes: changesTypes) else { return nil }
    let dump = "SELECT rowid, * FROM p; SELECT * FROM t; SELECT sql FROM sqlite_schema"
    let before = try live.lines(dump)
    do {
      _ = try Rebuilder(target).run(on: live.handle)
      #expect(try Rebuilder(target).plan(on: live.handle).isEmpty, "\(seed)")
      return nil
    } catch {
      #expect(try live.lines(dump) == before, "\(seed)")
      return error
    }
  }

  @Test(arguments: 0..<blocks) func `a run succeeds or is refused`(block: UInt64) throws {
    for seed in block * 25..<(block + 1) * 25 {
      let failure = try failure(seed, changesTypes: false)
      #expect(failure == nil || failure?.kind == .refused, "\(seed): \(failure?.description ?? "")")
    }
  }

  /// What a constraint will say to a value that is yet to be converted, or to a default.
  @Test(arguments: 0..<blocks)
  func `where types change, a run succeeds or is refused`(block: UInt64) throws {
    for seed in block * 25..<(block + 1) * 25 {
      let failure = try failure(seed, changesTypes: true)
      #expect(failure == nil || failure?.kind == .refused, "\(seed): \(failure?.description ?? "")")
    }
  }

  @Test func `generated columns that read each other many times are no endless question`() throws {
    let chain = (1...12).map { "c\($0) AS (c\($0 - 1) + c\($0 - 1))" }.joined(separator: ", ")
    let live = try SQLiteConnection.inMemory("CREATE TABLE t(c0); INSERT INTO t VALUES (1), (1)")
    let target = try Schema(sql: "CREATE TABLE t(c0, \(chain)); CREATE UNIQUE INDEX i ON t(c12);")
    let error = #expect(throws: RebuildError.self) { try Rebuilder(target).run(on: live.handle) }
    #expect(error?.kind == .stepFailed)
    #expect(try live.lines("SELECT sql FROM sqlite_schema") == ["'CREATE TABLE t(c0)'"])
  }
}
