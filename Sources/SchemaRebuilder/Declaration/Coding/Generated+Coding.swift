extension Generated: Codable {
  private enum Keys: String, CodingKey, CaseIterable {
    case expression, storage
  }

  /// Reads `"a * 2"` or `{"expression": "a * 2", "storage": "stored"}`.
  public init(from decoder: any Decoder) throws {
    if let sql = decoder.plainString {
      self.init(expression: SQLFragment(sql))
      return
    }
    let object = try StrictObject(decoder, keys: Keys.self)
    self.init(
      expression: try object.value(.expression),
      storage: try object.word(.storage) ?? .virtual
    )
  }

  /// Writes a virtual column's clause as its expression, a stored one's as an object.
  public func encode(to encoder: any Encoder) throws {
    if storage == .virtual { return try encoder.encodeShort(expression) }
    var container = encoder.container(keyedBy: Keys.self)
    try container.encode(expression, forKey: .expression)
    try container.encode(storage, forKey: .storage)
  }
}
