import Testing

@testable import SchemaRebuilder

/// Where SQLite and the stored statement say two things, nobody guesses.
@Suite struct DisagreementTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let made: String
    let edited: String
    let object: Name
    let message: String

    init(_ made: String, _ edited: String, of object: Name = "t", _ message: String) {
      self.made = made
      self.edited = edited
      self.object = object
      self.message = message
    }

    var testDescription: String { "\(made) with \(edited)" }
  }

  static let cases = [
    Case(
      "CREATE TABLE t(a, b)",
      "sql = 'CREATE TABLE t(a, c)'",
      "its columns are not those in its CREATE statement"
    ),
    Case(
      "CREATE TABLE t(a, b)",
      "sql = 'CREATE TABLE t(a)'",
      "its columns are not those in its CREATE statement"
    ),
    Case(
      "CREATE TABLE t(a PRIMARY KEY)",
      "sql = 'CREATE TABLE t(a)'",
      "its primary key is not in its CREATE statement"
    ),
    Case(
      "CREATE TABLE t(a PRIMARY KEY, b)",
      "sql = 'CREATE TABLE t(a, b PRIMARY KEY)'",
      "its primary key is not the one in its CREATE statement"
    ),
    Case(
      "CREATE TABLE t(a UNIQUE)",
      "sql = 'CREATE TABLE t(a)'",
      "its unique constraints are not all in its statement"
    ),
    Case(
      "CREATE TABLE t(a REFERENCES p)",
      "sql = 'CREATE TABLE t(a)'",
      "its foreign keys are not those in its CREATE statement"
    ),
    Case(
      "CREATE TABLE t(a REFERENCES p(x))",
      "sql = 'CREATE TABLE t(a REFERENCES p(y))'",
      "its foreign keys are not those in its CREATE statement"
    ),
    Case(
      "CREATE TABLE t(a, b AS (a))",
      "sql = 'CREATE TABLE t(a, b)'",
      "SQLite and the parser differ on b"
    ),
    Case(
      "CREATE TABLE t(a, b); CREATE INDEX i ON t(a)",
      "sql = 'CREATE INDEX i ON t(a, b)'",
      of: "i",
      "its columns are not those in its CREATE statement"
    ),
    Case(
      "CREATE TABLE t(a); CREATE INDEX i ON t(a)",
      "tbl_name = 'u'",
      of: "i",
      "it is an index of u, which is no table"
    ),
    Case("CREATE TABLE t(a)", "name = 'u'", of: "u", "SQLite does not list it as a table"),
  ]

  @Test(arguments: cases)
  func `a statement that says another thing than SQLite is an error`(disagreement: Case) throws {
    let connection = try SQLiteConnection.inMemory(disagreement.made)
    let edited = disagreement.object == "u" ? "t" : disagreement.object.text
    // SQLite goes on with the schema that it has read before.
    try connection.execute(
      """
      PRAGMA writable_schema=ON;
      UPDATE sqlite_schema SET \(disagreement.edited) WHERE name = '\(edited)';
      """
    )
    let error = #expect(throws: SchemaReadingError.self) {
      try SchemaReader(connection: connection).snapshot()
    }
    #expect(error?.object == disagreement.object)
    #expect(error?.message == disagreement.message)
  }

  @Test func `a statement that is no UTF-8 is an error, not a repaired name`() throws {
    let connection = try SQLiteConnection.inMemory(
      """
      CREATE TABLE t(a);
      PRAGMA writable_schema=ON;
      UPDATE sqlite_schema SET sql = CAST(x'435245415445205441424c4520742861202f2aff2a2f29' AS TEXT);
      """
    )
    let error = #expect(throws: SchemaReadingError.self) {
      try SchemaReader(connection: connection).snapshot()
    }
    #expect(error?.message == "its CREATE statement is not valid UTF-8")
  }
}
