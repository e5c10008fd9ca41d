extension PreviousNames: Codable {
  private enum Keys: String, CodingKey, CaseIterable {
    case names, since
  }

  /// Reads `["a", "b"]` or `{"names": ["a", "b"], "since": 7}`.
  public init(from decoder: any Decoder) throws {
    if decoder.isList {
      self.init(try [String](from: decoder))
      return
    }
    let object = try StrictObject(decoder, keys: Keys.self)
    self.init(try object.value(.names), since: try object.optional(.since))
  }

  /// Writes the list of names, or an object where a version is given.
  public func encode(to encoder: any Encoder) throws {
    guard let since else { return try names.encode(to: encoder) }
    var container = encoder.container(keyedBy: Keys.self)
    try container.encode(names, forKey: .names)
    try container.encode(since, forKey: .since)
  }
}
