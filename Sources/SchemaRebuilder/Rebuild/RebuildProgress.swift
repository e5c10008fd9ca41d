/// How far a run has come, as its progress handler is told.
///
/// ```swift
/// let report = try await rebuilder.run(at: path) { progress in
///   print(progress.activity, progress.fractionOfRows ?? "", progress.elapsedSeconds)
///   return isStopWanted() ? .stop : .continue
/// }
/// ```
public struct RebuildProgress: Hashable, Sendable {
  /// What the run is doing.
  public internal(set) var phase: Phase
  /// What is being done, as a sentence without its full stop: "copy the rows of note".
  public internal(set) var activity: String
  /// The table or other object on which the step works; nil outside of steps.
  public internal(set) var object: Name?
  /// Which step of the plan it is, from 1; 0 before the first.
  public internal(set) var step = 0
  /// How many steps the plan has; 0 before the first.
  public internal(set) var stepCount = 0
  /// How much of the step is done, from 0 to 1; nil where nothing tells.
  ///
  /// It is known for a backup, and for a copy whose rows come in the order of evenly spread rowids.
  /// What sorts, as CREATE INDEX does, tells nothing, nor does a table WITHOUT ROWID.
  public internal(set) var fractionOfRows: Double?
  /// How many bytes the run has written so far, or has copied to the backup while that is made.
  ///
  /// They are in the file or its write-ahead log. What waits in memory is not among them.
  public internal(set) var bytesWritten = 0
  /// How long the run has taken so far.
  public internal(set) var elapsedSeconds = 0.0
  /// How long the rest of this step will take; nil where that cannot be said honestly.
  ///
  /// So it is at the beginning of a step. What the later steps will take is not known.
  public internal(set) var remainingSeconds: Double?
  /// To which version of a history the run is taking the file; nil in a run without a history.
  public internal(set) var version: Version?
  /// Which migration is run; nil in a run that is not one of a ``Migrator``.
  public internal(set) var migration: Migration?

  /// What a run is doing.
  public enum Phase: String, Hashable, Sendable, Codable {
    /// It reads the schema, asks the rows, and makes the plan; or waits for the lock.
    case planning
    /// It copies the database to the backup, and compares the two.
    case backup
    /// It runs the steps of the plan.
    case changing
    /// It proves that the file is what was wanted.
    case verifying
    /// Everything is committed, and free pages are given back.
    case reclaiming
  }

  /// A version of a history, and its place there.
  public struct Version: Hashable, Sendable {
    /// The version.
    public let number: Int
    /// Which one it is in the history, from 1.
    public let place: Int
    /// How many versions the history has.
    public let count: Int
  }

  /// A migration, and its place among those that are to be run.
  public struct Migration: Hashable, Sendable {
    /// Its version.
    public let version: UInt64
    /// Its name.
    public let name: String?
    /// Which one it is of those that were pending, from 1.
    public let place: Int
    /// How many were pending.
    public let count: Int
  }

  /// What a run does next.
  public enum Answer: Hashable, Sendable {
    /// It goes on.
    case `continue`
    /// It stops at once, rolls back, and fails as ``RebuildError/Kind/cancelled``.
    case stop
  }
}
