extension ColumnKey: Codable {
  private enum Keys: String, CodingKey, CaseIterable {
    case order, autoincrement, onConflict, name
  }

  /// Reads `true` or `{"autoincrement": true, …}`.
  public init(from decoder: any Decoder) throws {
    self.init()
    if try decoder.isTrue() { return }
    let object = try StrictObject(decoder, keys: Keys.self)
    order = try object.word(.order)
    autoincrement = try object.flag(.autoincrement)
    onConflict = try object.word(.onConflict)
    constraintName = try object.optional(.name)
  }

  /// Writes a plain key as `true`, any other as an object.
  public func encode(to encoder: any Encoder) throws {
    if self == ColumnKey() { return try encoder.encodeShort(true) }
    var container = encoder.container(keyedBy: Keys.self)
    try container.encodeIfPresent(order, forKey: .order)
    try container.encodeIfTrue(autoincrement, forKey: .autoincrement)
    try container.encodeIfPresent(onConflict, forKey: .onConflict)
    try container.encodeIfPresent(constraintName, forKey: .name)
  }
}
