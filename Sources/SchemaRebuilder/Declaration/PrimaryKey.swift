/// PRIMARY KEY as it is written at the table's end.
public struct PrimaryKey: Hashable, Sendable {
  /// The key's columns, in order.
  public var columns: [IndexedColumn]
  /// Whether AUTOINCREMENT is given. <https://sqlite.org/autoinc.html>
  public var autoincrement: Bool
  /// The ON CONFLICT clause.
  public var onConflict: ConflictResolution?
  /// The name given by CONSTRAINT.
  public var constraintName: String?

  /// Makes a key of its parts.
  public init(
    columns: [IndexedColumn],
    autoincrement: Bool = false,
    onConflict: ConflictResolution? = nil,
    constraintName: String? = nil
  ) {
    self.columns = columns
    self.autoincrement = autoincrement
    self.onConflict = onConflict
    self.constraintName = constraintName
  }
}

extension PrimaryKey {
  /// Makes a key of columns: `PrimaryKey("room", .descending("seat"))`.
  public init(
    _ columns: IndexedColumn...,
    autoincrement: Bool = false,
    onConflict: ConflictResolution? = nil
  ) {
    self.init(columns: columns, autoincrement: autoincrement, onConflict: onConflict)
  }

  /// The key under a name: `CONSTRAINT name PRIMARY KEY (…)`.
  public func named(_ name: String) -> PrimaryKey {
    var key = self
    key.constraintName = name
    return key
  }
}
