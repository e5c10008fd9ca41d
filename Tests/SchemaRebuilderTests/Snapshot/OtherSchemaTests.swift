import Testing

@testable import SchemaRebuilder

/// What looks alike and is not the same to SQLite is a difference, and is said in words.
@Suite struct OtherSchemaTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let live: String
    let target: String
    let sentences: [String]

    init(_ live: String, _ target: String, _ sentences: String...) {
      self.live = live
      self.target = target
      self.sentences = sentences
    }

    var testDescription: String { "\(live) → \(target)" }
  }

  static let constraints = [
    Case(
      "CREATE TABLE t(a INTEGER PRIMARY KEY)",
      "CREATE TABLE t(a INTEGER PRIMARY KEY DESC)",
      "t: the primary key is (a DESC), and was (a)"
    ),
    Case(
      "CREATE TABLE t(a INTEGER PRIMARY KEY)",
      "CREATE TABLE t(a INTEGER PRIMARY KEY AUTOINCREMENT)",
      "t: the primary key is (a) AUTOINCREMENT, and was (a)"
    ),
    Case(
      "CREATE TABLE t(a, b, PRIMARY KEY (a, b))",
      "CREATE TABLE t(a, b, PRIMARY KEY (b, a))",
      "t: the primary key is (b, a), and was (a, b)"
    ),
    Case(
      "CREATE TABLE t(a UNIQUE)",
      "CREATE TABLE t(a UNIQUE ON CONFLICT REPLACE)",
      "t: UNIQUE (a) is no longer declared",
      "t: UNIQUE (a) ON CONFLICT REPLACE is new"
    ),
    Case(
      "CREATE TABLE t(a, UNIQUE (a))",
      "CREATE TABLE t(a, UNIQUE (a COLLATE NOCASE))",
      "t: UNIQUE (a) is no longer declared",
      "t: UNIQUE (a COLLATE NOCASE) is new"
    ),
    Case(
      "CREATE TABLE t(a CHECK (a > 'x'))",
      "CREATE TABLE t(a CHECK (a > 'X'))",
      "t: CHECK (a > 'x') is no longer declared",
      "t: CHECK (a > 'X') is new"
    ),
    // "x" is no column here, so SQLite reads a string.
    Case(
      "CREATE TABLE t(a, x, CHECK (a > \"x\"))",
      "CREATE TABLE t(a, x, CHECK (a > 'x'))",
      "t: CHECK (a > \"x\") is no longer declared",
      "t: CHECK (a > 'x') is new"
    ),
    Case(
      "CREATE TABLE t(a REFERENCES p(x))",
      "CREATE TABLE t(a REFERENCES p(x) ON DELETE SET NULL)",
      "t: the foreign key (a) to p(x) is no longer declared",
      "t: the foreign key (a) to p(x), on delete SET NULL is new"
    ),
    Case(
      "CREATE TABLE t(a REFERENCES p)",
      "CREATE TABLE t(a REFERENCES p DEFERRABLE INITIALLY DEFERRED)",
      "t: the foreign key (a) to p is no longer declared",
      "t: the foreign key (a) to p, deferred is new"
    ),
    Case(
      "CREATE TABLE t(a)",
      "CREATE TABLE t(a ANY) STRICT",
      "t: column a has type ANY instead of none",
      "t: the table is now STRICT"
    ),
    Case(
      "CREATE TABLE t(a PRIMARY KEY)",
      "CREATE TABLE t(a PRIMARY KEY) WITHOUT ROWID",
      "t: the table is now WITHOUT ROWID"
    ),
  ]

  static let objects = [
    Case(
      "CREATE TABLE t(a); CREATE INDEX i ON t(a)",
      "CREATE TABLE t(a); CREATE INDEX i ON t(a DESC)",
      "t: index i is declared differently"
    ),
    Case(
      "CREATE TABLE t(a); CREATE INDEX i ON t(a)",
      "CREATE TABLE t(a); CREATE UNIQUE INDEX i ON t(a)",
      "t: index i is declared differently"
    ),
    Case(
      "CREATE TABLE t(a); CREATE INDEX i ON t(a) WHERE a > 0",
      "CREATE TABLE t(a); CREATE INDEX i ON t(a) WHERE a > 1",
      "t: index i is declared differently"
    ),
    Case(
      "CREATE TABLE t(a); CREATE INDEX i ON t(a)",
      "CREATE TABLE t(a); CREATE INDEX j ON t(a)",
      "t: index i is not declared",
      "t: index j is new"
    ),
    Case(
      "CREATE VIEW v AS SELECT 1 AS a",
      "CREATE VIEW v AS SELECT 2 AS a",
      "view v is declared differently"
    ),
    Case(
      "CREATE VIEW v AS SELECT 'it' AS a",
      "CREATE VIEW v AS SELECT 'IT' AS a",
      "view v is declared differently"
    ),
    Case(
      "CREATE TABLE t(a); CREATE TRIGGER r AFTER INSERT ON t BEGIN DELETE FROM t; END",
      "CREATE TABLE t(a); CREATE TRIGGER r AFTER UPDATE ON t BEGIN DELETE FROM t; END",
      "trigger r is declared differently"
    ),
    Case(
      "CREATE VIRTUAL TABLE f USING fts5(a)",
      "CREATE VIRTUAL TABLE f USING fts5(a, b)",
      "virtual table f is declared differently"
    ),
    Case(
      "",
      "CREATE TABLE t(a); CREATE VIEW v AS SELECT 1",
      "table t is missing",
      "view v is missing"
    ),
  ]

  @Test(arguments: columns + constraints + objects)
  func `a difference is said in words`(difference: Case) throws {
    let diff = try SchemaDiff(live: difference.live, target: difference.target)
    #expect(diff.sentences == difference.sentences)
    #expect(!diff.isEmpty)
  }
}
