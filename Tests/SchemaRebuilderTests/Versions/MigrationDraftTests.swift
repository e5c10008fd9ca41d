import SchemaRebuilder
import SchemaRebuilderTesting
import Testing

/// The migration that is written from what the others lack.
@Suite struct MigrationDraftTests {
  private let migrator = Migrator(migrations: [
    SQLMigration(
      name: "create_note",
      version: 1,
      statements: ["CREATE TABLE note(id INTEGER PRIMARY KEY, title TEXT, color TEXT)"]
    )
  ])

  private func draft(
    _ sql: String,
    hints: Hints = Hints(),
    policy: Policy = Policy()
  ) throws -> MigrationDraft? {
    let schema = try Schema(sql: sql)
    return try migrator.draft(version: 2, name: "next", to: schema, hints: hints, policy: policy)
  }

  @Test func `where the migrations lead to the schema there is nothing to write`() throws {
    let sql = "CREATE TABLE note(id INTEGER PRIMARY KEY, title TEXT, color TEXT);"
    #expect(try draft(sql) == nil)
    #expect(try migrator.differences(from: Schema(sql: sql)) == [])
  }

  @Test func `what differs is said, what is not declared too`() throws {
    let schema = try Schema(sql: "CREATE TABLE memo(id);")
    #expect(
      try migrator.differences(from: schema)
        == ["table memo is missing", "table note is not declared"]
    )
  }

  @Test func `no setting is written that depends on the connection`() throws {
    let sql = "CREATE TABLE note(id INTEGER PRIMARY KEY, title TEXT UNIQUE, color TEXT);"
    #expect(try draft(sql)?.sql.contains("cache_size") == false)
  }

  @Test func `what every file would be refused for is not written`() throws {
    let sql = """
      CREATE TABLE note(
        id INTEGER PRIMARY KEY,
        title TEXT,
        color TEXT REFERENCES palette(name)
      );
      """
    let error = #expect(throws: RebuildError.self) { try draft(sql) }
    #expect(error?.hazards.map(\.code) == [.orphan])
    let policy = Policy(allowed: [.init(.orphan, table: "note", column: "color")])
    #expect(try draft(sql, policy: policy)?.hazards.map(\.verdict) == [.allowed])
  }

  @Test func `the text holds its reasons, and no BEGIN and no COMMIT`() throws {
    let draft = try draft(
      """
      CREATE TABLE note(
        id INTEGER PRIMARY KEY,
        title TEXT NOT NULL DEFAULT 'untitled',
        color TEXT
      );
      CREATE INDEX note_color ON note(color);
      """
    )
    #expect(
      draft?.differences == [
        "note: column title is NOT NULL now, has default 'untitled' instead of none",
        "note: index note_color is new",
      ]
    )
    #expect(
      draft?.hazards.map(\.description) == [
        "fill-null: NULLs in column title of note will hold its default"
      ]
    )
    #expect(
      draft?.sql == """
        -- For the transaction of a migrator, with foreign keys off: Migrator, or rebuilder migrate up.
        -- Read it, change it where you know better, and leave it as it is once it was released.
        -- note: rebuild
        --   because column title is NOT NULL now, has default 'untitled' instead of none
        --   because index note_color is new
        --   not cheaper, since ALTER TABLE has no form for it
        --   not cheaper, since a portable plan edits no definition
        -- hazard fill-null: NULLs in column title of note will hold its default

        -- nothing is changed in a file that has a row for one of these, unless that was allowed:
        -- change-values of note.title, change-values of note.color
        SELECT abs(-9223372036854775807 - (found > 0)) AS "rows of note would change"
        FROM (SELECT count(*) AS found FROM (SELECT 1 FROM main."note" NOT INDEXED WHERE (+"note"."title" COLLATE BINARY < '')
          OR (+"note"."color" COLLATE BINARY < '')))
        WHERE found > 0;
        -- leave references, views and triggers as written
        PRAGMA legacy_alter_table=ON;
        -- keep the old table as note_bak
        ALTER TABLE main."note" RENAME TO "note_bak";
        -- let later renames be followed
        PRAGMA legacy_alter_table=OFF;
        -- create note as declared
        CREATE TABLE main.note(
          id INTEGER PRIMARY KEY,
          title TEXT NOT NULL DEFAULT 'untitled',
          color TEXT
        );
        -- copy the rows of note
        INSERT OR ABORT INTO main."note"("id", "title", "color")
        SELECT "note_bak"."id", coalesce("note_bak"."title", 'untitled'), "note_bak"."color"
        FROM main."note_bak" NOT INDEXED;
        -- every row of note was copied
        SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
        FROM (SELECT (SELECT count(*) FROM main."note_bak" NOT INDEXED) AS old,
          (SELECT count(*) FROM main."note" NOT INDEXED) AS new)
        WHERE old <> new;
        -- drop the old table
        DROP TABLE main."note_bak";

        -- create index note_color
        CREATE INDEX main.note_color ON note(color);

        """
    )
  }

  @Test func `a column that goes needs a permission, and a new one that is alike a word`() throws {
    let sql = "CREATE TABLE note(id INTEGER PRIMARY KEY, title TEXT, colour TEXT);"
    let error = #expect(throws: RebuildError.self) { try draft(sql) }
    #expect(error?.kind == .refused)
    #expect(error?.hazards.map(\.code) == [.dropColumn, .probableRename])
    #expect(error?.hazards.first?.sentence == "column color of note goes with what it holds")
    let renamed = try #require(
      try draft(
        sql,
        hints: Hints(renames: [.init(table: "note", column: "colour", previous: ["color"])])
      )
    )
    let database = try FixtureDatabase()
    _ = try migrator.run(at: database.path)
    try database.execute("INSERT INTO note VALUES (1, 'ink', 'red')")
    let next = Migrator(
      migrations: migrator.migrations + [
        SQLMigration(version: 2, statements: [renamed.sql])
      ],
      endsAs: try Schema(sql: sql)
    )
    _ = try next.run(at: database.path)
    #expect(try database.rows("SELECT * FROM note") == [["1", "'ink'", "'red'"]])
    #expect(try next.draft(version: 3, name: nil, to: Schema(sql: sql)) == nil)
  }

  @Test func `a column that is computed from now on is no column that was renamed`() throws {
    let sql = """
      CREATE TABLE note(id INTEGER PRIMARY KEY, title TEXT, color TEXT AS (title) STORED, day TEXT);
      """
    let error = #expect(throws: RebuildError.self) { try draft(sql) }
    #expect(
      error?.hazards.map(\.sentence) == [
        "column color of note is generated now, and the values that are stored there would go"
      ]
    )
    let allowed = Policy(allowed: [.init(.dropColumn, table: "note", column: "color")])
    #expect(try draft(sql, policy: allowed) != nil)
  }

  @Test func `a new column that has nothing for the rows that exist is refused`() throws {
    let error = #expect(throws: RebuildError.self) {
      try draft(
        "CREATE TABLE note(id INTEGER PRIMARY KEY, title TEXT, color TEXT, day TEXT NOT NULL);"
      )
    }
    #expect(error?.hazards.map(\.code) == [.missingValue])
  }

  @Test func `values that would change are asked for by the migration itself`() throws {
    let sql = "CREATE TABLE note(id INTEGER PRIMARY KEY, title INTEGER, color TEXT);"
    let written = try #require(try draft(sql))
    let (harmless, harmed) = (try FixtureDatabase(), try FixtureDatabase())
    for (database, title) in [(harmless, "'7'"), (harmed, "'007'")] {
      _ = try migrator.run(at: database.path)
      try database.execute("INSERT INTO note VALUES (1, \(title), NULL)")
    }
    let next = Migrator(
      migrations: migrator.migrations + [SQLMigration(version: 2, statements: [written.sql])]
    )
    _ = try next.run(at: harmless.path)
    #expect(try harmless.rows("SELECT title FROM note") == [["7"]])
    let error = #expect(throws: RebuildError.self) { try next.run(at: harmed.path) }
    #expect(error?.kind == .migrationFailed)
    #expect(error?.message.hasSuffix(": a check found that rows of note would change") == true)
    #expect(written.sql.contains("\n--   stops the migration where a file has such rows; change "))
    #expect(try harmed.rows("SELECT title FROM note") == [["'007'"]])
    let allowed = try draft(sql, policy: Policy(allowed: [.init(.changeValues)]))
    let bold = Migrator(
      migrations: migrator.migrations + [
        SQLMigration(version: 2, statements: [try #require(allowed).sql])
      ]
    )
    _ = try bold.run(at: harmed.path)
    #expect(try harmed.rows("SELECT title FROM note") == [["7"]])
  }

  @Test(
    arguments: [
      ("coalesce(color, '?')", true), ("ifnull(color, -1)", true), ("'red'", true),
      ("coalesce(color, title)", false), ("coalesce(color, NULL)", false), ("color", false),
      ("coalesce(color, '?') || title", false), ("coalesce(color, \"title\")", false),
      ("coalesce(color, ifnull(title, 'x'))", false), ("coalesce((title), 0x1F)", true),
    ]
  )
  func `a fill that takes a literal where all else is NULL is not told of NULL`(
    fill: String,
    isNeverNull: Bool
  ) throws {
    let sql = "CREATE TABLE note(id INTEGER PRIMARY KEY, title TEXT, color TEXT NOT NULL);"
    let hints = Hints(fills: [.init(table: "note", column: "color", expression: .init(fill))])
    let draft = try #require(try draft(sql, hints: hints))
    #expect(draft.hazards.contains { $0.code == .nullInNotNull } == !isNeverNull)
  }

  @Test func `a migration that fails on an empty database is named`() throws {
    let broken = Migrator(migrations: [
      SQLMigration(name: "x", version: 1, statements: ["DROP TABLE none"])
    ])
    let error = #expect(throws: RebuildError.self) {
      try broken.differences(from: Schema(sql: "CREATE TABLE a(b);"))
    }
    #expect(
      error?.message
        == "an empty database: migration 1 (x) failed in statement 1: no such table: none"
    )
  }
}
