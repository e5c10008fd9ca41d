import SchemaRebuilderCSQLite
import Testing

@testable import SchemaRebuilder

/// What other connections, and this one after a failure, make of an edited definition.
@Suite struct EditedSchemaTests {
  private let folder: ScratchFolder
  private let path: String
  private let rebuilder: Rebuilder

  init() throws {
    folder = try ScratchFolder()
    path = try folder.database(
      "CREATE TABLE t(a, b UNIQUE); CREATE INDEX i ON t(a); INSERT INTO t VALUES (1, 2)"
    )
    rebuilder = Rebuilder(
      try Schema(sql: "CREATE TABLE t(a NOT NULL, b UNIQUE); CREATE INDEX i ON t(a);"),
      version: 2
    )
  }

  @Test(arguments: ["DELETE", "WAL"])
  func `a connection that knows the old definition reads the new one`(journal: String) throws {
    try folder.open().execute("PRAGMA journal_mode=\(journal)")
    let other = try folder.open()
    #expect(try other.integer("SELECT count(*) FROM t") == 1)
    _ = try rebuilder.run(at: path)
    #expect(throws: SQLiteError.self) { try other.execute("INSERT INTO t VALUES (NULL, 3)") }
    try other.execute("INSERT INTO t VALUES (5, 6)")
    #expect(
      try folder.lines("PRAGMA integrity_check; SELECT a, b FROM t") == ["'ok'", "1|2", "5|6"]
    )
  }

  @Test(arguments: 1...6)
  func `after a failure the connection knows the old definition`(statement: Int) throws {
    let mine = try folder.open()
    let other = try folder.open()
    _ = try mine.integer("SELECT count(*) FROM t")
    var failing = rebuilder
    failing.beforeStep = { number in
      if number == statement { throw SQLiteError(code: SQLITE_IOERR, message: "a fault") }
    }
    let error = #expect(throws: RebuildError.self) { try failing.run(on: mine.handle) }
    #expect(error != nil)
    // The other connection brings the schema to the number that the edit had counted up to.
    try other.execute("CREATE INDEX j ON t(b, a); CREATE INDEX k ON t(a, b)")
    try mine.execute("INSERT INTO t VALUES (NULL, 3)")
    let query = "PRAGMA integrity_check; SELECT a, b FROM t INDEXED BY k WHERE a IS NULL"
    #expect(try folder.lines(query) == ["'ok'", "NULL|3"])
    try mine.execute("DELETE FROM t WHERE b = 3")
    var policy = rebuilder
    policy.policy.undeclared.indexes = .keep
    #expect(try policy.run(on: mine.handle).tables.map(\.rung) == [.edit])
  }

  @Test func `the defence of a connection is lifted for the run and put back`() throws {
    let connection = try folder.open()
    connection.set(.defensive, true)
    let edit = "PRAGMA writable_schema=ON; UPDATE sqlite_schema SET sql = sql"
    #expect(throws: SQLiteError.self) { try connection.execute(edit) }
    connection.setWritableSchema(false)
    #expect(try rebuilder.plan(on: connection.handle).tables.map(\.rung) == [.edit])
    #expect(connection.option(.defensive))
    #expect(try rebuilder.run(on: connection.handle).tables.map(\.rung) == [.edit])
    #expect(connection.option(.defensive))
    #expect(throws: SQLiteError.self) { try connection.execute(edit) }
  }

  @Test func `a schema that could be written before can be written afterwards`() throws {
    let connection = try folder.open()
    connection.set(.defensive, false)
    connection.setWritableSchema(true)
    _ = try rebuilder.run(on: connection.handle)
    #expect(connection.hasWritableSchema)
  }

  @Test func `where an app's authorizer refuses it the table is rebuilt`() throws {
    let saved = try rebuilder.plan(at: path)
    #expect(saved.editsDefinitions)
    let prepare: Prepare = { handle in
      sqlite3_set_authorizer(
        handle,
        { _, action, name, _, _, _ in
          let isIt = name.map { String(cString: $0) == "writable_schema" } ?? false
          return action == SQLITE_PRAGMA && isIt ? SQLITE_DENY : SQLITE_OK
        },
        nil
      )
    }
    let error = #expect(throws: RebuildError.self) {
      try Rebuilder.apply(saved, at: path, prepare: prepare)
    }
    #expect(error?.kind == .settingRefused)
    var rebuilder = rebuilder
    rebuilder.prepare = prepare
    let plan = try rebuilder.plan(at: path)
    #expect(plan.tables.map(\.rung) == [.rebuild])
    #expect(plan.tables[0].whyNotCheaper.last == "SQLite lets this connection edit no definition")
    #expect(try rebuilder.run(at: path).tables.map(\.rung) == [.rebuild])
  }
}
