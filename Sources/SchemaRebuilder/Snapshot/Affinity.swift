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
    let folded = Array(type.utf8.map(asciiFolded))
    func has(_ word: StaticString) -> Bool {
      let bytes = word.withUTF8Buffer(Array.init)
      guard folded.count >= bytes.count else { return false }
      return (0...(folded.count - bytes.count)).contains {
        folded[$0..<($0 + bytes.count)].elementsEqual(bytes)
      }
    }
    // The order of the rules is SQLite's: https://sqlite.org/datatype3.html#determination_of_column_affinity
    if strict, folded == Array("any".utf8) {
      self = .blob
    } else if has("int") {
      self = .integer
    } else if has("char") || has("clob") || has("text") {
      self = .text
    } else if has("blob") || folded.isEmpty {
      self = .blob
    } else if has("real") || has("floa") || has("doub") {
      self = .real
    } else {
      self = .numeric
    }
  }
}
