extension Policy {
  /// How much of what a run has made is looked at again before COMMIT.
  public enum Verification: String, Hashable, Sendable, Codable, CaseIterable {
    /// Rows are counted, and some from all over a table are looked up by each index that stays.
    case sampled
    /// Beside that every row of each table that changes is looked up by each of its indexes, and
    /// `PRAGMA integrity_check` finds the file sound.
    ///
    /// It takes about as long as making the indexes anew.
    case full
  }
}
