import Foundation
import Testing

@testable import SchemaRebuilder

/// What is done to rows on purpose.
@Suite struct CuresTests {
  private let live = """
    CREATE TABLE t(id INTEGER PRIMARY KEY, a TEXT, p INTEGER);
    INSERT INTO t VALUES (1, 'x', 7), (2, 'x', NULL), (3, 'y', NULL);
    CREATE TABLE p(id INTEGER PRIMARY KEY);
    """
  private let target = """
    CREATE TABLE t(id INTEGER PRIMARY KEY, a TEXT UNIQUE, p INTEGER REFERENCES p(id));
    CREATE TABLE p(id INTEGER PRIMARY KEY);
    """
  private let cures: [Policy.Cure] = [
    .deduplicate(table: "t", keep: .first), .orphans(table: "t", column: "p", remedy: .null),
  ]

  private func rebuilder(_ cures: [Policy.Cure]) throws -> Rebuilder {
    Rebuilder(try Schema(sql: target), policy: Policy(cures: cures))
  }

  @Test func `a hazard is shown with its rows, and with what cures it`() throws {
    let plan = try Plan(live: live, target: target, policy: Policy(cures: cures))
    #expect(
      plan.hazards.map {
        [$0.code.rawValue, $0.verdict.rawValue, "\($0.rows ?? -1)", $0.cure ?? ""]
      }
        == [
          ["orphan", "cured", "1", "p becomes NULL in them"],
          ["duplicate", "cured", "1", "the first of them stays, by id"],
        ]
    )
    #expect(
      plan.sql.contains(
        """
        -- hazard orphan: 1 row of t would refer by p to no row of p (id 1)
        --   cured: p becomes NULL in them
        """
      )
    )
  }

  @Test func `nothing is cured that was not named`() throws {
    #expect(try Plan(live: live, target: target).hazards.map(\.verdict) == [.refused, .refused])
    let others: [Policy.Cure] = [
      .deduplicate(table: "p", keep: .first), .cast(table: "t", column: "a"),
    ]
    let plan = try Plan(live: live, target: target, policy: Policy(cures: others))
    #expect(plan.hazards.map(\.verdict) == [.refused, .refused])
  }

  @Test func `the report has what was cured, and how many rows were copied`() throws {
    let connection = try SQLiteConnection.inMemory(live)
    let report = try rebuilder(cures).run(on: connection.handle)
    #expect(report.hazards.map(\.verdict) == [.cured, .cured])
    #expect(report.tables.map(\.rows) == [2])
    #expect(try connection.lines("SELECT id, p FROM t") == ["1|NULL", "3|NULL"])
  }

  @Test func `a saved plan is refused where more rows are concerned by now`() throws {
    let folder = try ScratchFolder()
    let path = try folder.database(live)
    let saved = try JSONEncoder().encode(try rebuilder(cures).plan(at: path))
    let plan = try JSONDecoder().decode(Plan.self, from: saved)
    try folder.open().execute("INSERT INTO t VALUES (4, 'y', NULL)")
    let error = #expect(throws: RebuildError.self) { try Rebuilder.apply(plan, at: path) }
    #expect(error?.kind == .planIsStale)
    #expect(try folder.lines("SELECT count(*) FROM t") == ["4"])
    try folder.open().execute("DELETE FROM t WHERE id = 4")
    _ = try Rebuilder.apply(plan, at: path)
    #expect(try folder.lines("SELECT id FROM t") == ["1", "3"])
  }

  @Test func `a row of an undeclared table that would lose its parent is told before`() throws {
    let folder = try ScratchFolder()
    let path = try folder.database(
      live + "CREATE TABLE kept(t INTEGER REFERENCES t(id)); INSERT INTO kept VALUES (2);"
    )
    var rebuilder = try rebuilder(cures)
    let hazard = try rebuilder.plan(at: path).hazards.first { $0.table == "kept" }
    #expect(hazard?.code == .orphan)
    #expect(hazard?.verdict == .refused)
    #expect(hazard?.keys == ["1"])
    rebuilder.policy.allowed = [.init(.orphan, table: "kept")]
    _ = try rebuilder.run(at: path)
    #expect(try folder.lines("SELECT t FROM kept") == ["2"])
  }

  @Test func `a child is asked where the key of its parent gets another type`() throws {
    let live = """
      CREATE TABLE p(code TEXT PRIMARY KEY); CREATE TABLE c(p TEXT REFERENCES p(code), n INT);
      INSERT INTO p VALUES ('7'), ('seven'); INSERT INTO c VALUES ('7', 1), ('seven', 2), ('x', 3);
      """
    let target = """
      CREATE TABLE p(code INTEGER NOT NULL PRIMARY KEY); CREATE TABLE c(p TEXT REFERENCES p(code), n INT);
      """
    var cures: [Policy.Cure] = [.cast(table: "p", column: "code")]
    let plan = try Plan(live: live, target: target, policy: Policy(cures: cures))
    let hazard = plan.hazards.first { $0.code == .orphan }
    #expect(hazard?.verdict == .refused)
    #expect(hazard?.keys == ["2"])
    cures.append(.orphans(table: "c", column: "p", remedy: .null))
    let connection = try SQLiteConnection.inMemory(live)
    _ = try Rebuilder(try Schema(sql: target), policy: Policy(cures: cures))
      .run(on: connection.handle)
    #expect(try connection.lines("SELECT p, n FROM c") == ["'7'|1", "NULL|2", "'x'|3"])
  }

  @Test func `a NULL that a cure makes is asked of every CHECK`() throws {
    let plan = try Plan(
      live: live,
      target: """
        CREATE TABLE t(id INTEGER PRIMARY KEY, a TEXT, p INTEGER REFERENCES p(id),
          CHECK (p IS NOT NULL OR id > 1));
        CREATE TABLE p(id INTEGER PRIMARY KEY);
        """,
      policy: Policy(cures: [.orphans(table: "t", column: "p", remedy: .null)])
    )
    let hazard = plan.hazards.first { $0.code == .brokenCheck }
    #expect(hazard?.keys == ["1"])
    #expect(hazard?.verdict == .refused)
  }

  @Test func `a computed column cannot become NULL`() throws {
    let plan = try Plan(
      live:
        "CREATE TABLE t(a INT, b INT AS (a)); INSERT INTO t(a) VALUES (7); CREATE TABLE p(id INTEGER PRIMARY KEY);",
      target: """
        CREATE TABLE t(a INT, b INT AS (a) REFERENCES p(id));
        CREATE TABLE p(id INTEGER PRIMARY KEY);
        """,
      policy: Policy(cures: [.orphans(table: "t", column: "b", remedy: .null)])
    )
    #expect(plan.hazards.map(\.verdict) == [.refused])
    #expect(plan.hazards.first?.obstacle?.contains("computed") == true)
  }

  @Test func `an order by chance is a mistake`() throws {
    let order = SQLFragment("a, random()")
    let policy = Policy(cures: [.deduplicate(table: "t", keep: .first, orderBy: order)])
    let error = #expect(throws: RebuildError.self) {
      try Plan(live: live, target: target, policy: policy)
    }
    #expect(error?.description.contains("the order of the rows of t calls random") == true)
  }

  @Test
  func `an equal row goes that refers to itself by another, and what referred to it is cured`()
    throws
  {
    let connection = try SQLiteConnection.inMemory(
      """
      CREATE TABLE n(id INTEGER PRIMARY KEY, name TEXT, up INTEGER REFERENCES n(id));
      INSERT INTO n VALUES (1, 'a', NULL), (2, 'A', 1), (3, 'b', 2), (4, 'c', 1), (5, 'd', 99);
      """
    )
    let schema = try Schema(
      sql: "CREATE TABLE n(id INTEGER PRIMARY KEY, name TEXT COLLATE NOCASE UNIQUE, "
        + "up INTEGER REFERENCES n(id));"
    )
    let policy = Policy(cures: [
      .deduplicate(table: "n", keep: .first), .orphans(table: "n", column: "up", remedy: .null),
    ])
    _ = try Rebuilder(schema, policy: policy).run(on: connection.handle)
    #expect(
      try connection.lines("SELECT id, up FROM n ORDER BY id")
        == ["1|NULL", "3|NULL", "4|1", "5|99"]
    )
  }

  @Test func `a table whose columns have every name of the rowid is not thinned out`() throws {
    let plan = try Plan(
      live: "CREATE TABLE t(rowid, oid, _rowid_); INSERT INTO t VALUES (1, 1, 1), (1, 2, 2);",
      target: "CREATE TABLE t(rowid UNIQUE, oid, _rowid_);",
      policy: Policy(cures: [.deduplicate(table: "t", keep: .first)])
    )
    #expect(plan.hazards.map(\.verdict) == [.refused])
    #expect(plan.hazards.map(\.obstacle) == ["nothing names a row of the table"])
  }

  @Test(
    arguments: [
      (
        .cast(table: "u", column: "a"),
        "a cure (Policy.cures, --cast) names u.a, which is not declared"
      ),
      (
        .cast(table: "t", column: "z"),
        "a cure (Policy.cures, --cast) names t.z, which is not declared"
      ),
      (
        .orphans(table: "t", column: "a", remedy: .null),
        "a cure (Policy.cures, --orphans) names t.a, and t declares no foreign key with a"
      ),
      (
        .deduplicate(table: "t", keep: .first, orderBy: "\"z\""),
        "the order of the rows of t names z, which is no column; a text stands in single quotes"
      ),
      (
        .deduplicate(table: "t", keep: .first, orderBy: "a); DELETE FROM t; --"),
        "the order of the rows of t is not one expression: a parenthesis or a semicolon ends it"
      ),
      (
        .deduplicate(table: "t", keep: .first, orderBy: "a = ?1"),
        "the order of the rows of t has the parameter ?1, and nothing gives it a value"
      ),
      (
        .deduplicate(table: "t", keep: .last, orderBy: "nope"),
        "the order of the rows of t does not compile: no such column: nope"
      ),
    ] as [(Policy.Cure, String)]
  )
  func `a cure that names what is not there is a mistake`(cure: Policy.Cure, message: String) throws
  {
    let connection = try SQLiteConnection.inMemory(live)
    let error = #expect(throws: RebuildError.self) {
      try rebuilder([cure]).plan(on: connection.handle)
    }
    #expect(error?.kind == .declaredSchema)
    #expect(error?.message == "the policy has a mistake: \(message)")
    #expect(try connection.lines("SELECT count(*) FROM t") == ["3"])
  }

  @Test func `cures read as they were written`() throws {
    let policy = Policy(cures: cures + [.cast(table: "t", column: "a")])
    let data = try JSONEncoder().encode(policy)
    #expect(try JSONDecoder().decode(Policy.self, from: data) == policy)
  }
}
