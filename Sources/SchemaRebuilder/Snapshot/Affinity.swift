/// What SQLite converts a value to when it is stored in a column. <https://sqlite.org/datatype3.html>
public enum Affinity: String, Hashable, Sendable, Codable {
  /// Numbers become text.
  case text = "TEXT"
  /// Text that is a number becomes one.
  case numeric = "NUMERIC"
  /// As NUMERIC.
  case integer = "INTEGER"
  /// As NUMERIC, and integers become floating-point numbers.
  case real = "REAL"
  /// Values stay as they are.
  case blob = "BLOB"

  /// The affinity of a column of this type.
  ///
  /// - Parameters:
  ///   - type: the type words; empty for none.
  ///   - strict: whether the table is STRICT, where ANY converts nothing.
  init(ofType type: String, strict: Bool) {
    func has(_ word: StaticString) -> Bool {
      // All words are of three or four letters, which one number holds.
      let wanted = word.withUTF8Buffer { $0.reduce(0) { $0 << 8 | UInt32($1) } }
      let mask: UInt32 = word.utf8CodeUnitCount == 3 ? 0xFF_FFFF : .max
      var last: UInt32 = 0
      return type.utf8.contains { byte in
        last = last << 8 | UInt32(asciiFolded(byte))
        return last & mask == wanted
      }
    }
    // The order of the rules is SQLite's: https://sqlite.org/datatype3.html#determination_of_column_affinity
    if strict, Name(type) == "any" {
      self = .blob
    } else if has("int") {
      self = .integer
    } else if has("char") || has("clob") || has("text") {
      self = .text
    } else if has("blob") || type.isEmpty {
      self = .blob
    } else if has("real") || has("floa") || has("doub") {
      self = .real
    } else {
      self = .numeric
    }
  }
}
