/// A UNIQUE constraint.
public struct Unique: Hashable, Sendable {
  /// The columns, in order; empty where the constraint is written with its one column.
  public var columns: [IndexedColumn]
  /// The ON CONFLICT clause.
  public var onConflict: ConflictResolution?
  /// The name given by CONSTRAINT.
  public var constraintName: String?

  /// Makes a constraint of its parts.
  public init(
    columns: [IndexedColumn],
    onConflict: ConflictResolution? = nil,
    constraintName: String? = nil
  ) {
    self.columns = columns
    self.onConflict = onConflict
    self.constraintName = constraintName
  }
}

extension Unique {
  /// Makes a constraint of columns: `Unique("room", "seat", onConflict: .replace)`.
  public init(_ columns: IndexedColumn..., onConflict: ConflictResolution? = nil) {
    self.init(columns: columns, onConflict: onConflict)
  }

  /// The constraint under a name: `CONSTRAINT name UNIQUE (…)`.
  public func named(_ name: String) -> Unique {
    var unique = self
    unique.constraintName = name
    return unique
  }
}
