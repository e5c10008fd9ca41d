import Testing

@testable import SchemaRebuilder

/// A plan is tried on a copy of the live schema before it is shown or run.
@Suite struct RehearsalTests {
  private func rehearsal(of live: String) throws -> Rehearsal {
    let objects = try SchemaReader(connection: .inMemory(live)).storedObjects()
    return try Rehearsal(of: objects, encoding: "UTF-8", prepare: nil)
  }

  @Test func `it reaches the target without any rows`() throws {
    let live = """
      CREATE TABLE t(a); CREATE INDEX i ON t(a); INSERT INTO t VALUES (1);
      CREATE VIEW v AS SELECT a FROM t;
      CREATE VIRTUAL TABLE f USING fts5(a);
      """
    let target = """
      CREATE TABLE t(a NOT NULL); CREATE INDEX i ON t(a); CREATE VIEW v AS SELECT a FROM t;
      CREATE VIRTUAL TABLE f USING fts5(a, b);
      """
    let plan = try Plan(live: live, target: target)
    let problems = try rehearsal(of: live).run(plan, target: SchemaSnapshot(ofSQL: target))
    #expect(problems == [])
  }

  @Test func `a plan that leads elsewhere is found out`() throws {
    let plan = try Plan(live: "CREATE TABLE t(a)", target: "CREATE TABLE t(a, b);")
    let error = #expect(throws: TargetMissed.self) {
      try rehearsal(of: "CREATE TABLE t(a)")
        .run(plan, target: SchemaSnapshot(ofSQL: "CREATE TABLE t(a, b, c)"))
    }
    #expect(error?.sentences == ["t: column c is new"])
  }

  @Test func `a statement that SQLite does not take is found out`() throws {
    let plan = try Plan(live: "CREATE TABLE t(a)", target: "CREATE TABLE t(a, b);")
    let error = #expect(throws: StepError.self) {
      try rehearsal(of: "CREATE TABLE t(b)")
        .run(plan, target: SchemaSnapshot(ofSQL: "CREATE TABLE t(a, b)"))
    }
    #expect(error?.step.kind == .addColumn)
    #expect(error?.error?.message == "duplicate column name: b")
  }

  @Test func `what did not compile before is no problem of the plan`() throws {
    let live =
      "CREATE TABLE t(a, b); CREATE VIEW old AS SELECT c FROM t; CREATE VIEW v AS SELECT b FROM t"
    let policy = Policy(keepsBackups: true)
    let plan = try Plan(live: live, target: "CREATE TABLE t(a);", policy: policy)
    let problems = try rehearsal(of: live).run(
      plan,
      target: SchemaSnapshot(ofSQL: "CREATE TABLE t(a)")
    )
    #expect(problems.map(\.object) == ["v"])
    #expect(problems.map(\.message) == ["no such column: b"])
  }

  @Test func `what was to be kept must be there`() throws {
    let target = try SchemaSnapshot(ofSQL: "CREATE TABLE t(a)")
    let check = TargetCheck(target: target, kept: ["u", "v", "r"])
    try check.check(
      SchemaSnapshot(
        ofSQL: """
          CREATE TABLE t(a); CREATE TABLE u(a); CREATE VIEW v AS SELECT 1;
          CREATE TRIGGER r AFTER INSERT ON t BEGIN SELECT 1; END;
          """
      )
    )
    let error = #expect(throws: TargetMissed.self) {
      try check.check(SchemaSnapshot(ofSQL: "CREATE TABLE t(a); CREATE VIEW v AS SELECT 1"))
    }
    #expect(
      error?.sentences == ["u was to be kept and is gone", "r was to be kept and is gone"]
    )
  }
}
