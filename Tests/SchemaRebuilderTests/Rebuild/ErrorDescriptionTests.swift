import Testing

@testable import SchemaRebuilder

/// An error says in its first line what happened, then what to do, and that nothing was changed.
@Suite struct ErrorDescriptionTests {
  @Test func `the parts come one a line`() {
    let error = RebuildError(
      .stepFailed,
      "app.db: could not copy the rows of t: NOT NULL constraint failed: t.a",
      object: "t",
      statement: "INSERT INTO t",
      advice: "change those rows",
      underlying: SQLiteError(code: 1299, message: "NOT NULL constraint failed: t.a")
    )
    #expect(
      error.description == """
        app.db: could not copy the rows of t: NOT NULL constraint failed: t.a
        statement: INSERT INTO t
        SQLite says: NOT NULL constraint failed: t.a (SQLite code 1299)
        what to do: change those rows
        Nothing was changed.
        """
    )
  }

  @Test func `a refusal lists every hazard with its rows and what to do`() throws {
    let connection = try SQLiteConnection.inMemory(
      """
      CREATE TABLE t(a, b);
      WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 5)
      INSERT INTO t SELECT i, 'x' FROM n;
      """
    )
    let rebuilder = Rebuilder(try Schema(sql: "CREATE TABLE t(a BLOB);"))
    let error = #expect(throws: RebuildError.self) { try rebuilder.run(on: connection.handle) }
    #expect(
      error?.description == """
        the database: refused, since data would be lost or changed in 1 place
        drop-column: column b of t is not declared and holds values in 5 rows, which would be \
        dropped with it (rowid 1, 2, 3, …)
          refused; if it was renamed, say so (.renamed(from:), -- @renamed from=b, \
        --rename t.b=…); if it may go, say that (.dropping(…), -- @dropped b, --allow-drop t.b)
        Nothing was changed.
        """
    )
  }

  static let causes: [any Error & Sendable] = [
    SQLiteError(code: 26, message: "file is not a database"),
    SQLiteError(code: 11, message: "database disk image is malformed"),
    SQLiteError(code: 5, message: "database is locked"),
    SQLiteError(code: 6, message: "database table is locked"),
    SQLiteError(code: 8, message: "attempt to write a readonly database"),
    SQLiteError(code: 776, message: "attempt to write a readonly database"),
    SQLiteError(code: 1544, message: "attempt to write a readonly database"),
    SQLiteError(code: 778, message: "disk I/O error"),
    SQLiteError(code: 13, message: "database or disk is full"),
    SQLiteError(code: 14, message: "unable to open database file"),
    SQLiteError(code: 3, message: "access permission denied"),
    SQLiteError(code: 1, message: "SQL logic error"),
    StepError(
      step: Plan.Step(.copyRows, "t", "copy the rows of t", sql: "INSERT"),
      error: SQLiteError(code: 1299, message: "NOT NULL constraint failed: t.a")
    ),
    StepError(step: Plan.Step(.verify, "t", "every row was copied", sql: "SELECT"), error: nil),
    StepError(
      step: Plan.Step(.copyRows, "t", "copy the rows of t", sql: "INSERT"),
      error: SQLiteError(code: 11, message: "database disk image is malformed")
    ),
    DeclaredSchemaError(
      object: "t",
      message: "no such column: a",
      statement: SQLStatement(sql: "CREATE", line: 3, column: 5)
    ),
    SchemaReadingError(object: "t", message: "it cannot be read", sql: "CREATE"),
    TargetMissed(sentences: ["t: column a is new"]), CancellationError(),
    SQLTextError(message: "expected a name", line: 2, column: 7),
  ]

  static let kinds: [RebuildError.Kind] = [
    .notADatabase, .corrupt, .locked, .locked, .noPermission, .hotJournal, .readOnlyFolder,
    .inputOutput, .diskFull, .cannotOpen, .noPermission, .sqlite, .stepFailed, .stepFailed,
    .corrupt, .declaredSchema,
    .unreadableSchema, .targetMissed, .cancelled, .declaredSchema,
  ]

  @Test(arguments: zip(causes, kinds))
  func `every cause has a kind, one first line and advice`(
    cause: any Error & Sendable,
    kind: RebuildError.Kind
  ) {
    let error = RebuildError(cause, at: "my file.db")
    #expect(error.kind == kind)
    let lines = error.description.split(separator: "\n").map(String.init)
    #expect(lines.first == error.message)
    #expect(lines.last == "Nothing was changed.")
    #expect(!error.message.contains("\n"))
    #expect(kind == .cancelled || lines.contains { $0.hasPrefix("what to do: ") })
  }
}
