extension TableChangeRequest {
  /// The CREATE statement of a table that stores rows as the declared one does, and has no more than
  /// that takes; nil where it cannot be made.
  ///
  /// Without UNIQUE and the key, whose indexes are kept or sorted afterwards, without CHECKs and
  /// foreign keys. A key that is the rowid stays, and one WITHOUT ROWID, which is the table itself.
  var bareTable: String? {
    guard var table = try? ParsedTable(parsing: diff.target.sql).table else { return nil }
    table.name = backupName.text
    table.uniques = []
    table.checks = []
    table.foreignKeys = []
    let key = diff.target.primaryKey
    let keepsKey = table.withoutRowID || key?.isRowIDAlias == true
    table.primaryKey = keepsKey ? table.primaryKey?.bare(counting: diff.startsCounting) : nil
    table.columns = table.columns.map { column in
      var column = column
      column.unique = nil
      column.checks = []
      column.references = []
      column.primaryKey = keepsKey ? column.primaryKey?.bare(counting: diff.startsCounting) : nil
      // The key of a STRICT table takes no NULL.
      let isKey = key?.columns.contains { $0.name == Name(column.name) } == true
      if isKey, !keepsKey, table.strict { column.notNull = column.notNull ?? NotNull() }
      return column
    }
    let statement = createStatement(table)
    // What is read back as another table is not the same table.
    guard let read = try? ParsedTable(parsing: statement).table, read == table else { return nil }
    return statement
  }
}

extension ColumnKey {
  fileprivate func bare(counting: Bool) -> ColumnKey {
    ColumnKey(order: order, autoincrement: counting && autoincrement)
  }
}

extension PrimaryKey {
  fileprivate func bare(counting: Bool) -> PrimaryKey {
    PrimaryKey(columns: columns, autoincrement: counting && autoincrement)
  }
}
