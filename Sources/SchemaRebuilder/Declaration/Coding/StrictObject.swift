/// The keys of one coded object, read strictly.
///
/// A key that means nothing here is an error which names it: a misspelt `"defualt"` must not make
/// a schema without the default. Null is no value, so that a key with null is an error too.
struct StrictObject<Key: CodingKey & CaseIterable> {
  private let container: KeyedDecodingContainer<Key>

  /// Opens the object and refuses keys other than those of `Key`.
  init(_ decoder: any Decoder, keys: Key.Type) throws {
    let names = try decoder.container(keyedBy: AnyKey.self).allKeys.map(\.stringValue)
    if let unknown = names.filter({ Key(stringValue: $0) == nil }).min() {
      let known = Key.allCases.map(\.stringValue).joined(separator: ", ")
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath + [AnyKey(unknown)],
          debugDescription: "There is no key \"\(unknown)\" here; the keys are \(known)."
        )
      )
    }
    container = try decoder.container(keyedBy: keys)
  }

  /// Where the object stands, for errors.
  var codingPath: [any CodingKey] { container.codingPath }

  /// Whether the key is there.
  func has(_ key: Key) -> Bool { container.contains(key) }

  /// The value of a key that must be there.
  func value<Value: Decodable>(_ key: Key, as type: Value.Type = Value.self) throws -> Value {
    guard let value: Value = try optional(key) else {
      throw DecodingError.keyNotFound(
        key,
        DecodingError.Context(
          codingPath: codingPath,
          debugDescription: "The key \"\(key.stringValue)\" is missing."
        )
      )
    }
    return value
  }

  /// The value of a key, or nil without the key.
  func optional<Value: Decodable>(_ key: Key) throws -> Value? {
    has(key) ? try container.decode(Value.self, forKey: key) : nil
  }

  /// The list of a key, which is empty without the key.
  func list<Value: Decodable>(_ key: Key) throws -> [Value] {
    try optional(key) ?? []
  }

  /// The list of a key that may also hold one value alone.
  func oneOrMany<Value: Decodable>(_ key: Key) throws -> [Value] {
    guard has(key) else { return [] }
    guard (try? container.nestedUnkeyedContainer(forKey: key)) == nil else {
      return try list(key)
    }
    return [try value(key)]
  }

  /// Whether a key holds true.
  func flag(_ key: Key) throws -> Bool {
    try optional(key) ?? false
  }

  /// The word of a key, or nil without the key; another word is an error that lists the right ones.
  func word<Word>(_ key: Key) throws -> Word?
  where Word: RawRepresentable<String> & CaseIterable {
    guard let text: String = try optional(key) else { return nil }
    guard let word = Word(rawValue: text) else {
      let known = Word.allCases.map(\.rawValue).joined(separator: ", ")
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: codingPath + [key],
          debugDescription: "\"\(text)\" is none of the words \(known)."
        )
      )
    }
    return word
  }
}

/// Any key at all.
struct AnyKey: CodingKey {
  let stringValue: String

  init(_ name: String) {
    stringValue = name
  }

  init?(stringValue: String) {
    self.stringValue = stringValue
  }

  init?(intValue: Int) { nil }
  var intValue: Int? { nil }
}
