extension Stepping {
  /// Takes the file to the last version.
  func run() throws -> HistoryReport {
    var report = HistoryReport(
      fromVersion: try session.checkFileVersion(),
      toVersion: history.versions[lastIndex].number
    )
    do {
      try run(into: &report)
      return report
    } catch {
      throw failure(error, after: report)
    }
  }

  private func run(into report: inout HistoryReport) throws {
    var stepping = self
    stepping.session.rebuilder.policy.cures = try cures(for: lastIndex)
    while true {
      if case .version(let index, let isStored) = try position() {
        if !isStored { report.recognizedVersion = history.versions[index].number }
        stepping.session.rebuilder.assumedVersion = history.versions[index].number
        if index < lastIndex {
          report.steps += try stepping.takeSteps()
          // One copy is enough: that of the file as it was.
          if !report.isEmpty { stepping.session.rebuilder.backup = nil }
          continue
        }
        if isStored, !report.isEmpty { return }
      }
      let current = history.versions[lastIndex].number
      session.watch?.begin(
        .init(number: current, place: lastIndex + 1, count: lastIndex + 1)
      )
      let last = try stepping.session.run()
      if !last.isEmpty { report.steps.append(last) }
      return
    }
  }

  /// Takes the next step under the lock, or all steps that there are.
  ///
  /// - Returns: their reports; none where somebody else has taken them meanwhile.
  private func takeSteps() throws -> [RebuildReport] {
    var steps: [RebuildReport] = []
    let last = try session.backingUp { backup in
      try session.envelope.run { lock in
        try backup?.writeBeforeLock()
        try lock()
        repeat {
          guard let step = try takeStep(steps.isEmpty ? backup : nil) else { break }
          steps.append(step)
        } while stepper.inOneTransaction
        var last = steps.last ?? RebuildReport()
        last.backup = steps.first?.backup
        return last
      }
    }
    return steps.dropLast() + (steps.isEmpty ? [] : [session.reclaiming(last)])
  }

  /// Takes the next step from where the file stands under the lock; nil where none is left.
  private func takeStep(_ backup: Backup?) throws -> RebuildReport? {
    guard case .version(let index, _) = try position(), index < lastIndex else { return nil }
    let stage = try stage(from: index)
    let place = history.index(of: stage.target.number) ?? lastIndex
    session.watch?.begin(
      .init(number: stage.target.number, place: place + 1, count: history.versions.count)
    )
    let target = try snapshots.all()[place]
    return try StageRun(
      stage: stage,
      session: try session(for: stage),
      target: target
    ).run(backup)
  }

  private func failure(_ error: any Error, after report: HistoryReport) -> RebuildError {
    var failure = RebuildError(error, at: session.place)
    let done = report.steps.compactMap(\.toVersion)
    if failure.failedStep == nil, let from = done.last, let index = history.index(of: from),
      index < lastIndex
    {
      failure.failedStep = .init(from: from, to: history.versions[index + 1].number)
    }
    let version = failure.failedStep?.to ?? report.toVersion
    if let advice = RebuildError.advice(on: failure.hazards, inStepTo: version) {
      failure.advice = advice
    }
    guard let reached = done.last else { return failure }
    failure.failedStep?.report = report
    failure.failedStep?.report?.toVersion = reached
    return failure
  }
}
