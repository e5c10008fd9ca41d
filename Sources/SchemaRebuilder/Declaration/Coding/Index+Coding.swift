extension Index: Codable {
  private enum Keys: String, CodingKey, CaseIterable {
    case index, table, on, unique, `where`
  }

  /// Reads `{"index": "message_state", "on": ["readState"], …}`.
  public init(from decoder: any Decoder) throws {
    let object = try StrictObject(decoder, keys: Keys.self)
    self.init(
      name: try object.value(.index),
      table: try object.optional(.table),
      columns: try object.value(.on),
      unique: try object.flag(.unique),
      condition: try object.optional(.where)
    )
  }

  /// Writes what is said, and nothing else.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Keys.self)
    try container.encode(name, forKey: .index)
    try container.encodeIfPresent(table, forKey: .table)
    try container.encode(columns, forKey: .on)
    try container.encodeIfTrue(unique, forKey: .unique)
    try container.encodeIfPresent(condition, forKey: .where)
  }
}
