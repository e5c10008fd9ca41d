extension OtherSchemaTests {
  /// Columns that look alike.
  static let columns = [
    Case(
      "CREATE TABLE t(a INT)",
      "CREATE TABLE t(a INTEGER)",
      "t: column a has type INTEGER instead of INT"
    ),
    Case("CREATE TABLE t(a)", "CREATE TABLE t(a ANY)", "t: column a has type ANY instead of none"),
    Case(
      "CREATE TABLE t(a VARCHAR(1))",
      "CREATE TABLE t(a VARCHAR(10))",
      "t: column a has type VARCHAR(10) instead of VARCHAR(1)"
    ),
    Case(
      "CREATE TABLE t(a DEFAULT 'x')",
      "CREATE TABLE t(a DEFAULT 'X')",
      "t: column a has default 'X' instead of 'x'"
    ),
    Case(
      "CREATE TABLE t(a DEFAULT 5)",
      "CREATE TABLE t(a DEFAULT 5.0)",
      "t: column a has default 5.0 instead of 5"
    ),
    Case(
      "CREATE TABLE t(a DEFAULT 1)",
      "CREATE TABLE t(a DEFAULT '1')",
      "t: column a has default '1' instead of 1"
    ),
    Case(
      "CREATE TABLE t(a DEFAULT TRUE)",
      "CREATE TABLE t(a DEFAULT 'true')",
      "t: column a has default 'true' instead of TRUE"
    ),
    Case(
      "CREATE TABLE t(a)",
      "CREATE TABLE t(a DEFAULT '')",
      "t: column a has default '' instead of none"
    ),
    Case(
      "CREATE TABLE t(a COLLATE NOCASE)",
      "CREATE TABLE t(a COLLATE RTRIM)",
      "t: column a is collated by RTRIM instead of NOCASE"
    ),
    Case(
      "CREATE TABLE t(a)",
      "CREATE TABLE t(a NOT NULL)",
      "t: column a is NOT NULL now"
    ),
    Case(
      "CREATE TABLE t(a NOT NULL)",
      "CREATE TABLE t(a CONSTRAINT n NOT NULL ON CONFLICT IGNORE)",
      "t: column a is CONSTRAINT n NOT NULL ON CONFLICT IGNORE instead of NOT NULL"
    ),
    Case(
      "CREATE TABLE t(a, b AS (a + 1))",
      "CREATE TABLE t(a, b AS (a + 2))",
      "t: column b is generated differently"
    ),
    Case(
      "CREATE TABLE t(a, b AS (a))",
      "CREATE TABLE t(a, b AS (a) STORED)",
      "t: column b is generated differently"
    ),
    Case(
      "CREATE TABLE t(a, b AS (a))",
      "CREATE TABLE t(a, b)",
      "t: column b is no longer generated"
    ),
    Case(
      "CREATE TABLE t(a, b)",
      "CREATE TABLE t(a, b AS (a))",
      "t: column b is generated now"
    ),
    Case(
      "CREATE TABLE t(caf\u{E9})",
      "CREATE TABLE t(cafe\u{301})",
      "t: column caf\u{E9} is no longer declared",
      "t: column cafe\u{301} is new"
    ),
    Case(
      "CREATE TABLE caf\u{E9}(a)",
      "CREATE TABLE cafe\u{301}(a)",
      "table cafe\u{301} is missing"
    ),
    Case(
      "CREATE TABLE t(É)",
      "CREATE TABLE t(é)",
      "t: column É is no longer declared",
      "t: column é is new"
    ),
  ]
}
