import SchemaRebuilder

extension CommandLineTool {
  /// Carries out a plan and prints a line for each table.
  func apply(_ command: Command) throws -> Outcome {
    let database = try database(of: command)
    // A schema may be waited for; nothing has been done by then that a signal could leave half done.
    let history = try historyRebuilder(for: command)
    let rebuild = try history == nil ? rebuild(of: command, on: database) : nil
    // Until everything is said: then whoever sent one ends the tool, and knows what it has done.
    let signals = HeldSignals(Interruption.signals)
    defer { signals.release() }
    if let history {
      return try apply(history, database, command, signals)
    }
    guard let rebuild else { return .done }
    let report = try watching(command, signals, rebuild)
    say(report, command)
    guard !command.isQuiet else { return .done }
    if report.isEmpty { terminal.result("\(database): nothing to do\n") }
    if let version = report.toVersion, version != report.fromVersion {
      terminal.result("version: \(report.fromVersion) → \(version)\n")
    }
    if let backup = report.backup { terminal.result("backup: \(backup)\n") }
    sayReclaimed([report])
    return .done
  }

  /// Prints a line for each table.
  func say(_ report: RebuildReport, _ command: Command) {
    remark(report.remarks + report.hazards.map(\.description), unless: command.isQuiet)
    guard !command.isQuiet else { return }
    for table in report.tables { terminal.result("\(table.line)\n") }
    for table in report.leftAlone { terminal.result("\(table.onOneLine): left alone\n") }
  }

  /// Says how much was given back, where that was asked for.
  func sayReclaimed(_ reports: [RebuildReport]) {
    let bytes = reports.compactMap(\.reclaimedBytes)
    guard !bytes.isEmpty else { return }
    terminal.result("freed: \(phrase(bytes.reduce(0, +)))\n")
  }

  private typealias Rebuild = (@escaping Rebuilder.ProgressHandler) throws -> RebuildReport

  /// What is to be run, once all that it needs is read.
  private func rebuild(of command: Command, on database: String) throws -> Rebuild {
    guard let path = command.savedPlan else {
      let rebuilder = try rebuilder(for: command)
      return { try rebuilder.run(at: database, progress: $0) }
    }
    let plan = try decode(Plan.self, from: path, as: "the plan")
    return { progress in
      try Rebuilder.apply(
        plan,
        at: database,
        backup: command.backup,
        busyTimeout: command.busyTimeout,
        createsMissingFile: command.createsMissingFile,
        checksDiskSpace: command.checksDiskSpace,
        functions: functions,
        prepare: prepare,
        progress: progress
      )
    }
  }
}

extension RebuildReport.TableReport {
  /// The table, what was done with it, to how many rows, how long it took and why.
  fileprivate var line: String {
    let facts = [
      rung.rawValue,
      rows.map { $0 == 1 ? "1 row" : "\($0) rows" },
      seconds.phrase,
    ]
    let why = reasons.isEmpty ? "" : " (\(reasons.joined(separator: "; ")))"
    return "\(name.onOneLine): \(facts.compactMap(\.self).joined(separator: ", "))\(why)"
  }
}

extension Name {
  /// The name, its control characters shown as spaces.
  fileprivate var onOneLine: String {
    String(String.UnicodeScalarView(text.unicodeScalars.map { $0.value < 0x20 ? " " : $0 }))
  }
}

extension Double {
  /// A duration, to the millisecond below a second and to the tenth above.
  var phrase: String {
    self < 1 ? "\(Int((self * 1000).rounded())) ms" : "\((self * 10).rounded() / 10) s"
  }
}
