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

  private static let reservedTable = KeywordTable(reserved)
  private static let joiningTable = KeywordTable(joining)

  /// Whether the bare word is one of ``reserved``.
  static func isReserved(_ word: ArraySlice<UInt8>) -> Bool {
    reservedTable.holds(word)
  }

  /// Whether the bare word is one of ``joining``.
  static func isJoining(_ word: ArraySlice<UInt8>) -> Bool {
    joiningTable.holds(word)
  }
}

/// Tells keywords by their bytes: nearly every word of a schema is looked up, and most are none.
private struct KeywordTable {
  private var words = [[[UInt8]]](repeating: [], count: 1024)

  init(_ names: Set<Name>) {
    for name in names {
      let word = Array(name.text.utf8)
      words[Self.place(word[...])].append(word)
    }
  }

  func holds(_ word: ArraySlice<UInt8>) -> Bool {
    words[Self.place(word)].contains { $0.elementsEqual(word.lazy.map(asciiFolded)) }
  }

  private static func place(_ word: ArraySlice<UInt8>) -> Int {
    var sum = word.count
    for byte in word { sum = (sum &* 31 &+ Int(asciiFolded(byte))) & 0xFFFF }
    return sum & 1023
  }
}
