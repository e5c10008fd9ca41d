extension HistoryRebuilder {
  /// Makes the file match the last version, on a thread of its own.
  ///
  /// A task that is cancelled stops the run, also within a long statement; the steps before are
  /// done.
  ///
  /// - Parameters:
  ///   - path: the file; it is created where it is missing.
  ///   - progress: gets told how far the run has come, on that thread; its answer may stop it.
  /// - Returns: what each step did.
  /// - Throws: a ``RebuildError`` whose ``RebuildError/failedStep`` says which steps are done.
  public func run(
    at path: String,
    progress: Rebuilder.ProgressHandler? = nil
  ) async throws(RebuildError) -> HistoryReport {
    try await onItsOwnThread { cancellation throws(RebuildError) in
      try cancelled(by: cancellation).run(at: path, progress: progress)
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
    rebuilder.settings = settings.cancelled(by: cancellation)
    return rebuilder
  }
}
