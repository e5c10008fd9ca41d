extension Column {
  /// Makes a column as it reads in SQL: its name, its type, its constraints.
  ///
  /// ```swift
  /// Column("readState", .integer, .notNull, .default(0))
  /// // "readState" INTEGER NOT NULL DEFAULT 0
  /// ```
  public init(_ name: String, _ type: ColumnType, _ constraints: ColumnConstraint...) {
    self.init(name: name, type: type)
    for constraint in constraints { constraint.apply(to: &self) }
  }

  // Tried last, so that a misspelt type is diagnosed as a type and not as either.
  /// Makes a column without a type, which keeps every value as it is.
  @_disfavoredOverload
  public init(_ name: String, _ constraints: ColumnConstraint...) {
    self.init(name: name)
    for constraint in constraints { constraint.apply(to: &self) }
  }

  /// The column with names that it had in earlier releases; the first one found is taken.
  ///
  /// - Parameters:
  ///   - names: The earlier names, the latest first.
  ///   - since: The schema version below which the rename acts; nil to act on any file.
  /// - Returns: The column, whose rows come from the earlier one.
  public func renamed(from names: String..., since: Int? = nil) -> Column {
    var column = self
    column.renamed = PreviousNames(renamed, adding: names, since: since)
    return column
  }

  /// The column with what existing rows get when it is new or its type or NOT NULL changes.
  ///
  /// - Parameters:
  ///   - expression: An expression over the old table's columns.
  ///   - since: The schema version below which the fill acts; nil to act on any file.
  /// - Returns: The column, filled.
  public func filled(by expression: SQLFragment, since: Int? = nil) -> Column {
    var column = self
    column.fill = Fill(expression: expression, since: since)
    return column
  }
}
