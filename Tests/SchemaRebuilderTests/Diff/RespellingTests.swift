import Testing

@testable import SchemaRebuilder

/// Letter case is no difference, but a hint that gives the old spelling makes it one, once.
@Suite struct RespellingTests {
  private func diff(
    _ live: String,
    _ target: String,
    _ hint: Hints.Rename,
    version: Int? = nil
  ) throws -> SchemaDiff {
    try SchemaDiff(live: live, target: target, renames: [hint], version: version)
  }

  @Test func `a column takes the letter case that is declared`() throws {
    let hint = Hints.Rename(table: "t", column: "isRead", previous: ["isread"])
    let diff = try diff("CREATE TABLE t(isread)", "CREATE TABLE t(isRead)", hint)
    #expect(diff.sentences == ["t: column isread is now called isRead"])
    #expect(diff.commonTables[0].source(of: "isRead")?.name.text == "isread")
    #expect(diff.commonTables[0].droppedColumns == [])
    #expect(diff.remarks == [])
  }

  @Test func `a table takes the letter case that is declared`() throws {
    let hint = Hints.Rename(table: "MEMO", previous: ["memo"])
    let diff = try diff("CREATE TABLE memo(a)", "CREATE TABLE Memo(a)", hint)
    #expect(diff.sentences == ["table memo is now called Memo"])
    #expect(!diff.isEmpty)
  }

  @Test(arguments: ["isRead", "ISREAD"])
  func `a file of another spelling than the hint's is left alone`(live: String) throws {
    let hint = Hints.Rename(table: "t", column: "isRead", previous: ["isread"])
    #expect(try diff("CREATE TABLE t(\(live))", "CREATE TABLE t(isRead)", hint).isEmpty)
  }

  @Test func `a hint of a later version than the file's is not due`() throws {
    let hint = Hints.Rename(table: "t", column: "isRead", previous: ["isread"], since: 3)
    #expect(try diff("CREATE TABLE t(isread)", "CREATE TABLE t(isRead)", hint, version: 3).isEmpty)
    #expect(try !diff("CREATE TABLE t(isread)", "CREATE TABLE t(isRead)", hint, version: 2).isEmpty)
  }

  @Test func `without a hint letter case is no difference`() throws {
    let diff = try SchemaDiff(
      live: "CREATE TABLE memo(isread)",
      target: "CREATE TABLE Memo(isRead)"
    )
    #expect(diff.isEmpty)
  }

  @Test func `both happen in one run, and a second one does nothing`() throws {
    let connection = try SQLiteConnection.inMemory(
      """
      CREATE TABLE memo(id INTEGER PRIMARY KEY AUTOINCREMENT, isread);
      CREATE TABLE c(r REFERENCES memo(id));
      CREATE VIEW kept AS SELECT isread FROM memo;
      INSERT INTO memo VALUES (5, 1);
      """
    )
    let schema = try Schema(
      sql: """
        CREATE TABLE Memo( -- @renamed from=memo
          id INTEGER PRIMARY KEY AUTOINCREMENT,
          isRead -- @renamed from=isread
        );
        CREATE TABLE c(r REFERENCES Memo(id));
        """
    )
    _ = try Rebuilder(schema).run(on: connection.handle)
    #expect(
      try connection.lines("SELECT name FROM sqlite_schema WHERE name LIKE 'memo%'") == ["'Memo'"]
    )
    #expect(
      try connection.lines("SELECT name FROM pragma_table_info('memo')") == ["'id'", "'isRead'"]
    )
    #expect(try connection.lines("SELECT * FROM sqlite_sequence") == ["'Memo'|5"])
    #expect(try connection.lines("SELECT * FROM kept") == ["1"])
    #expect(try Rebuilder(schema).plan(on: connection.handle).isEmpty)
  }
}
