extension Probe {
  /// The values that do not fit the type of their own column and would be converted when the row
  /// is written anew: the type may have come under them by an edit of `sqlite_schema`.
  ///
  /// Asked of tables that are copied alone, in the scan that their other questions need.
  static func misfit(_ rows: LiveRows) -> [Probe] {
    guard rows.isCopied else { return [] }
    return rows.diff.target.storedColumns.compactMap { column in
      guard let old = rows.diff.source(of: column.name), !rows.isFilled(column.name),
        old.affinity.storesAlike(column.affinity), rows.diff.live.rowIDAlias?.name != old.name,
        let condition = misfits(rows.source.column(old), column.affinity)
      else { return nil }
      return Probe(
        .changeValues,
        rows,
        column: column.name,
        condition: condition,
        detail: column.type + ownMark
      )
    }
  }

  /// The reals in a column of integers that equal one: the copy stores the integer, which is no other
  /// value, but an index would keep the real.
  static func integralReals(_ rows: LiveRows) -> [Probe] {
    rows.diff.target.storedColumns.compactMap { column in
      guard let old = rows.diff.source(of: column.name), !rows.isFilled(column.name),
        old.affinity == column.affinity, column.affinity.storesIntegers,
        rows.diff.live.rowIDAlias?.name != old.name
      else { return nil }
      let value = rows.source.column(old)
      return Probe(
        .changeValues,
        rows,
        column: column.name,
        condition: "(typeof(\(value)) = 'real' AND \(value) = CAST(\(value) AS INTEGER))",
        detail: integralRealMark,
        decidesRung: true
      )
    }
  }

  var isAboutIntegralReals: Bool { detail == integralRealMark }

  /// The numbers in a column of the type REAL that an integer on disk may come near to: an index may
  /// keep that one, where the copy stores what the column reads.
  static func bigReals(_ rows: LiveRows) -> [Probe] {
    rows.diff.target.storedColumns.compactMap { column in
      guard let old = rows.diff.source(of: column.name), !rows.isFilled(column.name),
        old.affinity == .real, column.affinity == .real
      else { return nil }
      return Probe(
        .changeValues,
        rows,
        column: column.name,
        condition: "abs(\(rows.source.column(old))) >= 9007199254740992.0",
        detail: bigRealMark,
        decidesRung: true
      )
    }
  }

  var isAboutBigReals: Bool { detail == bigRealMark }

  /// Whether it is about values that do not fit the type of their own column.
  var isMisfit: Bool { detail.hasSuffix(ownMark) }

  /// Numbers come before texts, and texts before blobs, so that one comparison tells them apart;
  /// `typeof` takes four times as long. <https://sqlite.org/datatype3.html#sort_order>
  static func misfits(_ value: String, _ affinity: Affinity) -> String? {
    // The plus takes away the column's affinity, which would convert one side to the other's kind.
    let bare = "+\(value) COLLATE BINARY"
    let isNumber =
      "(\(bare) >= '' AND typeof(\(value)) = 'text' AND CAST(\(value) AS NUMERIC) = +\(value))"
    return switch affinity {
    case .blob: nil
    case .text: "\(bare) < ''"
    case .numeric, .integer: isNumber
    case .real: "(typeof(\(value)) = 'integer' OR \(isNumber))"
    }
  }
}

extension Hazard {
  /// The sentence about values that are not what their own column stores; nil for others.
  static func misfit(_ answer: Findings.Answer) -> Hazard? {
    guard answer.probe.isMisfit else { return nil }
    let column = answer.probe.column ?? ""
    let type = answer.probe.detail.dropLast(ownMark.count)
    return Hazard(
      answer,
      sentence: "column \(column) of \(answer.probe.table) holds \(counted(answer.rows, "value")) "
        + "that its own type \(type) would not have stored so, and that a rebuild would convert",
      advice: "say what the rows are to hold "
        + "\(byAFill(answer.probe.table, [column])) with another type, or "
        + allowing(.changeValues, answer.probe.table, column)
    )
  }
}

private let integralRealMark = "a real that equals an integer"

private let bigRealMark = "a real that an integer may come near to"

/// Behind the type of a column whose type stays.
private let ownMark = ", its own"
