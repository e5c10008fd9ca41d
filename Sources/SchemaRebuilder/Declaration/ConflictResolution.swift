/// What SQLite does when a constraint fails. <https://sqlite.org/lang_conflict.html>
public enum ConflictResolution: String, Hashable, Sendable, Codable, CaseIterable {
  /// Aborts the statement and rolls the transaction back.
  case rollback
  /// Aborts the statement; the default.
  case abort
  /// Stops at the row, and keeps what was done before it.
  case fail
  /// Skips the row.
  case ignore
  /// Deletes the rows that are in the way.
  case replace
}
