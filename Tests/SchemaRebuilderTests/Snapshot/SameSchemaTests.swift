import Testing

@testable import SchemaRebuilder

/// The same schema, written in two ways, is one schema.
@Suite struct SameSchemaTests {
  struct Pair: CustomTestStringConvertible, Sendable {
    let what: String
    let live: String
    let target: String

    init(_ what: String, _ live: String, _ target: String) {
      self.what = what
      self.live = live
      self.target = target
    }

    var testDescription: String { what }
  }

  static let columns = [
    Pair("white space", "CREATE TABLE t(a TEXT,b)", "CREATE  TABLE\n t (\t a\nTEXT ,\r\n b )"),
    Pair(
      "comments",
      "CREATE TABLE t(a, b)",
      "CREATE /* , c */ TABLE t(a -- , c\n , /* ' \" */ b -- the end\n)"
    ),
    Pair("the case of keywords", "CREATE TABLE t(a NOT NULL)", "create table t(a not Null)"),
    Pair("the case of names", "CREATE TABLE Users(Id, eMail)", "CREATE TABLE uSERS(ID, email)"),
    Pair(
      "quotes",
      "CREATE TABLE t(a, b, c, d)",
      "CREATE TABLE 't'(\"a\", `b`, [c], 'd')"
    ),
    Pair(
      "a quoted type",
      "CREATE TABLE t(a VARCHAR)",
      "CREATE TABLE t(a \"VARCHAR\")"
    ),
    Pair("the order of columns", "CREATE TABLE t(a INT, b TEXT)", "CREATE TABLE t(b TEXT, a INT)"),
    Pair(
      "the case and the spacing of a type",
      "CREATE TABLE t(a varchar(10), b DECIMAL(10,2), c UNSIGNED BIG INT)",
      "CREATE TABLE t(a VARCHAR (10), b Decimal( 10 , 2 ), c unsigned\n  big int)"
    ),
    Pair(
      "a default in parentheses",
      "CREATE TABLE t(a DEFAULT 5, b DEFAULT 'x', c DEFAULT CURRENT_TIMESTAMP, d DEFAULT -1)",
      "CREATE TABLE t(a DEFAULT (5), b DEFAULT ('x'), c DEFAULT (CURRENT_TIMESTAMP), "
        + "d DEFAULT ((-1)))"
    ),
    Pair(
      "a default that is a number in another form",
      "CREATE TABLE t(a DEFAULT 0.5, b DEFAULT 16, c DEFAULT 1000.0, d DEFAULT 1, e DEFAULT -2)",
      "CREATE TABLE t(a DEFAULT .50, b DEFAULT 0x10, c DEFAULT 1e3, d DEFAULT +1, e DEFAULT - 2)"
    ),
    Pair(
      "a default that is a bare or quoted word",
      "CREATE TABLE t(a DEFAULT active, b DEFAULT \"x y\")",
      "CREATE TABLE t(a DEFAULT 'active', b DEFAULT 'x y')"
    ),
    Pair(
      "a name before a column constraint's keyword",
      "CREATE TABLE t(a CONSTRAINT n NOT NULL)",
      "CREATE TABLE t(a CONSTRAINT \"N\" NOT NULL)"
    ),
    Pair(
      "ON CONFLICT ABORT, which is the rule",
      "CREATE TABLE t(a NOT NULL, b UNIQUE, c PRIMARY KEY)",
      "CREATE TABLE t(a NOT NULL ON CONFLICT ABORT, b UNIQUE ON CONFLICT ABORT, "
        + "c PRIMARY KEY ON CONFLICT ABORT)"
    ),
    Pair(
      "the collation BINARY, which is the rule",
      "CREATE TABLE t(a, b UNIQUE)",
      "CREATE TABLE t(a COLLATE binary, b UNIQUE COLLATE BINARY)"
    ),
    Pair(
      "GENERATED ALWAYS and VIRTUAL, which may be left out",
      "CREATE TABLE t(a, b AS (a + 1), c AS (a) STORED)",
      "CREATE TABLE t(a, b GENERATED ALWAYS AS ( \"a\"+1 ) VIRTUAL, "
        + "c GENERATED ALWAYS AS (A) STORED)"
    ),
    Pair(
      "the order of a column's constraints",
      "CREATE TABLE t(a NOT NULL DEFAULT 1 COLLATE NOCASE CHECK (a > 0) UNIQUE)",
      "CREATE TABLE t(a UNIQUE CHECK (a > 0) COLLATE NOCASE DEFAULT 1 NOT NULL)"
    ),
    Pair("a NULL constraint, which says nothing", "CREATE TABLE t(a)", "CREATE TABLE t(a NULL)"),
  ]

  static let constraints = [
    Pair(
      "UNIQUE inline or at the end",
      "CREATE TABLE t(a, b UNIQUE)",
      "CREATE TABLE t(a, b, UNIQUE (b))"
    ),
    Pair(
      "PRIMARY KEY inline or at the end",
      "CREATE TABLE t(a INTEGER PRIMARY KEY, b); CREATE TABLE u(a TEXT PRIMARY KEY)",
      "CREATE TABLE t(a INTEGER, b, PRIMARY KEY (a)); CREATE TABLE u(a TEXT, PRIMARY KEY (a))"
    ),
    Pair(
      "AUTOINCREMENT inline or at the end",
      "CREATE TABLE t(a INTEGER PRIMARY KEY AUTOINCREMENT)",
      "CREATE TABLE t(a INTEGER, PRIMARY KEY (a AUTOINCREMENT))"
    ),
    Pair(
      "a descending key inline or at the end",
      "CREATE TABLE t(a TEXT PRIMARY KEY DESC)",
      "CREATE TABLE t(a TEXT, PRIMARY KEY (a DESC))"
    ),
    Pair(
      "REFERENCES inline or at the end",
      "CREATE TABLE t(a REFERENCES p(x) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED)",
      "CREATE TABLE t(a, FOREIGN KEY (a) REFERENCES \"P\"(X) ON DELETE CASCADE "
        + "DEFERRABLE INITIALLY DEFERRED)"
    ),
    Pair(
      "CHECK inline or at the end",
      "CREATE TABLE t(a CHECK (a > 0), b)",
      "CREATE TABLE t(a, b, CHECK ([a]>0))"
    ),
    Pair(
      "actions that do nothing, and a key that is checked at once",
      "CREATE TABLE t(a REFERENCES p)",
      "CREATE TABLE t(a REFERENCES p ON DELETE NO ACTION ON UPDATE NO ACTION "
        + "NOT DEFERRABLE INITIALLY IMMEDIATE)"
    ),
    Pair(
      "the order of a table's constraints",
      "CREATE TABLE t(a, b, UNIQUE (a), UNIQUE (a, b), CHECK (a > 0), CHECK (b > 0), "
        + "FOREIGN KEY (a) REFERENCES p(x), FOREIGN KEY (b) REFERENCES q(x))",
      "CREATE TABLE t(a, b, FOREIGN KEY (b) REFERENCES q(x), CHECK (b > 0), UNIQUE (a, b), "
        + "FOREIGN KEY (a) REFERENCES p(x), CHECK (a > 0), UNIQUE (a))"
    ),
    Pair(
      "a UNIQUE that is said twice",
      "CREATE TABLE t(a UNIQUE)",
      "CREATE TABLE t(a UNIQUE, UNIQUE (a))"
    ),
    Pair(
      "the order of a table's options",
      "CREATE TABLE t(a TEXT PRIMARY KEY) STRICT, WITHOUT ROWID",
      "CREATE TABLE t(a TEXT PRIMARY KEY) without rowid , strict"
    ),
  ]

  static let objects = [
    Pair(
      "an index",
      "CREATE TABLE t(a, b); CREATE INDEX i ON t(a, b DESC) WHERE a > 0",
      "CREATE TABLE t(a, b); CREATE INDEX \"I\" /* c */ on [t](a ASC,`b` desc) where (A)>0"
        .replacing("(A)", with: "A")
    ),
    Pair(
      "an index on an expression",
      "CREATE TABLE t(a); CREATE UNIQUE INDEX i ON t(lower(a) COLLATE NOCASE)",
      "CREATE TABLE t(a); create unique index I on T( LOWER( \"a\" ) collate nocase )"
    ),
    Pair(
      "an index's own collation, which is its column's",
      "CREATE TABLE t(a COLLATE NOCASE); CREATE INDEX i ON t(a)",
      "CREATE TABLE t(a COLLATE NOCASE); CREATE INDEX i ON t(a COLLATE nocase)"
    ),
    Pair(
      "a view",
      "CREATE TABLE t(a); CREATE VIEW v AS SELECT a FROM t WHERE a <> 'X'",
      "CREATE TABLE t(a); create view \"V\" as\nselect [A] from T -- c\nwhere a != 'X'"
    ),
    Pair(
      "the names of a view's columns",
      "CREATE TABLE t(a); CREATE VIEW v(x, y) AS SELECT a AS z, 1 FROM t",
      "CREATE TABLE t(a); CREATE VIEW v(\"x\", [y]) AS SELECT a AS \"z\", 1 FROM t"
    ),
    Pair(
      "a trigger",
      "CREATE TABLE t(a); CREATE TRIGGER r AFTER INSERT ON t BEGIN DELETE FROM t; END",
      "CREATE TABLE t(a); create trigger `r` after insert on [t] begin\n delete from T ;\nend"
    ),
    Pair(
      "a virtual table",
      "CREATE VIRTUAL TABLE f USING fts5(body, tokenize='porter')",
      "create virtual table \"F\" using FTS5( body , tokenize = 'porter' )"
    ),
  ]

  @Test(arguments: columns + constraints + objects)
  func `no difference is`(pair: Pair) throws {
    let there = try SchemaDiff(live: pair.live, target: pair.target)
    #expect(there.sentences + there.undeclared == [])
    #expect(there.isEmpty)
    let back = try SchemaDiff(live: pair.target, target: pair.live)
    #expect(back.sentences + back.undeclared == [])
  }
}
