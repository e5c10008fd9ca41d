extension ForeignKey: Codable {
  private enum Keys: String, CodingKey, CaseIterable {
    case columns, table, parentColumns, onDelete, onUpdate, match, deferrable, name
  }

  /// Reads `{"columns": ["a"], "table": "parent", "parentColumns": ["id"], …}`.
  public init(from decoder: any Decoder) throws {
    let object = try StrictObject(decoder, keys: Keys.self)
    self.init(
      columns: try object.list(.columns),
      table: try object.value(.table),
      parentColumns: try object.list(.parentColumns),
      onDelete: try object.word(.onDelete),
      onUpdate: try object.word(.onUpdate),
      match: try object.optional(.match),
      deferrable: try object.word(.deferrable),
      constraintName: try object.optional(.name)
    )
  }

  /// Writes what is said, and nothing else.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Keys.self)
    try container.encodeUnlessEmpty(columns, forKey: .columns)
    try container.encode(table, forKey: .table)
    try container.encodeUnlessEmpty(parentColumns, forKey: .parentColumns)
    try container.encodeIfPresent(onDelete, forKey: .onDelete)
    try container.encodeIfPresent(onUpdate, forKey: .onUpdate)
    try container.encodeIfPresent(match, forKey: .match)
    try container.encodeIfPresent(deferrable, forKey: .deferrable)
    try container.encodeIfPresent(constraintName, forKey: .name)
  }
}
