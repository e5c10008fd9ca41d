/// FOREIGN KEY at the table's end, or REFERENCES with a column. <https://sqlite.org/foreignkeys.html>
public struct ForeignKey: Hashable, Sendable {
  /// The child's columns; empty where the clause is written with its one column.
  public var columns: [String]
  /// The parent table.
  public var table: String
  /// The parent's columns; empty for the parent's primary key.
  public var parentColumns: [String]
  /// What happens to the child when the parent's row is deleted.
  public var onDelete: Action?
  /// What happens to the child when the parent's key is changed.
  public var onUpdate: Action?
  /// The word after MATCH, which SQLite reads and ignores.
  public var match: String?
  /// When the constraint is checked.
  public var deferrable: Deferrability?
  /// The name given by CONSTRAINT.
  public var constraintName: String?

  /// What happens to the child.
  public enum Action: String, Hashable, Sendable, Codable, CaseIterable {
    /// `NO ACTION`, the default.
    case noAction
    /// `RESTRICT`.
    case restrict
    /// `SET NULL`.
    case setNull
    /// `SET DEFAULT`.
    case setDefault
    /// `CASCADE`.
    case cascade
  }

  /// When a foreign key is checked; only ``initiallyDeferred`` waits for COMMIT.
  public enum Deferrability: String, Hashable, Sendable, Codable, CaseIterable {
    /// `DEFERRABLE`, which waits for nothing.
    case deferrable
    /// `DEFERRABLE INITIALLY DEFERRED`.
    case initiallyDeferred
    /// `DEFERRABLE INITIALLY IMMEDIATE`.
    case initiallyImmediate
    /// `NOT DEFERRABLE`.
    case notDeferrable
    /// `NOT DEFERRABLE INITIALLY DEFERRED`, which is checked at once all the same.
    case notDeferrableInitiallyDeferred
    /// `NOT DEFERRABLE INITIALLY IMMEDIATE`.
    case notDeferrableInitiallyImmediate
  }

  /// Makes a constraint of its parts.
  public init(
    columns: [String] = [],
    table: String,
    parentColumns: [String] = [],
    onDelete: Action? = nil,
    onUpdate: Action? = nil,
    match: String? = nil,
    deferrable: Deferrability? = nil,
    constraintName: String? = nil
  ) {
    self.columns = columns
    self.table = table
    self.parentColumns = parentColumns
    self.onDelete = onDelete
    self.onUpdate = onUpdate
    self.match = match
    self.deferrable = deferrable
    self.constraintName = constraintName
  }
}

extension ForeignKey {
  /// Makes a constraint that reads like its SQL.
  ///
  /// ```swift
  /// ForeignKey("room", "seat", references: "place", "room", "number", onDelete: .cascade)
  /// // FOREIGN KEY ("room", "seat") REFERENCES "place" ("room", "number") ON DELETE CASCADE
  /// ```
  /// Without parent columns the parent's primary key is meant.
  public init(
    _ columns: String...,
    references table: String,
    _ parentColumns: String...,
    onDelete: Action? = nil,
    onUpdate: Action? = nil,
    match: String? = nil,
    deferrable: Deferrability? = nil
  ) {
    self.init(
      columns: columns,
      table: table,
      parentColumns: parentColumns,
      onDelete: onDelete,
      onUpdate: onUpdate,
      match: match,
      deferrable: deferrable
    )
  }

  /// The constraint under a name: `CONSTRAINT name FOREIGN KEY (…) …`.
  public func named(_ name: String) -> ForeignKey {
    var key = self
    key.constraintName = name
    return key
  }
}
