import SchemaRebuilder

extension CommandLineTool {
  /// Prints what would be done, and writes nothing but the file that `-o` names.
  func plan(_ command: Command) throws -> Outcome {
    let database = try database(of: command)
    if let rebuilder = try historyRebuilder(for: command) {
      return try plan(rebuilder, database, command)
    }
    let plan = try rebuilder(for: command).plan(at: database)
    switch command.format {
    case .sql: terminal.result(plan.sql.withOneLineEnd)
    case .json: terminal.result(try json(of: plan))
    }
    if let path = command.output {
      try refuseOverwriting(path, of: command)
      try write(try json(of: plan), to: path)
    }
    remark(plan.remarks, unless: command.isQuiet)
    if !plan.rowsWereAsked {
      remark(["the rows were not asked: this plan cannot be applied"], unless: command.isQuiet)
    }
    guard !plan.isRefused else {
      sayRefused(plan, database)
      return .refused
    }
    return command.tellsByStatus && !plan.isEmpty ? .different : .done
  }

  /// A plan must not be written over what it was made from.
  private func refuseOverwriting(_ path: String, of command: Command) throws {
    let read = [command.target].compactMap(\.self) + command.hintFiles
    guard read.contains(where: { isSameFile($0, path) }) else { return }
    throw InputError("will not write over \(path): the plan was made from it")
  }

  /// Prints remarks, each on its line.
  func remark(_ remarks: [String], unless isQuiet: Bool) {
    guard !isQuiet else { return }
    for remark in remarks { terminal.remark("\(remark)\n") }
  }

  /// Says which hazards stand in the way of a plan.
  func sayRefused(_ plan: Plan, _ database: String) {
    terminal.remark("\(name): the plan for \(database) is refused\n")
    for hazard in plan.hazards where hazard.verdict == .refused {
      terminal.remark("\(hazard)\n")
    }
  }
}
