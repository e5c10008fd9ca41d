import SchemaRebuilderCSQLite
import Testing

@testable import SchemaRebuilder

/// Facts of SQLite on which the code stands and which no other test pins, asked of SQLite alone.
///
/// `Documentation/SQLiteNotes.md` says what each of them is good for.
@Suite struct FactsTests {
  // MARK: - Names and texts

  @Test func `a bare name is looked for among temporary tables first`() throws {
    let connection = try SQLiteConnection.inMemory(
      "CREATE TABLE t(a); INSERT INTO t VALUES (1), (2); CREATE TEMP TABLE t(a, b)"
    )
    #expect(try connection.lines("SELECT count(*) FROM t") == ["0"])
    #expect(try connection.lines("SELECT count(*) FROM main.t") == ["2"])
    #expect(try connection.rows("PRAGMA table_xinfo(t)").count == 2)
    #expect(try connection.rows("PRAGMA main.table_xinfo(t)").count == 1)
  }

  @Test func `a statement is stored as it is written from the name on`() throws {
    let connection = try SQLiteConnection.inMemory(
      """
      create table if not exists main."t"( a /* one */ );
      create unique index main.i on t(a)  where a > 0;
      create view main.v as select a from t;
      create trigger main.r after insert on t begin select 1; end;
      """
    )
    #expect(
      try connection.rows("SELECT sql FROM sqlite_schema").map { $0.text(0) } == [
        #"CREATE TABLE "t"( a /* one */ )"#,
        "CREATE UNIQUE INDEX i on t(a)  where a > 0",
        "CREATE VIEW v as select a from t",
        "CREATE TRIGGER r after insert on t begin select 1; end",
      ]
    )
  }

  @Test func `a double-quoted name that is no column is a text`() throws {
    let connection = try SQLiteConnection.inMemory("CREATE TABLE t(a); INSERT INTO t VALUES (1)")
    _ = csqlite_db_config(connection.handle, SQLITE_DBCONFIG_DQS_DML, 1, nil)
    #expect(try connection.lines(#"SELECT "b" FROM t"#) == ["'b'"])
    #expect(throws: SQLiteError.self) { try connection.lines(#"SELECT t."b" FROM t"#) }
  }

  @Test func `a text in single quotes is a name where only a name can stand`() throws {
    let connection = try SQLiteConnection.inMemory(
      "CREATE TABLE t('a', b); INSERT INTO 't'('a', 'b') VALUES ('b', 'c')"
    )
    #expect(try connection.lines("SELECT x.'a', 'b', 'x'.b FROM 't' AS x") == ["'b'|'b'|'c'"])
    try connection.execute("UPDATE 't' SET 'b' = 'a'")
    #expect(try connection.lines("SELECT b 'n' FROM main.'t' WHERE b IS NOT 'b'") == ["'a'"])
  }

  @Test func `a trigger that writes to a view compiles beside one that does nothing`() throws {
    let connection = try SQLiteConnection.inMemory(
      """
      CREATE TABLE t(a); CREATE VIEW v AS SELECT a FROM t;
      CREATE TRIGGER r AFTER INSERT ON t BEGIN INSERT INTO v VALUES (1); END
      """
    )
    #expect(throws: SQLiteError.self) { try connection.lines("EXPLAIN INSERT INTO t VALUES (1)") }
    try connection.execute("CREATE TRIGGER s INSTEAD OF INSERT ON v BEGIN SELECT 1; END")
    #expect(try !connection.lines("EXPLAIN INSERT INTO t VALUES (1)").isEmpty)
  }

  @Test func `a double-quoted text in a definition stops every rename where it is not let in`()
    throws
  {
    let connection = try SQLiteConnection.inMemory()
    connection.set(.doubleQuotedStringsInDefinitions, true)
    try connection.execute(#"CREATE TABLE t(a CHECK (a <> "zz")); CREATE TABLE u(a)"#)
    connection.set(.doubleQuotedStringsInDefinitions, false)
    #expect(throws: SQLiteError.self) { try connection.execute("ALTER TABLE u RENAME TO w") }
    connection.set(.doubleQuotedStringsInDefinitions, true)
    try connection.execute("ALTER TABLE u RENAME TO w")
  }

  @Test func `the encoding decides the bytes of a text and is fixed by the first table`() throws {
    let connection = try SQLiteConnection.inMemory("PRAGMA encoding='UTF-16le'; CREATE TABLE t(a)")
    #expect(try connection.lines("SELECT hex(CAST('a' AS BLOB))") == ["'6100'"])
    try connection.execute("PRAGMA encoding='UTF-8'")
    #expect(try connection.lines("PRAGMA encoding") == ["'UTF-16le'"])
  }

  // MARK: - Reading a schema

  @Test func `a key that is the rowid has no index`() throws {
    let connection = try SQLiteConnection.inMemory(
      """
      CREATE TABLE alias(id INTEGER PRIMARY KEY);
      CREATE TABLE alias_at_the_end(id INTEGER, PRIMARY KEY(id DESC));
      CREATE TABLE descending(id INTEGER PRIMARY KEY DESC);
      CREATE TABLE another_word(id INT PRIMARY KEY);
      """
    )
    #expect(
      try connection.lines(
        """
        SELECT t.name, i.origin FROM sqlite_schema AS t
        LEFT JOIN pragma_index_list(t.name) AS i WHERE t.type = 'table' ORDER BY t.rowid
        """
      ) == [
        "'alias'|NULL", "'alias_at_the_end'|NULL", "'descending'|'pk'", "'another_word'|'pk'",
      ]
    )
  }

  @Test func `foreign keys are listed from the last to the first`() throws {
    let connection = try SQLiteConnection.inMemory(
      "CREATE TABLE t(a REFERENCES p, b REFERENCES q, FOREIGN KEY (a, b) REFERENCES r(x, y))"
    )
    #expect(
      try connection.lines("SELECT id, \"table\" FROM pragma_foreign_key_list('t')") == [
        "0|'r'", "0|'r'", "1|'q'", "2|'p'",
      ]
    )
  }

  @Test func `a key refuses NULL without saying so in STRICT tables and WITHOUT ROWID`() throws {
    let connection = try SQLiteConnection.inMemory(
      """
      CREATE TABLE plain(a TEXT PRIMARY KEY);
      CREATE TABLE strict(a TEXT PRIMARY KEY) STRICT;
      CREATE TABLE keyed(a TEXT PRIMARY KEY) WITHOUT ROWID;
      """
    )
    let flags = try ["plain", "strict", "keyed"].map {
      try connection.lines("SELECT \"notnull\" FROM pragma_table_xinfo('\($0)')")
    }
    #expect(flags == [["0"], ["1"], ["1"]])
    try connection.execute("INSERT INTO plain VALUES (NULL)")
    #expect(throws: SQLiteError.self) { try connection.execute("INSERT INTO strict VALUES (NULL)") }
    #expect(throws: SQLiteError.self) { try connection.execute("INSERT INTO keyed VALUES (NULL)") }
  }

  @Test func `a default is listed without the parentheses round it`() throws {
    let connection = try SQLiteConnection.inMemory(
      "CREATE TABLE t(a DEFAULT ((1 + 1)), b DEFAULT x)"
    )
    #expect(
      try connection.lines("SELECT dflt_value FROM pragma_table_xinfo('t')") == [
        "'(1 + 1)'", "'x'",
      ]
    )
    try connection.execute("INSERT INTO t DEFAULT VALUES")
    #expect(try connection.lines("SELECT a, b FROM t") == ["2|'x'"])
  }

  @Test func `the quotes of a type are taken away`() throws {
    let connection = try SQLiteConnection.inMemory("CREATE TABLE t(a \"it's\", b [x]ml, c 'a b' c)")
    #expect(
      try connection.rows("SELECT type FROM pragma_table_xinfo('t')").map { $0.text(0) }
        == ["it's", "x]m", "a b"]
    )
  }

  @Test func `a file of the old format has no descending index`() throws {
    let folder = try ScratchFolder()
    let path = try folder.database("CREATE TABLE t(a); CREATE INDEX i ON t(a DESC)")
    let order = "SELECT \"desc\" FROM pragma_index_xinfo('i') WHERE key"
    #expect(try folder.lines(order) == ["1"])
    // The schema format is the big-endian number at byte 44: https://sqlite.org/fileformat2.html
    var bytes = try folder.contents()["app.db"] ?? .init()
    bytes[47] = 1
    try folder.file(bytes)
    #expect(try folder.lines(order) == ["0"])
    #expect(path == folder.path())
  }

  @Test func `a virtual table misses what it reads only when a row is asked for`() throws {
    let connection = try SQLiteConnection.inMemory(
      "CREATE VIRTUAL TABLE words USING fts5(x, content='missing')"
    )
    try connection.compile("SELECT * FROM words LIMIT 1")
    #expect(throws: SQLiteError.self) { try connection.rows("SELECT * FROM words LIMIT 1") }
  }
}
