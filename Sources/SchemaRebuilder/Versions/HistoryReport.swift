/// What a run through a history did.
public struct HistoryReport: Hashable, Sendable, Codable {
  /// The version that the file had stored; 0 where it had none.
  public internal(set) var fromVersion: Int
  /// The version by which a file without one was recognised, or which was assumed for it.
  public internal(set) var recognizedVersion: Int?
  /// The version that the file has now.
  public internal(set) var toVersion: Int
  /// What each step did, in order; each says by its versions which step it was.
  public internal(set) var steps: [RebuildReport] = []

  /// Whether nothing was done.
  public var isEmpty: Bool { steps.isEmpty }

  /// Where the copy of the database is that was made before the first change; nil where none was.
  public var backup: String? { steps.lazy.compactMap(\.backup).first }
}
