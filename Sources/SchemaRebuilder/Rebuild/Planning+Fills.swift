/// Fills that SQLite does not take, or that see more rows than the one that they are to fill.
extension Planning {
  /// Refuses a fill that does not compile, or that is an aggregate: a copy would make one row of all.
  func refuseMistakenFills() throws {
    guard !planner.fills.isEmpty else { return }
    for table in planner.diff.commonTables {
      let source = RowSource.live(table, fills: planner.fills)
      for fill in planner.fills.all(of: table.target.name) {
        let value = try FillReader(source: source).read(fill)
        let sql = "SELECT 1 FROM \(source.from) WHERE (\(value)) IS NULL"
        let objection = try connection.objection { connection throws(SQLiteError) in
          try connection.compile(sql)
        }
        guard let objection else { continue }
        if objection.message.hasPrefix("misuse of aggregate") {
          throw DeclarationMistake(seeingManyRows: fill, "takes rows together")
        }
        guard !objection.isAboutTheFile, !objection.message.hasPrefix("misuse of window") else {
          continue
        }
        throw DeclarationMistake(
          place: .hint,
          object: fill.table,
          message: "the fill of \(fill.table).\(fill.column) does not compile: "
            + objection.message,
          advice: "correct the expression; names in it are columns of the file or of the schema"
        )
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

extension Planning {
  /// Refuses the order of a cure that has rows to choose from and does not compile.
  func refuseMistakenOrders(_ planner: Planner) throws {
    for case .deduplicate(let table, _, let terms?) in planner.policy.cures
    where planner.findings.answers.contains(where: {
      $0.rows > 0 && $0.probe.code == .duplicate && $0.probe.table == table
    }) {
      guard let diff = planner.diff.commonTables.first(where: { $0.target.name == table }) else {
        continue
      }
      let source = RowSource.live(diff, fills: planner.fills)
      let sql = "SELECT 1 FROM \(source.from) ORDER BY \(source.ordering(terms))"
      let objection = try connection.objection { connection throws(SQLiteError) in
        try connection.compile(sql)
      }
      guard let objection, !objection.isAboutTheFile else { continue }
      throw DeclarationMistake(
        place: .policy,
        object: table,
        message: "the order of the rows of \(table) does not compile: \(objection.message)",
        advice: "order them by their columns"
      )
    }
  }
}

extension DeclarationMistake {
  fileprivate init(seeingManyRows fill: Hints.FillHint, _ what: String) {
    self.init(
      place: .hint,
      object: fill.table,
      message: "the fill of \(fill.table).\(fill.column) \(what), so that it cannot be asked what "
        + "it gives one row",
      advice: "write it as a subquery that gives one value: (SELECT … FROM \(fill.table) …)"
    )
  }
}
