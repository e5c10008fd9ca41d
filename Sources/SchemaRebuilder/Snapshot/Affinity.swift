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
    if type.isEmpty || strict && Name(type) == "any" {
      self = .blob
      return
    }
    self = .numeric
    // The last four letters, in one number; the order of the rules is SQLite's:
    // https://sqlite.org/datatype3.html#determination_of_column_affinity
    var last: UInt32 = 0
    for byte in type.utf8 {
      last = last << 8 | UInt32(asciiFolded(byte))
      if last & 0xFF_FFFF == letters("\0", "i", "n", "t") {
        self = .integer
        return
      }
      switch last {
      case letters("c", "h", "a", "r"), letters("c", "l", "o", "b"), letters("t", "e", "x", "t"):
        self = .text
      case letters("b", "l", "o", "b") where self != .text:
        self = .blob
      case letters("r", "e", "a", "l"), letters("f", "l", "o", "a"), letters("d", "o", "u", "b"):
        if self == .numeric { self = .real }
      default: break
      }
    }
  }
}

private func letters(
  _ first: Unicode.Scalar,
  _ second: Unicode.Scalar,
  _ third: Unicode.Scalar,
  _ fourth: Unicode.Scalar
) -> UInt32 {
  first.value << 24 | second.value << 16 | third.value << 8 | fourth.value
}
