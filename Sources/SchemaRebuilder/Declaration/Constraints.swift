/// What SQLite does when a constraint fails. <https://sqlite.org/lang_conflict.html>
public enum ConflictResolution: String, Hashable, Sendable, Codable {
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

/// The order of a column in a key or index.
public enum SortOrder: String, Hashable, Sendable, Codable {
  /// `ASC`, the default.
  case ascending
  /// `DESC`.
  case descending
}

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

/// A CHECK constraint.
public struct Check: Hashable, Sendable {
  /// What must not be false, without the outer parentheses.
  public var expression: SQLFragment
  /// The name given by CONSTRAINT.
  public var constraintName: String?

  /// Makes a constraint of its parts.
  public init(expression: SQLFragment, constraintName: String? = nil) {
    self.expression = expression
    self.constraintName = constraintName
  }
}

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
  public enum Action: String, Hashable, Sendable, Codable {
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
  public enum Deferrability: String, Hashable, Sendable, Codable {
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

/// The value that a column takes when none is given.
public enum DefaultValue: Hashable, Sendable {
  /// `NULL`, written out.
  case null
  /// An integer.
  case integer(Int64)
  /// A floating-point number.
  case real(Double)
  /// A text, quoted as a literal.
  case text(String)
  /// A blob, written as `x'…'`.
  case blob([UInt8])
  /// SQL as it stands; anything but a literal or a signed number is put in parentheses.
  case sql(SQLFragment)
}

/// GENERATED ALWAYS AS. <https://sqlite.org/gencol.html>
public struct Generated: Hashable, Sendable {
  /// The expression, without the outer parentheses.
  public var expression: SQLFragment
  /// Where the value lives.
  public var storage: Storage

  /// Where a generated value lives.
  public enum Storage: String, Hashable, Sendable, Codable {
    /// Computed when read; the default.
    case virtual
    /// Computed when written.
    case stored
  }

  /// Makes a generated column's clause of its parts.
  public init(expression: SQLFragment, storage: Storage = .virtual) {
    self.expression = expression
    self.storage = storage
  }
}

/// A piece of SQL, such as an expression, kept as it was written.
public struct SQLFragment: Hashable, Sendable {
  /// The text.
  public var sql: String

  /// Makes a fragment of text that SQLite is to read.
  public init(_ sql: String) {
    self.sql = sql
  }
}
