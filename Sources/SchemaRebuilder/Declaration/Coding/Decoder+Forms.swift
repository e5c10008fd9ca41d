// Many values have a short form beside the object: a string, a list or `true`.

extension Decoder {
  /// The value where it is a plain string, else nil.
  var plainString: String? {
    try? singleValueContainer().decode(String.self)
  }

  /// Whether the value is a list.
  var isList: Bool {
    (try? unkeyedContainer()) != nil
  }

  /// Whether the value is `true`; `false` is an error, since leaving the key out says it already.
  func isTrue() throws -> Bool {
    guard let flag = try? singleValueContainer().decode(Bool.self) else { return false }
    guard flag else { throw wrongValue("Write true or an object here, or leave the key out.") }
    return true
  }

  /// The error for a value that has none of the forms it may have.
  func wrongValue(_ sentence: String) -> DecodingError {
    .dataCorrupted(DecodingError.Context(codingPath: codingPath, debugDescription: sentence))
  }
}

extension Encoder {
  /// Writes a value in its short form.
  func encodeShort(_ value: some Encodable) throws {
    var container = singleValueContainer()
    try container.encode(value)
  }
}

extension KeyedEncodingContainer {
  /// Writes a list, or nothing where it is empty.
  mutating func encodeUnlessEmpty(_ list: [some Encodable], forKey key: Key) throws {
    if !list.isEmpty { try encode(list, forKey: key) }
  }

  /// Writes true, or nothing.
  mutating func encodeIfTrue(_ flag: Bool, forKey key: Key) throws {
    if flag { try encode(true, forKey: key) }
  }
}
