import Testing

@testable import SchemaRebuilder

/// A schema from SQL text, from a file, and as text again.
@Suite struct SchemaReadingTests {
  private let script = """
    CREATE TABLE t(id INTEGER PRIMARY KEY AUTOINCREMENT, a TEXT /* why */ DEFAULT 'x;');
    CREATE UNIQUE INDEX i ON t(a) WHERE a > ';';
    CREATE VIEW v AS SELECT a FROM t;
    CREATE TRIGGER r AFTER INSERT ON t BEGIN DELETE FROM t; SELECT 1; END;
    CREATE VIRTUAL TABLE f USING fts5(a, tokenize='porter');

    """

  private func isSame(_ left: Schema, _ right: Schema) throws -> Bool {
    let diff = try SchemaDiff(from: left, to: right)
    return diff.isEmpty && diff.undeclared == []
  }

  @Test func `a schema is written as SQLite keeps it, and read again`() throws {
    let schema = try Schema(sql: script)
    let written = try schema.script()
    #expect(written.contains("/* why */"))
    #expect(try isSame(schema, Schema(sql: written)))
    #expect(try Schema(sql: written).script() == written)
  }

  @Test func `a file is taken for a schema and is not changed`() throws {
    let folder = try ScratchFolder()
    let path = try folder.database(script + "INSERT INTO f VALUES ('x'); ANALYZE;")
    let before = try folder.contents()
    #expect(try isSame(Schema(readingFrom: path), Schema(sql: script)))
    #expect(try folder.contents() == before)
  }

  @Test func `a schema as values is the same schema`() throws {
    let schema = try Schema(sql: script)
    let parsed = try schema.parsed()
    #expect(try isSame(parsed, schema))
    let isText = parsed.elements.contains { if case .statement = $0 { true } else { false } }
    #expect(!isText)
  }

  @Test func `text that is no schema is an error with its place`() {
    let error = #expect(throws: RebuildError.self) {
      try Schema(sql: "CREATE TABLE t(a);\n\nINSERT INTO t VALUES (1);")
    }
    #expect(error?.kind == .declaredSchema)
    #expect(
      error?.message
        == "line 3, column 1: INSERT has no place here: a schema holds CREATE statements only"
    )
  }

  @Test(arguments: [
    "ATTACH 'x' AS y;", "VACUUM INTO 'x';", "DROP TABLE t;", "CREATE TEMP TABLE t(a);",
    "CREATE TABLE temp.t(a);", "SELECT 1;", "CREATE TABLE t AS SELECT 1;", "UPDATE t SET a = 1;",
  ]) func `what makes no schema is refused`(sql: String) {
    #expect(throws: RebuildError.self) { try Schema(sql: sql).validate() }
  }

  @Test func `a missing file is an error`() throws {
    let folder = try ScratchFolder()
    let error = #expect(throws: RebuildError.self) {
      try Schema(readingFrom: folder.path("missing.db"))
    }
    #expect(error?.kind == .missing)
    #expect(try folder.contents() == [:])
  }
}
