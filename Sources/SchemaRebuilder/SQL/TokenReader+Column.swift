extension TokenReader {
  /// Reads a column with its type and constraints.
  ///
  /// - Parameter earlier: The columns before it. DEFERRABLE speaks of the last REFERENCES clause
  ///   in the table, and that may be one of theirs.
  /// - Returns: The column; what follows it is left.
  /// - Throws: Where SQLite's grammar does not go on in this way.
  mutating func column(after earlier: inout [Column]) throws(SQLTextError) -> Column {
    var column = Column(name: try name("a column name"))
    column.type = try type()
    var constraintName: String?
    repeat {
      constraintName = nil
      // A name with nothing after it names nothing; SQLite takes it all the same.
      while takes("constraint") { constraintName = try name("a constraint name") }
    } while try clause(of: &column, named: constraintName, after: &earlier)
    return column
  }

  /// Reads the next clause of a column, if there is one.
  private mutating func clause(
    of column: inout Column,
    named name: String?,
    after earlier: inout [Column]
  ) throws(SQLTextError) -> Bool {
    guard current?.kind == .word else { return false }
    if isNext("deferrable") || isNext("not", "deferrable") {
      try deferral(of: &column, after: &earlier)
      return true
    }
    if isNext("primary") {
      guard (earlier + [column]).allSatisfy({ $0.primaryKey == nil }) else {
        throw expected("one PRIMARY KEY only")
      }
      column.primaryKey = try columnKey(named: name)
      return true
    }
    if try constraint(on: &column, named: name) { return true }
    // SQLite has no use for a name of what is left.
    return try value(of: &column)
  }

  /// Reads a constraint on what the column's values may be, if one comes next.
  private mutating func constraint(
    on column: inout Column,
    named name: String?
  ) throws(SQLTextError) -> Bool {
    if takes("unique") {
      // SQLite makes one index of two that are the same.
      let conflict = try conflictResolution() ?? column.unique?.onConflict
      column.unique = Unique(
        columns: [],
        onConflict: conflict,
        constraintName: column.unique?.constraintName ?? name
      )
    } else if takes("not") {
      try expect("null")
      column.notNull = NotNull(onConflict: try conflictResolution(), constraintName: name)
    } else if takes("check") {
      column.checks.append(Check(expression: try expression(), constraintName: name))
    } else if takes("references") {
      column.references.append(try foreignKey(columns: [], named: name))
    } else {
      return false
    }
    return true
  }

  /// Reads a clause on where the column's values come from, if one comes next.
  private mutating func value(of column: inout Column) throws(SQLTextError) -> Bool {
    if takes("default") {
      column.defaultValue = try defaultValue()
    } else if takes("collate") {
      column.collation = try collation()
    } else if takes("null") {
      // NULL says what is so without it, and its ON CONFLICT speaks of a failure that cannot be.
      _ = try conflictResolution()
    } else if isNext("generated") || isNext("as") {
      guard column.generated == nil else { throw expected("one generated value only") }
      column.generated = try generated()
    } else {
      return false
    }
    return true
  }

  private mutating func columnKey(named name: String?) throws(SQLTextError) -> ColumnKey {
    try expect("primary", "key")
    let order = sortOrder()
    let conflict = try conflictResolution()
    return ColumnKey(
      order: order,
      autoincrement: takes("autoincrement"),
      onConflict: conflict,
      constraintName: name
    )
  }

  private mutating func generated() throws(SQLTextError) -> Generated {
    if takes("generated") { try expect("always") }
    try expect("as")
    let expression = try expression()
    if takes("stored") { return Generated(expression: expression, storage: .stored) }
    _ = takes("virtual")
    return Generated(expression: expression, storage: .virtual)
  }

  private mutating func deferral(
    of column: inout Column,
    after earlier: inout [Column]
  ) throws(SQLTextError) {
    let deferral = try deferrability()
    if let last = column.references.indices.last {
      column.references[last].deferrable = deferral
    } else if let index = earlier.lastIndex(where: { !$0.references.isEmpty }),
      let last = earlier[index].references.indices.last
    {
      earlier[index].references[last].deferrable = deferral
    }
    // Where the table has no REFERENCES clause so far, SQLite forgets the word.
  }
}
