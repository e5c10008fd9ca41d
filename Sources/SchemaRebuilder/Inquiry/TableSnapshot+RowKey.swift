extension TableSnapshot {
  /// An expression that names a row: its rowid, or else its primary key.
  func rowKey(_ alias: String) -> String {
    if let column = rowIDAlias { return "\(alias).\(quoted(column.name))" }
    if let rowIDWord { return "\(alias).\(rowIDWord)" }
    let parts = primaryKey?.columns.map { "quote(\(alias).\(quoted($0.name)))" }
    return parts.map { $0.joined(separator: " || ', ' || ") } ?? "NULL"
  }

  /// What that expression is, in words.
  var rowKeyName: String {
    if let column = rowIDAlias { return column.name.description }
    if rowIDWord != nil { return "rowid" }
    return primaryKey?.columns.map(\.name.description).joined(separator: ", ") ?? "row"
  }
}
