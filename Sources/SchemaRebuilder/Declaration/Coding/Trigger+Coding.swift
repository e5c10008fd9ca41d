extension Trigger: Codable {
  private enum Keys: String, CodingKey, CaseIterable {
    case trigger, body
  }

  /// Reads `{"trigger": "touch", "body": "AFTER UPDATE ON message BEGIN … END"}`.
  public init(from decoder: any Decoder) throws {
    let object = try StrictObject(decoder, keys: Keys.self)
    self.init(name: try object.value(.trigger), body: try object.value(.body))
  }

  /// Writes the name and the body.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Keys.self)
    try container.encode(name, forKey: .trigger)
    try container.encode(body, forKey: .body)
  }
}
