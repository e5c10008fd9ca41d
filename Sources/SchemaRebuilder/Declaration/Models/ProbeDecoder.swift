/// A decoder of nothing: it gives made-up values and notes what it is asked for.
struct ProbeDecoder: Decoder {
  let record: ProbeRecord
  let maker: SampleMaker
  let codingPath: [any CodingKey]
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
    record.note(.keyed)
    return KeyedDecodingContainer(Keyed(record: record, maker: maker, codingPath: codingPath))
  }

  func unkeyedContainer() -> any UnkeyedDecodingContainer {
    record.note(.unkeyed)
    return Unkeyed(maker: maker, codingPath: codingPath)
  }

  func singleValueContainer() -> any SingleValueDecodingContainer {
    Single(record: record, maker: maker, codingPath: codingPath)
  }
}

extension ProbeDecoder {
  /// A decoder of something within, of which only a value is wanted.
  private static func within(_ maker: SampleMaker, _ path: [any CodingKey]) -> ProbeDecoder {
    ProbeDecoder(record: ProbeRecord(), maker: maker, codingPath: path)
  }

  /// Values by name.
  ///
  /// What the protocol's own methods do with optional values of the standard types is right: they
  /// ask `contains`, then `decodeNil`, then decode.
  private struct Keyed<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let record: ProbeRecord
    let maker: SampleMaker
    let codingPath: [any CodingKey]

    var allKeys: [Key] {
      record.asksForAllKeys = true
      // An enum whose cases carry values looks here for its case.
      let key = listedCase(of: Key.self, number: maker.number) ?? firstCase(of: Key.self)
      return key.map { [$0] } ?? []
    }

    func contains(_ key: Key) -> Bool {
      record.note(key)
      return true
    }

    func decodeNil(forKey key: Key) -> Bool {
      record.note(key, isOptional: true)
      return maker.givesNil
    }

    func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
      try record.note(key, maker.sample(of: type, at: codingPath + [key]))
    }

    // No type of SQLite's has so many bits: how they are stored is for the app to say.
    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
    func decode(_ type: Int128.Type, forKey key: Key) -> Int128 {
      record.note(key)
      return 0
    }

    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
    func decode(_ type: UInt128.Type, forKey key: Key) -> UInt128 {
      record.note(key)
      return 0
    }

    func decodeIfPresent<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T? {
      try record.note(key, maker.sample(of: T?.self, at: codingPath + [key]))
    }

    func nestedContainer<Nested: CodingKey>(
      keyedBy type: Nested.Type,
      forKey key: Key
    ) -> KeyedDecodingContainer<Nested> {
      record.note(key, .json)
      return within(maker, codingPath + [key]).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedDecodingContainer {
      record.note(key, .json)
      return Unkeyed(maker: maker, codingPath: codingPath + [key])
    }

    func superDecoder() -> any Decoder {
      record.hasSuperDecoder = true
      return within(maker, codingPath)
    }

    func superDecoder(forKey key: Key) -> any Decoder {
      record.hasSuperDecoder = true
      return within(maker, codingPath + [key])
    }
  }

  /// A list without elements, which gives some to those who do not ask whether there are any.
  private struct Unkeyed: UnkeyedDecodingContainer {
    let maker: SampleMaker
    let codingPath: [any CodingKey]
    var count: Int? { nil }
    var isAtEnd: Bool { true }
    var currentIndex: Int { 0 }

    func decodeNil() -> Bool { maker.givesNil }

    func decode<T: Decodable>(_ type: T.Type) throws -> T {
      try maker.sample(of: type, at: codingPath).value.get()
    }

    func nestedContainer<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
      within(maker, codingPath).container(keyedBy: type)
    }

    func nestedUnkeyedContainer() -> any UnkeyedDecodingContainer { self }
    func superDecoder() -> any Decoder { within(maker, codingPath) }
  }

  /// One value, such as the raw value of an enum.
  private struct Single: SingleValueDecodingContainer {
    let record: ProbeRecord
    let maker: SampleMaker
    let codingPath: [any CodingKey]

    func decodeNil() -> Bool {
      record.isOptional = true
      return maker.givesNil
    }

    func decode<T: Decodable>(_ type: T.Type) throws -> T {
      let sample = maker.sample(of: type, at: codingPath)
      record.note(.single(sample.kind))
      record.isOptional = record.isOptional || sample.isOptional
      try record.refuse(.singleValue)
      return try sample.value.get()
    }
  }
}
