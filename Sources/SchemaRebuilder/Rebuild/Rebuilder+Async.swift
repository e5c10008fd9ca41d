import Dispatch

extension Rebuilder {
  /// Makes the file match the schema, on a thread of its own.
  ///
  /// A task that is cancelled stops the run, also within a long statement, and nothing is changed.
  ///
  /// - Parameters:
  ///   - path: the file; it is created where it is missing.
  ///   - progress: gets told how far the run has come, on that thread; its answer may stop it.
  /// - Returns: what was done.
  /// - Throws: a ``RebuildError``; the file is then as it was.
  public func run(
    at path: String,
    progress: ProgressHandler? = nil
  ) async throws(RebuildError) -> RebuildReport {
    try await onItsOwnThread { cancellation throws(RebuildError) in
      try cancelled(by: cancellation).run(at: path, progress: progress)
    }
  }

  /// Says what a run would do, on a thread of its own.
  ///
  /// - Parameter path: the file; one that is missing is planned as an empty one.
  /// - Returns: the plan.
  /// - Throws: a ``RebuildError`` where no plan can be made.
  public func plan(at path: String) async throws(RebuildError) -> Plan {
    try await onItsOwnThread { cancellation throws(RebuildError) in
      try cancelled(by: cancellation).plan(at: path)
    }
  }
}

/// Runs work that blocks where it holds up no task of others.
func onItsOwnThread<Success: Sendable>(
  _ work: @escaping @Sendable (Cancellation) throws(RebuildError) -> Success
) async throws(RebuildError) -> Success {
  let cancellation = Cancellation()
  let result = await withTaskCancellationHandler {
    await withCheckedContinuation { continuation in
      DispatchQueue(label: "SchemaRebuilder").async {
        continuation.resume(
          returning: Result { () throws(RebuildError) in try work(cancellation) }
        )
      }
    }
  } onCancel: {
    cancellation.cancel()
  }
  return try result.get()
}
