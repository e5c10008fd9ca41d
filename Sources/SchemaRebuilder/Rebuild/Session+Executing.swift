extension Session {
  /// Runs the steps of a plan under the lock, and proves that the file is what was wanted.
  ///
  /// `count` statements of the same run came before.
  func execute(_ plan: Plan, after count: Int = 0) throws -> RebuildReport {
    let clock = ContinuousClock()
    let start = clock.now
    let watch = try ForeignKeyWatch(plan.foreignKeyChecks, on: connection)
    let compiledBefore = Set(try Dependants(connection).problems().map(\.identity))
    var reports: [RebuildReport.StepReport] = []
    for (number, step) in plan.steps.filter({ $0.phase == .inside }).enumerated() {
      try checkCancellation()
      try rebuilder.beforeStep?(count + number + 1)
      let begin = clock.now
      do {
        try Rehearsal.run(step, on: connection)
      } catch  where step.kind == .verify {
        // The comparison row by row, if it finds the reason, can name the rows.
        try watch.check(place: place)
        throw error
      }
      reports.append(
        RebuildReport.StepReport(
          kind: step.kind,
          object: step.object,
          sql: step.sql,
          rows: step.kind == .copyRows ? connection.changes : nil,
          seconds: (clock.now - begin).seconds
        )
      )
    }
    if plan.changesSchema {
      try watch.check(place: place)
      try verify(plan, problemsBefore: compiledBefore)
    }
    return RebuildReport(plan, steps: reports, seconds: (clock.now - start).seconds)
  }

  func checkCancellation() throws {
    try Task.checkCancellation()
    try rebuilder.cancellation?.check()
  }

  private func verify(_ plan: Plan, problemsBefore: Set<[Name]>) throws {
    let target = try declaredSnapshot(of: plan)
    let reached = try SchemaReader(connection: connection).snapshot()
    try TargetCheck(target: target, kept: plan.kept, columnOrder: plan.columnOrder)
      .check(reached)
    let broken = try Dependants(connection).problems().first {
      !problemsBefore.contains($0.identity)
    }
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
