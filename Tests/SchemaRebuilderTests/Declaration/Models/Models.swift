import Foundation

// The types that the tests of this folder make tables of.

struct Parcel: Codable {
  var id: Int
  var weight: Double
  var label: String
  var isFragile = false
}

enum Size: String, Codable { case small, large }
enum Class: Int, Codable, CaseIterable { case economy = 10, first = 20 }
enum Lone: String, Codable { case only }
enum Bare: Codable { case open, shut }
enum Load: Codable { case letters(Int), crate(width: Int, of: String) }

struct Spot: Codable { var x, y: Double }
struct Tag<Owner>: RawRepresentable, Codable { var rawValue: Int }

/// A tree, which contains values of its own type.
struct Tree: Codable {
  var id: Int
  var left: Branch?
  var leaves: [Tree]
  final class Branch: Codable { var tree: Tree? }
}

/// Takes only what is above 0.
struct Percentage: Decodable {
  let value: Int

  init(from decoder: any Decoder) throws {
    value = try decoder.singleValueContainer().decode(Int.self)
    guard value > 0 else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "It is not above 0.")
      )
    }
  }
}

/// Takes nothing that could be made up.
struct Address: Decodable {
  let text: String

  init(_ text: String) { self.text = text }

  init(from decoder: any Decoder) throws {
    text = try decoder.singleValueContainer().decode(String.self)
    guard text.contains("@") else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "There is no @ in \(text).")
      )
    }
  }
}

/// What is NULL in a row though its property is always decoded.
@propertyWrapper struct Nullable: Decodable {
  var wrappedValue: Int?

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    wrappedValue = container.decodeNil() ? nil : try container.decode(Int.self)
  }
}

class Vehicle: Decodable {
  var id = 0
}

/// Decodes its superclass from the same container.
final class Tram: Vehicle {
  var line = 0

  private enum Keys: CodingKey { case line }

  required init(from decoder: any Decoder) throws {
    line = try decoder.container(keyedBy: Keys.self).decode(Int.self, forKey: .line)
    try super.init(from: decoder)
  }
}

/// Decodes its superclass from a container within its own.
final class Ferry: Vehicle {
  var line = 0

  private enum Keys: CodingKey { case line }

  required init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Keys.self)
    line = try container.decode(Int.self, forKey: .line)
    try super.init(from: container.superDecoder())
  }
}
