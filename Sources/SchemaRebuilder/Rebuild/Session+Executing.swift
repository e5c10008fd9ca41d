extension Session {
  /// Runs the steps of a plan under the lock, and proves that the file is what was wanted.
  ///
  /// `count` statements of the same run came before.
  func execute(_ plan: Plan, after count: Int = 0) throws -> RebuildReport {
    let clock = ContinuousClock()
    let start = clock.now
    let foreignKeys = try ForeignKeyWatch(plan.foreignKeyChecks, on: connection)
    let problemsBefore = try Dependants(connection).problems()
    var reports: [RebuildReport.StepReport] = []
    // What a script confirms was asked under the lock already.
    let steps = plan.steps.filter { $0.phase == .inside && $0.kind != .confirm }
    for (number, step) in steps.enumerated() {
      try checkCancellation()
      try watch?.begin(step, number: count + number + 1, of: count + steps.count)
      try rebuilder.beforeStep?(count + number + 1)
      let begin = clock.now
      do {
        try Rehearsal.run(step, on: connection)
      } catch  where step.kind == .verify {
        try checkCancellation()
        // The comparison row by row, if it finds the reason, can name the rows; after a failure of the
        // disk SQLite has rolled back by itself. <https://sqlite.org/lang_transaction.html>
        if connection.isInTransaction { try foreignKeys.check(place: place) }
        throw error
      }
      reports.append(
        RebuildReport.StepReport(
          kind: step.kind,
          object: step.object,
          sql: step.sql,
          rows: [.copyRows, .updateRows].contains(step.kind) ? connection.changes : nil,
          seconds: (clock.now - begin).seconds
        )
      )
    }
    if plan.changesSchema {
      try watch?.begin(.verifying, "compare the file with the declared schema")
      try Dependants(connection).connectVirtualTables()
      try foreignKeys.check(place: place)
      try verify(plan, problemsBefore: problemsBefore)
    }
    try checkCancellation()
    return RebuildReport(plan, steps: reports, seconds: (clock.now - start).seconds)
  }

  /// Gives the run up where that is wanted, as a task that is cancelled wants it.
  ///
  /// - Throws: a `CancellationError`.
  func checkCancellation() throws {
    if let watch { return try watch.check() }
    if rebuilder.cancellation?.isCancelled == true { throw CancellationError() }
    try Task.checkCancellation()
  }

  private func verify(_ plan: Plan, problemsBefore: [Dependants.Problem]) throws {
    let target = try declaredSnapshot(of: plan)
    let reached = try SchemaReader(connection: connection).snapshot()
    try TargetCheck(target: target, kept: plan.kept, columnOrder: plan.columnOrder)
      .check(reached)
    let broken = try Dependants(connection).problems().first { !$0.wasAmong(problemsBefore) }
    guard let broken else { return }
    throw RebuildError(
      .stepFailed,
      "\(place): \(broken.object) would no longer compile: \(broken.message)",
      object: broken.object,
      advice: "declare the views and triggers that name what has changed"
    )
  }

  private func declaredSnapshot(of plan: Plan) throws -> SchemaSnapshot {
    let pristine = try Pristine(encoding: try reader.encoding(), prepare: rebuilder.preparation)
    try pristine.create(plan.target.map { SQLStatement(sql: $0) })
    return try pristine.snapshot()
  }
}

extension Duration {
  var seconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }
}
