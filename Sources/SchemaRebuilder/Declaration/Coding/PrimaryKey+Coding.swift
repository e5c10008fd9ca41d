extension PrimaryKey: Codable {
  private enum Keys: String, CodingKey, CaseIterable {
    case columns, autoincrement, onConflict, name
  }

  /// Reads `["a", "b"]` or `{"columns": ["a", "b"], …}`.
  public init(from decoder: any Decoder) throws {
    if decoder.isList {
      self.init(columns: try [IndexedColumn](from: decoder))
      return
    }
    let object = try StrictObject(decoder, keys: Keys.self)
    self.init(
      columns: try object.value(.columns),
      autoincrement: try object.flag(.autoincrement),
      onConflict: try object.word(.onConflict),
      constraintName: try object.optional(.name)
    )
  }

  /// Writes a plain key as the list of its columns, any other as an object.
  public func encode(to encoder: any Encoder) throws {
    if self == PrimaryKey(columns: columns) { return try columns.encode(to: encoder) }
    var container = encoder.container(keyedBy: Keys.self)
    try container.encode(columns, forKey: .columns)
    try container.encodeIfTrue(autoincrement, forKey: .autoincrement)
    try container.encodeIfPresent(onConflict, forKey: .onConflict)
    try container.encodeIfPresent(constraintName, forKey: .name)
  }
}
