extension Schema.View: Codable {
  private enum Keys: String, CodingKey, CaseIterable {
    case view, columns, `as`
  }

  /// Reads `{"view": "unread", "as": "SELECT * FROM message WHERE readState = 0"}`.
  public init(from decoder: any Decoder) throws {
    let object = try StrictObject(decoder, keys: Keys.self)
    self.init(
      name: try object.value(.view),
      columns: try object.list(.columns),
      select: try object.value(.as)
    )
  }

  /// Writes what is said, and nothing else.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Keys.self)
    try container.encode(name, forKey: .view)
    try container.encodeUnlessEmpty(columns, forKey: .columns)
    try container.encode(select, forKey: .as)
  }
}
