extension Column: Codable {
  private enum Keys: String, CodingKey, CaseIterable {
    case name, type, primaryKey, notNull, unique, checks, `default`, collate, references, generated
    case renamedFrom, filledBy
  }

  /// Reads `{"name": "readState", "type": "INTEGER", "notNull": true, "default": 0, …}`.
  public init(from decoder: any Decoder) throws {
    let object = try StrictObject(decoder, keys: Keys.self)
    self.init(
      name: try object.value(.name),
      type: try object.optional(.type),
      primaryKey: try object.optional(.primaryKey),
      notNull: try object.optional(.notNull),
      unique: try object.optional(.unique),
      checks: try object.list(.checks),
      defaultValue: try object.optional(.default),
      collation: try object.optional(.collate),
      references: try object.oneOrMany(.references),
      generated: try object.optional(.generated),
      renamed: try object.optional(.renamedFrom),
      fill: try object.optional(.filledBy)
    )
  }

  /// Writes what is said, and nothing else.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Keys.self)
    try container.encode(name, forKey: .name)
    try container.encodeIfPresent(type, forKey: .type)
    try container.encodeIfPresent(primaryKey, forKey: .primaryKey)
    try container.encodeIfPresent(notNull, forKey: .notNull)
    try container.encodeIfPresent(unique, forKey: .unique)
    try container.encodeUnlessEmpty(checks, forKey: .checks)
    try container.encodeIfPresent(defaultValue, forKey: .default)
    try container.encodeIfPresent(collation, forKey: .collate)
    if references.count == 1 {
      try container.encode(references[0], forKey: .references)
    } else {
      try container.encodeUnlessEmpty(references, forKey: .references)
    }
    try container.encodeIfPresent(generated, forKey: .generated)
    try container.encodeIfPresent(renamed, forKey: .renamedFrom)
    try container.encodeIfPresent(fill, forKey: .filledBy)
  }
}
