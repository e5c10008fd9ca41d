extension VirtualTable: Codable {
  private enum Keys: String, CodingKey, CaseIterable {
    case virtualTable, using, arguments, renamedFrom
  }

  /// Reads `{"virtualTable": "search", "using": "fts5", "arguments": ["title"]}`.
  public init(from decoder: any Decoder) throws {
    let object = try StrictObject(decoder, keys: Keys.self)
    self.init(
      name: try object.value(.virtualTable),
      module: try object.value(.using),
      arguments: try object.list(.arguments),
      renamed: try object.optional(.renamedFrom)
    )
  }

  /// Writes what is said, and nothing else.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Keys.self)
    try container.encode(name, forKey: .virtualTable)
    try container.encode(module, forKey: .using)
    try container.encodeUnlessEmpty(arguments, forKey: .arguments)
    try container.encodeIfPresent(renamed, forKey: .renamedFrom)
  }
}
