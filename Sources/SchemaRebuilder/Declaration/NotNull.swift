/// NOT NULL.
public struct NotNull: Hashable, Sendable {
  /// The ON CONFLICT clause.
  public var onConflict: ConflictResolution?
  /// The name given by CONSTRAINT.
  public var constraintName: String?

  /// Makes a constraint of its parts.
  public init(onConflict: ConflictResolution? = nil, constraintName: String? = nil) {
    self.onConflict = onConflict
    self.constraintName = constraintName
  }
}
