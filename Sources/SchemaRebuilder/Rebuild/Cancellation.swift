import Dispatch

/// Tells the thread of a run that it is to stop, and whoever asks that it has.
final class Cancellation: @unchecked Sendable {
  private let queue = DispatchQueue(label: "SchemaRebuilder.Cancellation")
  private var wasCancelled = false
  /// Whether the run was given up: whatever failed then failed for that reason.
  ///
  /// The thread of the run alone reads and writes it.
  private(set) var hasStoppedRun = false

  func cancel() { queue.sync { wasCancelled = true } }

  var isCancelled: Bool { queue.sync { wasCancelled } }

  func stopRun() { hasStoppedRun = true }
}
