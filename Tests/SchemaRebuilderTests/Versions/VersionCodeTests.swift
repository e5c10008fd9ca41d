import Testing

@testable import SchemaRebuilder

/// What the code of a version may do, and what it is kept from.
@Suite struct VersionCodeTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
  }

  private static let old = """
    CREATE TABLE box(id INTEGER PRIMARY KEY);
    CREATE TABLE item(id INTEGER PRIMARY KEY, box INTEGER REFERENCES box(id) ON DELETE CASCADE);
    INSERT INTO box VALUES (1), (2); INSERT INTO item VALUES (10, 1), (20, 2), (30, 9);
    PRAGMA user_version=1;
    """
  private static let new = """
    CREATE TABLE box(id INTEGER PRIMARY KEY, label TEXT);
    CREATE TABLE item(id INTEGER PRIMARY KEY, box INTEGER REFERENCES box(id) ON DELETE CASCADE);
    """

  private func run(
    before: SchemaVersion.Body? = nil,
    after: SchemaVersion.Body? = nil
  ) throws -> HistoryReport {
    let history = SchemaHistory(versions: [
      SchemaVersion(1, try Schema(sql: Self.new)),
      SchemaVersion(2, try Schema(sql: Self.new), willRebuild: before, didRebuild: after),
    ])
    return try HistoryRebuilder(history).run(at: try folder.database(Self.old))
  }

  /// Runs code that must not pass, and expects the file to be as it was.
  private func expectFailure(
    _ kind: RebuildError.Kind,
    saying words: String,
    before: SchemaVersion.Body? = nil,
    after: SchemaVersion.Body? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    folder.remove()
    let error = #expect(throws: RebuildError.self, sourceLocation: sourceLocation) {
      try run(before: before, after: after)
    }
    #expect(error?.kind == kind, "\(error as Any)", sourceLocation: sourceLocation)
    #expect(
      error?.message.contains(words) == true,
      "\(error as Any)",
      sourceLocation: sourceLocation
    )
    #expect(error?.failedStep?.from == 1, sourceLocation: sourceLocation)
    #expect(
      try folder.lines("SELECT (SELECT count(*) FROM box), (SELECT count(*) FROM item)") == ["2|3"],
      sourceLocation: sourceLocation
    )
    #expect(try folder.lines("PRAGMA user_version") == ["1"], sourceLocation: sourceLocation)
    #expect(
      try folder.lines("SELECT count(*) FROM sqlite_schema") == ["2"],
      sourceLocation: sourceLocation
    )
  }

  @Test func `rows that lose their parent in code fail the step, before or after`() throws {
    let delete: SchemaVersion.Body = { try $0.execute("DELETE FROM box WHERE id = 2") }
    let words = "1 row of item would refer to no parent by box"
    try expectFailure(.foreignKeyViolations, saying: words, before: delete)
    try expectFailure(.foreignKeyViolations, saying: words, after: delete)
  }

  @Test func `a row that had no parent before may stay so`() throws {
    let report = try run {
      try $0.execute("DELETE FROM item WHERE id = 10")
    } after: { _ in
    }
    #expect(report.steps.count == 1)
    #expect(try folder.lines("SELECT id FROM item ORDER BY id") == ["20", "30"])
  }

  @Test func `code cannot end the transaction`() throws {
    try expectFailure(.codeFailed, saying: "COMMIT is not for this code") { transaction in
      try transaction.execute("DELETE FROM box; COMMIT")
    }
    try expectFailure(.codeFailed, saying: "an earlier statement has rolled it back") {
      try? $0.execute("INSERT OR ROLLBACK INTO box(id) VALUES (1)")
      try? $0.execute("DELETE FROM box")
    }
  }

  @Test func `code that stores a version of its own fails the step`() throws {
    let store: SchemaVersion.Body = { try $0.execute("PRAGMA user_version=7") }
    try expectFailure(.codeFailed, saying: "has stored another version", before: store)
    try expectFailure(.codeFailed, saying: "has stored another version", after: store)
  }

  @Test func `after the rebuild code must leave the schema as it finds it`() throws {
    try expectFailure(
      .codeFailed,
      saying: "column label",
      after: { transaction in
        try transaction.execute("ALTER TABLE box DROP COLUMN label")
      }
    )
    try expectFailure(
      .codeFailed,
      saying: "has left scrap behind",
      after: { transaction in
        try transaction.execute("CREATE TABLE scrap(a)")
      }
    )
    try expectFailure(
      .codeFailed,
      saying: "has left scrap behind",
      before: { transaction in
        try transaction.execute("CREATE TABLE scrap(a)")
      }
    )
  }

  @Test func `a temporary table carries rows from the code before to the code after`() throws {
    let report = try run { transaction in
      try transaction.execute("CREATE TEMP TABLE kept AS SELECT id, 'box ' || id AS label FROM box")
    } after: { transaction in
      try transaction.execute(
        "UPDATE box SET label = (SELECT label FROM temp.kept WHERE kept.id = box.id)"
      )
    }
    #expect(report.steps.count == 1)
    #expect(try folder.lines("SELECT label FROM box") == ["'box 1'", "'box 2'"])
  }

  @Test func `a table of its own may carry them too, if the code after drops it`() throws {
    _ = try run {
      try $0.execute("CREATE TABLE kept AS SELECT id FROM box")
    } after: {
      try $0.execute("UPDATE box SET label = (SELECT count(*) FROM kept); DROP TABLE kept")
    }
    #expect(try folder.lines("SELECT label FROM box") == ["'2'", "'2'"])
  }

  @Test func `settings that code changes do not last into the rebuild`() throws {
    _ = try run {
      try $0.execute("PRAGMA legacy_alter_table=ON; PRAGMA ignore_check_constraints=ON")
    } after: { transaction in
      let rows = try transaction.rows("PRAGMA ignore_check_constraints")
      #expect(rows.map { $0[0] } == [0])
    }
  }

  @Test func `code before the rebuild may mend what the rebuild would refuse`() throws {
    let strict =
      "CREATE TABLE box(id INTEGER PRIMARY KEY); CREATE TABLE item(id INTEGER PRIMARY KEY,"
    let history = SchemaHistory(versions: [
      SchemaVersion(1, try Schema(sql: "\(strict) box INTEGER REFERENCES box(id));")),
      SchemaVersion(2, try Schema(sql: "\(strict) box INTEGER NOT NULL REFERENCES box(id));")) {
        try $0.execute("UPDATE item SET box = 1 WHERE box IS NULL")
      },
    ])
    let path = try folder.database(
      "\(strict) box INTEGER REFERENCES box(id)); INSERT INTO box VALUES (1);"
        + "INSERT INTO item VALUES (5, NULL); PRAGMA user_version=1"
    )
    _ = try HistoryRebuilder(history).run(at: path)
    #expect(try folder.lines("SELECT id, box FROM item") == ["5|1"])
  }
}
