import Testing

@testable import SchemaRebuilder

/// Rows without a parent: old ones are tolerated, new ones are not.
@Suite struct ForeignKeyTests {
  private func run(
    _ live: String,
    _ target: String,
    policy: Policy = Policy()
  ) throws
    -> SQLiteConnection
  {
    let connection = try SQLiteConnection.inMemory(live)
    _ = try Rebuilder(try Schema(sql: target), policy: policy).run(on: connection.handle)
    return connection
  }

  private func expectViolation(
    _ live: String,
    _ target: String,
    _ message: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let connection = try SQLiteConnection.inMemory(live)
    let dump = "SELECT sql FROM sqlite_schema; SELECT * FROM p; SELECT * FROM c"
    let before = try connection.lines(dump)
    let error = #expect(throws: RebuildError.self, sourceLocation: sourceLocation) {
      try Rebuilder(try Schema(sql: target)).run(on: connection.handle)
    }
    #expect(error?.kind == .refused, sourceLocation: sourceLocation)
    #expect(error?.hazards.map(\.sentence) == [message], sourceLocation: sourceLocation)
    #expect(try connection.lines(dump) == before, sourceLocation: sourceLocation)
  }

  @Test(arguments: ["CASCADE", "SET NULL", "RESTRICT", "SET DEFAULT", "NO ACTION"])
  func `children stay when their parent is rebuilt, whatever their key says`(action: String) throws
  {
    let child = "CREATE TABLE c(a DEFAULT 7 REFERENCES p ON DELETE \(action) ON UPDATE \(action));"
    let connection = try run(
      "PRAGMA foreign_keys=ON; CREATE TABLE p(id INTEGER PRIMARY KEY, x);" + child
        + "INSERT INTO p VALUES (1, 'x'), (2, 'y'); INSERT INTO c VALUES (1), (2), (NULL)",
      "CREATE TABLE p(id INTEGER PRIMARY KEY, x NOT NULL);" + child
    )
    #expect(try connection.lines("SELECT a FROM c") == ["1", "2", "NULL"])
    #expect(try connection.lines("PRAGMA foreign_keys") == ["1"])
    #expect(try connection.lines("PRAGMA foreign_key_list(c)").count == 1)
    #expect(try connection.lines("PRAGMA foreign_key_check") == [])
  }

  @Test func `old violations are tolerated when child and parent are rebuilt`() throws {
    let connection = try run(
      """
      CREATE TABLE p(id INTEGER PRIMARY KEY, x); CREATE TABLE c(a REFERENCES p, b);
      INSERT INTO p VALUES (1, 'x'); INSERT INTO c VALUES (1, 1), (99, 2);
      """,
      """
      CREATE TABLE p(id INTEGER PRIMARY KEY, x NOT NULL);
      CREATE TABLE c(a INT REFERENCES p, b NOT NULL);
      """
    )
    #expect(try connection.lines("SELECT a FROM c") == ["1", "99"])
  }

  private let parents = """
    CREATE TABLE p(id INTEGER PRIMARY KEY, code INT UNIQUE);
    INSERT INTO p VALUES (1, 10), (2, 20);
    """
  private let newParents =
    "CREATE TABLE p(id INTEGER PRIMARY KEY, code INT NOT NULL UNIQUE -- @filled by=code + 10\n);"

  @Test func `a child that loses its parent is refused`() throws {
    try expectViolation(
      parents + "CREATE TABLE c(a REFERENCES p(code)); INSERT INTO c VALUES (20), (10);",
      newParents + "CREATE TABLE c(a REFERENCES p(code));",
      "1 row of c would refer by a to no row of p"
    )
  }

  @Test func `one that finds a parent does not make up for one that loses it`() throws {
    let child = "INSERT INTO c(k, a) VALUES ('lost', 10), ('found', 30);"
    for table in [
      "CREATE TABLE c(k, a REFERENCES p(code));",
      "CREATE TABLE c(k INTEGER PRIMARY KEY, a REFERENCES p(code));",
      "CREATE TABLE c(k PRIMARY KEY, a REFERENCES p(code)) WITHOUT ROWID;",
    ] {
      let isNumbered = table.contains("INTEGER")
      let rows =
        isNumbered ? child.replacing("'lost'", with: "1").replacing("'found'", with: "2") : child
      try expectViolation(
        parents + table + rows,
        newParents + table,
        "1 row of c would refer by a to no row of p"
      )
    }
  }

  @Test func `an undeclared child is watched as well`() throws {
    try expectViolation(
      parents + "CREATE TABLE c(a REFERENCES p(code)); INSERT INTO c VALUES (10);",
      newParents,
      "1 row of c would refer by a to no row of p"
    )
  }

  @Test func `an undeclared child of a renamed parent is watched as well`() throws {
    let connection = try SQLiteConnection.inMemory(
      parents + "CREATE TABLE c(a REFERENCES p(code)); INSERT INTO c VALUES (10);"
    )
    let schema = try Schema(
      sql: """
        CREATE TABLE q( -- @renamed from=p
          id INTEGER PRIMARY KEY,
          code TEXT UNIQUE -- @filled by=code + 10
        );
        """
    )
    let error = #expect(throws: RebuildError.self) {
      try Rebuilder(schema).run(on: connection.handle)
    }
    #expect(error?.hazards.map(\.code) == [.orphan])
    #expect(try connection.lines("SELECT code FROM p") == ["10", "20"])
  }

  @Test func `tables that refer to themselves and to each other are rebuilt`() throws {
    let connection = try run(
      """
      PRAGMA foreign_keys=ON;
      CREATE TABLE a(id INTEGER PRIMARY KEY, up REFERENCES a ON DELETE CASCADE, b REFERENCES b);
      CREATE TABLE b(id INTEGER PRIMARY KEY, a REFERENCES a ON DELETE CASCADE);
      INSERT INTO a VALUES (1, NULL, NULL), (2, 1, NULL); INSERT INTO b VALUES (1, 2);
      UPDATE a SET b = 1;
      """,
      """
      CREATE TABLE a(id INTEGER PRIMARY KEY, up INT REFERENCES a ON DELETE CASCADE, b REFERENCES b);
      CREATE TABLE b(id INTEGER PRIMARY KEY, a INT REFERENCES a ON DELETE CASCADE);
      """
    )
    #expect(
      try connection.lines("SELECT * FROM a; SELECT * FROM b") == ["1|NULL|1", "2|1|1", "1|2"]
    )
    try connection.execute("DELETE FROM a WHERE id = 1")
    #expect(
      try connection.lines("SELECT (SELECT count(*) FROM a) + (SELECT count(*) FROM b)") == ["0"]
    )
  }

  @Test func `references to a table that is renamed follow it`() throws {
    let connection = try run(
      """
      CREATE TABLE p(id INTEGER PRIMARY KEY); CREATE TABLE c(a REFERENCES p);
      CREATE TABLE undeclared(a REFERENCES p); INSERT INTO p VALUES (1); INSERT INTO c VALUES (1);
      """,
      """
      CREATE TABLE q(id INTEGER PRIMARY KEY); -- @renamed from=p
      CREATE TABLE c(a REFERENCES q);
      """
    )
    #expect(
      try connection.lines(
        "SELECT \"table\" FROM pragma_foreign_key_list('c'); "
          + "SELECT \"table\" FROM pragma_foreign_key_list('undeclared')"
      ) == ["'q'", "'q'"]
    )
  }

  @Test func `a key whose parent's column goes is a mistake of the declaration`() throws {
    let child = "CREATE TABLE c(a REFERENCES p(code));"
    let parent = "CREATE TABLE p(id INTEGER PRIMARY KEY, kode INT UNIQUE -- @renamed from=code\n);"
    let connection = try SQLiteConnection.inMemory(parents + child)
    let schema = try Schema(sql: child + parent)
    let error = #expect(throws: RebuildError.self) {
      try Rebuilder(schema).run(on: connection.handle)
    }
    #expect(error?.kind == .declaredSchema)
    #expect(error?.message.contains("refers to p.code, which is neither") == true)
    #expect(try connection.lines("SELECT count(*) FROM p") == ["2"])
  }

  @Test func `a key whose parent is dropped on purpose stays, and it is said`() throws {
    let child = "CREATE TABLE c(a REFERENCES p(code));"
    let connection = try SQLiteConnection.inMemory(parents + child)
    let schema = try Schema(sql: child + "CREATE TABLE other(a); -- @dropped p\n")
    let report = try Rebuilder(schema).run(on: connection.handle)
    #expect(
      report.remarks == [
        "table c refers to p, which goes; while foreign keys are enforced, no row of c can be "
          + "written any more"
      ]
    )
  }

  @Test func `a new key to a table that is nowhere is refused, and can be allowed`() throws {
    let connection = try SQLiteConnection.inMemory(
      "CREATE TABLE c(a); CREATE TABLE old(b REFERENCES gone); INSERT INTO c VALUES (1);"
    )
    let schema = try Schema(sql: "CREATE TABLE c(a REFERENCES missing);")
    let error = #expect(throws: RebuildError.self) {
      try Rebuilder(schema).run(on: connection.handle)
    }
    #expect(
      error?.hazards.map(\.description) == [
        "orphan: table c would refer by a to missing, which is neither declared nor in the file; "
          + "while foreign keys are enforced, no row of c can be written then\n  refused; correct "
          + "the reference, or declare missing, or let it be so "
          + "(Policy.allowed, --allow orphan:c.a)"
      ]
    )
    let policy = Policy(allowed: [.init(.orphan, table: "c", column: "a")])
    let rebuilder = Rebuilder(schema, policy: policy)
    _ = try rebuilder.run(on: connection.handle)
    #expect(
      try connection.lines("SELECT \"table\" FROM pragma_foreign_key_list('c'); SELECT a FROM c")
        == ["'missing'", "1"]
    )
    #expect(try rebuilder.plan(on: connection.handle).isEmpty)
  }
}
