/// Something that every row must satisfy before a definition is edited: nothing else would look at
/// the rows, and once NOT NULL stands in the definition SQLite answers without looking.
struct RowProof {
  /// The rows that do not satisfy it.
  let probe: Probe
  /// What is said of a column or a CHECK where all do.
  let sentence: String

  /// Why the rows do not prove it; nil where they do.
  func objection(in findings: Findings) -> String? {
    guard let answer = findings.answers.first(where: { $0.probe == probe }) else {
      return "an edit of the definition needs to know that \(sentence), which could not be asked"
    }
    guard answer.rows > 0 else { return nil }
    let rows = counted(answer.rows, "row")
    return switch probe.code {
    case .fillNull: "the default of \(probe.column ?? "") is to be written in \(rows)"
    // Nothing is done before those rows are settled, whatever the way.
    case .nullInNotNull, .brokenCheck: nil
    default:
      "\(rows) may hold the default of \(probe.column ?? "") only as the definition says it, and "
        + "would change with it"
    }
  }
}

extension TableChangeRequest {
  /// What the rows must prove before the definition is edited; nil where it cannot be asked.
  var proofs: [RowProof]? { proofs(LiveRows(diff: diff, fills: fills)) }

  /// The same questions for a script, which asks them before the edit; a run has asked them already,
  /// of the very state that its lock has kept.
  var confirmations: [Plan.Step] { confirmations(proofs(LiveRows(source: .inPlace(self)))) }

  /// The same of NULLs alone, where no default takes their place.
  var nullConfirmations: [Plan.Step] {
    let proofs = nullProofs(LiveRows(source: .inPlace(self)))
    return confirmations(proofs?.filter { $0.probe.code != .fillNull })
  }

  private func confirmations(_ proofs: [RowProof]?) -> [Plan.Step] {
    (proofs ?? []).map { proof in
      Plan.Step(
        .confirm,
        currentName,
        proof.sentence,
        sql: SQLCheck.noRows(proof.probe.rowsSQL, else: "rows do not fit")
      )
    }
  }

  /// What the rows must prove of NULL; nil where it cannot be asked.
  var nullProofs: [RowProof]? { nullProofs(LiveRows(diff: diff, fills: fills)) }

  private func nullProofs(_ rows: LiveRows) -> [RowProof]? {
    let table = diff.target.name
    let proofs = Probe.nullInNotNull(rows).map { probe in
      RowProof(probe: probe, sentence: "\(table).\(probe.column ?? "") is never NULL")
    }
    // One that is computed cannot always be asked.
    let asked = Set(proofs.compactMap(\.probe.column))
    let isOpen = diff.changes.contains { change in
      guard case .columnChanged(let column) = change else { return false }
      return column.forbidsNull && !diff.live.refusesNull(column.live)
        && !asked.contains(column.target.name)
    }
    return isOpen ? nil : proofs
  }

  private func proofs(_ rows: LiveRows) -> [RowProof]? {
    let table = diff.target.name
    guard var proofs = nullProofs(rows) else { return nil }
    // Those of added columns are asked afterwards.
    for check in diff.target.checks where !rows.keeps(check) && !namesAddedColumn(check) {
      guard let probe = Probe.brokenCheck(rows, check, isOld: nil) else { return nil }
      proofs.append(
        RowProof(probe: probe, sentence: "no row of \(table) fails CHECK (\(check.expression))")
      )
    }
    return proofs
      + Probe.leaningOnDefault(rows).map { probe in
        let column = probe.column ?? ""
        return RowProof(probe: probe, sentence: "every row of \(table) stores \(column) itself")
      }
  }
}
