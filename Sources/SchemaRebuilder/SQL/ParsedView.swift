/// A CREATE VIEW statement as a value. <https://sqlite.org/lang_createview.html>
struct ParsedView: Hashable, Sendable {
  /// The view.
  var view: Schema.View
  /// Where the view's name is written, without its schema, in UTF-8 bytes.
  var nameRange: Range<Int>

  /// Reads a statement.
  ///
  /// - Parameter sql: The statement, with or without its semicolon.
  /// - Throws: Where SQLite's grammar does not go on in this way.
  init(parsing sql: String) throws(SQLTextError) {
    try self.init(reading: TokenReader(SQLText(sql)))
  }

  /// Reads a statement that may be one of several in a text.
  init(reading reader: TokenReader) throws(SQLTextError) {
    var reader = reader
    let head = try reader.head(.view, "CREATE VIEW")
    nameRange = head.range
    let columns = reader.isNext(punctuation: "(") ? try reader.names("a column name") : []
    try reader.expect("as")
    guard reader.isNext("select") || reader.isNext("values") || reader.isNext("with") else {
      throw reader.expected("SELECT")
    }
    let select = SQLFragment(try reader.rest("SELECT"))
    view = Schema.View(name: head.name, columns: columns, select: select)
  }
}
