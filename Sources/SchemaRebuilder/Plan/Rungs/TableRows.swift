extension TableSnapshot {
  /// A FROM clause by which SQLite reads the rows themselves, and no index that has what is asked.
  ///
  /// NOT INDEXED stops it only where there is a rowid: the rows of a table WITHOUT ROWID are the
  /// index of its key, which has to be named. <https://sqlite.org/lang_indexedby.html>
  ///
  /// - Parameters:
  ///   - table: what a table with these columns and keys is called at that time.
  ///   - alias: what it is called in the query; the same, unless something else is given.
  ///   - isBare: whether it has none of its UNIQUE constraints, by which its key would be counted.
  /// - Returns: `main."t" NOT INDEXED`, or `main."t" INDEXED BY "sqlite_autoindex_t_1"`.
  func rows(of table: Name, as alias: Name? = nil, isBare: Bool = false) -> String {
    let name = alias.map { $0 == table ? "" : " AS \(quoted($0))" } ?? ""
    let tree = rowTree.map { AutomaticIndex.name(of: table, number: isBare ? 1 : $0.number) }
    return "main.\(quoted(table))\(name) "
      + (tree.map { "INDEXED BY \(quoted($0))" } ?? "NOT INDEXED")
  }
}
