/// A comment that says what a change means, such as `-- @renamed from=old`.
struct HintComment: Hashable, Sendable {
  /// Where the comment is written, in UTF-8 bytes.
  let range: Range<Int>
  /// What it says.
  let meaning: Meaning
  /// The version below which it acts; nil to act on any.
  let since: Int?

  /// What a hint comment says.
  enum Meaning: Hashable, Sendable {
    /// `@renamed from=old,older`: the column or table on this line had these names.
    case renamed(from: [Name])
    /// `@filled by=expression`: what existing rows get in the column on this line.
    case filled(by: SQLFragment)
    /// `@dropped name, name`: what may be dropped with what it holds.
    case dropped([Name])
  }

  /// Reads a comment; nil where it does not begin with `@`.
  init?(_ text: SQLText, _ comment: Range<Int>) throws(SQLTextError) {
    let body = text.bodyOfComment(comment)
    guard body.utf8.first == UInt8(ascii: "@") else { return nil }
    range = comment
    do throws(SQLTextError) {
      let content = try SQLText(body)
      guard !content.holdsAnotherHint else {
        throw SQLTextError(
          message: "a comment holds one hint; write the other one as /* @… */ before it",
          line: 1,
          column: 1
        )
      }
      var reader = TokenReader(content)
      let word = reader.current.map { reader.text.text($0) } ?? ""
      reader.advance()
      (meaning, since) = try Self.read(word, &reader)
      try reader.expectEnd()
    } catch {
      throw text.error("in this hint comment: \(error.message)", at: comment.lowerBound)
    }
  }
}

extension HintComment {
  private static func read(
    _ word: String,
    _ reader: inout TokenReader
  ) throws(SQLTextError) -> (Meaning, since: Int?) {
    switch word {
    case "@renamed": return try reader.renamed()
    case "@filled": return try reader.filled()
    case "@dropped": return try reader.dropped()
    default:
      let message = "\(word) is none of @renamed, @filled and @dropped"
      throw SQLTextError(message: message, line: 1, column: 1)
    }
  }
}

extension SQLText {
  /// Whether another hint follows the first word, as a part of it or in a comment of its own.
  fileprivate var holdsAnotherHint: Bool {
    let words = ["@renamed", "@filled", "@dropped"]
    return tokens.dropFirst().contains { words.contains(text($0)) }
      || comments.contains { comment in
        words.contains { bodyOfComment(comment).utf8.starts(with: $0.utf8) }
      }
  }
}

extension TokenReader {
  fileprivate mutating func renamed() throws(SQLTextError) -> (HintComment.Meaning, Int?) {
    var since: Int?
    var names: [Name] = []
    while current != nil {
      if try readSince(&since) { continue }
      try expect("from")
      try expect(punctuation: "=")
      names += try hintNames()
    }
    guard !names.isEmpty else { throw expected("from=NAME") }
    return (.renamed(from: names), since)
  }

  fileprivate mutating func filled() throws(SQLTextError) -> (HintComment.Meaning, Int?) {
    var since: Int?
    _ = try readSince(&since)
    try expect("by")
    try expect(punctuation: "=")
    return (.filled(by: SQLFragment(try rest("an expression"))), since)
  }

  fileprivate mutating func dropped() throws(SQLTextError) -> (HintComment.Meaning, Int?) {
    var since: Int?
    _ = try readSince(&since)
    let names = try hintNames()
    _ = try readSince(&since)
    return (.dropped(names), since)
  }
}

extension TokenReader {
  /// Reads `since=3`, if it comes next.
  private mutating func readSince(_ since: inout Int?) throws(SQLTextError) -> Bool {
    guard takes("since") else { return false }
    try expect(punctuation: "=")
    guard let token = current, token.kind == .number, let version = Int(text.text(token)) else {
      throw expected("a version")
    }
    advance()
    since = version
    return true
  }

  /// Reads names and the commas between them; nothing else may stand here, so that keywords pass.
  private mutating func hintNames() throws(SQLTextError) -> [Name] {
    var names: [Name] = []
    repeat {
      guard let token = current, token.kind == .word || text.isName(token) else {
        throw expected("a name")
      }
      advance()
      names.append(text.name(token))
    } while takes(punctuation: ",")
    return names
  }
}

extension SQLText {
  /// What a comment says, without its marks and the space round it.
  fileprivate func bodyOfComment(_ comment: Range<Int>) -> String {
    var body = utf8[comment].dropFirst(2)
    let isBlock = utf8[comment.lowerBound] == UInt8(ascii: "/")
    if isBlock, body.suffix(2).elementsEqual("*/".utf8) { body = body.dropLast(2) }
    let isSpace = { (byte: UInt8) in byte <= 0x20 }
    while let last = body.last, isSpace(last) { body = body.dropLast() }
    return String(decoding: body.drop(while: isSpace), as: UTF8.self)
  }
}
