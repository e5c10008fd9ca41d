extension Table: Codable {
  private enum Keys: String, CodingKey, CaseIterable {
    case table, columns, primaryKey, uniques, checks, foreignKeys, strict, withoutRowID
    case indexes, triggers, renamedFrom, dropping
  }

  /// Reads `{"table": "message", "columns": […], …}`.
  public init(from decoder: any Decoder) throws {
    let object = try StrictObject(decoder, keys: Keys.self)
    self.init(
      name: try object.value(.table),
      columns: try object.value(.columns),
      primaryKey: try object.optional(.primaryKey),
      uniques: try object.list(.uniques),
      checks: try object.list(.checks),
      foreignKeys: try object.list(.foreignKeys),
      strict: try object.flag(.strict),
      withoutRowID: try object.flag(.withoutRowID),
      indexes: try object.list(.indexes),
      triggers: try object.list(.triggers),
      renamed: try object.optional(.renamedFrom),
      droppedColumns: try object.list(.dropping)
    )
  }

  /// Writes what is said, and nothing else; a table with two keys is an error.
  public func encode(to encoder: any Encoder) throws {
    if let key = furtherKeys.first {
      let sentence = "The table \(name) has more than one PrimaryKey; leave one."
      throw EncodingError.invalidValue(
        key,
        EncodingError.Context(codingPath: encoder.codingPath, debugDescription: sentence)
      )
    }
    var container = encoder.container(keyedBy: Keys.self)
    try container.encode(name, forKey: .table)
    try container.encode(columns, forKey: .columns)
    try container.encodeIfPresent(primaryKey, forKey: .primaryKey)
    try container.encodeUnlessEmpty(uniques, forKey: .uniques)
    try container.encodeUnlessEmpty(checks, forKey: .checks)
    try container.encodeUnlessEmpty(foreignKeys, forKey: .foreignKeys)
    try container.encodeIfTrue(strict, forKey: .strict)
    try container.encodeIfTrue(withoutRowID, forKey: .withoutRowID)
    try container.encodeUnlessEmpty(indexes, forKey: .indexes)
    try container.encodeUnlessEmpty(triggers, forKey: .triggers)
    try container.encodeIfPresent(renamed, forKey: .renamedFrom)
    try container.encodeUnlessEmpty(droppedColumns, forKey: .dropping)
  }
}
