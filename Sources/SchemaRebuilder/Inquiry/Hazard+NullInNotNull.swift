extension Probe {
  /// The NULLs that a column no longer lets in, in the file or made by a fill; a default steps in
  /// for the file's own where there is one.
  static func nullInNotNull(_ rows: LiveRows) -> [Probe] {
    let diff = rows.diff
    return diff.target.columns.compactMap { column in
      guard diff.target.refusesNull(column) else { return nil }
      if column.generated != nil { return nullIsComputed(rows, column) }
      if rows.isFilled(column.name) {
        return rows.source.value(of: column).map { value in
          Probe(.nullInNotNull, rows, column: column.name, condition: "\(value) IS NULL")
        }
      }
      guard let old = diff.source(of: column.name), !diff.live.refusesNull(old) else { return nil }
      let hasDefault = !column.defaultIsNull && diff.target.forbidsNull(column)
      return Probe(
        hasDefault ? .fillNull : .nullInNotNull,
        rows,
        column: column.name,
        condition: "\(rows.source.column(old)) IS NULL",
        detail: hasDefault ? column.defaultSQL ?? "" : ""
      )
    }
  }

  private static func nullIsComputed(_ rows: LiveRows, _ column: ColumnSnapshot) -> Probe? {
    let wasRefused = rows.diff.source(of: column.name).map(rows.diff.live.refusesNull) ?? false
    guard !wasRefused || rows.isNewValue(column.name), let value = rows.stored(column) else {
      return nil
    }
    return Probe(
      .nullInNotNull,
      rows,
      column: column.name,
      condition: "(\(value)) IS NULL",
      detail: "generated"
    )
  }
}

extension TableSnapshot {
  /// Whether a NULL can be no value of the column; SQLite would silently number it in an INTEGER
  /// PRIMARY KEY. <https://sqlite.org/autoinc.html>
  func refusesNull(_ column: ColumnSnapshot) -> Bool {
    forbidsNull(column) || rowIDAlias?.name == column.name
  }
}

extension Hazard {
  static func nullInNotNull(_ answer: Findings.Answer, _ rows: LiveRows?) -> Hazard {
    let column = answer.probe.column ?? ""
    let place = "column \(column) of \(answer.probe.table)"
    guard answer.probe.code == .nullInNotNull else {
      return Hazard(
        answer,
        sentence: "\(place) is now NOT NULL; \(counted(answer.rows, "row")) with NULL will hold "
          + "its default, \(answer.probe.detail)",
        advice: "say \(byAFill(answer.probe.table, [column])) for another value"
      )
    }
    return Hazard(
      answer,
      sentence: "\(place) takes no NULL, and would be NULL in " + counted(answer.rows, "row"),
      advice: rows?.settlingNull(in: column)
        ?? "write an expression that is never NULL, or leave NOT NULL out"
    )
  }
}

extension LiveRows {
  /// What to do about a NULL in a column; nil where it comes out of the column's own expression.
  fileprivate func settlingNull(in column: Name) -> String? {
    guard let target = diff.target.column(column), target.generated == nil else { return nil }
    guard !isFilled(column) else {
      return "write a fill that is never NULL: coalesce(…, VALUE) around the one of \(column)"
    }
    let old = diff.source(of: column)?.name ?? column
    let rowID = diff.target.rowIDAlias?.name == column ? diff.live.rowIDWord : nil
    let way = Hazard.byAFill(diff.target.name, [column])
    let fill = "say \(way) what NULL is to become, such as coalesce(\(old), \(rowID ?? "…"))"
    // In a key that is the rowid no default steps in.
    guard diff.target.forbidsNull(target) else { return fill }
    return "declare a default\(target.defaultSQL == nil ? "" : " that is not NULL"), or \(fill)"
  }
}
