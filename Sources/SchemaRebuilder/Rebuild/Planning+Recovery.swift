extension Planning {
  /// A file as it will be after a recovery, read from a copy without rows.
  struct Foresight {
    /// The version, which the copy does not have.
    let version: Int
    /// The file, which has the rows of the tables that the recovery does not touch.
    let file: SQLiteConnection
    /// The names of the other tables.
    let touched: Set<Name>

    func canAnswer(_ probe: Probe) -> Bool {
      identifiers(in: probe.countSQL).isDisjoint(with: touched)
    }
  }

  /// The plan that puts back what rebuilds by hand have left; nil where there is none to make.
  func recovery() throws -> Plan? {
    guard var recovery = planner.recoveryPlan else { return nil }
    try foresee(&recovery, on: rehearse(recovery: recovery))
    recovery.backup = backup
    return recovery
  }

  /// What is put back need not be as declared; but what compiled before must compile afterwards.
  ///
  /// - Returns: the copy, as the recovery has left it.
  private func rehearse(recovery plan: Plan) throws -> SQLiteConnection {
    let rehearsal = try Rehearsal(of: live, encoding: encoding, prepare: prepare)
    let problem = try rehearsal.run(plan, target: SchemaSnapshot()).first
    guard let problem else { return rehearsal.connection }
    throw RebuildError(
      .stepFailed,
      "what was left by a rebuild by hand cannot be put back: \(problem.object) would no longer "
        + "compile: \(problem.message)",
      object: problem.object,
      advice: "put it back by hand"
    )
  }

  /// Says what a run does after the recovery, and refuses what it would refuse then, as far as that
  /// is known: from the schema, and from the rows of the tables that the recovery leaves alone.
  private func foresee(_ recovery: inout Plan, on copy: SQLiteConnection) throws {
    var rebuilder = rebuilder
    rebuilder.policy.recoversLeftovers = false
    let leftovers = planner.leftovers.filter(\.way.isRecovery).map(\.leftover)
    let rest = try Planning(
      rebuilder: rebuilder,
      connection: copy,
      asksRows: false,
      foresight: Foresight(
        version: recovery.fromVersion,
        file: connection,
        touched: Set(leftovers.flatMap { [$0.table, $0.backupName] })
      )
    ).plan()
    recovery.hazards += rest.hazards.filter { $0.verdict == .refused }
    recovery.remarks += rest.tables.map { table in
      "then \(table.name): \(table.rung.rawValue), because "
        + table.reasons.joined(separator: "; ")
    }
    recovery.remarks.append(
      "what the rows that were put back have to say is known only then; a run does both in one "
        + "transaction, or nothing"
    )
  }
}
