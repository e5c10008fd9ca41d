import SchemaRebuilder

extension CommandLineTool {
  /// The rebuilder for the history of a command; nil where it has one schema.
  func historyRebuilder(for command: Command) throws -> HistoryRebuilder? {
    guard let history = try history(of: command) else {
      if command.assumedVersion != nil || command.inOneTransaction {
        let flag: Flag = command.inOneTransaction ? .oneTransaction : .assume
        throw UsageError("\(flag.word) needs --history DIR")
      }
      return nil
    }
    var rebuilder = HistoryRebuilder(
      history,
      assuming: command.assumedVersion,
      inOneTransaction: command.inOneTransaction
    )
    rebuilder.settings = try self.rebuilder(for: command)
    return rebuilder
  }

  /// The history that a command names, or the tool's own where it names no schema.
  func history(of command: Command) throws -> SchemaHistory? {
    if let folder = command.history { return try SchemaHistory(readingFrom: folder) }
    guard let history, command.target == nil, command.savedPlan == nil else { return nil }
    guard let flag = command.flags.first(where: Flag.excludedByHistory.contains) else {
      return history
    }
    let why =
      flag == .output ? "a plan of steps is not saved" : "the versions of the history say it"
    throw UsageError("\(flag.word) needs --to SCHEMA: \(why)")
  }

  /// Prints the steps that would be taken.
  func plan(_ rebuilder: HistoryRebuilder, _ database: String, _ command: Command) throws -> Outcome
  {
    let plan = try rebuilder.plan(at: database)
    switch command.format {
    case .sql: terminal.result(plan.sql.withOneLineEnd)
    case .json: terminal.result(try json(of: plan))
    }
    remark(plan.steps.flatMap { $0.plan?.remarks ?? [] }, unless: command.isQuiet)
    guard !plan.isRefused else {
      for step in plan.steps { sayRefused(step, database) }
      return .refused
    }
    return command.tellsByStatus && !plan.isEmpty ? .different : .done
  }

  private func sayRefused(_ step: HistoryPlan.Step, _ database: String) {
    guard let plan = step.plan, plan.isRefused else { return }
    sayRefused(plan, database)
    let refused = plan.hazards.filter { $0.verdict == .refused }
    let advice = RebuildError.advice(on: refused, inStepTo: step.to)
    if let advice { terminal.remark("what to do: \(advice)\n") }
  }

  /// Takes the steps and says what they did, also of those before one that has failed.
  func apply(
    _ rebuilder: HistoryRebuilder,
    _ database: String,
    _ command: Command,
    _ signals: HeldSignals
  ) throws -> Outcome {
    do {
      let report = try watching(command, signals) { try rebuilder.run(at: database, progress: $0) }
      return say(report, database, command)
    } catch {
      let failure = (error as? Interruption)?.error ?? error as? RebuildError
      if let done = failure?.failedStep?.report { saySteps(of: done, command, isWhole: false) }
      throw error
    }
  }

  /// Prints which steps were taken, and a line for each table.
  private func say(_ report: HistoryReport, _ database: String, _ command: Command) -> Outcome {
    saySteps(of: report, command, isWhole: true)
    guard !command.isQuiet else { return .done }
    if report.isEmpty { terminal.result("\(database): nothing to do\n") }
    sayVersions(of: report)
    if let backup = report.backup { terminal.result("backup: \(backup)\n") }
    sayReclaimed(report.steps)
    return .done
  }

  private func saySteps(of report: HistoryReport, _ command: Command, isWhole: Bool) {
    if let version = report.recognizedVersion {
      remark(
        ["the file has no version, and is taken for version \(version)"],
        unless: command.isQuiet
      )
    }
    for step in report.steps {
      if !command.isQuiet, !isWhole || report.steps.count > 1,
        let version = step.toVersion
      {
        terminal.result("step to version \(version)\n")
      }
      say(step, command)
    }
    if !isWhole, !command.isQuiet { sayVersions(of: report) }
  }

  private func sayVersions(of report: HistoryReport) {
    guard report.toVersion != report.fromVersion else { return }
    terminal.result("version: \(report.fromVersion) → \(report.toVersion)\n")
  }
}
