/// Tables by their names, for what looks up hundreds of them.
struct NamedTables {
  private let tables: [TableSnapshot]
  private let places: [Name: Int]

  init(_ tables: [TableSnapshot]) {
    self.tables = tables
    places = Dictionary(
      zip(tables.map(\.name), tables.indices),
      uniquingKeysWith: { first, _ in first }
    )
  }

  subscript(name: Name) -> TableSnapshot? { places[name].map { tables[$0] } }

  /// The table or column to which the key refers and which is not there.
  func missingParent(of key: ForeignKeySnapshot) -> String? {
    guard let parent = self[key.table] else { return key.table.description }
    return key.parentColumns.first { parent.column($0) == nil }.map { "\(parent.name).\($0)" }
  }
}
