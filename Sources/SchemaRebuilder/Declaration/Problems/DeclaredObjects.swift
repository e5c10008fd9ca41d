/// What a schema declares, by name, for whoever looks a reference up.
struct DeclaredObjects {
  /// The tables declared as values; of two under one name, the first.
  private(set) var tables: [Name: Table] = [:]
  /// The views, whose columns are not known here.
  private(set) var views: Set<Name> = []
  /// The virtual tables, whose columns only their modules know.
  private(set) var virtualTables: Set<Name> = []
  /// Names that declared tables had before.
  private(set) var earlier: [Name: Name] = [:]
  /// Whether there is SQL text, which may declare anything.
  private(set) var hasStatements = false

  init(_ schema: Schema, hints: Hints) {
    for element in schema.elements {
      switch element {
      case .table(let table) where tables[Name(table.name)] == nil:
        tables[Name(table.name)] = table
      case .view(let view): views.insert(Name(view.name))
      case .virtualTable(let table): virtualTables.insert(Name(table.name))
      case .statement: hasStatements = true
      case .table, .index, .trigger, .droppedTable: break
      }
    }
    for rename in hints.renames where rename.column == nil {
      for name in rename.previous { earlier[name] = rename.table }
    }
  }

  /// Whether a table of this name, virtual or not, is declared as a value.
  func hasTable(_ name: Name) -> Bool {
    tables[name] != nil || virtualTables.contains(name)
  }

  /// Whether there is, or may be, such a table or view.
  func mayHave(_ name: Name) -> Bool {
    hasStatements || hasTable(name) || views.contains(name)
  }

  /// The name by which a table is declared, given that name or an earlier one.
  func current(_ name: Name) -> Name {
    hasTable(name) ? name : earlier[name] ?? name
  }
}

extension Table {
  /// The names of the columns.
  var columnNames: Set<Name> { Set(columns.map { Name($0.name) }) }

  /// The column of this name.
  func column(_ name: Name) -> Column? { columns.first { Name($0.name) == name } }

  /// The columns of the key, wherever it is declared; nil without one.
  var keyColumns: [Name]? {
    if let primaryKey { return primaryKey.columns.compactMap(\.columnName) }
    return columns.first { $0.primaryKey != nil }.map { [Name($0.name)] }
  }
}

extension IndexedColumn {
  /// The column's name; nil for an expression.
  var columnName: Name? {
    if case .column(let name) = term { Name(name) } else { nil }
  }
}
