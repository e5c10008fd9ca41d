import Testing

@testable import SchemaRebuilder

/// The steps of a rebuild, in order, as they are printed and run.
@Suite struct RebuildStepsTests {
  @Test func `rename, create, copy, check, drop; then indexes and triggers`() throws {
    let plan = try Plan(
      live: """
        CREATE TABLE t(a, b);
        CREATE INDEX i ON t(a);
        CREATE TRIGGER r AFTER INSERT ON t BEGIN SELECT 1; END;
        """,
      target: """
        CREATE TABLE t(a, b NOT NULL DEFAULT 'x');
        CREATE INDEX i ON t(a);
        CREATE TRIGGER r AFTER INSERT ON t BEGIN SELECT 1; END;
        """,
      policy: Policy(strategy: .rebuild),
      version: 3
    )
    #expect(
      plan.steps.map(\.sql) == [
        "PRAGMA foreign_keys=OFF",
        "PRAGMA legacy_alter_table=OFF",
        "PRAGMA ignore_check_constraints=OFF",
        "PRAGMA reverse_unordered_selects=OFF",
        "PRAGMA legacy_alter_table=ON",
        #"ALTER TABLE main."t" RENAME TO "t_bak""#,
        "PRAGMA legacy_alter_table=OFF",
        "CREATE TABLE main.t(a, b NOT NULL DEFAULT 'x')",
        """
        INSERT OR ABORT INTO main."t"(rowid, "a", "b")
        SELECT "t_bak".rowid, "t_bak"."a", coalesce("t_bak"."b", 'x')
        FROM main."t_bak" NOT INDEXED
        """,
        SQLCheck.equalCounts("t_bak", "t"),
        #"DROP TABLE main."t_bak""#,
        "CREATE INDEX main.i ON t(a)",
        "CREATE TRIGGER main.r AFTER INSERT ON t BEGIN SELECT 1; END",
        "PRAGMA main.user_version=3",
      ]
    )
    #expect(
      plan.steps.map(\.phase) == Array(repeating: .before, count: 4)
        + Array(repeating: .inside, count: 10)
    )
  }

  private func copy(_ live: String, _ target: String) throws -> String? {
    let policy = Policy(strategy: .everything, allowed: [Policy.Permission(.dropColumn)])
    return try Plan(live: live, target: target, policy: policy).steps
      .first { $0.kind == .copyRows }?.sql
  }

  @Test(arguments: [
    // The rowid is copied by a name that no column has taken, on each side.
    (
      "CREATE TABLE t(a)", "CREATE TABLE t(a);", "(rowid, \"a\")",
      "\"t_bak\".rowid, \"t_bak\".\"a\""
    ),
    (
      "CREATE TABLE t(rowid)", "CREATE TABLE t(rowid);", "(_rowid_, \"rowid\")",
      "\"t_bak\"._rowid_, \"t_bak\".\"rowid\""
    ),
    (
      "CREATE TABLE t(a)", "CREATE TABLE t(a, rowid, _rowid_);", "(oid, \"a\")",
      "\"t_bak\".rowid, \"t_bak\".\"a\""
    ),
    (
      "CREATE TABLE t(rowid, oid, _rowid_)", "CREATE TABLE t(rowid, oid);",
      "(\"rowid\", \"oid\")", nil
    ),
    // A key that is the rowid is copied as the column that it is.
    (
      "CREATE TABLE t(a INTEGER PRIMARY KEY)", "CREATE TABLE t(a INTEGER PRIMARY KEY);", "(\"a\")",
      "\"t_bak\".\"a\""
    ),
    (
      "CREATE TABLE t(a INTEGER PRIMARY KEY)", "CREATE TABLE t(a INT PRIMARY KEY);",
      "(rowid, \"a\")", "\"t_bak\".\"a\", \"t_bak\".\"a\""
    ),
    (
      "CREATE TABLE t(a)", "CREATE TABLE t(id INTEGER PRIMARY KEY, a);", "(\"id\", \"a\")",
      "\"t_bak\".rowid, \"t_bak\".\"a\""
    ),
    // Generated columns are not copied.
    (
      "CREATE TABLE t(a, b AS (a), c AS (a) STORED)",
      "CREATE TABLE t(a, b AS (a), c AS (a) STORED);", "(rowid, \"a\")",
      "\"t_bak\".rowid, \"t_bak\".\"a\""
    ),
    (
      "CREATE TABLE t(a, b AS (a))", "CREATE TABLE t(a, b);", "(rowid, \"a\", \"b\")",
      "\"t_bak\".rowid, \"t_bak\".\"a\", \"t_bak\".\"b\""
    ),
    // A renamed column is copied from its old name.
    (
      "CREATE TABLE t(a, b)", "CREATE TABLE t(x, -- @renamed from=a\nb);",
      "(rowid, \"x\", \"b\")", "\"t_bak\".rowid, \"t_bak\".\"a\", \"t_bak\".\"b\""
    ),
    // The default steps in for NULL, but not where it is NULL itself or where NULL was refused.
    (
      "CREATE TABLE t(a NOT NULL, b, c)",
      "CREATE TABLE t(a NOT NULL DEFAULT 1, b NOT NULL DEFAULT word, c NOT NULL DEFAULT (1 + 1));",
      "(rowid, \"a\", \"b\", \"c\")",
      "\"t_bak\".rowid, \"t_bak\".\"a\", coalesce(\"t_bak\".\"b\", 'word'), "
        + "coalesce(\"t_bak\".\"c\", 1 + 1)"
    ),
    // Names in any quotes.
    (
      "CREATE TABLE t(\"a\"\"b\", 'c d', [e])", "CREATE TABLE t(\"a\"\"b\", 'c d', [e]);",
      "(rowid, \"a\"\"b\", \"c d\", \"e\")",
      "\"t_bak\".rowid, \"t_bak\".\"a\"\"b\", \"t_bak\".\"c d\", \"t_bak\".\"e\""
    ),
  ]) func `the copy names its columns on both sides`(
    live: String,
    target: String,
    columns: String,
    values: String?
  ) throws {
    let lines = try #require(try copy(live, target)).split(separator: "\n").map(String.init)
    #expect(lines.first == "INSERT OR ABORT INTO main.\"t\"" + columns)
    if let values { #expect(lines[1] == "SELECT " + values) }
    #expect(lines[2] == "FROM main.\"t_bak\" NOT INDEXED")
    #expect(lines.count == 3)
  }

  @Test func `a fill reads the old rows under the new table's name`() throws {
    let sql = try copy(
      "CREATE TABLE t(a, b)",
      "CREATE TABLE t(a, b, c -- @filled by=a || b\n);"
    )
    #expect(
      sql == """
        INSERT OR ABORT INTO main."t"(rowid, "a", "b", "c")
        SELECT "t".rowid, "t"."a", "t"."b", ("t"."a" || "t"."b")
        FROM main."t_bak" AS "t" NOT INDEXED
        """
    )
  }

  @Test func `a table WITHOUT ROWID is filled in the order of its key`() throws {
    let sql = try copy(
      "CREATE TABLE t(a, b)",
      "CREATE TABLE t(a, b, PRIMARY KEY (b COLLATE NOCASE DESC, a)) WITHOUT ROWID;"
    )
    #expect(
      sql == """
        INSERT OR ABORT INTO main."t"("a", "b")
        SELECT "t_bak"."a", "t_bak"."b"
        FROM main."t_bak" NOT INDEXED
        ORDER BY "t_bak"."b" COLLATE "NOCASE" DESC, "t_bak"."a" COLLATE "BINARY"
        """
    )
  }

  @Test func `an index that names its own table goes before the table is renamed`() throws {
    let schema = "CREATE TABLE t(a); CREATE INDEX i ON t(a) WHERE t.a > 0; CREATE INDEX j ON t(a);"
    let plan = try Plan(live: schema, target: schema, policy: Policy(strategy: .everything))
    #expect(
      plan.work.first == #"DROP INDEX main."i""#
    )
    #expect(!plan.work.contains(#"DROP INDEX main."j""#))
    #expect(
      plan.work.suffix(2) == [
        "CREATE INDEX main.i ON t(a) WHERE t.a > 0", "CREATE INDEX main.j ON t(a)",
      ]
    )
  }

  @Test func `rows of a table whose CHECK names it are copied aside`() throws {
    let plan = try Plan(
      live: "CREATE TABLE t(a CHECK (t.a > 0)); INSERT INTO t VALUES (1)",
      target: "CREATE TABLE t(a CHECK (t.a > 0), b NOT NULL DEFAULT (1 + 1));",
      policy: Policy(strategy: .rebuild)
    )
    #expect(
      plan.work == [
        #"CREATE TABLE main."t_bak"("rowid_bak" INTEGER PRIMARY KEY, "a")"#,
        #"INSERT INTO main."t_bak" SELECT "t".rowid, "t"."a" FROM main."t" NOT INDEXED"#,
        #"DROP TABLE main."t""#,
        "CREATE TABLE main.t(a CHECK (t.a > 0), b NOT NULL DEFAULT (1 + 1))",
        """
        INSERT OR ABORT INTO main."t"(rowid, "a")
        SELECT "t_bak"."rowid_bak", "t_bak"."a"
        FROM main."t_bak" NOT INDEXED
        """,
        #"DROP TABLE main."t_bak""#,
      ]
    )
  }
}
