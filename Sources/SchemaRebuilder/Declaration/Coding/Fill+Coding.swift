extension Fill: Codable {
  private enum Keys: String, CodingKey, CaseIterable {
    case expression, since
  }

  /// Reads `"upper(b)"` or `{"expression": "upper(b)", "since": 7}`.
  public init(from decoder: any Decoder) throws {
    if let sql = decoder.plainString {
      self.init(expression: SQLFragment(sql))
      return
    }
    let object = try StrictObject(decoder, keys: Keys.self)
    self.init(expression: try object.value(.expression), since: try object.optional(.since))
  }

  /// Writes the expression, or an object where a version is given.
  public func encode(to encoder: any Encoder) throws {
    guard let since else { return try encoder.encodeShort(expression) }
    var container = encoder.container(keyedBy: Keys.self)
    try container.encode(expression, forKey: .expression)
    try container.encode(since, forKey: .since)
  }
}
