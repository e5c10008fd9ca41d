extension Probe {
  /// The expressions that are computed for each row and may be an error for one: those of indexes that
  /// are made, of stored generated columns, and of fills.
  ///
  /// A CHECK is computed by the question whether rows fail it.
  static func failingExpression(_ rows: LiveRows) -> [Probe] {
    indexes(rows)
      + rows.diff.target.columns.compactMap { column in
        guard rows.isCopied else { return nil }
        let value = column.generated == nil ? fill(column, rows) : computed(column, rows)
        return value.map { failing(rows, column: column.name, $0, of: "column \(column.name)") }
      }
  }

  private static func failing(
    _ rows: LiveRows,
    column: Name? = nil,
    _ value: String,
    of what: String
  ) -> Probe {
    // It is never so, but SQLite computes the value to find that out.
    Probe(
      .failingExpression,
      rows,
      column: column,
      condition: "typeof(\(value)) = ''",
      detail: what
    )
  }

  private static func indexes(_ rows: LiveRows) -> [Probe] {
    let made = rows.diff.indexChanges.compactMap { change -> Name? in
      switch change {
      case .added(let index), .changed(_, let index): index.name
      case .dropped: nil
      }
    }
    return rows.diff.target.indexes.flatMap { index -> [Probe] in
      let expressions = index.columns.map { rows.expression(of: $0) } + [index.condition]
      let isMade = made.contains(index.name)
      guard
        expressions.contains(where: { expression in
          guard let expression, rows.mayFail(expression) else { return false }
          return isMade || rows.readsNewValues(expression)
        })
      else { return [] }
      let condition = index.condition.flatMap(rows.translated)
      if index.condition != nil, condition == nil { return [] }
      let values = [condition] + index.columns.map { rows.value(of: $0, where: condition) }
      return values.compactMap(\.self).map { failing(rows, $0, of: "index \(index.name)") }
    }
  }

  private static func computed(_ column: ColumnSnapshot, _ rows: LiveRows) -> String? {
    guard let generated = column.generated, generated.storage == .stored,
      rows.mayFail(generated.expression.sql)
    else { return nil }
    let old = rows.diff.source(of: column.name)
    if old?.generated?.storage == .stored, !rows.isNewValue(column.name) { return nil }
    return rows.translated(generated.expression.sql)
  }

  private static func fill(_ column: ColumnSnapshot, _ rows: LiveRows) -> String? {
    guard rows.isFilled(column.name), let value = rows.source.value(of: column),
      SchemaRebuilder.mayFail(value)
    else { return nil }
    return value
  }

  /// The answer to a question that SQLite could not compute.
  func failing(_ message: String) -> Probe {
    Probe(
      .failingExpression,
      table: table,
      column: column,
      from: from,
      question: question,
      detail: (saysWhatFails ? detail : isAboutACheck ? "CHECK (\(detail))" : unnamed) + mark
        + message
    )
  }

  private var isAboutACheck: Bool { code == .brokenCheck }

  /// Whether it was asked in order to find such rows, or about an expression that it names.
  var saysWhatFails: Bool { code == .failingExpression && !detail.hasPrefix(unnamed) }

  /// The table, and what SQLite says of it.
  var failure: [String] {
    [table.text, detail.components(after: mark)]
  }
}

/// What fails where only a question about several things has shown it.
private let unnamed = "a value"

/// Between what fails and what SQLite says to it.
private let mark = " gives the error "

extension String {
  /// What stands behind the last of the marks.
  fileprivate func components(after mark: String) -> String {
    var rest = self[...]
    while let place = rest.firstRange(of: mark) { rest = rest[place.upperBound...] }
    return String(rest)
  }
}

extension LiveRows {
  /// Whether an expression of the declared table may be an error for some row.
  func mayFail(_ expression: String) -> Bool { mayFail(expression, open: []) }

  // A generated column is computed when it is read.
  private func mayFail(_ expression: String, open: Set<Name>) -> Bool {
    SchemaRebuilder.mayFail(expression)
      || diff.target.columns.contains { column in
        guard let generated = column.generated, !open.contains(column.name),
          mentions(column.name, in: expression)
        else { return false }
        return mayFail(generated.expression.sql, open: open.union([column.name]))
      }
  }

  /// What an index computes for its part: a column that is not stored, too.
  fileprivate func expression(of part: KeyColumn) -> String? {
    part.expression ?? part.name.map { quoted($0) }
  }
}

/// Whether SQLite may not be able to compute an expression for some value.
///
/// Its operators give NULL or another value instead of an error; most functions do so too.
func mayFail(_ expression: String) -> Bool {
  guard let text = try? SQLText(expression) else { return true }
  return !calledFunctions(in: expression).isSubset(of: harmlessFunctions)
    || text.tokens.contains { token in
      text.text(token).hasPrefix("->") || text.isWord(token, "escape")
        || text.isWord(token, "match")
    }
}

/// Those that are an error for no value, so long as it is not of an enormous size.
private let harmlessFunctions: Set<Name> = [
  "ceil", "ceiling", "char", "coalesce", "concat", "concat_ws", "date", "datetime", "floor",
  "format", "glob", "hex", "ifnull", "iif", "instr", "json_valid", "julianday", "length", "like",
  "likelihood", "likely", "lower", "ltrim", "max", "min", "mod", "nullif", "octet_length",
  "printf", "quote", "replace", "round", "rtrim", "sign", "strftime", "substr", "substring", "time",
  "timediff", "trim", "trunc", "typeof", "unhex", "unicode", "unixepoch", "unlikely", "upper",
]

extension Hazard {
  static func failingExpression(_ answer: Findings.Answer) -> Hazard {
    let more = answer.keys.count > 2 ? " or more" : ""
    return Hazard(
      answer,
      sentence: "\(answer.probe.detail) in \(counted(answer.rows, "row"))\(more) of "
        + "\(answer.probe.table)",
      advice: "change those rows first, or write an expression that is no error for them"
    )
  }
}
