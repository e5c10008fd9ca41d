import Testing

@testable import SchemaRebuilder

@Suite struct CalledFunctionsTests {
  @Test(
    arguments: [
      ("preview(body)", ["preview"]),
      ("Preview ( body ) || \"odd name\"(1, 2)", ["odd name", "preview"]),
      ("outer_(inner_(a))", ["inner_", "outer_"]),
      ("a IN (1, 2) AND (b) OR NOT (c) OR EXISTS (SELECT 1)", []),
      ("CAST(a AS VARCHAR(10))", []),
      ("CASE WHEN (a) THEN (b) ELSE (c) END", []),
      (
        "(SELECT max(a) FILTER (WHERE (a) > 1) FROM t GROUP BY (b) ORDER BY (c) LIMIT (1))", ["max"]
      ),
      ("(WITH c(x) AS (SELECT 1) SELECT f(x) AS y FROM c)", ["f"]),
      ("(WITH c(x) AS NOT MATERIALIZED (SELECT 1) SELECT x FROM c)", []),
      ("(SELECT sum(a) OVER (PARTITION BY (b)) FROM t)", ["sum"]),
      ("a LIKE ('x') OR like(a, 'x')", ["like"]),
      ("a REGEXP 'x'", ["regexp"]),
      ("'quoted(1)' /* commented(2) */", []),
      ("'not closed", []),
    ] as [(String, [Name])]
  )
  func `the names that are called are found`(sql: String, names: [Name]) {
    #expect(calledFunctions(in: sql).sorted() == names)
  }
}
