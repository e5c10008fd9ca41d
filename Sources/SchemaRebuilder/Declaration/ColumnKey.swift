/// PRIMARY KEY as it is written with a single column.
public struct ColumnKey: Hashable, Sendable {
  /// The order; `INTEGER PRIMARY KEY DESC` is no alias of the rowid.
  public var order: SortOrder?
  /// Whether AUTOINCREMENT is given. <https://sqlite.org/autoinc.html>
  public var autoincrement: Bool
  /// The ON CONFLICT clause.
  public var onConflict: ConflictResolution?
  /// The name given by CONSTRAINT.
  public var constraintName: String?

  /// Makes a key of its parts.
  public init(
    order: SortOrder? = nil,
    autoincrement: Bool = false,
    onConflict: ConflictResolution? = nil,
    constraintName: String? = nil
  ) {
    self.order = order
    self.autoincrement = autoincrement
    self.onConflict = onConflict
    self.constraintName = constraintName
  }
}
