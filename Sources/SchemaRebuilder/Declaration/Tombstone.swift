/// The permission to drop something that is no longer declared.
public struct Tombstone: Hashable, Sendable {
  /// The name of what may be dropped.
  public var name: String
  /// The version below which the hint acts; nil to act on any.
  public var since: Int?

  /// Makes a permission to drop what has this name.
  public init(_ name: String, since: Int? = nil) {
    self.name = name
    self.since = since
  }
}
