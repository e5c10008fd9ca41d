import Testing

@testable import SchemaRebuilder

/// Tables take their new names before anything else is done to them.
@Suite struct TableRenameTests {
  private func steps(_ live: String, _ target: String) throws -> [String] {
    try Plan(live: live, target: target).work
  }

  @Test func `a chain of names begins at its free end`() throws {
    let steps = try steps(
      "CREATE TABLE a(x); CREATE TABLE b(y); CREATE TABLE c(z)",
      """
      CREATE TABLE b(x); -- @renamed from=a
      CREATE TABLE c(y); -- @renamed from=b
      CREATE TABLE d(z); -- @renamed from=c
      """
    )
    #expect(
      steps == [
        #"ALTER TABLE main."c" RENAME TO "d""#, #"ALTER TABLE main."b" RENAME TO "c""#,
        #"ALTER TABLE main."a" RENAME TO "b""#,
      ]
    )
  }

  @Test func `tables that exchange their names do so by way of a free one`() throws {
    let steps = try steps(
      "CREATE TABLE a(x); CREATE TABLE b(y); CREATE VIEW a_bak AS SELECT 1",
      """
      CREATE TABLE a(y); -- @renamed from=b
      CREATE TABLE b(x); -- @renamed from=a
      """
    )
    #expect(
      steps == [
        #"ALTER TABLE main."b" RENAME TO "b_bak""#, #"ALTER TABLE main."a" RENAME TO "b""#,
        #"ALTER TABLE main."b_bak" RENAME TO "a""#,
      ]
    )
  }

  @Test func `three tables change places by way of a free name`() throws {
    let steps = try steps(
      "CREATE TABLE a(x); CREATE TABLE b(y); CREATE TABLE c(z); CREATE VIEW b_bak AS SELECT 1",
      """
      CREATE TABLE a(y); -- @renamed from=b
      CREATE TABLE b(z); -- @renamed from=c
      CREATE TABLE c(x); -- @renamed from=a
      """
    )
    #expect(
      steps == [
        #"ALTER TABLE main."b" RENAME TO "b_bak_2""#, #"ALTER TABLE main."c" RENAME TO "b""#,
        #"ALTER TABLE main."a" RENAME TO "c""#, #"ALTER TABLE main."b_bak_2" RENAME TO "a""#,
      ]
    )
  }

  @Test func `letter case alone is no other name`() throws {
    #expect(try steps("CREATE TABLE Users(a)", "CREATE TABLE uSERS(a);") == [])
  }

  @Test func `views over a changed view do not stop the rename of its table`() throws {
    let steps = try steps(
      """
      CREATE TABLE p(a); CREATE VIEW v AS SELECT a FROM p; CREATE VIEW w AS SELECT a FROM v;
      """,
      """
      CREATE TABLE q(a); -- @renamed from=p
      CREATE VIEW v AS SELECT a FROM q; CREATE VIEW w AS SELECT a FROM v;
      """
    )
    #expect(
      steps == [
        #"ALTER TABLE main."p" RENAME TO "q""#, #"DROP VIEW main."v""#,
        "CREATE VIEW main.v AS SELECT a FROM q",
      ]
    )
  }

  @Test func `a view that names the table which takes the old name is created again`() throws {
    let steps = try steps(
      "CREATE TABLE p(a); CREATE VIEW v AS SELECT a FROM p",
      """
      CREATE TABLE q(a); -- @renamed from=p
      CREATE TABLE p(a); CREATE VIEW v AS SELECT a FROM p;
      """
    )
    #expect(
      steps == [
        #"ALTER TABLE main."p" RENAME TO "q""#, #"DROP VIEW main."v""#, "CREATE TABLE main.p(a)",
        "CREATE VIEW main.v AS SELECT a FROM p",
      ]
    )
  }

  @Test func `a broken view goes before the rename and comes back as it was`() throws {
    let steps = try steps(
      "CREATE TABLE p(a); CREATE VIEW v AS SELECT missing FROM gone",
      "CREATE TABLE q(a); -- @renamed from=p"
    )
    #expect(
      steps == [
        #"DROP VIEW main."v""#, #"ALTER TABLE main."p" RENAME TO "q""#,
        "CREATE VIEW main.v AS SELECT missing FROM gone",
      ]
    )
  }

  @Test func `a view with the new name of a table goes first where it may`() throws {
    let live = "CREATE TABLE p(a); CREATE VIEW q AS SELECT a FROM p"
    let target = "CREATE TABLE q(a); -- @renamed from=p"
    let allowed = try Plan(live: live, target: target, policy: Policy(dropsUndeclared: true))
    #expect(
      allowed.work == [#"DROP VIEW main."q""#, #"ALTER TABLE main."p" RENAME TO "q""#]
    )
    let refused = try Plan(live: live, target: target)
    #expect(refused.hazards.map(\.code) == [.dropView])
    #expect(refused.hazards.map(\.table) == ["q"])
    #expect(refused.isRefused)
  }
}
