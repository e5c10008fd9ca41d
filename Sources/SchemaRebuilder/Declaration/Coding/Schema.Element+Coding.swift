extension Schema.Element: Codable {
  /// The keys that say what an element is, each of them its name or text.
  private enum Kind: String, CodingKey, CaseIterable {
    // An index names its table too, so that "table" alone means a table and comes last.
    case index, trigger, view, virtualTable, sql, dropped, table
  }

  private enum DroppedKeys: String, CodingKey, CaseIterable {
    case dropped, since
  }

  /// Reads an object that has one of the keys table, index, trigger, view, virtualTable, sql and
  /// dropped.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Kind.self)
    switch Kind.allCases.first(where: container.contains) {
    case .index: self = .index(try Index(from: decoder))
    case .trigger: self = .trigger(try Trigger(from: decoder))
    case .view: self = .view(try Schema.View(from: decoder))
    case .virtualTable: self = .virtualTable(try VirtualTable(from: decoder))
    case .sql: self = .statement(try SQLStatement(from: decoder))
    case .dropped: self = .droppedTable(try Schema.Element.tombstone(from: decoder))
    case .table: self = .table(try Table(from: decoder))
    case nil:
      let kinds = Kind.allCases.map(\.rawValue).joined(separator: ", ")
      throw decoder.wrongValue("An element has one of the keys \(kinds); this one has none.")
    }
  }

  /// Writes the element, which its own key tells apart.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .table(let table): try table.encode(to: encoder)
    case .index(let index): try index.encode(to: encoder)
    case .trigger(let trigger): try trigger.encode(to: encoder)
    case .view(let view): try view.encode(to: encoder)
    case .virtualTable(let table): try table.encode(to: encoder)
    case .statement(let statement): try statement.encode(to: encoder)
    case .droppedTable(let tombstone):
      var container = encoder.container(keyedBy: DroppedKeys.self)
      try container.encode(tombstone.name, forKey: .dropped)
      try container.encodeIfPresent(tombstone.since, forKey: .since)
    }
  }

  private static func tombstone(from decoder: any Decoder) throws -> Tombstone {
    let object = try StrictObject(decoder, keys: DroppedKeys.self)
    return Tombstone(try object.value(.dropped), since: try object.optional(.since))
  }
}
