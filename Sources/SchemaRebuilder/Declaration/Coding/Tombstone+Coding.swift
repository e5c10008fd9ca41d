extension Tombstone: Codable {
  private enum Keys: String, CodingKey, CaseIterable {
    case name, since
  }

  /// Reads `"old"` or `{"name": "old", "since": 7}`.
  public init(from decoder: any Decoder) throws {
    if let name = decoder.plainString {
      self.init(name)
      return
    }
    let object = try StrictObject(decoder, keys: Keys.self)
    self.init(try object.value(.name), since: try object.optional(.since))
  }

  /// Writes the name, or an object where a version is given.
  public func encode(to encoder: any Encoder) throws {
    guard let since else { return try encoder.encodeShort(name) }
    var container = encoder.container(keyedBy: Keys.self)
    try container.encode(name, forKey: .name)
    try container.encode(since, forKey: .since)
  }
}
