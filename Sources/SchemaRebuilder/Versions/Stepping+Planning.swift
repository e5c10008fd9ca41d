extension Stepping {
  /// Says what a run would do.
  func plan() throws -> HistoryPlan {
    try session.connection.seeingOneState {
      let position = try position()
      var plan = HistoryPlan(
        fromVersion: try session.reader.version(),
        toVersion: history.versions[lastIndex].number,
        inOneTransaction: stepper.inOneTransaction
      )
      if case .version(let index, let isStored) = position {
        if !isStored { plan.recognizedVersion = history.versions[index].number }
        if index < lastIndex {
          plan.steps = try steps(from: index)
          return plan
        }
      }
      plan.steps = try lastStep(plan)
      return plan
    }
  }

  /// What is done to a file that is new, or has the last version.
  private func lastStep(_ history: HistoryPlan) throws -> [HistoryPlan.Step] {
    var session = session
    session.rebuilder.policy.cures = try cures(for: lastIndex)
    session.rebuilder.assumedVersion = history.recognizedVersion
    let plan = try session.plan()
    guard !plan.isEmpty || plan.isRefused else { return [] }
    return [
      HistoryPlan.Step(
        from: history.recognizedVersion ?? history.fromVersion,
        to: history.toVersion,
        passedOver: [],
        code: [],
        plan: plan
      )
    ]
  }

  private func steps(from start: Int) throws -> [HistoryPlan.Step] {
    var steps: [HistoryPlan.Step] = []
    var place: Stepping? = self
    var index = start
    while index < lastIndex {
      let stage = try (place ?? self).stage(from: index, isKnown: place != nil)
      var step = HistoryPlan.Step(stage)
      if let here = place {
        let session = try here.session(for: stage)
        let asksRows = steps.isEmpty && stage.target.willRebuild == nil
        let plan = try session.planning(asksRows: asksRows && session.rebuilder.asksRows).plan()
        step.plan = plan
        place = try here.copy(after: plan)
      }
      steps.append(step)
      index = history.index(of: stage.target.number) ?? lastIndex
    }
    return steps
  }

  /// A copy of the schema to which a plan leads, in memory and without rows; nil where that is not
  /// known.
  private func copy(after plan: Plan) throws -> Stepping? {
    guard !plan.isRefused, !plan.isRecovery else { return nil }
    let copy = try Rehearsal.copy(
      of: SchemaReader(connection: session.connection).storedObjects(),
      encoding: session.reader.encoding(),
      prepare: session.rebuilder.preparation
    )
    for step in plan.steps where ![.createTemporaryTrigger, .compile].contains(step.kind) {
      try Rehearsal.run(step, on: copy)
    }
    var next = self
    next.session = Session(rebuilder: session.rebuilder, connection: copy, place: session.place)
    return next
  }
}

extension HistoryPlan.Step {
  fileprivate init(_ stage: Stage) {
    self.init(
      from: stage.from.number,
      to: stage.target.number,
      passedOver: stage.passedOver.map(\.number),
      code: stage.code
    )
  }
}
