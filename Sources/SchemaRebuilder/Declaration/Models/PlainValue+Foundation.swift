#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

// These decode themselves in forms of their own, such as a Date as seconds since 2001 and a Data as
// a list of numbers, which is not how a database stores them.

extension Date: PlainValue {
  static var storedKind: StoredKind { .date }
  static func sample(_ number: Int) -> Date { Date(timeIntervalSince1970: Double(number)) }
}

extension Data: PlainValue {
  static var storedKind: StoredKind { .blob }
  static func sample(_ number: Int) -> Data { Data([UInt8(truncatingIfNeeded: number)]) }
}

extension UUID: PlainValue {
  static var storedKind: StoredKind { .uuid }
  static func sample(_ number: Int) -> UUID {
    UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, UInt8(truncatingIfNeeded: number)))
  }
}

extension URL: PlainValue {
  static var storedKind: StoredKind { .url }
  static func sample(_ number: Int) -> URL { URL(filePath: "/\(number)") }
}

extension Decimal: PlainValue {
  static var storedKind: StoredKind { .decimal }
  static func sample(_ number: Int) -> Decimal { Decimal(number) }
}
