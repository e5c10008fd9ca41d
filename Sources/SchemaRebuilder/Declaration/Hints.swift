/// What a change means, where the two schemas cannot say it: renames, fills, permissions to drop.
///
/// A hint is about a change, not about a state. It acts only on a file that still has the change
/// before it, so that it may stand in the source for ever.
public struct Hints: Hashable, Sendable {
  /// Tables and columns that have new names.
  public var renames: [Rename]
  /// What existing rows get in a column.
  public var fills: [FillHint]
  /// Tables and columns that may be dropped with what they hold.
  public var tombstones: [TombstoneHint]

  /// Makes hints of their parts.
  public init(
    renames: [Rename] = [],
    fills: [FillHint] = [],
    tombstones: [TombstoneHint] = []
  ) {
    self.renames = renames
    self.fills = fills
    self.tombstones = tombstones
  }
}

extension Hints {
  /// Whether nothing is said.
  public var isEmpty: Bool {
    renames.isEmpty && fills.isEmpty && tombstones.isEmpty
  }

  /// All that both say, in that order.
  public static func + (left: Hints, right: Hints) -> Hints {
    Hints(
      renames: left.renames + right.renames,
      fills: left.fills + right.fills,
      tombstones: left.tombstones + right.tombstones
    )
  }
}
