extension Unique: Codable {
  private enum Keys: String, CodingKey, CaseIterable {
    case columns, onConflict, name
  }

  /// Reads `true` on a column, `["a", "b"]` on a table, or `{"columns": ["a", "b"], …}`.
  public init(from decoder: any Decoder) throws {
    self.init(columns: [])
    if try decoder.isTrue() { return }
    if decoder.isList {
      columns = try [IndexedColumn](from: decoder)
      return
    }
    let object = try StrictObject(decoder, keys: Keys.self)
    columns = try object.list(.columns)
    onConflict = try object.word(.onConflict)
    constraintName = try object.optional(.name)
  }

  /// Writes a plain constraint as `true` or as the list of its columns, any other as an object.
  public func encode(to encoder: any Encoder) throws {
    if self == Unique(columns: []) { return try encoder.encodeShort(true) }
    if self == Unique(columns: columns) { return try columns.encode(to: encoder) }
    var container = encoder.container(keyedBy: Keys.self)
    try container.encodeUnlessEmpty(columns, forKey: .columns)
    try container.encodeIfPresent(onConflict, forKey: .onConflict)
    try container.encodeIfPresent(constraintName, forKey: .name)
  }
}
