import Testing

@testable import SchemaRebuilder

/// What a file has to the letter is not created again, and comes out as if it were.
@Suite struct AlikeObjectsTests {
  private let schema = """
    CREATE TABLE t (id INTEGER PRIMARY KEY, a TEXT UNIQUE CHECK (a <> "x"));
    CREATE INDEX i ON t (a);
    CREATE INDEX j ON t (id, a DESC);
    CREATE TABLE u (t REFERENCES t (id));
    CREATE VIEW v AS SELECT a, "b" FROM t;
    CREATE TRIGGER r AFTER INSERT ON t BEGIN DELETE FROM u; END;
    CREATE TRIGGER s INSTEAD OF INSERT ON v BEGIN DELETE FROM u; END;
    """

  /// The statements that SQLite has yet to read, by their heads.
  private func others(_ declared: String, in live: String) throws -> [Name?] {
    let alike = try AlikeObjects(
      statements(in: declared),
      in: SchemaSnapshot(ofSQL: live),
      known: KnownNames(functions: ["upper"], collations: ["BINARY"])
    )
    return try alike.others.map { try StatementHead(SQLText($0.sql)).name }
  }

  private func expectNoDifference(_ declared: String, beside live: SchemaSnapshot) throws {
    let whole = try Pristine(prepare: nil)
    try whole.create(statements(in: declared))
    let beside = try Pristine(prepare: nil).snapshot(of: statements(in: declared), beside: live)
    #expect(try beside == whole.snapshot())
  }

  @Test(arguments: FixtureCase.all)
  func `each case declares the same schema beside its file as by itself`(
    testCase: FixtureCase
  ) throws {
    let (declared, database) = (try testCase.text("after.sql"), try testCase.database())
    for run in [false, true] {
      if run { _ = try? testCase.rebuilder().run(at: database) }
      let connection = try SQLiteConnection(path: database.path, mode: .readOnly)
      let live = try SchemaReader(connection: connection).snapshot()
      try expectNoDifference(declared, beside: live)
    }
  }

  @Test func `nothing is created where all is as declared`() throws {
    #expect(try others(schema, in: schema).isEmpty)
    try expectNoDifference(schema, beside: SchemaSnapshot(ofSQL: schema))
  }

  @Test func `what is written otherwise for SQLite to leave out is alike`() throws {
    let declared = schema.replacing("CREATE TABLE t", with: "create table if not exists main.t")
    #expect(try others(declared, in: schema).isEmpty)
  }

  @Test func `a table is created with all that stands on it where one of them differs`() throws {
    for change in [("a DESC", "a"), ("UNIQUE", ""), ("ON t BEGIN DELETE", "ON t BEGIN  DELETE")] {
      let live = schema.replacing(change.0, with: change.1)
      #expect(try others(schema, in: live) == ["t", "i", "j", "r"])
      try expectNoDifference(schema, beside: SchemaSnapshot(ofSQL: live))
    }
  }

  @Test func `the order of what the file has is no matter, nor what it has besides`() throws {
    let live = """
      CREATE TABLE w (a, b);
      CREATE TABLE u (t REFERENCES t (id));
      CREATE TABLE t (id INTEGER PRIMARY KEY, a TEXT UNIQUE CHECK (a <> "x"));
      CREATE INDEX k ON t (a);
      CREATE INDEX j ON t (id, a DESC);
      CREATE INDEX i ON t (a);
      CREATE VIEW v AS SELECT a, "b" FROM t;
      """
    #expect(try others(schema, in: live) == ["t", "i", "j", "v", "r", "s"])
    try expectNoDifference(schema, beside: SchemaSnapshot(ofSQL: live))
  }

  @Test func `SQLite reads everything where a statement changes another`() throws {
    for statement in [
      "ALTER TABLE t ADD COLUMN b;", "CREATE VIRTUAL TABLE f USING fts5(a);", "CREATE TABLE T (a);",
    ] {
      #expect(try others(schema + statement, in: schema).count == 8)
    }
  }

  @Test func `what names a function or collation that is not there is created`() throws {
    let table =
      "CREATE TABLE t (a DECIMAL(9, 2) REFERENCES u (b) CHECK (upper(a) <> 'x'), UNIQUE (a))"
    #expect(try others(table, in: table).isEmpty)
    for part in ["CHECK (lower(a) > 1)", "COLLATE NOCASE", "DEFAULT (1 + abs(2))"] {
      let calling = table.replacing("CHECK (upper(a) <> 'x')", with: part)
      #expect(try others(calling, in: calling) == ["t"])
    }
  }

  @Test func `an index before its table, or without one, is a mistake in any case`() throws {
    for declared in ["CREATE INDEX i ON t (a); CREATE TABLE t (a)", "CREATE INDEX i ON t (a)"] {
      let live = try SchemaSnapshot(ofSQL: "CREATE TABLE t (a); CREATE INDEX i ON t (a)")
      #expect(throws: DeclaredSchemaError.self) {
        try Pristine(prepare: nil).snapshot(of: statements(in: declared), beside: live)
      }
    }
  }
}
