/// The schema that an app wants its database file to have.
///
/// A schema is a value: it touches no database until a ``Rebuilder`` is handed one.
public struct Schema: Hashable, Sendable {
  /// What is declared, in the order in which it is created.
  public var elements: [Element]

  /// Makes a schema of elements in the order in which they are created.
  public init(elements: [Element]) {
    self.elements = elements
  }

  /// One declared object, or one thing said about objects that are no longer declared.
  public enum Element: Hashable, Sendable {
    /// A table with its columns, constraints, indexes and triggers.
    case table(Table)
    /// An index declared apart from its table; its `table` must be set.
    case index(Index)
    /// A trigger.
    case trigger(Trigger)
    /// A view.
    case view(View)
    /// A virtual table.
    case virtualTable(VirtualTable)
    /// A statement of SQL text, created as it is written.
    case statement(SQLStatement)
    /// The permission to drop a table that is no longer declared.
    case droppedTable(Tombstone)
  }
}
