import Testing

@testable import SchemaRebuilder

@Suite struct MentionsTests {
  @Test(arguments: ["SELECT Users.id", #"FROM "users""#, "[USERS]", "`users`", "a FROM users"])
  func `a name is found however it is quoted`(sql: String) {
    #expect(mentions("users", in: sql))
  }

  @Test(arguments: ["SELECT 'users'", "-- users", "/* users */ x", "users2", "x'00'", ":users", ""])
  func `strings, comments and other names are not it`(sql: String) {
    #expect(!mentions("users", in: sql))
  }

  @Test func `a qualifier stands directly before a dot`() {
    #expect(mentionsQualifier("t", in: #"a > "T" . b"#))
    #expect(mentionsQualifier("t", in: "'t'.a"))
    #expect(!mentionsQualifier("t", in: "t > a.t"))
    #expect(!mentionsQualifier("t", in: "a > 't' AND a.'t'"))
  }

  @Test(arguments: [
    "SELECT x.'n' FROM t AS x", "SELECT 'n'.b FROM n", "SELECT 'n'.* FROM n",
    "SELECT main.'n'.b FROM n", "SELECT a FROM 'n'", "SELECT a FROM main.'n'",
    "SELECT a FROM t AS u, 'n'", "SELECT a FROM t JOIN u ON t.a = 'x', 'n'",
    "SELECT a FROM (t, 'n')", "SELECT a FROM ('n' JOIN t)", "SELECT a FROM t NATURAL JOIN 'n'",
    "SELECT a FROM t JOIN u USING ('n')", "SELECT a FROM 'n'('x')",
    "SELECT a FROM t INDEXED BY 'n'",
    "SELECT a FROM t WHERE a IN 'n'", "SELECT a FROM t WHERE EXISTS (SELECT 1 FROM 'n')",
    "SELECT a FROM t UNION SELECT a FROM 'n'", "WITH 'n' AS (SELECT 1) SELECT 1",
    "WITH c AS (SELECT 1), k('n') AS (SELECT 1) SELECT 1", "SELECT a 'n' FROM t",
    "SELECT a AS 'n' FROM t", "SELECT max(a) 'n' FROM t", "SELECT 'a' 'n'", "SELECT NULL 'n'",
    "SELECT a FROM t 'n'", "CREATE VIEW 'n' AS SELECT 1", "CREATE VIEW v(a, 'n') AS SELECT 1, 2",
  ])
  func `a text in single quotes is a name where a query wants one`(sql: String) {
    #expect(mentions("n", in: sql))
    #expect(renaming(["n": "m"], in: sql).contains(#""m""#))
  }

  @Test(arguments: [
    "CREATE TRIGGER r AFTER UPDATE OF a, 'n' ON t BEGIN SELECT 1; END",
    "CREATE TRIGGER r AFTER INSERT ON 'n' WHEN new.a BEGIN SELECT 1; END",
    "CREATE TRIGGER r AFTER INSERT ON t BEGIN SELECT new.'n'; END",
    "INSERT INTO 'n' VALUES (1)", "INSERT INTO t(a, 'n') VALUES (1, 2)",
    "INSERT INTO main.t AS k('n') SELECT 1", "REPLACE INTO 'n' DEFAULT VALUES",
    "UPDATE 'n' SET a = 1", "UPDATE OR IGNORE 'n' SET a = 1", "UPDATE t SET 'n' = 1",
    "UPDATE t SET a = 1, 'n' = 2", "UPDATE t SET (a, 'n') = (1, 2)", "DELETE FROM 'n'",
    "UPDATE t SET a = 1 FROM u, 'n' WHERE u.a", "CREATE INDEX i ON 'n'(a)",
    "INSERT INTO t(a) VALUES (1) ON CONFLICT (a) DO UPDATE SET 'n' = 1",
    "CREATE INDEX i ON t(a, 'n' COLLATE nocase)", "CREATE TABLE t(a, 'n' TEXT)",
    "CREATE TABLE t(a, PRIMARY KEY (a, 'n'))", "CREATE TABLE t(a, UNIQUE ('n'))",
    "CREATE TABLE t(a, FOREIGN KEY ('n') REFERENCES u)", "CREATE TABLE t(a REFERENCES 'n')",
    "CREATE TABLE t(a REFERENCES u ('n'))", "CREATE TABLE t(a, CHECK (t.'n' > 1))",
  ])
  func `a text in single quotes is a name where a change or a definition wants one`(sql: String) {
    #expect(mentions("n", in: sql))
  }

  @Test(arguments: [
    "SELECT 'n', a, 'n' FROM t", "SELECT DISTINCT 'n' FROM t", "SELECT a FROM t WHERE a = 'n'",
    "SELECT a FROM t WHERE a IN ('n', 'n')", "SELECT a FROM t JOIN u ON 'n' = a OR 'n'",
    "SELECT a FROM t JOIN u ON a IN ('n')", "SELECT a FROM t GROUP BY 'n' HAVING 'n' ORDER BY 'n'",
    "SELECT a FROM t, u ORDER BY a, 'n' LIMIT 'n' OFFSET 'n'", "SELECT f('n', a, 'n') FROM t",
    "SELECT a FROM f('n')", "SELECT a IS NOT DISTINCT FROM 'n', 'n' FROM t",
    "SELECT a LIKE 'n' ESCAPE 'n', a GLOB 'n', a BETWEEN 'n' AND 'n' FROM t",
    "SELECT CASE 'n' WHEN 'n' THEN 'n' ELSE 'n' END FROM t", "SELECT (SELECT 'n' FROM t), 'n'",
    "SELECT sum(a) OVER (PARTITION BY 'n' ORDER BY 'n') FROM t", "SELECT a FROM (SELECT 'n', 'n')",
    "SELECT a FROM (VALUES ('n'))", "WITH c AS (SELECT 'n', 'n') SELECT 'n', 'n' FROM c",
    "CREATE VIEW v(a, b) AS SELECT 'n', 'n'", "INSERT INTO t(a, b) VALUES ('n', 'n'), ('n', 'n')",
    "INSERT INTO t SELECT 'n', 'n'", "UPDATE t SET a = 'n', b = f('n', 'n') WHERE 'n' = a",
    "UPDATE t SET (a, b) = ('n', 'n')", "DELETE FROM t WHERE a = 'n'",
    "CREATE TRIGGER r AFTER UPDATE OF a ON t WHEN ('n' = new.a) BEGIN SELECT RAISE(ABORT, 'n'); END",
    "CREATE TRIGGER r AFTER INSERT ON t BEGIN DELETE FROM t; SELECT 'n', 'n'; END",
    "CREATE INDEX i ON t(a, f('n')) WHERE a = 'n'", "CREATE TABLE t(a DEFAULT 'n')",
    "CREATE TABLE t(a UNIQUE CHECK ('n' = a), b DEFAULT ('n'))",
    "CREATE TABLE t(a REFERENCES u CHECK (a IN ('n')))", "a = 'n' OR a IN ('n', 'n')", "'n'",
    "CREATE TABLE t(a, b GENERATED ALWAYS AS ('n'), CHECK ('n' <> a))",
  ])
  func `a text in single quotes is a value wherever one can stand`(sql: String) {
    #expect(!mentions("n", in: sql))
    #expect(renaming(["n": "m"], in: sql) == sql)
  }

  @Test func `text that cannot be taken apart counts as naming everything`() {
    #expect(mentions("users", in: "'"))
    #expect(mentionsQualifier("users", in: "'"))
  }
}
