/// SQLite's keywords, by where they may stand for a name. <https://sqlite.org/lang_keywords.html>
enum Keywords {
  /// Words that are never a name unless they are quoted.
  static let reserved: Set<Name> = [
    "add", "all", "alter", "and", "as", "autoincrement", "between", "case", "check", "collate",
    "commit", "constraint", "create", "default", "deferrable", "delete", "distinct", "drop",
    "else", "escape", "except", "exists", "foreign", "from", "group", "having", "in", "index",
    "insert", "intersect", "into", "is", "isnull", "join", "limit", "not", "nothing", "notnull",
    "null", "on", "or", "order", "primary", "references", "returning", "select", "set", "table",
    "then", "to", "transaction", "union", "unique", "update", "using", "values", "when", "where",
  ]

  /// Words that are read as operators and the like in an expression; a column of such a name is
  /// written in quotes there.
  static let inExpressions: Set<Name> = reserved.union([
    "cast", "current_date", "current_time", "current_timestamp", "end", "false", "filter", "glob",
    "like", "match", "over", "raise", "regexp", "true",
  ])

  /// Words that may name a table or column, but are no part of a type.
  static let joining: Set<Name> = [
    "cross", "full", "indexed", "inner", "left", "natural", "outer", "right",
  ]

  /// Bare words that are a value; quoted, they are a name or a string.
  static let values: Set<Name> = [
    "current_date", "current_time", "current_timestamp", "false", "true",
  ]

  private static let reservedSieve = KeywordSieve(reserved)
  private static let joiningSieve = KeywordSieve(joining)

  /// Whether the bare word is one of ``reserved``.
  static func isReserved(_ word: ArraySlice<UInt8>) -> Bool {
    reservedSieve.mayHold(word) && reserved.contains(Name(String(decoding: word, as: UTF8.self)))
  }

  /// Whether the bare word is one of ``joining``.
  static func isJoining(_ word: ArraySlice<UInt8>) -> Bool {
    joiningSieve.mayHold(word) && joining.contains(Name(String(decoding: word, as: UTF8.self)))
  }
}

/// Tells most words from keywords at a glance: nearly every word of a schema is none.
private struct KeywordSieve {
  private var places = [Bool](repeating: false, count: 1024)

  init(_ words: Set<Name>) {
    for word in words { places[Self.place(Array(word.text.utf8)[...])] = true }
  }

  /// Whether the word may be one of them; where not, it is none.
  func mayHold(_ word: ArraySlice<UInt8>) -> Bool { places[Self.place(word)] }

  private static func place(_ word: ArraySlice<UInt8>) -> Int {
    var sum = word.count
    for byte in word { sum = (sum &* 31 &+ Int(asciiFolded(byte))) & 0xFFFF }
    return sum & 1023
  }
}
