import Testing

@testable import SchemaRebuilder

/// A text goes by the places of columns, or by their names.
@Suite struct ColumnOrderTests {
  private func goesByPlaces(trigger sql: String) throws -> Bool {
    let text = "CREATE TRIGGER r AFTER INSERT ON other BEGIN \(sql); END"
    return PositionalReader(
      TriggerSnapshot(
        name: "r",
        table: "other",
        isInsteadOf: false,
        sql: text,
        key: try CanonicalSQL(text, names: [])
      )
    ).goesByPlaces(of: "t")
  }

  @Test(
    arguments: [
      "INSERT INTO t VALUES (1, 2)",
      "INSERT OR IGNORE INTO \"t\" VALUES (1, 2)",
      "INSERT INTO main.t SELECT 1, 2",
      "REPLACE INTO [t] VALUES (1, 2)",
      "INSERT INTO other SELECT * FROM t",
      "INSERT INTO other SELECT t.* FROM t",
      "DELETE FROM other WHERE (a, b) IN (SELECT * FROM t)",
    ]
  )
  func `a trigger goes by places`(sql: String) throws {
    #expect(try goesByPlaces(trigger: sql))
  }

  @Test(
    arguments: [
      "INSERT INTO t(a, b) VALUES (1, 2)",
      "INSERT INTO other VALUES (1, 2)",
      "UPDATE other SET a = (SELECT count(*) FROM t)",
      "UPDATE t SET a = new.a * 2",
      "INSERT INTO other SELECT a, b FROM t",
    ]
  )
  func `a trigger goes by names`(sql: String) throws {
    #expect(try !goesByPlaces(trigger: sql))
  }

  private func goesByPlaces(view sql: String) throws -> Bool {
    PositionalReader(ViewSnapshot(name: "v", sql: sql, key: try CanonicalSQL(sql, names: [])))
      .goesByPlaces(of: "t")
  }

  @Test(
    arguments: [
      "CREATE VIEW v(x, y) AS SELECT * FROM t",
      "CREATE VIEW v AS SELECT * FROM t ORDER BY 2 DESC",
      "CREATE VIEW v AS SELECT *, count(*) AS n FROM t GROUP BY a, 1 HAVING n > 1",
      "CREATE VIEW v AS WITH c(x, y) AS (SELECT * FROM t) SELECT x FROM c",
      "CREATE VIEW v AS WITH c(x, y) AS MATERIALIZED (SELECT * FROM t) SELECT x FROM c",
      "CREATE VIEW v AS SELECT k FROM o WHERE (p, q) IN (SELECT * FROM t)",
      "CREATE VIEW v AS SELECT k FROM o WHERE (p, q) = (SELECT * FROM t)",
      "CREATE VIEW v AS SELECT * FROM t UNION SELECT p, q FROM o",
    ]
  )
  func `a view goes by places`(sql: String) throws {
    #expect(try goesByPlaces(view: sql))
  }

  @Test(
    arguments: [
      "CREATE VIEW v AS SELECT * FROM t ORDER BY a LIMIT 2",
      "CREATE VIEW v AS SELECT a, b FROM t ORDER BY 2",
      "CREATE VIEW v AS SELECT a, count(*) AS n FROM t GROUP BY 1",
      "CREATE VIEW v AS SELECT * FROM t ORDER BY max(a, 1)",
      "CREATE VIEW v AS SELECT x.a FROM (SELECT * FROM t) AS x",
      "CREATE VIEW v AS WITH c AS (SELECT * FROM t) SELECT a FROM c",
    ]
  )
  func `a view goes by names`(sql: String) throws {
    #expect(try !goesByPlaces(view: sql))
  }

  @Test func `a column at the end shifts the numbers of those behind a star`() throws {
    let view = "CREATE VIEW v AS SELECT t.*, 1 AS one, random() AS r FROM t ORDER BY 3;"
    let target = "CREATE TABLE t(a INT, b INT, c INT);"
    #expect(try hazards("CREATE TABLE t(a INT, b INT); \(view)", target) == ["column-order:t"])
    let last = "CREATE VIEW v AS SELECT 1 AS one, t.* FROM t ORDER BY 2;"
    #expect(try hazards("CREATE TABLE t(a INT, b INT); \(last)", target) == [])
  }

  private func hazards(_ live: String, _ target: String) throws -> [String] {
    try Plan(live: live, target: target).hazards.map { "\($0.code.rawValue):\($0.table)" }
  }

  private let live = """
    CREATE TABLE t(a INT, b INT); CREATE VIEW v AS SELECT * FROM t;
    CREATE VIEW w(x, y) AS SELECT * FROM v; INSERT INTO t VALUES (1, 2);
    """

  @Test func `a view hands on the places of its columns`() throws {
    #expect(try hazards(live, "CREATE TABLE t(b TEXT, a INT);") == ["column-order:t"])
  }

  @Test func `columns that stay where they are mix up nothing`() throws {
    #expect(try hazards(live, "CREATE TABLE t(a INT, b TEXT);") == [])
  }

  @Test func `an order alone is left as it is in the file`() throws {
    #expect(try hazards(live, "CREATE TABLE t(b INT, a INT);") == [])
  }

  @Test func `an order that a rebuild changes on demand is looked at`() throws {
    let plan = try Plan(
      live: live,
      target: "CREATE TABLE t(b INT, a INT);",
      policy: Policy(strategy: .everything)
    )
    #expect(plan.hazards.map(\.code) == [.columnOrder])
  }
}
