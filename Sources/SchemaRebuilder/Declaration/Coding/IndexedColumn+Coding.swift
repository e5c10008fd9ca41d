extension IndexedColumn: Codable {
  private enum Keys: String, CodingKey, CaseIterable {
    case column, expression, collate, order
  }

  /// Reads `"name"`, `{"column": "name", …}` or `{"expression": "lower(name)", …}`.
  public init(from decoder: any Decoder) throws {
    if let name = decoder.plainString {
      self.init(term: .column(name))
      return
    }
    let object = try StrictObject(decoder, keys: Keys.self)
    guard object.has(.column) != object.has(.expression) else {
      throw decoder.wrongValue("Write \"column\" or \"expression\" here, one of the two.")
    }
    self.init(
      term: object.has(.column)
        ? .column(try object.value(.column)) : .expression(try object.value(.expression)),
      collation: try object.optional(.collate),
      order: try object.word(.order)
    )
  }

  /// Writes a plain column as its name, anything else as an object.
  public func encode(to encoder: any Encoder) throws {
    if case .column(let name) = term, collation == nil, order == nil {
      return try encoder.encodeShort(name)
    }
    var container = encoder.container(keyedBy: Keys.self)
    switch term {
    case .column(let name): try container.encode(name, forKey: .column)
    case .expression(let sql): try container.encode(sql, forKey: .expression)
    }
    try container.encodeIfPresent(collation, forKey: .collate)
    try container.encodeIfPresent(order, forKey: .order)
  }
}
