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

  /// Writes what is said, and nothing else; a table with two keys is an error, and so is one whose
  /// model does not show all.
  public func encode(to encoder: any Encoder) throws {
    if let key = furtherKeys.first {
      throw invalid(key, "The table \(name) has more than one PrimaryKey; leave one.", encoder)
    }
    if let problem = derivationProblems.first {
      throw invalid(problem, problem.description, encoder)
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

  private func invalid(_ value: Any, _ sentence: String, _ encoder: any Encoder) -> EncodingError {
    let context = EncodingError.Context(codingPath: encoder.codingPath, debugDescription: sentence)
    return EncodingError.invalidValue(value, context)
  }
}
