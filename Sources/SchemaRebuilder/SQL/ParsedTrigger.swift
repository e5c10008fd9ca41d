/// A CREATE TRIGGER statement as a value. <https://sqlite.org/lang_createtrigger.html>
struct ParsedTrigger: Hashable, Sendable {
  /// The trigger.
  var trigger: Trigger
  /// The table or view whose changes fire it.
  var table: Name
  /// The schema that is written before the table's name; nil where there is none.
  var tableSchema: Name?
  /// Whether it runs instead of the change, which only triggers of views do.
  var isInsteadOf: Bool
  /// Where the table's name is written, without its schema, in UTF-8 bytes.
  var tableRange: Range<Int>
  /// Where the trigger's name is written, without its schema, in UTF-8 bytes.
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
    let head = try reader.head(.trigger, "CREATE TRIGGER")
    nameRange = head.range
    let start = reader.position
    isInsteadOf = reader.takes("instead", "of")
    if !isInsteadOf { _ = reader.takes("before") || reader.takes("after") }
    try reader.event()
    try reader.expect("on")
    var range = reader.current?.range ?? 0..<0
    var table = try reader.name("a table name")
    if reader.takes(punctuation: ".") {
      tableSchema = Name(table)
      range = reader.current?.range ?? 0..<0
      table = try reader.name("a table name")
    }
    tableRange = range
    self.table = Name(table)
    if reader.takes("for") { try reader.expect("each", "row") }
    try reader.body()
    trigger = Trigger(name: head.name, body: SQLFragment(reader.written(from: start)))
  }
}

extension TokenReader {
  /// Reads what fires a trigger.
  fileprivate mutating func event() throws(SQLTextError) {
    if takes("delete") || takes("insert") { return }
    guard takes("update") else { throw expected("DELETE, INSERT or UPDATE") }
    guard takes("of") else { return }
    repeat { _ = try name("a column name") } while takes(punctuation: ",")
  }

  /// Reads WHEN, and from BEGIN to the END that is the last word.
  fileprivate mutating func body() throws(SQLTextError) {
    if takes("when") {
      while let token = current, !text.isWord(token, "begin"), !text.isPunctuation(token, ";") {
        advance()
      }
    }
    try expect("begin")
    let statements = remaining.dropLast()
    guard let end = remaining.last, text.isWord(end, "end"), let semicolon = statements.last,
      text.isPunctuation(semicolon, ";"), statements.count > 1
    else {
      while current != nil { advance() }
      throw expected("\"; END\"")
    }
    while current != nil { advance() }
  }
}
