/// What the hint comments of a script say, by the statement that they belong to.
struct ScriptHints {
  /// The hints of each statement.
  private(set) var values: [Hints]
  /// Where the hint comments are written, in order.
  private(set) var comments: [Range<Int>] = []
  private let text: SQLText
  private let statements: [ScriptStatement]

  init(_ text: SQLText, _ statements: [ScriptStatement]) {
    self.text = text
    self.statements = statements
    values = statements.map { _ in Hints() }
  }

  /// Finds out what a hint is about, and adds it to the hints of a statement.
  ///
  /// - Throws: Where there is nothing that it could be about.
  mutating func add(_ hint: HintComment) throws(SQLTextError) {
    comments.append(hint.range)
    switch hint.meaning {
    case .renamed(let previous):
      addRename(previous, of: try place(of: hint), since: hint.since)
    case .filled(let expression):
      try addFill(expression, of: try place(of: hint), hint)
    case .dropped(let names):
      try addTombstones(names, hint)
    }
  }
}

// MARK: - Adding

extension ScriptHints {
  private mutating func addFill(
    _ expression: SQLFragment,
    of place: Place,
    _ hint: HintComment
  ) throws(SQLTextError) {
    guard let column = place.column else {
      throw text.error("there is no column on the line of this hint", at: hint)
    }
    values[place.statement].fills.append(
      Hints.FillHint(
        table: place.table,
        column: column,
        expression: expression,
        since: hint.since
      )
    )
  }

  private mutating func addRename(_ previous: [Name], of place: Place, since: Int?) {
    var renames = values[place.statement].renames
    // A name to a comment says the same as all names in one.
    if let last = renames.last, last.table == place.table, last.column == place.column,
      last.since == since
    {
      renames[renames.count - 1].previous += previous
    } else {
      renames.append(
        Hints.Rename(table: place.table, column: place.column, previous: previous, since: since)
      )
    }
    values[place.statement].renames = renames
  }

  /// Within a table's parentheses the names are columns of that table; elsewhere they are tables.
  private mutating func addTombstones(
    _ names: [Name],
    _ hint: HintComment
  ) throws(SQLTextError) {
    let offset = hint.range.lowerBound
    guard
      let index = statements.firstIndex(where: { offset < $0.range.upperBound })
        ?? statements.indices.last
    else {
      throw text.error("there is no statement that this hint could belong to", at: hint)
    }
    let table = statements[index].table.flatMap { $0.body.contains(offset) ? $0.table : nil }
    values[index].tombstones += names.map { name in
      table.map { Hints.TombstoneHint(table: Name($0.name), column: name, since: hint.since) }
        ?? Hints.TombstoneHint(table: name, since: hint.since)
    }
  }
}

// MARK: - Finding

/// What a hint stands beside.
private struct Place {
  var statement: Int
  var table: Name
  var column: Name?
}

extension Place {
  init(statement: Int, _ parsed: ParsedTable, _ column: Int) {
    self.statement = statement
    table = Name(parsed.table.name)
    self.column = Name(parsed.table.columns[column].name)
  }
}

extension ScriptHints {
  private func place(of hint: HintComment) throws(SQLTextError) -> Place {
    if let place = placeOnLine(of: hint) { return place }
    if let place = try placeOnLine(after: hint) { return place }
    throw text.error("there is no column or table on the line of this hint", at: hint)
  }

  /// The last column, or else the table, that is written before the hint on its line.
  private func placeOnLine(of hint: HintComment) -> Place? {
    let offset = hint.range.lowerBound
    guard let index = statements.lastIndex(where: { $0.range.lowerBound < offset }) else {
      return nil
    }
    if let parsed = statements[index].table, parsed.body.contains(offset) {
      if let column = parsed.columnRanges.lastIndex(where: { isBeside($0, offset) }) {
        return Place(statement: index, parsed, column)
      }
      // Before the first column on its line it is about that column, not about the table.
      if let next = tokenAfter(hint), isOneLine(offset..<next.range.lowerBound) { return nil }
    }
    guard let head = statements[index].head else { return nil }
    let range = statements[index].range.lowerBound..<head.nameRange.upperBound
    return isBeside(range, offset) ? Place(statement: index, table: head.name) : nil
  }

  /// The column or table that begins right after the hint, on the same line or the next.
  private func placeOnLine(after hint: HintComment) throws(SQLTextError) -> Place? {
    guard let next = tokenAfter(hint), standsBefore(next, hint) else { return nil }
    for (index, statement) in zip(statements.indices, statements) {
      if statement.range.lowerBound == next.range.lowerBound, let head = statement.head {
        return Place(statement: index, table: head.name)
      }
      guard let parsed = statement.table,
        let column = parsed.columnRanges.firstIndex(where: {
          $0.lowerBound == next.range.lowerBound
        })
      else { continue }
      if parsed.columnRanges.dropFirst(column + 1).first.map({
        isOneLine(next.range.lowerBound..<$0.lowerBound)
      }) ?? false {
        throw text.error("there is more than one column on the line of this hint", at: hint)
      }
      return Place(statement: index, parsed, column)
    }
    return nil
  }

  /// Whether the place lies in the range, or behind it on the line on which the range ends.
  private func isBeside(_ range: Range<Int>, _ offset: Int) -> Bool {
    range.lowerBound < offset && isOneLine(min(range.upperBound, offset)..<offset)
  }

  /// Whether nothing but other comments is between the hint and the token, and no empty line.
  private func standsBefore(_ token: Token, _ hint: HintComment) -> Bool {
    let between = hint.range.upperBound..<token.range.lowerBound
    let comments = text.comments.filter { between.contains($0.lowerBound) }
    let newlines = text.utf8[between].count { $0 == UInt8(ascii: "\n") }
    let inComments = comments.map { comment in
      text.utf8[comment].count { $0 == UInt8(ascii: "\n") }
    }
    return newlines - inComments.reduce(0, +) <= comments.count + 1
  }

  private func tokenAfter(_ hint: HintComment) -> Token? {
    text.tokens.first { $0.range.lowerBound >= hint.range.upperBound }
  }

  private func isOneLine(_ range: Range<Int>) -> Bool {
    !text.utf8[range].contains(UInt8(ascii: "\n"))
  }
}

extension ScriptStatement {
  /// The name of the table that the statement makes.
  fileprivate var head: (name: Name, nameRange: Range<Int>)? {
    if let table { return (Name(table.table.name), table.nameRange) }
    return virtualTable.map { (Name($0.virtualTable.name), $0.nameRange) }
  }
}

extension SQLText {
  fileprivate func error(_ message: String, at hint: HintComment) -> SQLTextError {
    error(message, at: hint.range.lowerBound)
  }
}
