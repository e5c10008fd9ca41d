/// A value as SQLite stores it. <https://sqlite.org/datatype3.html>
///
/// ```swift
/// let values: [SQLiteValue] = [nil, 7, 0.5, "ink", true]  // NULL, 7, 0.5, 'ink', 1
/// ```
public enum SQLiteValue: Hashable, Sendable {
  /// No value.
  case null
  /// A whole number of up to 64 bits.
  case integer(Int64)
  /// A floating point number.
  case real(Double)
  /// The bytes of a text in UTF-8, which may hold NULs and need not be valid.
  case text([UInt8])
  /// Bytes that mean nothing to SQLite.
  case blob([UInt8])
}

extension SQLiteValue {
  /// Makes a text, or NULL of nil.
  public init(_ text: String?) {
    self = text.map { .text(Array($0.utf8)) } ?? .null
  }

  /// Makes a whole number, or NULL of nil.
  public init(_ number: Int?) {
    self = number.map { .integer(Int64($0)) } ?? .null
  }

  /// Makes a floating point number, or NULL of nil.
  public init(_ number: Double?) {
    self = number.map(SQLiteValue.real) ?? .null
  }

  /// Whether it is NULL.
  public var isNull: Bool { self == .null }

  /// The text; nil for whatever is no text.
  ///
  /// Bytes that are no UTF-8 are replaced.
  public var text: String? {
    guard case .text(let bytes) = self else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The whole number; nil for whatever is none.
  public var integer: Int? {
    guard case .integer(let number) = self else { return nil }
    return Int(exactly: number)
  }

  /// The number, whole or not; nil for whatever is no number.
  public var real: Double? {
    switch self {
    case .integer(let number): Double(number)
    case .real(let number): number
    case .null, .text, .blob: nil
    }
  }

  /// The bytes of a blob or a text; nil for whatever is neither.
  public var bytes: [UInt8]? {
    switch self {
    case .text(let bytes), .blob(let bytes): bytes
    case .null, .integer, .real: nil
    }
  }
}

extension SQLiteValue: ExpressibleByNilLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByStringLiteral, ExpressibleByBooleanLiteral
{
  /// NULL.
  public init(nilLiteral: ()) { self = .null }

  /// A whole number.
  public init(integerLiteral value: Int64) { self = .integer(value) }

  /// A floating point number.
  public init(floatLiteral value: Double) { self = .real(value) }

  /// A text.
  public init(stringLiteral value: String) { self.init(value) }

  /// 1 or 0, since SQLite has no Booleans. <https://sqlite.org/datatype3.html#boolean_datatype>
  public init(booleanLiteral value: Bool) { self = .integer(value ? 1 : 0) }
}

extension SQLiteValue: CustomStringConvertible {
  /// The value as an SQL literal, cut short where it is long.
  public var description: String {
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
