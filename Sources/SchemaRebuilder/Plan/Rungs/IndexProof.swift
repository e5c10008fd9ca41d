/// The proof that an index which stays is right for the rows that have come under it: it has as many
/// entries as there are rows, and rows from all over the table are found by it.
struct IndexProof {
  private let name: Name
  private let terms: [Term]
  /// What a row must meet to have an entry; nothing where each has one.
  private let conditions: [String]

  private struct Term {
    let value: String
    let collation: Name
    /// The condition under which a value is one that its own column would not have stored so, where
    /// such values stay: the index has them as they are, and no comparison with the column finds them.
    var misfit: String?

    /// Whether a value is the same to the byte, and of the same kind: 5 is no 5.0.
    func isExactly(_ other: String) -> String {
      "\(value) COLLATE BINARY IS \(other) AND typeof(\(value)) IS typeof(\(other))"
    }
  }

  init(_ index: IndexSnapshot, of change: TableChangeRequest, inPlace: Bool = false) {
    name = index.name
    conditions = index.condition.map(change.diff.target.conditions) ?? []
    terms = index.columns.map { column in
      Term(
        value: column.name.map { quoted($0) } ?? "(\(column.expression ?? "NULL")\n)",
        collation: column.collation,
        misfit: inPlace ? column.name.flatMap(change.misfits) : nil
      )
    }
  }

  init(_ index: AutomaticIndex, of change: TableChangeRequest, inPlace: Bool = false) {
    name = change.automaticName(index.number)
    conditions = []
    terms = index.columns.map {
      Term(
        value: quoted($0.name),
        collation: $0.collation,
        misfit: inPlace ? change.misfits($0.name) : nil
      )
    }
  }

  /// The checks of indexes; one scan counts for those that hold every row.
  ///
  /// By ``Policy/Verification/full`` every row is looked up, and what the entry holds is compared to
  /// the byte: with the count that leaves no room for another entry. The rows are read as `rows` says,
  /// or as the declared definition has them.
  static func steps(
    _ indexes: [IndexProof],
    of change: TableChangeRequest,
    _ verification: Policy.Verification = .sampled,
    in rows: String? = nil
  ) -> [Plan.Step] {
    let rows = rows ?? change.diff.target.rows(of: change.currentName)
    let whole = indexes.filter(\.conditions.isEmpty)
    let partial = indexes.filter { !$0.conditions.isEmpty }
    let groups = (whole.isEmpty ? [] : [whole]) + partial.map { [$0] }
    let table = change.currentName
    let kind: Plan.Step.Kind = verification == .full ? .verifyWhole : .verify
    return groups.map { group in
      Plan.Step(
        kind,
        table,
        "\(list(group)) of \(table) \(group.count == 1 ? "has" : "have") an entry for each row",
        sql: counts(group, of: table, in: rows)
      )
    }
      + indexes.map { $0.found(in: rows, of: change, verification) }
  }

  /// The check that rows from all over the table are found by the index, or every one.
  func found(
    in rows: String? = nil,
    of change: TableChangeRequest,
    _ verification: Policy.Verification = .sampled
  ) -> Plan.Step {
    let rows = rows ?? change.diff.target.rows(of: change.currentName)
    let isFull = verification == .full
    let table = change.currentName
    return Plan.Step(
      isFull ? .verifyWhole : .verify,
      table,
      isFull
        ? "every row of \(table) is found by index \(name), as it is"
        : "rows from \(places(of: change)) \(table) are found by index \(name)",
      sql: lookups(of: change, in: rows, ofAll: isFull)
    )
  }

  private func places(of change: TableChangeRequest) -> String {
    change.diff.target.rowIDTerm == nil ? "both ends of" : "all over"
  }

  private static func list(_ indexes: [IndexProof]) -> String {
    (indexes.count == 1 ? "index " : "indexes ")
      + indexes.map(\.name.description).joined(separator: ", ")
  }

  private static func counts(_ indexes: [IndexProof], of table: Name, in rows: String) -> String {
    let filter = indexes.first?.filter ?? ""
    let counts = indexes.enumerated().map { number, index in
      "(SELECT count(*) FROM main.\(quoted(table)) INDEXED BY \(quoted(index.name))\(filter)) "
        + "AS i\(number)"
    }
    let wrong = indexes.indices.map { "i\($0) <> found" }.joined(separator: " OR ")
    return """
      SELECT abs(-9223372036854775807 - (\(wrong))) AS "an index is not whole"
      FROM (SELECT (SELECT count(*) FROM \(rows)\(filter)) AS found,
        \(counts.joined(separator: ",\n  ")))
      WHERE \(wrong)
      """
  }

  private var filter: String {
    conditions.isEmpty ? "" : " WHERE " + conditions.joined(separator: " AND ")
  }

  private func lookups(
    of change: TableChangeRequest,
    in rows: String,
    ofAll isFull: Bool
  ) -> String {
    let target = change.diff.target
    let table = "main.\(quoted(change.currentName))"
    let key = target.rowKeys.map { Term(value: $0, collation: "BINARY") }
    let all = terms + key.map { Term(value: $0.value, collation: $0.collation) }
    let values = all.enumerated().map { "\($1.value) AS k\($0)" }
    let equal = all.enumerated().map { number, term in
      let isKey = number >= terms.count
      return isKey
        ? "\(term.value) IS sample.k\(number)"
        : "\(term.value) COLLATE \(quoted(term.collation)) IS sample.k\(number)"
    }
    let alike = isFull ? all.indices.map { all[$0].isExactly("sample.k\($0)") } : []
    let chosen =
      isFull ? nil : target.rowIDTerm.map { "\($0) IN (\(Self.places($0, in: table)))" }
    let fit = terms.compactMap(\.misfit).map { "(\($0)) IS NOT TRUE" }
    let filters = [chosen].compactMap(\.self) + conditions + fit
    let filtered = filters.isEmpty ? "" : " WHERE " + filters.joined(separator: " AND ")
    let asked = """
      SELECT \(values.joined(separator: ", "))
        FROM \(rows)\(filtered)
      """
    let sample = isFull || chosen != nil ? asked : target.ends(of: asked)
    let found = self.conditions + equal + alike
    return SQLCheck.noRows(
      """
      SELECT 1 FROM (\(sample)) AS sample
      WHERE NOT EXISTS (SELECT 1 FROM \(table) INDEXED BY \(quoted(name))
        WHERE \(found.joined(separator: " AND ")))
      """,
      else: "rows are not found by an index"
    )
  }

  /// The rowids of some three hundred rows: two hundred in even steps from the first to the last one,
  /// and others in steps that double from either end.
  ///
  /// Rowids may lie close together far from one that lies alone, where even steps miss them.
  private static func places(_ rowID: String, in table: String) -> String {
    func end(_ which: String) -> String { "(SELECT \(which)(\(rowID)) FROM \(table) NOT INDEXED)" }
    return """
      WITH RECURSIVE step(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM step WHERE i < 199),
        ends(low, high) AS (SELECT \(end("min")), \(end("max"))),
        aim(place) AS (SELECT low + (1.0 * high - low) * i / 199 FROM ends, step
          UNION ALL SELECT low + (1 << i) FROM ends, step WHERE i < 63
          UNION ALL SELECT high - (1 << i) FROM ends, step WHERE i < 63)
      SELECT (SELECT \(rowID) FROM \(table) NOT INDEXED WHERE \(rowID) >= aim.place
        ORDER BY \(rowID) LIMIT 1) FROM aim
      """
  }
}

extension TableSnapshot {
  /// The first and the last of the rows of a query where no rowid tells their places.
  fileprivate func ends(of rows: String) -> String {
    func hundred(fromTheEnd: Bool) -> String {
      let terms = rowOrder.map { term in
        "\(quoted(term.name)) COLLATE \(quoted(term.collation))"
          + (term.descending != fromTheEnd ? " DESC" : "")
      }
      return "SELECT * FROM (\(rows)\n  ORDER BY \(terms.joined(separator: ", ")) LIMIT 100)"
    }
    guard !rowOrder.isEmpty else { return rows + " LIMIT 200" }
    return hundred(fromTheEnd: false) + "\n  UNION ALL " + hundred(fromTheEnd: true)
  }

  /// The WHERE of a partial index as a query must say it, so that SQLite takes the index for it.
  ///
  /// New releases leave `x IS NOT NULL` out of a query where x cannot be NULL, but not out of the
  /// index; a comparison of x says the same and stays. <https://sqlite.org/partialindex.html>
  fileprivate func conditions(_ condition: String) -> [String] {
    let asksForNull = ["null", "notnull"].contains { mentions($0, in: condition) }
    let certain = columns.filter { refusesNull($0) && mentions($0.name, in: condition) }
      .map { quoted($0.name) }
    return ["(\(condition)\n)"] + (asksForNull ? certain.map { "\($0) = \($0)" } : [])
  }

  /// A term that reads the rowid; nil where there is none.
  fileprivate var rowIDTerm: String? { rowIDAlias.map { quoted($0.name) } ?? rowIDWord }

  /// What names a row, in SQL; nothing where columns have every name of the rowid.
  fileprivate var rowKeys: [String] {
    guard withoutRowID else { return [rowIDTerm].compactMap(\.self) }
    return primaryKey?.columns.map { quoted($0.name) } ?? []
  }
}

extension TableChangeRequest {
  /// The condition under which a column holds a value that it would not store so.
  fileprivate func misfits(_ column: Name) -> String? {
    diff.target.column(column).flatMap { Probe.misfits(quoted($0.name), $0.affinity) }
  }
}
