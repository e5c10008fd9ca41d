/// A CREATE VIRTUAL TABLE statement as a value. <https://sqlite.org/lang_createvtab.html>
struct ParsedVirtualTable: Hashable, Sendable {
  /// The table.
  var virtualTable: VirtualTable
  /// Where the table's name is written, without its schema, in UTF-8 bytes.
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
    let text = reader.text
    var reader = reader
    let head = try reader.head(.virtualTable, "CREATE VIRTUAL TABLE")
    nameRange = head.range
    try reader.expect("using")
    virtualTable = VirtualTable(name: head.name, module: try reader.name("a module name"))
    if reader.isNext(punctuation: "("), text.lengthOfGroup(reader.remaining) == 2 {
      reader.advance()
      reader.advance()
    } else if reader.isNext(punctuation: "(") {
      let inner = try reader.parenthesized("an argument")
      // SQLite hands the module no empty argument.
      virtualTable.arguments = text.splitAtCommas(inner).filter { !$0.isEmpty }.map(text.text)
    }
    try reader.expectEnd()
  }
}
