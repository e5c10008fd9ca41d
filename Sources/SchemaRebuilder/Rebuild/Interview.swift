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
        findings.answers += try answers(part, from: from)
      }
    }
    findings.answers += try inquiry.single.filter(canBeAsked).map(answer)
    findings.answers = findings.answers.withoutRepeatedFailures
    return findings
  }

  private func answers(_ probes: [Probe], from: String) throws -> [Findings.Answer] {
    var row: SQLiteRow?
    let objection = try connection.objection { _ throws(SQLiteError) in
      row = try counts(probes, from: from)
    }
    // One of them cannot be computed, and the others can.
    if let objection {
      guard objection.isOfAValue else { throw objection }
      return try probes.map(answer)
    }
    return try probes.enumerated().map { try answer($1, rows: row?.integer($0) ?? 0) }
  }

  /// How many rows each probe is about, in one row; nil where they are about none.
  private func counts(
    _ probes: [Probe],
    from: String
  ) throws(SQLiteError) -> SQLiteRow? {
    guard try !connection.rows(Probe.anySQL(probes, from: from)).isEmpty else { return nil }
    return try connection.rows(Probe.countSQL(probes, from: from)).first
  }

  /// A condition of the declared schema may not be one of the file: then the copy decides.
  private func canBeAsked(_ probe: Probe) throws -> Bool {
    try !probe.readsDeclaredExpressions || compiles(probe.countSQL)
  }

  func answer(_ probe: Probe) throws -> Findings.Answer {
    var rows = 0
    let objection = try connection.objection { connection throws(SQLiteError) in
      rows = try connection.integer(probe.countSQL)
    }
    guard let objection else { return try answer(probe, rows: rows) }
    guard objection.isOfAValue, try compiles(probe.countSQL) else { throw objection }
    let keys = try failingKeys(probe)
    return Findings.Answer(
      probe: probe.failing(objection.message),
      rows: max(keys.count, 1),
      keys: keys
    )
  }

  private func compiles(_ sql: String) throws -> Bool {
    try connection.objection { connection throws(SQLiteError) in
      try connection.compile(sql)
    } == nil
  }

  /// The first few rows for which the question of a probe is an error.
  private func failingKeys(_ probe: Probe) throws -> [String] {
    guard case .rows(let condition, let key, _) = probe.question else { return [] }
    var keys: [String] = []
    var start = 0
    while keys.count < 3 {
      let sql = "SELECT \(condition) FROM \(probe.from) LIMIT -1 OFFSET "
      let objection = try connection.objection { connection throws(SQLiteError) in
        try connection.forEachRow(of: sql + "\(start)") { _ in
          start += 1
          return true
        }
      }
      if objection == nil { break }
      keys += try connection.rows("SELECT \(key) FROM \(probe.from) LIMIT 1 OFFSET \(start)")
        .map(Self.literal)
      start += 1
    }
    return keys
  }

  // A key of several columns comes as a text of literals already.
  private static func literal(_ row: SQLiteRow) -> String { row.text(0) ?? row[0].description }

  private func answer(_ probe: Probe, rows: Int) throws -> Findings.Answer {
    let keys = rows == 0 ? [] : try connection.rows(probe.keysSQL).map(Self.literal)
    return Findings.Answer(probe: probe, rows: rows, keys: keys)
  }
}

extension [Findings.Answer] {
  /// Several questions may compute what fails: the one that says where it stands is enough.
  fileprivate var withoutRepeatedFailures: [Findings.Answer] {
    let told = filter { $0.rows > 0 && $0.probe.saysWhatFails }.map(\.probe.failure)
    return filter { answer in
      answer.rows == 0 || answer.probe.code != .failingExpression || answer.probe.saysWhatFails
        || !told.contains(answer.probe.failure)
    }
  }
}
