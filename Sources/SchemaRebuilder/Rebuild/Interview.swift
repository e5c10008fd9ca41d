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
      // A row of results holds at most 2,000 columns: https://sqlite.org/limits.html#max_column
      for start in stride(from: 0, to: probes.count, by: 500) {
        let part = Array(probes[start..<min(start + 500, probes.count)])
        let counts = try connection.rows(Probe.countSQL(part, from: from)).first
        for (index, probe) in part.enumerated() {
          findings.answers.append(try answer(probe, rows: counts?.integer(index) ?? 0))
        }
      }
    }
    findings.answers += try inquiry.single.filter(canBeAsked).map(answer)
    return findings
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
