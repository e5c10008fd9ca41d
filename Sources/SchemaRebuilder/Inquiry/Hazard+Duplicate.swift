extension Probe {
  /// The rows that agree where no two may: in a key that is new, or that gets new values.
  static func duplicate(_ rows: LiveRows) -> [Probe] {
    let target = rows.diff.target
    let keys = ([target.primaryKey].compactMap(\.self) + target.uniques).filter { key in
      rows.diff.changes.contains(where: { $0.adds(key) })
        || key.columns.contains { rows.mayBecomeEqual($0.name) }
    }
    let indexes = target.indexes.filter { index in
      index.unique
        && (rows.diff.indexChanges.contains(where: { $0.makes(index) })
          || index.columns.contains { column in
            column.name.map { rows.isOtherColumn($0) || rows.mayBecomeEqual($0) }
              ?? rows.readsNewValues(column.expression ?? "")
          } || index.condition.map(rows.readsNewValues) ?? false)
    }
    return keys.compactMap { duplicate(rows, key: $0) }.removingDuplicates()
      + indexes.compactMap { duplicate(rows, index: $0) }
  }

  private static func duplicate(_ rows: LiveRows, key: KeySnapshot) -> Probe? {
    // A rowid that becomes a key is one already.
    let first = rows.diff.target.column(key.columns[0].name)
    if key.isRowIDAlias, let first, rows.takesRowID(first), !rows.isFilled(first.name),
      rows.diff.source(of: first.name) == nil
    {
      return nil
    }
    let values = key.columns.map { part in
      rows.diff.target.column(part.name).flatMap(rows.stored)
    }
    return probe(
      rows,
      values: values,
      collations: key.columns.map(\.collation),
      condition: nil,
      detail: key.detail
    )
  }

  private static func duplicate(_ rows: LiveRows, index: IndexSnapshot) -> Probe? {
    var condition: String?
    if let written = index.condition {
      guard let translated = rows.translated(written) else { return nil }
      condition = "(\(translated))"
    }
    return probe(
      rows,
      values: index.columns.map { rows.value(of: $0, where: condition) },
      collations: index.columns.map(\.collation),
      condition: condition,
      detail: index.detail
    )
  }

  private static func probe(
    _ rows: LiveRows,
    values: [String?],
    collations: [Name],
    condition: String?,
    detail: String
  ) -> Probe? {
    let known = values.compactMap(\.self)
    guard known.count == values.count else { return nil }
    // NULLs are never equal to each other here: https://sqlite.org/lang_createindex.html#unique
    let present = known.map { "\($0) IS NOT NULL" }
    let terms = zip(known, collations).map { Term(value: $0, collation: $1) }
    return Probe(
      .duplicate,
      table: rows.diff.target.name,
      from: rows.source.from,
      question: .duplicates(
        terms: terms,
        condition: (present + [condition].compactMap(\.self)).joined(separator: " AND ")
      ),
      detail: detail
    )
  }
}

extension LiveRows {
  /// Whether the values of a column may become equal; a column that becomes NULL may not.
  fileprivate func mayBecomeEqual(_ column: Name) -> Bool {
    guard nulls[column] != nil else { return isNewValue(column) }
    var rows = self
    rows.nulls[column] = nil
    return rows.isNewValue(column)
  }

  /// What an index holds of each row; nil where it cannot be said.
  ///
  /// A value that may fail is asked of the rows that are in the index alone.
  func value(of part: KeyColumn, where condition: String?) -> String? {
    guard let expression = part.expression else {
      return part.name.flatMap { diff.target.column($0) }.flatMap { stored($0) }
    }
    guard let value = translated(expression) else { return nil }
    guard let condition, mayFail(expression) else { return value }
    return "(CASE WHEN \(condition) THEN \(value) END)"
  }
}

extension TableChange {
  fileprivate func adds(_ key: KeySnapshot) -> Bool {
    switch self {
    case .uniqueAdded(let added): added == key
    case .primaryKeyChanged(_, let new): new == key
    default: false
    }
  }
}

extension IndexChange {
  fileprivate func makes(_ index: IndexSnapshot) -> Bool {
    switch self {
    case .added(let new), .changed(_, let new): new.name == index.name
    case .dropped: false
    }
  }
}

extension Hazard {
  static func duplicate(_ answer: Findings.Answer, _ rows: LiveRows?) -> Hazard {
    let table = answer.probe.table
    return Hazard(
      answer,
      sentence: "\(table) may no longer hold equal rows in the key \(answer.probe.detail), and "
        + "\(counted(answer.rows, "row")) \(answer.rows == 1 ? "equals" : "equal") another one",
      advice: either(
        (rows?.settlingDuplicates(answer.probe.detail) ?? [changingRows])
          + ["let one of them stay: \(TypedFlag.deduplicate(table))"]
      )
    )
  }
}

private let changingRows = "change or delete those rows first"

extension KeySnapshot {
  fileprivate var detail: String { "(\(columns.map(\.name.text).joined(separator: ", ")))" }
}

extension IndexSnapshot {
  fileprivate var detail: String { "of index \(name)" }
}

extension LiveRows {
  /// What makes rows differ in the key of which a question was about.
  fileprivate func settlingDuplicates(_ detail: String) -> [String] {
    let columns = columns(ofKey: detail)
    let filled = columns.filter { isFilled($0.name) }
    var ways = areNew(columns) ? [] : [changingRows]
    if !filled.isEmpty { ways.append("write another fill of \(filled.list)") }
    guard ways.isEmpty else { return ways }
    // All rows have the one default.
    let fillable = columns.filter { $0.generated == nil && diff.isFillable($0.name) }
    if !fillable.isEmpty { ways.append(filling(fillable)) }
    let optional = columns.first { $0.generated == nil && !diff.target.refusesNull($0) }
    if let optional {
      ways.append("leave the default of \(optional.name) out, since no NULL equals another")
    }
    return ways
  }

  /// The columns of a key or an index, and those that they are computed from.
  private func columns(ofKey detail: String) -> [ColumnSnapshot] {
    let keys = [diff.target.primaryKey].compactMap(\.self) + diff.target.uniques
    let index = diff.target.indexes.first { $0.detail == detail }
    let texts =
      keys.first { $0.detail == detail }?.columns.map { quoted($0.name) }
      ?? index?.columns.compactMap { $0.expression ?? $0.name.map { quoted($0) } } ?? []
    return columns(readBy: texts.joined(separator: ", "))
  }
}
