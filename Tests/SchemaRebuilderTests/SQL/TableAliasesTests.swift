import Testing

@testable import SchemaRebuilder

@Suite struct TableAliasesTests {
  @Test(arguments: [
    "SELECT a FROM t AS w", "SELECT a FROM t w", #"SELECT a FROM "t" "W""#, "SELECT a FROM t 'w'",
    "SELECT a FROM t, u AS w", "SELECT a FROM t JOIN u w ON t.a = w.a", "SELECT a FROM (t, u w)",
    "SELECT a FROM (SELECT 1) AS w", "SELECT a FROM f(1) w", "SELECT a FROM (SELECT a FROM t w)",
    "SELECT (SELECT a FROM t AS w) FROM u", "WITH w AS (SELECT 1) SELECT a FROM t",
    "WITH u AS (SELECT 1), w(a, b) AS NOT MATERIALIZED (SELECT 1, 2) SELECT a FROM t",
    "WITH RECURSIVE w(a) AS (SELECT 1) SELECT a FROM t", "UPDATE t SET a = 1 FROM u AS w",
    "SELECT 'never ends",
  ])
  func `a table, a query or a common table is called so`(sql: String) {
    #expect(namesWhatItReads("w", in: sql))
  }

  @Test(arguments: [
    "SELECT a AS w FROM t", "SELECT a w FROM t", "SELECT w.a FROM w", "SELECT a FROM t, w",
    "SELECT a FROM t JOIN w USING (a)", "SELECT a FROM t WHERE b IS NOT DISTINCT FROM w",
    "SELECT a FROM t JOIN u ON CAST(t.a AS w) = u.w", "SELECT a FROM t INDEXED BY w",
    "SELECT a FROM t JOIN u ON t.a LIKE w", "SELECT a FROM t ORDER BY w", "SELECT f(a, w) AS b",
    "SELECT a FROM (SELECT b AS w FROM t)", "SELECT a AS w UNION SELECT b AS w FROM t",
  ])
  func `a column, a type, an index or the table itself is another matter`(sql: String) {
    #expect(!namesWhatItReads("w", in: sql))
  }
}
