extension NotNull: Codable {
  private enum Keys: String, CodingKey, CaseIterable {
    case onConflict, name
  }

  /// Reads `true` or `{"onConflict": "replace", "name": "n"}`.
  public init(from decoder: any Decoder) throws {
    self.init()
    if try decoder.isTrue() { return }
    let object = try StrictObject(decoder, keys: Keys.self)
    onConflict = try object.word(.onConflict)
    constraintName = try object.optional(.name)
  }

  /// Writes a plain constraint as `true`, any other as an object.
  public func encode(to encoder: any Encoder) throws {
    if self == NotNull() { return try encoder.encodeShort(true) }
    var container = encoder.container(keyedBy: Keys.self)
    try container.encodeIfPresent(onConflict, forKey: .onConflict)
    try container.encodeIfPresent(constraintName, forKey: .name)
  }
}
