import Foundation
import Testing

@testable import SchemaRebuilder
@testable import SchemaRebuilderTesting

/// A rehearsal does without what has nothing to do with the plan, and says the same as with it.
@Suite struct BystandersTests {
  private func planning(_ live: String, _ target: String) throws -> Planning {
    try Planning(
      rebuilder: Rebuilder(Schema(sql: target)),
      connection: .inMemory(live),
      asksRows: false
    )
  }

  private func bystanders(_ live: String, _ target: String) throws -> [[Name]] {
    let planning = try planning(live, target)
    let plan = try planning.planner.plan(with: nil)
    let found = Bystanders(planning.planner, of: plan)
    return [found.tables, found.views, found.triggers].map { $0.sorted() }
  }

  private let common = """
    CREATE TABLE lone(a); CREATE TABLE read(a); CREATE TABLE parent(k PRIMARY KEY);
    CREATE TABLE fired(a, b); CREATE TABLE counted(id INTEGER PRIMARY KEY AUTOINCREMENT);
    CREATE VIEW far AS SELECT a FROM read;
    CREATE TRIGGER afar AFTER INSERT ON fired BEGIN DELETE FROM read; END;

    """

  @Test func `what a plan neither changes nor names is a bystander`() throws {
    #expect(
      try bystanders(
        common + "CREATE TABLE t(a); CREATE TABLE child(a REFERENCES t, b REFERENCES parent)",
        common + "CREATE TABLE t(a, b); CREATE TABLE child(a REFERENCES t, b REFERENCES parent);"
      ) == [["counted", "fired", "lone", "read"], ["far"], ["afar"]]
    )
  }

  @Test func `what a view reads that reads what changes is none`() throws {
    let views = """
      CREATE VIEW near AS SELECT t.a FROM t, far; CREATE VIEW nearer AS SELECT * FROM 'near';
      CREATE TRIGGER put INSTEAD OF INSERT ON nearer BEGIN SELECT 1; END;
      """
    #expect(
      try bystanders(
        common + "CREATE TABLE t(a);" + views,
        common + "CREATE TABLE t(a, b);" + views
      ) == [["counted", "fired", "lone", "parent"], [], ["afar"]]
    )
  }

  @Test func `a table that makes a trigger fire which names what changes is none`() throws {
    let triggers = """
      CREATE TRIGGER first AFTER INSERT ON fired BEGIN DELETE FROM t; END;
      CREATE TRIGGER second AFTER INSERT ON lone BEGIN INSERT INTO fired(a) VALUES (1); END;
      """
    #expect(
      try bystanders(
        common + "CREATE TABLE t(a);" + triggers,
        common + "CREATE TABLE t(a, b);" + triggers
      ) == [["counted", "parent"], ["far"], []]
    )
  }

  @Test func `the tables with counters are none where those are read`() throws {
    let view = "CREATE VIEW counters AS SELECT seq FROM sqlite_sequence, t;"
    #expect(
      try bystanders(
        common + "CREATE TABLE t(a);" + view,
        common + "CREATE TABLE t(a, b);" + view
      ) == [["fired", "lone", "parent", "read"], ["far"], ["afar"]]
    )
  }

  @Test func `where SQLite reads all views and triggers again, none is a bystander`() throws {
    #expect(
      try bystanders(
        common + "CREATE TABLE t(a, b)",
        common + "CREATE TABLE t(a, c -- @renamed from=b\n);"
      ).suffix(2) == [[], []]
    )
  }

  @Test func `what a trigger fires by what it writes is none`() throws {
    let door = """
      CREATE TABLE base(x); CREATE VIEW door AS SELECT x FROM base;
      CREATE TRIGGER through INSTEAD OF INSERT ON door BEGIN INSERT INTO base VALUES (new.x); END;
      CREATE TRIGGER knock AFTER INSERT ON t BEGIN INSERT INTO door VALUES (1); END;
      """
    #expect(
      try bystanders(
        common + "CREATE TABLE t(a);" + door,
        common + "CREATE TABLE t(a, b);" + door
      ) == [["counted", "fired", "lone", "parent", "read"], ["far"], ["afar"]]
    )
  }

  @Test func `a name that only a bystander has tells a name in double quotes from a text`() throws {
    let view = "SELECT k, sum(a) AS \"total\" FROM t GROUP BY k ORDER BY \"total\";"
    for bystander in [
      "CREATE TABLE bill(total); CREATE VIEW bills AS SELECT total FROM bill;",
      "CREATE TABLE z(a); CREATE TRIGGER total AFTER INSERT ON z BEGIN SELECT 1; END;",
    ] {
      let live = "CREATE TABLE t(k, a);" + bystander + "CREATE VIEW v AS \(view)"
      let target = "CREATE TABLE t(k, a, b);" + bystander + "CREATE VIEW v AS\n\(view)"
      #expect(try Plan(live: live, target: target).tables.map(\.name) == ["t"])
    }
  }

  @Test func `an index that stays may be called as a trigger that is a bystander`() throws {
    let others = "CREATE TABLE z(a); CREATE TRIGGER i AFTER INSERT ON z BEGIN SELECT 1; END;"
    let plan = try Plan(
      live: "CREATE TABLE t(k, a); CREATE INDEX i ON t(a);" + others,
      target: "CREATE TABLE t(k, a, b);" + others,
      policy: Policy(undeclared: Policy.Undeclared(indexes: .keep))
    )
    #expect(plan.tables.map(\.name) == ["t"])
  }

  @Test func `a rehearsal says the same with them`() throws {
    let count = ProcessInfo.processInfo.environment["RANDOM_CASES"].flatMap { UInt64($0) } ?? 60
    var spared = 0
    for seed in 1...count {
      let random = try RandomCase(seed: seed)
      let database = try random.database()
      let connection = try SQLiteConnection(path: database.path, mode: .readOnly)
      guard
        let planning = try? Planning(
          rebuilder: random.rebuilder(),
          connection: connection,
          asksRows: false
        ), let plan = try? planning.planner.plan(with: nil), plan.changesSchema
      else { continue }
      let some = Result { try planning.rehearse(plan) }
      let all = Result { try planning.rehearse(plan, without: Bystanders()) }
      let found = Bystanders(planning.planner, of: plan)
      if !found.tables.isEmpty || !found.views.isEmpty { spared += 1 }
      #expect("\(some)" == "\(all)", "\(random.text)")
    }
    #expect(spared > count / 10, "too few cases have bystanders")
  }
}
