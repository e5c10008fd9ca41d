/// The schema that an app wants its database file to have.
///
/// A schema is a value: it touches no database until a ``Rebuilder`` is handed one.
///
/// ```swift
/// nonisolated enum AppSchema {
///   static let schema = Schema {
///     Table("message") {
///       Column("id", .integer, .primaryKey)
///       Column("text", .text, .notNull)
///     }
///   }
/// }
/// ```
///
/// ## Beside other libraries
///
/// A block compiles as it stands in a file that imports SwiftUI, SwiftData, GRDB or SQLite.swift
/// too. As the type of a declaration, a name that two of them have is ambiguous: write
/// `SchemaRebuilder.Schema` there, or put `import struct SchemaRebuilder.Schema` at the head of the
/// file, which goes before what whole modules bring along. The other way round, where GRDB's column
/// is meant outside a block, write `GRDB.Column("score")`.
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
