import Testing

@testable import SchemaRebuilder

/// A table takes the first rung that nothing stands in the way of.
@Suite struct LadderTests {
  private func tables(
    _ live: String,
    _ target: String,
    strategy: Policy.Strategy = .automatic
  ) throws -> [TablePlan] {
    try Plan(live: live, target: target, policy: Policy(strategy: strategy)).tables
  }

  private let rebuildReason = "column a is collated by NOCASE instead of BINARY"

  @Test func `a table that is as declared is left alone`() throws {
    let plan = try Plan(
      live: "CREATE TABLE t(a INT, b)",
      target: "CREATE TABLE T(b, A int /* c */);"
    )
    #expect(plan.isEmpty)
    #expect(plan.steps == [])
    #expect(plan.tables == [])
    #expect(plan.leftAlone == ["t"])
    #expect(plan.sql == "-- Nothing to do.\n")
  }

  @Test func `a table that the file lacks is created with its indexes`() throws {
    let plan = try Plan(
      live: "",
      target: "CREATE TABLE t(a); CREATE INDEX i ON t(a);"
    )
    #expect(
      plan.tables == [
        TablePlan(name: "t", rung: .create, reasons: ["the file lacks it"], whyNotCheaper: [])
      ]
    )
    #expect(plan.work == ["CREATE TABLE main.t(a)", "CREATE INDEX main.i ON t(a)"])
  }

  @Test func `indexes come and go while their table stays`() throws {
    let plan = try Plan(
      live: """
        CREATE TABLE t(a); CREATE INDEX same ON t(a); CREATE INDEX gone ON t(a);
        CREATE INDEX other ON t(a);
        """,
      target: """
        CREATE TABLE t(a); CREATE INDEX same ON t("a"); CREATE INDEX new ON t(a) WHERE a > 0;
        CREATE UNIQUE INDEX other ON t(a);
        """
    )
    #expect(
      plan.tables == [
        TablePlan(
          name: "t",
          rung: .indexes,
          reasons: [
            "index gone is not declared", "index new is new", "index other is declared differently",
          ],
          whyNotCheaper: []
        )
      ]
    )
    #expect(
      plan.work == [
        #"DROP INDEX main."gone""#, #"DROP INDEX main."other""#,
        "CREATE INDEX main.new ON t(a) WHERE a > 0", "CREATE UNIQUE INDEX main.other ON t(a)",
      ]
    )
    #expect(plan.remarks == ["index gone on t is not declared; it is dropped"])
  }

  @Test func `columns are added where that is all`() throws {
    let plan = try Plan(
      live: "CREATE TABLE t(a)",
      target:
        "CREATE TABLE t(b TEXT /* why */ DEFAULT 'x, y', a, c REFERENCES p); CREATE TABLE p(x PRIMARY KEY);"
    )
    #expect(
      plan.tables.first
        == TablePlan(
          name: "t",
          rung: .addColumn,
          reasons: [
            "column b is new; the rows that exist get 'x, y'", "column c is new",
            "the foreign key (c) to p is new",
          ],
          whyNotCheaper: []
        )
    )
    #expect(
      plan.work.prefix(2) == [
        #"ALTER TABLE main."t" ADD COLUMN b TEXT /* why */ DEFAULT 'x, y'"#,
        #"ALTER TABLE main."t" ADD COLUMN c REFERENCES p"#,
      ]
    )
  }

  @Test func `anything else is a copy of the rows, and says why it is not cheaper`() throws {
    #expect(
      try tables("CREATE TABLE t(a)", "CREATE TABLE t(a COLLATE NOCASE, b)") == [
        TablePlan(
          name: "t",
          rung: .swap,
          reasons: [rebuildReason, "column b is new"],
          whyNotCheaper: [
            "ALTER TABLE would add the column, but \(rebuildReason)",
            "an edit of its definition would not do: \(rebuildReason)",
            "an update of its rows would not do: \(rebuildReason)",
          ]
        )
      ]
    )
  }

  @Test func `the strategy rebuild takes no other rung for a table that differs`() throws {
    let live = "CREATE TABLE t(a); CREATE TABLE same(a);"
    let target = "CREATE TABLE t(a, b); CREATE TABLE same(a);"
    #expect(
      try tables(live, target, strategy: .rebuild) == [
        TablePlan(
          name: "t",
          rung: .rebuild,
          reasons: ["column b is new"],
          whyNotCheaper: ["the strategy is to rebuild what differs, or everything"]
        )
      ]
    )
  }

  @Test func `the strategy everything rebuilds tables that are as declared`() throws {
    let schema = "CREATE TABLE t(a); CREATE INDEX i ON t(a);"
    let plan = try Plan(live: schema, target: schema, policy: Policy(strategy: .everything))
    #expect(
      plan.tables == [
        TablePlan(
          name: "t",
          rung: .rebuild,
          reasons: ["every table is to be rebuilt"],
          whyNotCheaper: ["the strategy is to rebuild what differs, or everything"]
        )
      ]
    )
    #expect(plan.work.last == "CREATE INDEX main.i ON t(a)")
    #expect(plan.leftAlone == [])
  }

  @Test func `a table that is renamed and differs takes both`() throws {
    let plan = try Plan(
      live: "CREATE TABLE p(a)",
      target: "CREATE TABLE q(a, b); -- @renamed from=p"
    )
    #expect(plan.tables.map(\.rung) == [.rename, .addColumn])
    #expect(
      plan.work == [
        #"ALTER TABLE main."p" RENAME TO "q""#, #"ALTER TABLE main."q" ADD COLUMN b"#,
      ]
    )
  }

  @Test func `what is not declared is kept and told`() throws {
    let plan = try Plan(
      live: """
        CREATE TABLE t(a); CREATE VIEW v AS SELECT a FROM t;
        CREATE TRIGGER r AFTER INSERT ON t BEGIN SELECT 1; END;
        """,
      target: ""
    )
    #expect(plan.isEmpty)
    #expect(plan.kept == ["t", "v", "r"])
    #expect(
      plan.remarks == [
        "table t is not declared; it is kept", "view v is not declared; it is kept",
        "trigger r on t is not declared; it is kept",
      ]
    )
  }

  @Test func `what is not declared is dropped where the policy says so, dependants first`() throws {
    let plan = try Plan(
      live: """
        CREATE TABLE t(a); CREATE VIEW v AS SELECT a FROM t;
        CREATE TRIGGER r AFTER INSERT ON t BEGIN SELECT 1; END;
        CREATE VIRTUAL TABLE f USING fts5(a);
        """,
      target: "",
      policy: Policy(dropsUndeclared: true)
    )
    #expect(
      plan.work == [
        #"DROP TRIGGER main."r""#, #"DROP VIEW main."v""#, #"DROP TABLE main."t""#,
        #"DROP TABLE main."f""#,
      ]
    )
    #expect(plan.tables.map(\.rung) == [.drop, .drop, .drop, .drop])
    #expect(plan.kept == [])
  }
}
