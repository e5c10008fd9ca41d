/// A type whose values are stored as they are, whatever way it decodes itself.
protocol PlainValue: Decodable {
  /// How a value is stored.
  static var storedKind: StoredKind { get }
  /// A value; another number gives another value where the type has enough of them.
  static func sample(_ number: Int) -> Self
}

extension PlainValue where Self: FixedWidthInteger {
  static var storedKind: StoredKind { .integer }
  static func sample(_ number: Int) -> Self { Self(clamping: number) }
}

extension PlainValue where Self: BinaryFloatingPoint {
  static var storedKind: StoredKind { .real }
  static func sample(_ number: Int) -> Self { Self(number) }
}

extension Int: PlainValue {}
extension Int8: PlainValue {}
extension Int16: PlainValue {}
extension Int32: PlainValue {}
extension Int64: PlainValue {}
extension UInt: PlainValue {}
extension UInt8: PlainValue {}
extension UInt16: PlainValue {}
extension UInt32: PlainValue {}
extension UInt64: PlainValue {}
extension Double: PlainValue {}
extension Float: PlainValue {}

extension Bool: PlainValue {
  static var storedKind: StoredKind { .boolean }
  static func sample(_ number: Int) -> Bool { number % 2 == 1 }
}

extension String: PlainValue {
  static var storedKind: StoredKind { .text }
  static func sample(_ number: Int) -> String { "\(number)" }
}
