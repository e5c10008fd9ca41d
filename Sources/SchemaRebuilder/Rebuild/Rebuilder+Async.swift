import Dispatch

extension Rebuilder {
  /// Makes the file match the schema, on a thread of its own.
  ///
  /// A task that is cancelled stops the run before the next statement, and nothing is changed.
  ///
  /// - Parameter path: the file; it is created where it is missing.
  /// - Returns: what was done.
  /// - Throws: a ``RebuildError``; the file is then as it was.
  public func run(at path: String) async throws(RebuildError) -> RebuildReport {
    try await onItsOwnThread { cancellation throws(RebuildError) in
      try cancelled(by: cancellation).run(at: path)
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

  private func cancelled(by cancellation: Cancellation) -> Rebuilder {
    var rebuilder = self
    rebuilder.cancellation = cancellation
    return rebuilder
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

/// Tells a thread that works for a task that the task was cancelled.
final class Cancellation: @unchecked Sendable {
  private let queue = DispatchQueue(label: "SchemaRebuilder.Cancellation")
  private var isCancelled = false

  func cancel() { queue.sync { isCancelled = true } }

  func check() throws {
    if queue.sync(execute: { isCancelled }) { throw CancellationError() }
  }
}
