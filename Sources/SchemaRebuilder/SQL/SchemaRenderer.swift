// The only place where CREATE statements are made. Every name is quoted, so that keywords, spaces
// and quotes in names need no thought anywhere else.

/// The CREATE TABLE statement of a table, a column a line; its indexes and triggers are not in it.
func createStatement(_ table: Table) -> String {
  let columns = table.columns.map(columnDefinition)
  let lines = (columns + tableConstraints(table)).map { "  \($0)" }
  let options = [
    table.strict ? "STRICT" : nil,
    table.withoutRowID ? "WITHOUT ROWID" : nil,
  ].compactMap(\.self)
  return """
    CREATE TABLE \(quoted(table.name)) (
    \(lines.joined(separator: ",\n"))
    )\(options.isEmpty ? "" : " " + options.joined(separator: ", "))
    """
}

/// The CREATE INDEX statement of an index that names its table.
func createStatement(_ index: Index) -> String {
  createStatement(index, table: index.table ?? "")
}

/// The CREATE INDEX statement of an index on a table.
func createStatement(_ index: Index, table: String) -> String {
  [
    index.unique ? "CREATE UNIQUE INDEX" : "CREATE INDEX",
    quoted(index.name),
    "ON",
    quoted(table),
    indexedColumns(index.columns),
    index.condition.map { "WHERE \(closed($0))" },
  ].compactMap(\.self).joined(separator: " ")
}

/// The CREATE TRIGGER statement of a trigger.
func createStatement(_ trigger: Trigger) -> String {
  "CREATE TRIGGER \(quoted(trigger.name)) \(closed(trigger.body))"
}

/// The CREATE VIEW statement of a view.
func createStatement(_ view: Schema.View) -> String {
  [
    "CREATE VIEW",
    quoted(view.name),
    view.columns.isEmpty ? nil : columnList(view.columns),
    "AS",
    closed(view.select),
  ].compactMap(\.self).joined(separator: " ")
}

/// The CREATE VIRTUAL TABLE statement of a virtual table.
func createStatement(_ table: VirtualTable) -> String {
  let arguments = table.arguments.map { closed(SQLFragment($0)) }.joined(separator: ", ")
  return "CREATE VIRTUAL TABLE \(quoted(table.name)) USING \(quoted(table.module))"
    + (table.arguments.isEmpty ? "" : "(\(arguments))")
}

extension Schema {
  /// The statements that create all that is declared, in order.
  ///
  /// A table is followed by its indexes and its triggers. A statement of SQL text is handed over as
  /// it is, hints included; the hints of declared tables and columns are in none of the others.
  func statements() -> [SQLStatement] {
    elements.flatMap(statements)
  }

  private func statements(of element: Element) -> [SQLStatement] {
    switch element {
    case .table(let table): statements(of: table)
    case .index(let index): [SQLStatement(sql: createStatement(index))]
    case .trigger(let trigger): [SQLStatement(sql: createStatement(trigger))]
    case .view(let view): [SQLStatement(sql: createStatement(view))]
    case .virtualTable(let table): [SQLStatement(sql: createStatement(table))]
    case .statement(let statement): [statement]
    case .droppedTable: []
    }
  }

  private func statements(of table: Table) -> [SQLStatement] {
    let created =
      [createStatement(table)]
      + table.indexes.map { createStatement($0, table: table.name) }
      + table.triggers.map { createStatement($0) }
    return created.map { SQLStatement(sql: $0) }
  }
}
