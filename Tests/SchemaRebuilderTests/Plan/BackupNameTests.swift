import Testing

@testable import SchemaRebuilder

/// The backup has a name that nothing else has, wherever SQLite would look for it.
@Suite struct BackupNameTests {
  @Test func `names of tables, indexes, views, temporary, attached and declared objects are taken`()
    throws
  {
    let connection = try SQLiteConnection.inMemory(
      """
      ATTACH ':memory:' AS other;
      CREATE TABLE t(a);
      CREATE TABLE T_BAK(a);
      CREATE INDEX t_bak_2 ON t(a);
      CREATE VIEW t_bak_3 AS SELECT 1;
      CREATE TEMP TABLE t_bak_4(a);
      CREATE TABLE other.t_bak_5(a);
      CREATE VIRTUAL TABLE t_bak_6 USING fts5(a);
      """
    )
    let schema = try Schema(
      sql: "CREATE TABLE t(a NOT NULL); CREATE TABLE t_bak_7(a); CREATE INDEX t_bak_8 ON t(a);"
    )
    let plan = try Rebuilder(schema, policy: Policy(strategy: .rebuild))
      .plan(on: connection.handle)
    let step = plan.steps.first { $0.kind == .setAside }
    #expect(step?.sql == #"ALTER TABLE main."t" RENAME TO "t_bak_9""#)
  }

  @Test func `a table that is called like the backup of another is rebuilt beside it`() throws {
    let schema = "CREATE TABLE t(a); CREATE TABLE t_bak(a); CREATE TABLE t_bak_bak(a);"
    let plan = try Plan(live: schema, target: schema, policy: Policy(strategy: .everything))
    #expect(
      plan.steps.filter { $0.kind == .setAside }.map(\.sql) == [
        #"ALTER TABLE main."t" RENAME TO "t_bak_2""#,
        #"ALTER TABLE main."t_bak" RENAME TO "t_bak_bak_2""#,
        #"ALTER TABLE main."t_bak_bak" RENAME TO "t_bak_bak_bak""#,
      ]
    )
  }

  @Test func `a name with quotes in it stays a name`() throws {
    let schema = "CREATE TABLE \"a\"\"b\"(x);"
    let plan = try Plan(live: schema, target: schema, policy: Policy(strategy: .everything))
    #expect(
      plan.steps.first { $0.kind == .setAside }?.sql
        == #"ALTER TABLE main."a""b" RENAME TO "a""b_bak""#
    )
  }
}
