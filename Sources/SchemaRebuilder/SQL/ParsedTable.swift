/// A CREATE TABLE statement as a value. <https://sqlite.org/lang_createtable.html>
struct ParsedTable: Hashable, Sendable {
  /// The table.
  var table: Table
  /// Where each column is written, from its first token to its last, in UTF-8 bytes.
  var columnRanges: [Range<Int>]
  /// Where each constraint at the table's end is written, in UTF-8 bytes.
  var constraintRanges: [Range<Int>]
  /// Where the parentheses round the columns and constraints are, in UTF-8 bytes.
  var body: Range<Int>
  /// Where the table's name is written, without its schema, in UTF-8 bytes.
  var nameRange: Range<Int>

  /// Whether a CHECK or a generated value is in it.
  var hasExpressions: Bool {
    !table.checks.isEmpty
      || table.columns.contains { !$0.checks.isEmpty || $0.generated != nil }
  }

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
    let head = try reader.head(.table, "CREATE TABLE")
    table = Table(name: head.name, columns: [])
    nameRange = head.range
    columnRanges = []
    constraintRanges = []
    guard !reader.isNext("as") else { throw reader.asSelectError }
    let start = reader.position
    body = 0..<0
    try reader.expect(punctuation: "(")
    try readColumns(&reader)
    try readConstraints(&reader)
    try reader.expect(punctuation: ")")
    body = reader.range(from: start)
    try readOptions(&reader)
    try reader.expectEnd()
  }
}

extension ParsedTable {
  private mutating func readColumns(_ reader: inout TokenReader) throws(SQLTextError) {
    repeat {
      let start = reader.position
      let column = try reader.column(after: &table.columns)
      table.columns.append(column)
      columnRanges.append(reader.range(from: start))
    } while reader.takesCommaBeforeColumn()
  }

  private mutating func readConstraints(_ reader: inout TokenReader) throws(SQLTextError) {
    guard reader.takes(punctuation: ",") else { return }
    repeat {
      let start = reader.position
      try reader.constraint(of: &table)
      constraintRanges.append(reader.range(from: start))
      // SQLite takes constraints without a comma between them.
    } while reader.takes(punctuation: ",") || reader.isConstraintNext
  }

  private mutating func readOptions(_ reader: inout TokenReader) throws(SQLTextError) {
    guard reader.current != nil else { return }
    repeat {
      if reader.takes("without") {
        try reader.expect("rowid")
        table.withoutRowID = true
      } else if reader.takes("strict") {
        table.strict = true
      } else {
        throw reader.expected("STRICT or WITHOUT ROWID")
      }
    } while reader.takes(punctuation: ",")
  }
}

extension TokenReader {
  /// Whether a constraint of the table comes next, rather than a column.
  var isConstraintNext: Bool { current.map(isConstraint) ?? false }

  private func isConstraint(_ token: Token) -> Bool {
    text.isWord(token, "constraint") || text.isWord(token, "primary")
      || text.isWord(token, "unique") || text.isWord(token, "check")
      || text.isWord(token, "foreign")
  }

  /// Moves past the comma that a column follows; one that a constraint follows is left.
  fileprivate mutating func takesCommaBeforeColumn() -> Bool {
    guard isNext(punctuation: ","), !(following.map(isConstraint) ?? false) else { return false }
    advance()
    return true
  }

  fileprivate var asSelectError: SQLTextError {
    text.error(
      "CREATE TABLE … AS SELECT declares no columns: list them in parentheses",
      at: current?.range.lowerBound ?? 0
    )
  }
}
