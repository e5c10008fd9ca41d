import SchemaRebuilder

/// One change of one database, tried on copies of it in each way in which it could go wrong.
///
/// Every trial answers with sentences about what went wrong; none where all is well.
package struct RebuildTrial {
  package let database: FixtureDatabase
  package let rebuilder: Rebuilder

  package init(of database: FixtureDatabase, by rebuilder: Rebuilder) {
    self.database = database
    self.rebuilder = rebuilder
  }

  /// Whether the run succeeds, as the plan promised, and leads to the declared schema.
  package func reachesItsSchema() throws -> [String] {
    let copy = try database.copy()
    try rebuilder.run(at: copy)
    return try rebuilder.difference(at: copy).sentences
  }

  /// Whether there is nothing left to do after a run, and a second run writes no byte.
  package func settles() throws -> [String] {
    let copy = try database.copy()
    try rebuilder.run(at: copy)
    let bytes = try copy.bytes()
    var rebuilder = rebuilder
    // Whoever wants every table rebuilt gets that each time.
    if rebuilder.policy.strategy == .everything { rebuilder.policy.strategy = .automatic }
    let plan = try rebuilder.plan(at: copy)
    let report = try rebuilder.run(at: copy)
    var faults: [String] = []
    if !plan.isEmpty { faults.append("a second plan is not empty:\n\(plan.sql)") }
    if !report.isEmpty { faults.append("a second run does something: \(report.steps.map(\.sql))") }
    if try copy.bytes() != bytes { faults.append("a second run changes the file") }
    return faults
  }

  /// Whether the rows are in the columns that both schemas have, and the counters where they were.
  package func keepsRows() throws -> [String] {
    let copy = try database.copy()
    try rebuilder.run(at: copy)
    return try SurvivingRows(
      before: database,
      after: copy,
      hints: rebuilder.schema.hints + rebuilder.hints,
      allowsOrphans: rebuilder.policy.allowed.contains { $0.code == .orphan }
    ).faults()
  }

  /// Whether SQLite finds the file sound, as sound as it was, and NULL is only where it may be.
  package func keepsIntegrity() throws -> [String] {
    let copy = try database.copy()
    let before = try Self.complaints(of: copy)
    try rebuilder.run(at: copy)
    let complaints = try Self.complaints(of: copy).filter { !before.contains($0) }
    return try complaints + Self.wrongNulls(in: copy) + Self.wrongIndexes(in: copy)
  }

  /// The indexes that have other entries once they are made anew: new releases of SQLite do not
  /// find surplus ones in a partial index.
  private static func wrongIndexes(in database: FixtureDatabase) throws -> [String] {
    let copy = try database.copy()
    func entries() throws -> [String] {
      try copy.rows("ANALYZE; SELECT tbl, idx, stat FROM sqlite_stat1 ORDER BY tbl, idx").map {
        $0.joined(separator: " ")
      }
    }
    let found = try entries()
    do {
      _ = try copy.rows("REINDEX")
    } catch {
      return ["REINDEX: \(error)"]
    }
    let right = try entries()
    return found == right ? [] : ["indexes have \(found) instead of \(right)"]
  }

  /// What integrity_check says, but for values in tables WITHOUT ROWID: some releases of SQLite
  /// find wrong ones there where none are.
  private static func complaints(of database: FixtureDatabase) throws -> [String] {
    let tables = try database.reader()
      .texts("SELECT name FROM pragma_table_list WHERE schema = 'main' AND wr")
      .map { $0[0] ?? "" }
    return try database.rows("PRAGMA main.integrity_check").map { $0[0] }.filter { complaint in
      complaint != "'ok'" && !complaint.hasPrefix("'NULL value in ")
        && !tables.contains { complaint.contains(" value in \($0).") }
    }
  }

  /// Whether a connection that knows the old schema reads the new one as one does that comes anew.
  package func isReadByOthers() throws -> [String] {
    let copy = try database.copy()
    let other = try copy.reader()
    _ = try DatabaseDump(by: other)
    try rebuilder.run(at: copy)
    return try DatabaseDump(by: other).differences(from: copy.dump())
  }

  private static func wrongNulls(in database: FixtureDatabase) throws -> [String] {
    let reader = try database.reader()
    return try reader.tableNames().flatMap { table -> [String] in
      let columns = try TableShape(table, in: reader).columns.filter(\.isNotNull).map(\.name)
      return try columns.filter { column in
        let condition = "\(DatabaseReader.quoted(column)) IS NULL"
        let name = DatabaseReader.quoted(table)
        return try !reader.rows("SELECT 1 FROM main.\(name) NOT INDEXED WHERE \(condition)").isEmpty
      }.map { "\(table).\($0) holds NULL" }
    }
  }

  /// Whether a failure of each statement in turn leaves the database as it was.
  ///
  /// - Parameter limit: how many statements are tried, spread over the plan; nil for all.
  /// - Returns: what went wrong.
  /// - Throws: whatever stops the trial itself.
  package func survivesFaults(_ limit: Int? = nil) throws -> [String] {
    let statements = try rebuilder.run(at: database.copy()).steps.count
    let copy = try database.copy()
    let (bytes, dump) = (try copy.bytes(), try copy.dump())
    let keepsBytes = try copy.rows("PRAGMA main.journal_mode") != [["'wal'"]]
    let step = limit.map { max(1, statements / $0) } ?? 1
    for number in stride(from: 1, through: statements, by: step) {
      let fault = Fault(atStatement: number)
      do {
        try rebuilder.failing(with: fault).run(at: copy)
        return ["statement \(number) of \(statements) is not run at all"]
      } catch {
        guard error.underlying == fault.error else { return ["statement \(number): \(error)"] }
      }
      if keepsBytes, try copy.bytes() == bytes { continue }
      let differences = try copy.dump().differences(from: dump)
      guard differences.isEmpty, !keepsBytes else {
        return ["the failure of statement \(number) leaves another file"] + differences
      }
    }
    return []
  }

  /// Whether a plan that is refused changes nothing, and its SQL does nothing either.
  package func changesNothingWhereRefused() throws -> [String] {
    let copy = try database.copy()
    let bytes = try copy.bytes()
    let plan = try rebuilder.plan(at: copy)
    var faults: [String] = []
    if !plan.isRefused { faults.append("the plan is not refused") }
    let lines = plan.sql.split { $0.isNewline }
    faults += lines.filter { !$0.hasPrefix("--") }.map { "a line that is no comment: \($0)" }
    do {
      try rebuilder.run(at: copy)
      faults.append("the run is not refused")
    } catch  where error.kind != .refused {
      faults.append("the run fails in another way: \(error)")
    } catch {}
    if try copy.bytes() != bytes { faults.append("the file is changed") }
    return faults
  }
}
