extension Probe {
  /// The columns that go and hold something other than NULL.
  static func dropColumn(_ rows: LiveRows) -> [Probe] {
    rows.diff.droppedColumns.filter { $0.generated == nil }.map { column in
      Probe(
        .dropColumn,
        rows,
        column: column.name,
        condition: "\(rows.source.column(column)) IS NOT NULL"
      )
    }
  }

  /// The stored values of columns that are computed from now on, and would come out otherwise.
  static func becomesGenerated(_ rows: LiveRows) -> [Probe] {
    rows.diff.target.columns.compactMap { column in
      guard let generated = column.generated, let old = rows.diff.source(of: column.name),
        old.generated == nil
      else { return nil }
      let value = rows.source.column(old)
      let computed = rows.translated(generated.expression.sql)
      return Probe(
        .dropColumn,
        rows,
        column: column.name,
        condition: computed.map { "\(value) COLLATE BINARY IS NOT (\($0))" }
          ?? "\(value) IS NOT NULL",
        detail: generatedMark
      )
    }
  }

  /// Whether it is about the stored values of a column that is computed from now on.
  var isAboutBecomingGenerated: Bool { code == .dropColumn && detail == generatedMark }
}

private let generatedMark = "generated"

extension Hazard {
  static func dropColumn(_ answer: Findings.Answer) -> Hazard {
    let column = answer.probe.column ?? ""
    guard !answer.probe.isAboutBecomingGenerated else {
      return Hazard(
        answer,
        sentence: "column \(column) of \(answer.probe.table) is generated now, and "
          + "\(counted(answer.rows, "row")) would lose the value that is stored there",
        advice: "let \(column) stay as it is and give the generated column another name, or "
          + allowing(.dropColumn, answer.probe.table, column)
      )
    }
    return Hazard(
      answer,
      sentence: "column \(column) of \(answer.probe.table) is not declared and holds values in "
        + "\(counted(answer.rows, "row")), which would be dropped with it",
      advice:
        "if it was renamed, say so (.renamed(from:), -- @renamed from=\(column), "
        + "\(TypedFlag.rename(answer.probe.table, column))); if it may "
        + "go, say that (.dropping(…), -- @dropped \(column), "
        + "\(TypedFlag.allowDrop(answer.probe.table, column)))"
    )
  }
}
