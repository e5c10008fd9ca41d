/// The value that a column takes when none is given.
public enum DefaultValue: Hashable, Sendable {
  /// `NULL`, written out.
  case null
  /// An integer.
  case integer(Int64)
  /// A floating-point number.
  case real(Double)
  /// A text, quoted as a literal.
  case text(String)
  /// A blob, written as `x'…'`.
  case blob([UInt8])
  /// SQL as it stands; anything but a literal or a signed number is put in parentheses.
  case sql(SQLFragment)
}

extension DefaultValue: ExpressibleByIntegerLiteral {
  /// Makes an integer.
  public init(integerLiteral value: Int64) {
    self = .integer(value)
  }
}

extension DefaultValue: ExpressibleByFloatLiteral {
  /// Makes a floating-point number.
  public init(floatLiteral value: Double) {
    self = .real(value)
  }
}

extension DefaultValue: ExpressibleByStringInterpolation {
  /// Makes a text; SQL such as `CURRENT_TIMESTAMP` is written with `.default(sql:)`.
  public init(stringLiteral value: String) {
    self = .text(value)
  }
}

extension DefaultValue: ExpressibleByBooleanLiteral {
  /// Makes 1 of `true` and 0 of `false`, as SQLite does.
  public init(booleanLiteral value: Bool) {
    self = .integer(value ? 1 : 0)
  }
}

extension DefaultValue: ExpressibleByNilLiteral {
  /// Makes `NULL`, written out.
  public init(nilLiteral: ()) {
    self = .null
  }
}
