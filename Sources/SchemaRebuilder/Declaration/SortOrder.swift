/// The order of a column in a key or index.
public enum SortOrder: String, Hashable, Sendable, Codable, CaseIterable {
  /// `ASC`, the default.
  case ascending
  /// `DESC`.
  case descending
}
