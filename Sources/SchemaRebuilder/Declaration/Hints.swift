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

  /// A table or column that has a new name.
  public struct Rename: Hashable, Sendable {
    /// The table, by its declared name (or, for a column, by an earlier one).
    public var table: Name
    /// The column's declared name; nil where the table itself is renamed.
    public var column: Name?
    /// The earlier names; the first one found is taken.
    public var previous: [Name]
    /// The version below which the hint acts; nil to act on any.
    public var since: Int?

    /// Makes a rename of its parts.
    public init(table: Name, column: Name? = nil, previous: [Name], since: Int? = nil) {
      self.table = table
      self.column = column
      self.previous = previous
      self.since = since
    }
  }

  /// What existing rows get in a column that is new or changes its type or NOT NULL.
  public struct FillHint: Hashable, Sendable {
    /// The declared table.
    public var table: Name
    /// The declared column.
    public var column: Name
    /// An expression over the old table's columns.
    public var expression: SQLFragment
    /// The version below which the hint acts; nil to act on any.
    public var since: Int?

    /// Makes a fill of its parts.
    public init(table: Name, column: Name, expression: SQLFragment, since: Int? = nil) {
      self.table = table
      self.column = column
      self.expression = expression
      self.since = since
    }
  }

  /// The permission to drop a table or column.
  public struct TombstoneHint: Hashable, Sendable {
    /// The table.
    public var table: Name
    /// The column; nil where the table itself may be dropped.
    public var column: Name?
    /// The version below which the hint acts; nil to act on any.
    public var since: Int?

    /// Makes a permission of its parts.
    public init(table: Name, column: Name? = nil, since: Int? = nil) {
      self.table = table
      self.column = column
      self.since = since
    }
  }
}

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

/// What existing rows get in a declared column.
public struct Fill: Hashable, Sendable {
  /// An expression over the old table's columns.
  public var expression: SQLFragment
  /// The version below which the hint acts; nil to act on any.
  public var since: Int?

  /// Makes a fill of its parts.
  public init(expression: SQLFragment, since: Int? = nil) {
    self.expression = expression
    self.since = since
  }
}

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
