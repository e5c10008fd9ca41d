/// A schema as SQLite says that it is.
///
/// Both sides of a comparison are snapshots made by one reader: the live file's, and the declared
/// schema's after SQLite has created it in an empty database.
public struct SchemaSnapshot: Hashable, Sendable {
  /// The ordinary tables, in the order of `sqlite_schema`.
  public internal(set) var tables: [TableSnapshot] = []
  /// The virtual tables.
  public internal(set) var virtualTables: [VirtualTableSnapshot] = []
  /// The views.
  public internal(set) var views: [ViewSnapshot] = []
  /// The triggers.
  public internal(set) var triggers: [TriggerSnapshot] = []
  /// The tables in which virtual tables keep their data; they are never touched by themselves.
  public internal(set) var shadowTables: [Name] = []

  func table(_ name: Name) -> TableSnapshot? {
    // By the index, since a closure would get a copy of each table.
    for index in tables.indices where tables[index].name == name { return tables[index] }
    return nil
  }
  func virtualTable(_ name: Name) -> VirtualTableSnapshot? {
    virtualTables.first { $0.name == name }
  }
  func view(_ name: Name) -> ViewSnapshot? { views.first { $0.name == name } }
  func trigger(_ name: Name) -> TriggerSnapshot? { triggers.first { $0.name == name } }

  /// Every name that is taken in the one namespace of tables, views and indexes.
  var takenNames: Set<Name> { Set(namesInOneSpace) }

  /// The name of every object; triggers have a namespace of their own.
  var objectNames: [Name] { namesInOneSpace + triggers.map(\.name) }

  private var namesInOneSpace: [Name] {
    tables.map(\.name) + virtualTables.map(\.name) + views.map(\.name) + shadowTables
      + tables.flatMap { $0.indexes.map(\.name) }
  }

  /// Whether nothing is in the schema.
  public var isEmpty: Bool {
    tables.isEmpty && virtualTables.isEmpty && views.isEmpty && triggers.isEmpty
  }
}

/// A virtual table as it is stored.
public struct VirtualTableSnapshot: Hashable, Sendable {
  /// The table's name.
  public let name: Name
  /// The module, such as `fts5`.
  public let module: Name
  /// The columns that are not hidden; none where the module is missing.
  public let columns: [Name]
  /// The arguments of the module, as they are written.
  public let arguments: [String]
  /// The stored CREATE statement.
  public let sql: String
  let key: CanonicalSQL
}

/// A view as it is stored.
public struct ViewSnapshot: Hashable, Sendable {
  /// The view's name.
  public let name: Name
  /// The stored CREATE statement.
  public let sql: String
  let key: CanonicalSQL
}

/// A trigger as it is stored.
public struct TriggerSnapshot: Hashable, Sendable {
  /// The trigger's name.
  public let name: Name
  /// The table or view on which it stands.
  public let table: Name
  /// Whether it stands in for a change of a view.
  public let isInsteadOf: Bool
  /// The stored CREATE statement.
  public let sql: String
  let key: CanonicalSQL
}
