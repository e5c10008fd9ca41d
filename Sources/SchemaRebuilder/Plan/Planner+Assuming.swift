extension Planner {
  /// The answers for files that nobody has seen: whatever can be found, is found.
  ///
  /// Rows that fail a CHECK or have no parent already are left out: they are no fault of the change.
  var worstFindings: Findings {
    var findings = Findings()
    findings.answers = inquiry.probes.filter {
      $0.isOld != true && $0.code != .failingExpression && !isFilledWithoutNull($0)
    }.map {
      Findings.Answer(probe: $0, rows: 1, keys: [])
    }
    findings.orphans = foreignKeyChecks.map { _ in 1 }
    return findings
  }

  /// Whether a NULL is asked of what a fill makes, which can be none.
  private func isFilledWithoutNull(_ probe: Probe) -> Bool {
    guard probe.code == .nullInNotNull, let column = probe.column,
      let fill = fills.fill(probe.table, column), let text = try? SQLText(fill.expression.sql)
    else { return false }
    return text.isNeverNull
  }
}

extension Plan {
  /// The plan for files that nobody has seen: what was assumed of their rows is said as such, and
  /// what SQL itself would not stop is asked by a statement of its own, before anything is changed.
  func askingWhenRun() -> Plan {
    var plan = self
    let probes = findings.answers.map(\.probe)
    let usual = Set(probes.filter(\.isMisfit).map(\.finding))
      .subtracting(probes.filter { !$0.isMisfit }.map(\.finding))
    // Every rebuild meets these, in hardly any file.
    let computed = Set(probes.filter(\.isAboutBecomingGenerated).map(\.finding))
    plan.hazards = hazards.filter { !usual.contains($0.finding) }
      .map { $0.withoutNumbers(isComputed: computed.contains($0.finding)) }
    plan.remarks = remarks.filter { remark in
      // The number is an assumption.
      !foreignKeyChecks.contains { remark.hasPrefix("1 row of \($0.child) referred to no parent") }
    }
    let refused = Set(hazards.filter { $0.verdict == .refused }.map(\.finding))
    let questions = probes.filter {
      $0.code.isPassedOverBySQL && $0.decidesRung != true && refused.contains($0.finding)
    }
    plan.steps.insert(contentsOf: Probe.stopping(questions), at: firstInside)
    return plan
  }

  private var firstInside: Int { steps.firstIndex { $0.phase == .inside } ?? steps.endIndex }

  /// The hazards that a change meets in every file, or in every one that has a row, told as of files
  /// that nobody has seen.
  var certainHazards: [Hazard] {
    let withoutRows = Set(hazards.filter { $0.rows == nil }.map(\.finding))
    return askingWhenRun().hazards.filter { hazard in
      hazard.verdict == .refused
        && (withoutRows.contains(hazard.finding) || !hazard.code.dependsOnValues)
    }
  }
}

/// What a probe has found, and the hazard that came of it.
private struct Finding: Hashable {
  let code: Hazard.Code
  let place: ColumnPlace
}

extension Hazard {
  fileprivate var finding: Finding { Finding(code: code, place: ColumnPlace(table, column)) }
}

extension Probe {
  fileprivate var finding: Finding { Finding(code: code, place: ColumnPlace(table, column)) }

  /// The checks that stop a migration where a row is found: one for each table, or a few.
  fileprivate static func stopping(_ probes: [Probe]) -> [Plan.Step] {
    probes.map(\.from).removingDuplicates().flatMap { from in
      let own = probes.filter { $0.from == from }
      // An expression is at most 1,000 terms deep: https://sqlite.org/limits.html#max_expr_depth
      return stride(from: 0, to: own.count, by: 500).map { start in
        stopping(own[start..<min(start + 500, own.count)], from: from)
      }
    }
  }

  private static func stopping(_ probes: ArraySlice<Probe>, from: String) -> Plan.Step {
    let table = probes[probes.startIndex].table
    let what = probes.map(\.subject).joined(separator: ", ")
    let conditions = probes.compactMap(\.sharedCondition).map { "(\($0))" }
    return Plan.Step(
      .verify,
      table,
      "nothing is changed in a file that has a row for one of these, unless that was allowed:\n"
        + what,
      sql: SQLCheck.noRows(
        "SELECT 1 FROM \(from) WHERE " + conditions.joined(separator: "\n  OR "),
        else: "rows of \(table) would change"
      )
    )
  }
}

extension Hazard.Code {
  /// Whether it is for the values in the rows to say whether it comes up.
  fileprivate var dependsOnValues: Bool {
    isPassedOverBySQL
      || [.nullInNotNull, .duplicate, .brokenCheck, .orphan].contains(self)
  }

  /// Whether SQLite may carry it out without a word.
  fileprivate var isPassedOverBySQL: Bool {
    [.changeValues, .rowIDChange, .strictType].contains(self)
  }
}

extension Hazard {
  /// The same hazard of a file that nobody has seen.
  fileprivate func withoutNumbers(isComputed: Bool) -> Hazard {
    guard rows != nil, let sentence = assumedSentence(isComputed: isComputed) else { return self }
    var hazard = Hazard(
      code: code,
      table: table,
      column: column,
      sentence: sentence,
      rows: nil,
      keyName: "",
      keys: [],
      advice: advice,
      verdict: verdict
    )
    hazard.cure = cure
    hazard.obstacle = obstacle
    return hazard
  }

  private func assumedSentence(isComputed: Bool) -> String? {
    let place = column.map { "column \($0) of \(table)" } ?? table.description
    return switch code {
    case .dropTable: "table \(table) goes with its rows"
    case .dropColumn:
      isComputed
        ? "\(place) is generated now, and the values that are stored there would go"
        : "\(place) goes with what it holds"
    case .changeValues: "values in \(place) may become others"
    case .fillNull: "NULLs in \(place) will hold its default"
    case .nullInNotNull: "a NULL for \(place) would fail"
    case .missingValue: "\(place) is new and NOT NULL, and has nothing for the rows that exist"
    case .duplicate: "rows of \(place) that are equal under a new key would fail"
    case .brokenCheck: "rows of \(table) that fail a new CHECK would fail"
    case .orphan: "rows of \(place) without a parent would fail"
    case .strictType: "values in \(place) of another type would fail"
    case .rowIDChange: "rows of \(table) may get other rowids"
    case .probableRename where column == nil:
      "table \(table) is new, and looks like one that is not declared: probably it was renamed"
    case .failingExpression, .probableRename, .dropTrigger, .dropView, .dropIndex, .undeclared,
      .leftover, .columnOrder:
      nil
    }
  }
}
