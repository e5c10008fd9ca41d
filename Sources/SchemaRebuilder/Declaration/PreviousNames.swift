/// The earlier names of a declared table or column.
public struct PreviousNames: Hashable, Sendable {
  /// The names; the first one that the file has is taken.
  public var names: [String]
  /// The version below which the hint acts; nil to act on any.
  public var since: Int?

  /// Makes a list of earlier names.
  public init(_ names: [String], since: Int? = nil) {
    self.names = names
    self.since = since
  }
}

extension PreviousNames {
  /// Puts further names after those known; the newer `since` holds for all of them.
  init(_ known: PreviousNames?, adding names: [String], since: Int?) {
    self.init((known?.names ?? []) + names, since: since ?? known?.since)
  }
}
