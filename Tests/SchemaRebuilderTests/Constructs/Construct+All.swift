extension Construct {
  /// Every construct; a new one needs no more than its place here.
  static let all =
    constraints + columns + keys + references + indexes + triggers + views + fullText + oddities
    + files

  /// An `item` with these columns between its parent and its mark, and these constraints behind.
  static func item(
    _ columns: String = "size INTEGER",
    end: String = "",
    options: String = ""
  ) -> String {
    """
    CREATE TABLE item(
      id INTEGER PRIMARY KEY,
      shelf INTEGER REFERENCES shelf(id) ON DELETE CASCADE,
      \(columns),
      mark TEXT<own>\(end.isEmpty ? "" : ",\n  \(end)")
    )\(options);
    """
  }
}
