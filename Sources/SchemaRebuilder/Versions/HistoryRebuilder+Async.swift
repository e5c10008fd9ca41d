extension HistoryRebuilder {
  /// Makes the file match the last version, on a thread of its own.
  ///
  /// A task that is cancelled stops the run before the next statement; the steps before are done.
  ///
  /// - Parameter path: the file; it is created where it is missing.
  /// - Returns: what each step did.
  /// - Throws: a ``RebuildError`` whose ``RebuildError/failedStep`` says which steps are done.
  public func run(at path: String) async throws(RebuildError) -> HistoryReport {
    try await onItsOwnThread { cancellation throws(RebuildError) in
      try cancelled(by: cancellation).run(at: path)
    }
  }

  /// Says what a run would do, on a thread of its own.
  ///
  /// - Parameter path: the file; one that is missing is planned as an empty one.
  /// - Returns: the steps.
  /// - Throws: a ``RebuildError`` where no plan can be made.
  public func plan(at path: String) async throws(RebuildError) -> HistoryPlan {
    try await onItsOwnThread { cancellation throws(RebuildError) in
      try cancelled(by: cancellation).plan(at: path)
    }
  }

  private func cancelled(by cancellation: Cancellation) -> HistoryRebuilder {
    var rebuilder = self
    rebuilder.settings.cancellation = cancellation
    return rebuilder
  }
}
