/// Makes statements that fill the tables of a draft; some of them fail, as random rows do.
struct DraftRows {
  var chance: Chance

  mutating func statements(for draft: Draft) -> [String] {
    var statements: [String] = []
    for table in draft.tables where !chance.once(in: 8) {
      for _ in 0..<chance.number(below: 9) { statements.append(insert(into: table)) }
      let name = DraftWriter.doubleQuoted(table.name)
      if chance.once(in: 5), !table.isWithoutRowID, !names(of: table).contains("rowid") {
        statements.append("DELETE FROM \(name) WHERE rowid = (SELECT max(rowid) FROM \(name))")
      }
    }
    return statements
  }

  private func names(of table: DraftTable) -> [String] {
    table.columns.map { $0.name.lowercased() }
  }

  private mutating func insert(into table: DraftTable) -> String {
    var columns = table.stored
    if columns.count > 1, chance.once(in: 3) { columns.removeFirst() }
    var names = columns.map { DraftWriter.doubleQuoted($0.name) }
    var values = columns.map { value(for: $0.type, strictly: table.isStrict) }
    if table.rowIDColumn == nil, !table.isWithoutRowID, chance.once(in: 4),
      !self.names(of: table).contains("_rowid_")
    {
      names.append("_rowid_")
      values.append(String(chance.number(-5...200)))
    }
    return "INSERT INTO \(DraftWriter.doubleQuoted(table.name))(\(names.joined(separator: ", "))) "
      + "VALUES (\(values.joined(separator: ", ")))"
  }

  private mutating func value(for type: String, strictly isStrict: Bool) -> String {
    if chance.once(in: 6) { return "NULL" }
    if !isStrict, chance.once(in: 6) { return anything() }
    switch type {
    case "INTEGER", "INT", "unsigned big int":
      return chance.some("1", "2", "3", "4", "5", "6", "7", "40", "-9", "9007199254740993")
    case "REAL": return chance.some("1.5", "2", "0.1", "-3.25", "1e30", "7")
    case "BLOB": return chance.some("x'00ff'", "x''", "x'4142'", "zeroblob(9)")
    case "TEXT", "VARCHAR(20)", "\"long text\"":
      return chance.some(
        "'a'",
        "'b'",
        "'B'",
        "'c '",
        "''",
        "'it''s'",
        "'007'",
        "'12'",
        "'\u{1F433}'",
        "'1e3'",
        "'zzz'",
        "'d'",
        "'e'",
        "'f'"
      )
    default: return anything()
    }
  }

  private mutating func anything() -> String {
    chance.some(
      "1",
      "2",
      "3",
      "2.5",
      "'x'",
      "'4'",
      "' 5'",
      "'0x10'",
      "x'01'",
      "'abc' || char(0) || 'd'",
      "9e999",
      "-0.0",
      "1e20",
      "'2024-01-02'",
      "9223372036854775807",
      "CAST(x'c328' AS TEXT)"
    )
  }
}
