import Foundation
import SchemaRebuilderTesting
import Testing

@testable import SchemaRebuilder

@Suite struct PassingOverTests {
  /// The versions that a file of the first one passes over.
  private func passedOver(
    _ schemas: String...,
    file: String? = nil,
    policy: Policy = Policy(),
    code: (Int, SchemaVersion.Part)? = nil
  ) throws -> [[Int]] {
    var history = SchemaHistory(versions: [])
    for (index, sql) in schemas.enumerated() {
      var version = SchemaVersion(index + 1, try Schema(sql: sql))
      if let code, code.0 == version.number {
        if code.1 == .willRebuild { version.willRebuild = { _ in } }
        if code.1 == .didRebuild { version.didRebuild = { _ in } }
      }
      history.versions.append(version)
    }
    let folder = try ScratchFolder()
    let path = try folder.database((file ?? schemas[0]) + "; PRAGMA user_version=1")
    return try HistoryRebuilder(history, policy: policy).plan(at: path).steps.map(\.passedOver)
  }

  @Test func `columns that come one by one come in one step`() throws {
    #expect(
      try passedOver(
        "CREATE TABLE t(a);",
        "CREATE TABLE t(a, b DEFAULT 1);",
        "CREATE TABLE t(a, b DEFAULT 1, c); CREATE INDEX i ON t(c);",
        "CREATE TABLE t(a TEXT, b DEFAULT 1, c); CREATE TABLE u(a, b); CREATE VIEW v AS SELECT 1;"
      ) == [[2, 3]]
    )
  }

  @Test(arguments: SchemaVersion.Part.allCases)
  func `code is passed over by nobody`(part: SchemaVersion.Part) throws {
    let schemas = (1...4).map { "CREATE TABLE t(a" + (1..<$0).map { ", c\($0)" }.joined() + ");" }
    let passed = try passedOver(schemas[0], schemas[1], schemas[2], schemas[3], code: (3, part))
    #expect(
      passed
        == (part == .willRebuild ? [[], [], []] : part == .didRebuild ? [[2], []] : [[2, 3]])
    )
  }

  @Test(arguments: [
    // A default that changes after rows have taken it.
    ["CREATE TABLE t(a);", "CREATE TABLE t(a, b DEFAULT 1);", "CREATE TABLE t(a, b DEFAULT 2);"],
    // What is dropped and comes again.
    [
      "CREATE TABLE t(a, b);", "CREATE TABLE t(a\n -- @dropped b\n);",
      "CREATE TABLE t(a, b);",
    ],
    // A type that changes twice.
    ["CREATE TABLE t(a TEXT);", "CREATE TABLE t(a INTEGER);", "CREATE TABLE t(a TEXT);"],
    // A rename, and a name that is used again.
    [
      "CREATE TABLE t(a);", "CREATE TABLE t(b -- @renamed from=a\n);",
      "CREATE TABLE t(b, a);",
    ],
    // A fill.
    ["CREATE TABLE t(a);", "CREATE TABLE t(a, b -- @filled by=7\n);", "CREATE TABLE t(a, b, c);"],
    // A fill that only the last version speaks of, though the column came before it.
    ["CREATE TABLE t(a);", "CREATE TABLE t(a, b);", "CREATE TABLE t(a, b, -- @filled by=7\n c);"],
    // A table that may go, by the word of one version alone.
    [
      "CREATE TABLE t(a); CREATE TABLE u(a);", "CREATE TABLE t(a); -- @dropped u\n",
      "CREATE TABLE t(a, b);",
    ],
    // Keys that come and go.
    ["CREATE TABLE t(a);", "CREATE TABLE t(a UNIQUE);", "CREATE TABLE t(a);"],
    [
      "CREATE TABLE t(a);", "CREATE TABLE t(a); CREATE UNIQUE INDEX i ON t(a);",
      "CREATE TABLE t(a);",
    ],
    // A parent whose key changes after rows were asked for it.
    [
      "CREATE TABLE p(k TEXT UNIQUE); CREATE TABLE t(a);",
      "CREATE TABLE p(k TEXT UNIQUE); CREATE TABLE t(a REFERENCES p(k));",
      "CREATE TABLE p(k INT UNIQUE); CREATE TABLE t(a REFERENCES p(k));",
    ],
    // A table without rowids, which come again as others.
    [
      "CREATE TABLE t(a TEXT PRIMARY KEY);", "CREATE TABLE t(a TEXT PRIMARY KEY) WITHOUT ROWID;",
      "CREATE TABLE t(a TEXT PRIMARY KEY);",
    ],
  ])
  func `a version that leaves its mark is gone through`(schemas: [String]) throws {
    #expect(try passedOver(schemas[0], schemas[1], schemas[2]) == [[], []])
  }

  @Test func `a table that the file has already is no new one`() throws {
    #expect(
      try passedOver(
        "CREATE TABLE t(a);",
        "CREATE TABLE t(a, b);",
        "CREATE TABLE t(a, b); CREATE TABLE u(a, b DEFAULT 1);",
        "CREATE TABLE t(a, b); CREATE TABLE u(a, b DEFAULT 2);",
        file: "CREATE TABLE t(a); CREATE TABLE u(a)"
      ) == [[], [], []]
    )
  }

  @Test func `where rows are chosen or kept in each step, every step is taken`() throws {
    let schemas = ["CREATE TABLE t(a);", "CREATE TABLE t(a, b);", "CREATE TABLE t(a, b, c);"]
    for policy in [
      Policy(cures: [.cast(table: "t", column: "a")]), Policy(keepsBackups: true),
      Policy(recoversLeftovers: true),
    ] {
      #expect(try passedOver(schemas[0], schemas[1], schemas[2], policy: policy) == [[], []])
    }
  }

  /// `RANDOM_CASES=5000` tries more of them, and `RANDOM_SEED=7` begins at another one.
  @Test func `passing over ends the same as every step by itself`() throws {
    let environment = ProcessInfo.processInfo.environment
    let first = environment["RANDOM_SEED"].flatMap(UInt64.init) ?? 1
    let count = environment["RANDOM_CASES"].flatMap(UInt64.init) ?? 20
    var compared = 0
    for seed in first..<first + count {
      let random = try RandomHistory(seed: seed)
      // One file for both: after the highest rowid SQLite takes the next one by chance.
      // https://sqlite.org/autoinc.html
      let file = try FixtureDatabase(random.before)
      let short = try random.outcome(passingOver: true, on: file)
      guard short.passed.contains(where: { !$0.isEmpty }) else { continue }
      let long = try random.outcome(passingOver: false, on: file)
      if short.rows != nil { compared += 1 }
      #expect(short.rows == long.rows, "seed \(seed): \(random.edits); \(short) \(long)")
    }
    if count >= 20 { #expect(compared >= count / 10, "too few could be compared") }
  }
}
