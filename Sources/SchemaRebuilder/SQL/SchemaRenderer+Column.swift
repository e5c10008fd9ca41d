/// A column as CREATE TABLE and ALTER TABLE ADD COLUMN want it, its clauses in one fixed order.
func columnDefinition(_ column: Column) -> String {
  let clauses: [String?] =
    [
      quoted(column.name),
      column.type?.sql,
      column.primaryKey.map(clause),
      column.notNull.map { constraint($0.constraintName, "NOT NULL", onConflict($0.onConflict)) },
      column.unique.map { constraint($0.constraintName, "UNIQUE", onConflict($0.onConflict)) },
    ]
    + column.checks.map(clause)
    + [
      column.defaultValue.map { "DEFAULT \(defaultExpression($0))" },
      column.collation.map { "COLLATE \(quoted($0))" },
    ]
    + column.references.map(clause)
    + [column.generated.map(clause)]
  return clauses.compactMap(\.self).joined(separator: " ")
}

/// The constraints at a table's end, in one fixed order.
func tableConstraints(_ table: Table) -> [String] {
  [table.primaryKey].compactMap(\.self).map(clause)
    + table.uniques.map(clause)
    + table.checks.map(clause)
    + table.foreignKeys.map(clause)
}

/// The columns of an index or key, in parentheses.
func indexedColumns(_ columns: [IndexedColumn]) -> String {
  "(\(columns.map(clause).joined(separator: ", ")))"
}

/// Names in parentheses.
func columnList(_ names: [String]) -> String {
  "(\(names.map { quoted($0) }.joined(separator: ", ")))"
}

// MARK: - Clauses

private func constraint(_ name: String?, _ parts: String?...) -> String {
  ([name.map { "CONSTRAINT \(quoted($0))" }] + parts).compactMap(\.self).joined(separator: " ")
}

private func clause(_ key: ColumnKey) -> String {
  constraint(
    key.constraintName,
    "PRIMARY KEY",
    key.order.map(keyword),
    onConflict(key.onConflict),
    key.autoincrement ? "AUTOINCREMENT" : nil
  )
}

private func clause(_ key: PrimaryKey) -> String {
  let columns = key.columns.map(clause).joined(separator: ", ")
  return constraint(
    key.constraintName,
    "PRIMARY KEY",
    "(\(columns)\(key.autoincrement ? " AUTOINCREMENT" : ""))",
    onConflict(key.onConflict)
  )
}

private func clause(_ unique: Unique) -> String {
  constraint(
    unique.constraintName,
    "UNIQUE",
    indexedColumns(unique.columns),
    onConflict(unique.onConflict)
  )
}

private func clause(_ check: Check) -> String {
  constraint(check.constraintName, "CHECK (\(closed(check.expression)))")
}

private func clause(_ generated: Generated) -> String {
  let storage = generated.storage == .stored ? "STORED" : "VIRTUAL"
  return "GENERATED ALWAYS AS (\(closed(generated.expression))) \(storage)"
}

private func clause(_ key: ForeignKey) -> String {
  constraint(
    key.constraintName,
    key.columns.isEmpty ? nil : "FOREIGN KEY \(columnList(key.columns))",
    "REFERENCES \(quoted(key.table))",
    key.parentColumns.isEmpty ? nil : columnList(key.parentColumns),
    key.onDelete.map { "ON DELETE \(keyword($0))" },
    key.onUpdate.map { "ON UPDATE \(keyword($0))" },
    key.match.map { "MATCH \(quoted($0))" },
    key.deferrable.map(keyword)
  )
}

private func clause(_ column: IndexedColumn) -> String {
  let term =
    switch column.term {
    case .column(let name): quoted(name)
    case .expression(let expression): operand(expression, isCollated: column.collation != nil)
    }
  return [term, column.collation.map { "COLLATE \(quoted($0))" }, column.order.map(keyword)]
    .compactMap(\.self).joined(separator: " ")
}

/// An expression in such a form that a COLLATE after it is about all of it.
private func operand(_ expression: SQLFragment, isCollated: Bool) -> String {
  guard isCollated else { return closed(expression) }
  let text = try? SQLText(expression.sql)
  let isOperand = text.map { $0.isOperand($0.tokens[...]) } ?? false
  return isOperand ? closed(expression) : "(\(closed(expression)))"
}

// MARK: - Keywords

/// The clause in SQL; nil where there is none.
func onConflict(_ resolution: ConflictResolution?) -> String? {
  resolution.map { "ON CONFLICT \($0.rawValue.uppercased())" }
}

private func keyword(_ order: SortOrder) -> String {
  order == .ascending ? "ASC" : "DESC"
}

/// The action in SQL.
func keyword(_ action: ForeignKey.Action) -> String {
  switch action {
  case .noAction: "NO ACTION"
  case .restrict: "RESTRICT"
  case .setNull: "SET NULL"
  case .setDefault: "SET DEFAULT"
  case .cascade: "CASCADE"
  }
}

private func keyword(_ deferrability: ForeignKey.Deferrability) -> String {
  switch deferrability {
  case .deferrable: "DEFERRABLE"
  case .initiallyDeferred: "DEFERRABLE INITIALLY DEFERRED"
  case .initiallyImmediate: "DEFERRABLE INITIALLY IMMEDIATE"
  case .notDeferrable: "NOT DEFERRABLE"
  case .notDeferrableInitiallyDeferred: "NOT DEFERRABLE INITIALLY DEFERRED"
  case .notDeferrableInitiallyImmediate: "NOT DEFERRABLE INITIALLY IMMEDIATE"
  }
}
