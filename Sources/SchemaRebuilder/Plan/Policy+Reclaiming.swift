extension Policy {
  /// What becomes of the pages that hold nothing any more, once a run is committed.
  ///
  /// Whatever fails then is a remark of the report: the file is rebuilt.
  public enum Reclaiming: String, Hashable, Sendable, Codable, CaseIterable {
    /// They stay in the file, and are used again before it grows.
    case none
    /// `PRAGMA incremental_vacuum` gives them back, in a file whose `auto_vacuum` is incremental.
    case incremental
    /// `VACUUM` writes the whole file anew.
    ///
    /// It is left out where that could change rowids which something in the file has kept.
    case vacuum
  }
}
