/// The name of a table, column, index, trigger or view, compared as SQLite compares names.
///
/// SQLite folds the letters A to Z and nothing else, and compares what is left byte by byte. Two
/// spellings that Unicode calls equal ("é" as one scalar or as two) are two names to SQLite, so a
/// `String`, whose `==` merges them, cannot be a key here.
public struct Name: Sendable {
  /// The name as it was written.
  public let text: String

  /// Makes a name of the text as it stands, without quotes.
  public init(_ text: String) {
    self.text = text
  }
}

extension Name: Hashable {
  /// Whether both names mean the same object to SQLite.
  public static func == (left: Name, right: Name) -> Bool {
    // Wide tables compare names by the million; most of them differ in length or in the last byte.
    guard left.text.utf8.count == right.text.utf8.count else { return false }
    return left.text.withWords { left in
      right.text.withWords { right in
        left.indices.reversed().allSatisfy {
          left[$0] == right[$0] || asciiFolded(left[$0]) == asciiFolded(right[$0])
        }
      }
    }
  }

  /// Feeds the folded bytes into the hasher.
  public func hash(into hasher: inout Hasher) {
    // Eight bytes at a time: a hasher takes as long for one byte as for a word.
    text.withWords { words in
      for word in words { hasher.combine(asciiFolded(word)) }
    }
    hasher.combine(text.utf8.count)
  }
}

extension Name: Comparable {
  /// Orders names by their folded bytes, so that reports and plans come out the same every time.
  public static func < (left: Name, right: Name) -> Bool {
    left.text.utf8.lazy.map(asciiFolded).lexicographicallyPrecedes(
      right.text.utf8.lazy.map(asciiFolded)
    )
  }
}

extension Name: ExpressibleByStringLiteral {
  /// Makes a name of a string literal.
  public init(stringLiteral value: String) {
    self.init(value)
  }
}

extension Name: Codable {
  /// Reads the name from a plain string.
  public init(from decoder: any Decoder) throws {
    text = try decoder.singleValueContainer().decode(String.self)
  }

  /// Writes the name as a plain string.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}

/// The byte with A to Z made lower case, as SQLite folds names and keywords.
func asciiFolded(_ byte: UInt8) -> UInt8 {
  (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
}

/// Each of the eight bytes with A to Z made lower case.
private func asciiFolded(_ word: UInt64) -> UInt64 {
  // In each byte the highest bit says whether a letter is past 'A', or past 'Z'.
  let each: UInt64 = 0x0101_0101_0101_0101
  let letters = word & (0x7F * each)
  let isUpper = (letters + 0x3F * each) & ~(letters + 0x25 * each) & ~word & (0x80 * each)
  return word | isUpper >> 2
}

extension Name {
  /// The names of the rowid, which every ordinary table has. <https://sqlite.org/rowidtable.html>
  static let namesOfRowID: Set<Name> = ["rowid", "oid", "_rowid_"]
}
