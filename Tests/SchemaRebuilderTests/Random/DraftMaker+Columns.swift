extension DraftMaker {
  mutating func newColumn(in table: DraftTable) -> DraftColumn {
    var column = DraftColumn(
      number: draft.newNumber(),
      name: newColumnName(in: table),
      type: newType(table.isStrict)
    )
    if chance.once(in: 4) { column.notNull = newNotNull() }
    if chance.once(in: 3) { column.defaultSQL = newDefault(column.type, table.isStrict) }
    if chance.once(in: 6) { column.collation = chance.some("NOCASE", "RTRIM", "BINARY") }
    if chance.once(in: 8), let check = chance.one(of: Self.checks.filter { !$0.contains("$2") }) {
      column.check = DraftExpression(
        template: check,
        columns: [column.number],
        isQualified: chance.once(in: 6)
      )
    }
    return column
  }

  mutating func newType(_ isStrict: Bool) -> String {
    if isStrict { return chance.some("INTEGER", "INT", "TEXT", "REAL", "BLOB", "ANY", "TEXT") }
    return chance.some(
      "INTEGER",
      "INTEGER",
      "TEXT",
      "TEXT",
      "TEXT",
      "REAL",
      "BLOB",
      "NUMERIC",
      "INT",
      "",
      "VARCHAR(20)",
      "DECIMAL(10, 2)",
      "\"long text\"",
      "DATETIME",
      "unsigned big int",
      "ANY"
    )
  }

  mutating func newNotNull() -> String {
    chance.some(
      "NOT NULL",
      "NOT NULL",
      "NOT NULL",
      "NOT NULL ON CONFLICT IGNORE",
      "NOT NULL ON CONFLICT REPLACE"
    )
  }

  mutating func newDefault(_ type: String, _ isStrict: Bool) -> String {
    if isStrict {
      switch type {
      case "INTEGER", "INT", "REAL": return chance.some("0", "5", "(2 + 3)", "-1")
      case "BLOB": return chance.some("x'00ff'", "x''")
      default: return chance.some("''", "'none'", "(upper('low'))")
      }
    }
    return chance.some(
      "0",
      "5",
      "-3",
      "+2.5",
      "'x'",
      "''",
      "NULL",
      "\"dq\"",
      "bare",
      "TRUE",
      "x'00'",
      "(2 + 3)",
      "(upper('low') || '-1')",
      "('a')",
      "1e3",
      "'it''s'",
      "CURRENT_DATE"
    )
  }

  mutating func addGenerated(_ table: inout DraftTable) {
    guard let expression = expression(Self.values, in: table) else { return }
    var column = newColumn(in: table)
    column.notNull = nil
    column.defaultSQL = nil
    column.check = nil
    if table.isStrict { column.type = "ANY" }
    column.generated = expression
    column.isStoredGenerated = chance.once(in: 2)
    table.columns.insert(column, at: chance.number(0...table.columns.count))
  }
}
