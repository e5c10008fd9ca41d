import SchemaRebuilder
import SchemaRebuilderTesting
import Testing

/// Random tables whose types, NULLs and order of columns change, so that their rows are written where
/// they stand; the plain rebuild of a copy says what must become of them.
@Suite struct UpdateRandomTests {
  private static let seeds: [UInt64] = Array(1...60)

  @Test(arguments: seeds)
  func `the rows are those that a rebuild would leave`(seed: UInt64) throws {
    let trial = UpdateTrial(seed: seed)
    let database = try FixtureDatabase(trial.before)
    let other = try database.copy()
    do {
      _ = try trial.rebuilder(.rebuild).run(at: other.path)
    } catch {
      #expect([.refused, .declaredSchema].contains(error.kind), "\(trial): \(error)")
      #expect(throws: RebuildError.self, "\(trial)") {
        try trial.rebuilder(.automatic).run(at: database.path)
      }
      return
    }
    _ = try trial.rebuilder(.automatic).run(at: database.path)
    let found = try UpdateTrial.questions.map { try database.rows($0) }
    #expect(try found == UpdateTrial.questions.map { try other.rows($0) }, "\(trial)")
    #expect(try database.rows("PRAGMA integrity_check") == [["'ok'"]], "\(trial)")
    for (index, condition) in trial.indexes {
      let counts = try ["INDEXED BY \(index)", "NOT INDEXED"].map {
        try database.rows("SELECT count(*) FROM t \($0)\(condition)")
      }
      #expect(counts[0] == counts[1], "\(index) of \(trial)")
    }
    #expect(try trial.rebuilder(.automatic).plan(at: database.path).isEmpty, "\(trial)")
  }

  @Test func `most of them are written where they stand`() throws {
    let rungs = try Self.seeds.compactMap { seed in
      let trial = UpdateTrial(seed: seed)
      let database = try FixtureDatabase(trial.before)
      return try trial.rebuilder(.automatic).plan(at: database.path).tables.first?.rung
    }
    #expect(rungs.count { $0 == .update } > 20, "\(rungs)")
  }
}

/// One table before and after.
private struct UpdateTrial: CustomStringConvertible {
  let description: String
  let before: String
  let indexes: [(name: String, condition: String)]
  private let after: String
  static let questions = [
    "SELECT rowid, *, typeof(a), typeof(b), typeof(c), typeof(d) FROM t NOT INDEXED ORDER BY rowid",
    "SELECT type, name, tbl_name, sql FROM sqlite_schema ORDER BY name",
  ]

  init(seed: UInt64) {
    var chance = Chance(seed: seed)
    let names = ["a", "b", "c", "d"]
    let types = ["INTEGER", "TEXT", "NUMERIC", "", "VARCHAR(9)", "REAL"]
    let defaults = ["", " DEFAULT 5", " DEFAULT 'x'", " DEFAULT CURRENT_TIMESTAMP", ""]
    var columns = names.map { ($0, chance.one(of: types) ?? "", chance.one(of: defaults) ?? "") }
    let isNumbered = chance.once(in: 2)
    func table(_ columns: [(String, String, String)]) -> String {
      let all = columns.map { "\($0) \($1)\($2)" }
      return
        "CREATE TABLE t(\(((isNumbered ? ["id INTEGER PRIMARY KEY"] : []) + all).joined(separator: ", ")))"
    }
    let late = chance.once(in: 2) ? columns.removeLast() : nil
    let values = [
      "NULL", "1", "'2'", "'02'", "'x'", "''", "3.0", "4.5", "x'01'",
      "'long ' || hex(zeroblob(300))",
    ]
    func rows(_ count: Int, _ columns: [(String, String, String)]) -> [String] {
      (0..<count).map { _ in
        let row = columns.map { _ in chance.one(of: values) ?? "NULL" }
        return
          "INSERT INTO t(\(columns.map(\.0).joined(separator: ", "))) VALUES (\(row.joined(separator: ", ")))"
      }
    }
    var script = [
      "PRAGMA page_size = 512", "PRAGMA auto_vacuum = \(chance.number(below: 3))",
      "PRAGMA journal_mode = \(chance.some("delete", "wal"))", table(columns),
    ]
    script += rows(chance.number(0...40), columns)
    if let late {
      let literal = late.2.contains("CURRENT") ? "" : late.2
      columns.append((late.0, late.1, literal))
      script.append("ALTER TABLE t ADD COLUMN \(late.0) \(late.1)\(literal)")
      script += rows(chance.number(0...9), columns)
    }
    script.append("DELETE FROM t WHERE rowid % 4 = 1")
    let creates = [
      "CREATE INDEX i ON t(a, b DESC)", "CREATE INDEX j ON t(c) WHERE d IS NOT NULL",
      "CREATE INDEX k ON t(b COLLATE NOCASE)",
    ]
    script += creates
    // New releases leave `IS NOT NULL` out where d cannot be NULL, and then do not take the index.
    indexes = [("i", ""), ("j", " WHERE d IS NOT NULL AND d = d"), ("k", "")]
    before = (script.map { $0 + ";" }).joined(separator: "\n")
    for _ in 0...chance.number(below: 2) {
      columns[chance.number(below: columns.count)].1 = chance.one(of: types) ?? ""
    }
    if chance.once(in: 2) { columns.shuffle(using: &chance) }
    if chance.once(in: 3) { columns[chance.number(below: columns.count)].2 = " NOT NULL DEFAULT 7" }
    after = ([table(columns)] + creates).map { $0 + ";" }.joined(separator: "\n")
    description = "seed \(seed)\n\(before)\n--\n\(after)"
  }

  func rebuilder(_ strategy: Policy.Strategy) throws(RebuildError) -> Rebuilder {
    Rebuilder(
      try Schema(sql: after),
      policy: Policy(
        strategy: strategy,
        columnOrder: .asDeclared,
        allowed: [Policy.Permission(.changeValues)]
      )
    )
  }
}
