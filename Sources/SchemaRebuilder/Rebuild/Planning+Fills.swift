/// Fills that see more rows than the one that they are to fill.
extension Planning {
  /// Refuses a fill that is an aggregate: a copy would make one row of all.
  func refuseAggregates() throws {
    for table in planner.diff.commonTables {
      let source = RowSource.live(table, fills: planner.fills)
      for fill in planner.fills.all(of: table.target.name) {
        let value = try FillReader(source: source).read(fill)
        let sql = "SELECT 1 FROM \(source.from) WHERE (\(value)) IS NULL"
        let objection = try connection.objection { connection throws(SQLiteError) in
          try connection.compile(sql)
        }
        guard let objection, objection.message.hasPrefix("misuse of aggregate") else { continue }
        throw DeclarationMistake(seeingManyRows: fill, "takes rows together")
      }
    }
  }

  /// What SQLite's error over a question means where a fill is asked what it gives.
  ///
  /// A window function may fill a column, and can be asked nothing.
  /// <https://sqlite.org/windowfunctions.html>
  func told(_ error: SQLiteError) -> any Error {
    guard error.message.hasPrefix("misuse of window") else { return error }
    let fills = planner.diff.commonTables.flatMap { planner.fills.all(of: $0.target.name) }
    let fill = fills.first { fill in
      calledFunctions(in: fill.expression.sql).contains { error.message.hasSuffix(" \($0)()") }
    }
    return fill.map { DeclarationMistake(seeingManyRows: $0, "has a window function") } ?? error
  }
}

extension DeclarationMistake {
  fileprivate init(seeingManyRows fill: Hints.FillHint, _ what: String) {
    self.init(
      object: fill.table,
      message: "the fill of \(fill.table).\(fill.column) \(what), so that it cannot be asked what "
        + "it gives one row",
      advice: "write it as a subquery that gives one value: (SELECT … FROM \(fill.table) …)"
    )
  }
}
