/// A value as SQLite stores it. <https://sqlite.org/datatype3.html>
enum SQLiteValue: Hashable, Sendable {
  case null
  case integer(Int64)
  case real(Double)
  /// The bytes of a text in UTF-8, which may hold NULs and need not be valid.
  case text([UInt8])
  case blob([UInt8])
}

/// One row of an answer.
struct SQLiteRow: Hashable, Sendable {
  let values: [SQLiteValue]

  subscript(index: Int) -> SQLiteValue { values[index] }

  /// The text in a column, or nil for NULL and for anything that is no text.
  func text(_ index: Int) -> String? {
    guard case .text(let bytes) = values[index] else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The name in a column; empty where there is none.
  func name(_ index: Int) -> Name { Name(text(index) ?? "") }

  /// The integer in a column, or 0.
  func integer(_ index: Int) -> Int {
    guard case .integer(let value) = values[index] else { return 0 }
    return Int(value)
  }

  func flag(_ index: Int) -> Bool { integer(index) != 0 }
}

extension SQLiteValue: CustomStringConvertible {
  /// The value as an SQL literal, cut short where it is long.
  var description: String {
    switch self {
    case .null: "NULL"
    case .integer(let value): "\(value)"
    case .real(let value): "\(value)"
    case .text(let bytes): literal(shortened(String(decoding: bytes.prefix(48), as: UTF8.self)))
    case .blob(let bytes): "x'\(bytes.prefix(16).map(hexadecimal).joined())'"
    }
  }

  private func shortened(_ text: String) -> String {
    text.count > 40 ? text.prefix(40) + "…" : text
  }

  private func hexadecimal(_ byte: UInt8) -> String {
    (byte < 16 ? "0" : "") + String(byte, radix: 16)
  }
}
