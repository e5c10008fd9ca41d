/// Puts the questions of a plan to the rows of a file.
struct Interview {
  private let connection: SQLiteConnection

  init(_ connection: SQLiteConnection) {
    self.connection = connection
  }

  /// Asks all probes, each table in one scan, and names a few rows where some were found.
  func findings(_ inquiry: Inquiry) throws -> Findings {
    var findings = Findings()
    for (from, all) in inquiry.scans {
      let probes = try all.filter(canBeAsked)
      // An expression is at most 1,000 deep: https://sqlite.org/limits.html#max_expr_depth
      for start in stride(from: 0, to: probes.count, by: 250) {
        let part = Array(probes[start..<min(start + 250, probes.count)])
        let counts = try counts(part, from: from)
        for (index, probe) in part.enumerated() {
          findings.answers.append(try answer(probe, rows: counts?.integer(index) ?? 0))
        }
      }
    }
    findings.answers += try inquiry.single.filter(canBeAsked).map(answer)
    return findings
  }

  /// How many rows each probe is about, in one row; nil where they are about none.
  private func counts(_ probes: [Probe], from: String) throws -> SQLiteRow? {
    guard try !connection.rows(Probe.anySQL(probes, from: from)).isEmpty else { return nil }
    return try connection.rows(Probe.countSQL(probes, from: from)).first
  }

  /// A condition of the declared schema may not be one of the file: then the copy decides.
  private func canBeAsked(_ probe: Probe) throws -> Bool {
    guard probe.readsDeclaredExpressions else { return true }
    return try connection.objection { connection throws(SQLiteError) in
      try connection.compile(probe.countSQL)
    } == nil
  }

  func answer(_ probe: Probe) throws -> Findings.Answer {
    try answer(probe, rows: try connection.integer(probe.countSQL))
  }

  private func answer(_ probe: Probe, rows: Int) throws -> Findings.Answer {
    // A key of several columns comes as a text of literals already.
    let keys =
      rows == 0
      ? [] : try connection.rows(probe.keysSQL).map { $0.text(0) ?? $0[0].description }
    return Findings.Answer(probe: probe, rows: rows, keys: keys)
  }
}
