import Testing

@testable import SchemaRebuilder

/// A foreign key whose parent has no such key fails at the next write, so no run leaves one behind.
@Suite struct ParentKeyTests {
  private static let child = "CREATE TABLE c(r TEXT REFERENCES p(k));"
  private static let keyed = "CREATE TABLE p(id INTEGER PRIMARY KEY, k TEXT UNIQUE);"
  private static let bare = "CREATE TABLE p(id INTEGER PRIMARY KEY, k TEXT);"
  private static let index = "CREATE UNIQUE INDEX i ON p(k);"

  /// What a run says to a change; nil where it is done.
  private func refusal(_ live: String, _ target: String) throws -> String? {
    let connection = try SQLiteConnection.inMemory(
      live + "INSERT INTO p VALUES (1, 'a'); INSERT INTO c VALUES ('a');"
    )
    let before = try connection.lines("SELECT sql FROM sqlite_schema")
    do {
      _ = try Rebuilder(try Schema(sql: target)).run(on: connection.handle)
      return nil
    } catch {
      #expect(error.kind == .declaredSchema)
      #expect(try connection.lines("SELECT sql FROM sqlite_schema") == before)
      return error.message
    }
  }

  private static let mistake =
    "c: a foreign key refers to p(k), which is neither the primary key nor UNIQUE"

  @Test(arguments: [
    (keyed, bare),
    (bare + index, bare),
    (bare + index, bare + "CREATE INDEX i ON p(k);"),
    (bare + index, bare + index.replacing("(k)", with: "(k) WHERE id > 0")),
    (bare + index, bare + index.replacing("(k)", with: "(k COLLATE NOCASE)")),
    (bare + index, bare + index.replacing("(k)", with: "(k, id)")),
    (bare + index, bare + index.replacing("(k)", with: "(lower(k))")),
  ])
  func `the key of a declared child must stay one`(live: String, target: String) throws {
    let refusal = try refusal(live + Self.child, target + Self.child)
    #expect(refusal?.hasSuffix(Self.mistake) == true, "\(refusal ?? "")")
  }

  @Test(arguments: [
    (keyed, bare + index),
    (bare + index, keyed),
    (keyed, "CREATE TABLE p(id INTEGER PRIMARY KEY, k TEXT COLLATE NOCASE UNIQUE);"),
    (keyed, "CREATE TABLE p(id INTEGER, k TEXT PRIMARY KEY);"),
    (bare, "CREATE TABLE p(id INTEGER PRIMARY KEY, k TEXT NOT NULL);"),
  ])
  func `another key will do, and what was none before is let be`(
    live: String,
    target: String
  ) throws {
    #expect(try refusal(live + Self.child, target + Self.child) == nil)
  }

  @Test func `a new foreign key to what is no key is a mistake`() throws {
    let refusal = try refusal(Self.bare + "CREATE TABLE c(r TEXT);", Self.bare + Self.child)
    #expect(refusal?.hasSuffix(Self.mistake) == true, "\(refusal ?? "")")
  }

  /// What a plan says to the reference of a child that is not declared, and whether the child can be
  /// written once that was allowed.
  private func refusals(
    _ live: String,
    _ target: String
  ) throws -> (sentences: [String], isWritable: Bool) {
    let connection = try SQLiteConnection.inMemory(
      live + Self.child + "INSERT INTO p VALUES (1, 'a'); INSERT INTO c VALUES ('a');"
    )
    let schema = try Schema(sql: target)
    let plan = try Rebuilder(schema).plan(on: connection.handle)
    let policy = Policy(allowed: [.init(.orphan, table: "c", column: "r")])
    let rebuilder = Rebuilder(schema, policy: policy)
    _ = try rebuilder.run(on: connection.handle)
    #expect(try rebuilder.plan(on: connection.handle).isEmpty)
    try connection.execute("PRAGMA foreign_keys=ON")
    let objection = try connection.objection { connection throws(SQLiteError) in
      try connection.execute("UPDATE c SET r = 'a'")
    }
    return (plan.hazards.map(\.sentence), objection == nil)
  }

  private static let unwritable =
    "; while foreign keys are enforced, no row of c can be written then"

  @Test func `an undeclared child loses the key to which it refers when that is allowed`() throws {
    let (refused, isWritable) = try refusals(Self.keyed, Self.bare)
    #expect(
      refused == [
        "table c would refer by r to p(k), which is neither the primary key nor UNIQUE"
          + Self.unwritable
      ]
    )
    #expect(!isWritable)
    #expect(try refusal(Self.bare + Self.child, Self.keyed) == nil)
  }

  @Test func `an undeclared child loses a column that is renamed while rows are copied`() throws {
    let (refused, isWritable) = try refusals(
      Self.keyed,
      "CREATE TABLE p(id INTEGER PRIMARY KEY, key ANY UNIQUE -- @renamed from=k\n);"
    )
    #expect(
      refused == ["table c would refer by r to p.k, which goes" + Self.unwritable]
    )
    #expect(!isWritable)
  }

  @Test func `an undeclared child follows a column that ALTER TABLE renames`() throws {
    let (refused, isWritable) = try refusals(
      Self.keyed,
      "CREATE TABLE p(id INTEGER PRIMARY KEY, key TEXT UNIQUE -- @renamed from=k\n);"
    )
    #expect(refused == [])
    #expect(isWritable)
  }

  @Test func `an undeclared index that is kept is the key of an undeclared child`() throws {
    let connection = try SQLiteConnection.inMemory(Self.bare + Self.index + Self.child)
    let schema = try Schema(sql: Self.bare.replacing("k TEXT", with: "k TEXT, n INT"))
    let policy = Policy(undeclared: .init(indexes: .keep))
    let plan = try Rebuilder(schema, policy: policy).plan(on: connection.handle)
    #expect(plan.hazards == [])
    let dropping = try Rebuilder(schema).plan(on: connection.handle)
    #expect(dropping.hazards.map(\.code) == [.orphan])
  }

  @Test func `a key of two columns may stand in any order`() throws {
    let child = "CREATE TABLE c(r TEXT, s INT, FOREIGN KEY (r, s) REFERENCES p(k, id));"
    let parent = "CREATE TABLE p(id INT, k TEXT, PRIMARY KEY (id, k));"
    let connection = try SQLiteConnection.inMemory(parent + child)
    let schema = try Schema(sql: "CREATE TABLE p(id INT, k TEXT, UNIQUE (k, id));" + child)
    #expect(throws: Never.self) { try Rebuilder(schema).run(on: connection.handle) }
  }

  @Test func `the primary key that an unnamed reference means must fit`() throws {
    let child = "CREATE TABLE c(r TEXT REFERENCES p);"
    let refusal = try refusal(
      "CREATE TABLE p(id INTEGER PRIMARY KEY, k TEXT);" + child,
      "CREATE TABLE p(id INTEGER, k TEXT, PRIMARY KEY (id, k));" + child
    )
    #expect(refusal?.contains("p(id, k), which is no key of 1 column") == true, "\(refusal ?? "")")
  }
}
