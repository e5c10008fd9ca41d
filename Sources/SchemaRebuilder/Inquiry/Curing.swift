/// What the cures of a policy make of the rows of a change, in SQL.
///
/// Every condition is one on the file as it is before any row was copied. So it is asked as it is
/// carried out; and a table whose orphans are cured is copied before its parents are.
struct Curing {
  let diff: SchemaDiff
  let fills: Fills
  var cures: [Policy.Cure]
  /// The hazards that were found; nil before anything was asked, where each one may be.
  var found: Set<Hazard.Identity>?
  /// Whether tables have their new names already.
  var isAfterRenames = false
  /// Whether no table can be renamed to its backup; that one has neither types nor collations.
  var isShadowed = false

  /// Whether a cure has something to do; each may have before anything was asked.
  private func isFound(_ probe: Probe) -> Bool { found?.contains(probe.identity) ?? true }

  /// The rows of a table to which nothing was done yet.
  func rows(of table: TableDiff) -> LiveRows {
    var source = RowSource.live(table, fills: fills)
    if isAfterRenames, table.isRenamed { source.table = table.target.name }
    return LiveRows(source: source)
  }

  /// A query for what names the rows that go; nil where none does.
  ///
  /// Orphans go first, and each key is looked at in the rows that are left: no row goes that need
  /// not.
  func removed(_ rows: LiveRows) -> String? {
    let table = rows.diff.target.name
    guard cures.mayRemoveRows(of: table), let key = rows.source.identity
    else { return nil }
    var queries: [String] = []
    func left() -> String? {
      queries.isEmpty
        ? nil : "\(key.tuple) NOT IN (\(all(queries.indices.map { "SELECT * FROM \(step($0))" })))"
    }
    for orphans in orphans(rows, .delete) {
      let conditions = [orphans.condition, left()].compactMap(\.self)
      queries.append(
        "SELECT \(key.list) FROM \(rows.source.from) WHERE \(conditions.joined(separator: " AND "))"
      )
    }
    if let rule = cures.deduplication(of: table) {
      for probe in Probe.duplicate(withNullsInKeys(rows)) where isFound(probe) {
        guard let query = duplicates(probe, rows, rule, key, left: left()) else { continue }
        queries.append(query)
      }
    }
    guard queries.count > 1 else { return queries.first }
    let steps = queries.enumerated().map { "\(step($0)) AS (\($1))" }
    return "WITH \(steps.joined(separator: ", ")) "
      + all(queries.indices.map { "SELECT * FROM \(step($0))" })
  }

  private func step(_ number: Int) -> String { quoted(Name("removed \(number + 1)")) }

  private func all(_ queries: [String]) -> String { queries.joined(separator: " UNION ALL ") }

  /// The rows that have an equal one before them, or behind them where the last one stays.
  private func duplicates(
    _ probe: Probe,
    _ rows: LiveRows,
    _ rule: (keep: Policy.Cure.Survivor, orderBy: SQLFragment?),
    _ key: RowIdentity,
    left: String?
  ) -> String? {
    guard case .duplicates(let terms, let condition) = probe.question else { return nil }
    let partition = terms.map { "\($0.value) COLLATE \(quoted($0.collation))" }
    let order = [rule.orderBy.map(rows.source.ordering), key.list]
    let neighbour = rule.keep == .first ? "lag(1)" : "lead(1)"
    return """
      SELECT \(key.names) FROM (SELECT \(key.namedList), \(neighbour) OVER (\
      PARTITION BY \(partition.joined(separator: ", ")) \
      ORDER BY \(order.compactMap(\.self).joined(separator: ", "))) AS "equal" \
      FROM \(rows.source.from) WHERE \([condition, left].compactMap(\.self).joined(separator: " AND "))) \
      WHERE "equal" IS NOT NULL
      """
  }
}

/// What names a row of a table in SQL: its rowid, or the columns of its key.
struct RowIdentity {
  let values: [String]

  /// The values, to be selected.
  var list: String { values.joined(separator: ", ") }

  /// The values as one, to be compared.
  var tuple: String { values.count == 1 ? list : "(\(list))" }

  /// The names that the values have in ``namedList``.
  var names: String { values.indices.map { "i\($0)" }.joined(separator: ", ") }

  var namedList: String {
    values.enumerated().map { "\($1) AS i\($0)" }.joined(separator: ", ")
  }
}

extension RowSource {
  /// What names a row; nil where three columns have taken every name of the rowid.
  var identity: RowIdentity? { identity(as: quoted(alias)) }

  /// What names a row of a table that is called otherwise in the query.
  func identity(as alias: String) -> RowIdentity? {
    if let column = diff.live.rowIDAlias?.name ?? rowIDColumn {
      return RowIdentity(values: ["\(alias).\(quoted(column))"])
    }
    if let word = diff.live.rowIDWord { return RowIdentity(values: ["\(alias).\(word)"]) }
    guard diff.live.withoutRowID, let key = diff.live.primaryKey else { return nil }
    return RowIdentity(values: key.columns.map { "\(alias).\(quoted($0.name))" })
  }

  /// The terms of an order, with every name read as this source has it.
  func ordering(_ terms: SQLFragment) -> String {
    (try? FillReader(ordering: self).read(ordering: terms)) ?? terms.sql
  }
}

extension Hazard {
  /// What tells one finding of a table from another.
  struct Identity: Hashable {
    let code: Code
    let place: ColumnPlace
    let detail: String
  }
}

extension Probe {
  var identity: Hazard.Identity {
    Hazard.Identity(code: code, place: ColumnPlace(table, column), detail: detail)
  }

  /// Whether it asks the same of the rows, in whatever words.
  func isAbout(_ other: Probe) -> Bool {
    identity == other.identity && isOld == other.isOld && decidesRung == other.decidesRung
  }
}
