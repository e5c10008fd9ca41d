import SchemaRebuilder

/// Reads the names of a flag's value, such as `TABLE.OLD=NEW`.
///
/// A name stands as it is, or in quotes as SQL has them where it holds a character that divides
/// names: `'"a.b"."x=y"=z'`. Everything is read scalar by scalar, since SQLite knows no graphemes.
struct NameReader {
  private let flag: Flag
  private let value: String
  private var rest: Substring.UnicodeScalarView

  /// Makes a reader of a flag's value, or of the names behind what it begins with.
  init(_ value: String, of flag: Flag, behind beginning: String = "") {
    self.flag = flag
    self.value = beginning + value
    rest = value[...].unicodeScalars
  }
}

extension NameReader {
  /// Reads `TABLE.OLD=NEW`.
  mutating func columnRename() throws -> Hints.Rename {
    let table = try name(before: ".")
    let old = try name(before: "=")
    return Hints.Rename(table: table, column: try lastName(), previous: [old])
  }

  /// Reads `OLD=NEW`.
  mutating func tableRename() throws -> Hints.Rename {
    let old = try name(before: "=")
    return Hints.Rename(table: try lastName(), previous: [old])
  }

  /// Reads `TABLE.COLUMN=EXPRESSION`.
  mutating func fill() throws -> Hints.FillHint {
    let table = try name(before: ".")
    let column = try name(before: "=")
    guard !rest.isEmpty else { throw wrongForm }
    return Hints.FillHint(table: table, column: column, expression: SQLFragment(String(rest)))
  }

  /// Reads `TABLE` or `TABLE.COLUMN`.
  mutating func tombstone() throws -> Hints.TombstoneHint {
    let (table, column) = try tableAndColumn()
    return Hints.TombstoneHint(table: table, column: column)
  }

  /// Reads `TABLE` or `TABLE.COLUMN`, up to the end.
  mutating func tableAndColumn() throws -> (table: Name, column: Name?) {
    let (table, divider) = try name(endingAt: ".")
    return (table, divider ? try lastName() : nil)
  }
}

extension NameReader {
  /// Reads `TABLE=first`, with the terms of an order behind a colon.
  mutating func deduplication() throws -> Policy.Cure {
    let table = try name(before: "=")
    let parts = String(rest).split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard let keep = Policy.Cure.Survivor(rawValue: String(parts[0])) else { throw wrongForm }
    guard parts.count == 2 else { return .deduplicate(table: table, keep: keep) }
    let words = "order by "
    let isSpelt = parts[1].prefix(words.count).lowercased() == words
    let terms = isSpelt ? parts[1].dropFirst(words.count) : parts[1]
    guard !terms.isEmpty else { throw wrongForm }
    return .deduplicate(table: table, keep: keep, orderBy: SQLFragment(String(terms)))
  }

  /// Reads `TABLE.COLUMN=delete`.
  mutating func orphans() throws -> Policy.Cure {
    let table = try name(before: ".")
    let column = try name(before: "=")
    guard let remedy = Policy.Cure.Remedy(rawValue: String(rest)) else { throw wrongForm }
    return .orphans(table: table, column: column, remedy: remedy)
  }

  /// Reads `TABLE.COLUMN`.
  mutating func cast() throws -> Policy.Cure {
    guard case (let table, let column?) = try tableAndColumn() else { throw wrongForm }
    return .cast(table: table, column: column)
  }
}

extension NameReader {
  private mutating func name(before divider: Unicode.Scalar) throws -> Name {
    let (name, isDivided) = try name(endingAt: divider)
    guard isDivided else { throw wrongForm }
    return name
  }

  private mutating func lastName() throws -> Name {
    try name(endingAt: nil).name
  }

  /// Reads one name and what divides it from the next, where that is there.
  private mutating func name(
    endingAt divider: Unicode.Scalar?
  ) throws -> (name: Name, isDivided: Bool) {
    let text = try closingQuote.map { try quotedText(closedBy: $0) } ?? plainText(endingAt: divider)
    guard !rest.isEmpty else { return (Name(text), false) }
    guard rest.popFirst() == divider else { throw wrongForm }
    return (Name(text), true)
  }

  private var closingQuote: Unicode.Scalar? {
    switch rest.first {
    case "\"", "`", "'": rest.first
    case "[": "]"
    default: nil
    }
  }

  private mutating func quotedText(closedBy quote: Unicode.Scalar) throws -> String {
    rest.removeFirst()
    var text = String.UnicodeScalarView()
    while let scalar = rest.popFirst() {
      guard scalar == quote else {
        text.append(scalar)
        continue
      }
      // Two quotes are one in the name, but for brackets, which SQL cannot double.
      guard quote != "]", rest.first == quote else { return String(text) }
      text.append(rest.removeFirst())
    }
    throw UsageError("\(flag.word) \(value): the quote is not closed")
  }

  private mutating func plainText(endingAt divider: Unicode.Scalar?) throws -> String {
    let text = rest.prefix { $0 != divider }
    guard !text.isEmpty else { throw wrongForm }
    rest = rest[text.endIndex...]
    return String(text)
  }

  private var wrongForm: UsageError {
    UsageError("\(flag.word) \(value) has not the form \(flag.value ?? "")")
  }
}

extension Policy.Permission {
  /// Reads `CODE`, `CODE:TABLE` or `CODE:TABLE.COLUMN`.
  init(argument: String) throws {
    let parts = argument.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard let code = Hazard.Code(rawValue: String(parts[0])) else {
      throw UsageError(
        unknown: "hazard",
        String(parts[0]),
        among: Hazard.Code.allCases.map(\.rawValue)
      )
    }
    guard parts.count == 2 else {
      self.init(code)
      return
    }
    var names = NameReader(String(parts[1]), of: .allow, behind: "\(parts[0]):")
    let (table, column) = try names.tableAndColumn()
    self.init(code, table: table, column: column)
  }
}
