extension Check: Codable {
  private enum Keys: String, CodingKey, CaseIterable {
    case expression, name
  }

  /// Reads `"a > 0"` or `{"expression": "a > 0", "name": "positive"}`.
  public init(from decoder: any Decoder) throws {
    if let sql = decoder.plainString {
      self.init(expression: SQLFragment(sql))
      return
    }
    let object = try StrictObject(decoder, keys: Keys.self)
    self.init(
      expression: try object.value(.expression),
      constraintName: try object.optional(.name)
    )
  }

  /// Writes a constraint without a name as its expression, any other as an object.
  public func encode(to encoder: any Encoder) throws {
    guard let constraintName else { return try encoder.encodeShort(expression) }
    var container = encoder.container(keyedBy: Keys.self)
    try container.encode(expression, forKey: .expression)
    try container.encode(constraintName, forKey: .name)
  }
}
