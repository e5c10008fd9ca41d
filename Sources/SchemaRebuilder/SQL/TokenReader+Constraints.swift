extension TokenReader {
  /// Reads one constraint at a table's end into the table.
  mutating func constraint(of table: inout Table) throws(SQLTextError) {
    var constraintName: String?
    while takes("constraint") { constraintName = try name("a constraint name") }
    if isNext("primary") {
      guard table.primaryKey == nil, table.columns.allSatisfy({ $0.primaryKey == nil }) else {
        throw expected("one PRIMARY KEY only")
      }
      table.primaryKey = try primaryKey(named: constraintName)
    } else if takes("unique") {
      table.uniques.append(try unique(named: constraintName))
    } else if takes("check") {
      table.checks.append(Check(expression: try expression(), constraintName: constraintName))
      // SQLite takes ON CONFLICT here, and forgets it.
      _ = try conflictResolution()
    } else if takes("foreign") {
      try expect("key")
      let columns = try names("a column name")
      try expect("references")
      var key = try foreignKey(columns: columns, named: constraintName)
      if isNext("deferrable") || isNext("not") { key.deferrable = try deferrability() }
      table.foreignKeys.append(key)
    } else if constraintName == nil {
      throw expected("a constraint")
    }
    // A name with nothing after it names nothing; SQLite takes it all the same.
  }

  private mutating func primaryKey(named name: String?) throws(SQLTextError) -> PrimaryKey {
    try expect("primary", "key")
    var autoincrement = false
    let columns = try keyColumns(orAutoincrement: &autoincrement)
    return PrimaryKey(
      columns: columns,
      autoincrement: autoincrement,
      onConflict: try conflictResolution(),
      constraintName: name
    )
  }

  private mutating func unique(named name: String?) throws(SQLTextError) -> Unique {
    var autoincrement = false
    let offset = current?.range.lowerBound ?? 0
    let columns = try keyColumns(orAutoincrement: &autoincrement)
    guard !autoincrement else {
      throw text.error("AUTOINCREMENT belongs to PRIMARY KEY", at: offset)
    }
    return Unique(columns: columns, onConflict: try conflictResolution(), constraintName: name)
  }
}

// MARK: - Foreign keys

extension TokenReader {
  /// Reads what follows REFERENCES, but for DEFERRABLE. <https://sqlite.org/foreignkeys.html>
  mutating func foreignKey(
    columns: [String],
    named constraintName: String?
  ) throws(SQLTextError) -> ForeignKey {
    var key = ForeignKey(columns: columns, table: try name("a table name"))
    key.constraintName = constraintName
    if isNext(punctuation: "(") { key.parentColumns = try names("a column name") }
    while true {
      if takes("match") {
        key.match = try name("a name")
      } else if takes("on", "delete") {
        key.onDelete = try action()
      } else if takes("on", "update") {
        key.onUpdate = try action()
      } else if takes("on", "insert") {
        // SQLite takes this, and forgets it.
        _ = try action()
      } else if isNext("on") {
        advance()
        throw expected("DELETE or UPDATE")
      } else {
        return key
      }
    }
  }

  /// Reads DEFERRABLE or NOT DEFERRABLE, and INITIALLY.
  mutating func deferrability() throws(SQLTextError) -> ForeignKey.Deferrability {
    let isNot = takes("not")
    try expect("deferrable")
    guard takes("initially") else { return isNot ? .notDeferrable : .deferrable }
    if takes("deferred") { return isNot ? .notDeferrableInitiallyDeferred : .initiallyDeferred }
    if takes("immediate") { return isNot ? .notDeferrableInitiallyImmediate : .initiallyImmediate }
    throw expected("DEFERRED or IMMEDIATE")
  }

  private mutating func action() throws(SQLTextError) -> ForeignKey.Action {
    if takes("set", "null") { return .setNull }
    if takes("set", "default") { return .setDefault }
    if takes("cascade") { return .cascade }
    if takes("restrict") { return .restrict }
    if takes("no", "action") { return .noAction }
    throw expected("SET NULL, SET DEFAULT, CASCADE, RESTRICT or NO ACTION")
  }
}
