extension Hints {
  /// `{"table": "t", "from": "a", "to": "b"}`.
  struct RenameEntry: Codable {
    let hint: Rename

    private enum Keys: String, CodingKey, CaseIterable {
      case table, from, to, since
    }

    init(_ hint: Rename) {
      self.hint = hint
    }

    init(from decoder: any Decoder) throws {
      let object = try StrictObject(decoder, keys: Keys.self)
      let table: Name? = try object.optional(.table)
      let name: Name = try object.value(.to)
      hint = Rename(
        table: table ?? name,
        column: table == nil ? nil : name,
        previous: try object.previous(.from),
        since: try object.optional(.since)
      )
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Keys.self)
      if hint.column != nil { try container.encode(hint.table, forKey: .table) }
      try container.encodePrevious(hint.previous, forKey: .from)
      try container.encode(hint.column ?? hint.table, forKey: .to)
      try container.encodeIfPresent(hint.since, forKey: .since)
    }
  }

  /// `{"from": "old", "to": "t"}`.
  struct TableRenameEntry: Codable {
    let hint: Rename

    private enum Keys: String, CodingKey, CaseIterable {
      case from, to, since
    }

    init(_ hint: Rename) {
      self.hint = hint
    }

    init(from decoder: any Decoder) throws {
      let object = try StrictObject(decoder, keys: Keys.self)
      hint = Rename(
        table: try object.value(.to),
        previous: try object.previous(.from),
        since: try object.optional(.since)
      )
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Keys.self)
      try container.encodePrevious(hint.previous, forKey: .from)
      try container.encode(hint.table, forKey: .to)
      try container.encodeIfPresent(hint.since, forKey: .since)
    }
  }

  /// `["t", "a", "b"]`, or `["", "old", "t"]` for the table itself.
  struct RenameTriple: Decodable {
    let hint: Rename

    init(from decoder: any Decoder) throws {
      let names = decoder.isList ? try [Name](from: decoder) : []
      guard names.count == 3 else {
        throw decoder.wrongValue("Write three names here: table (or \"\"), old name, new name.")
      }
      hint =
        names[0].text.isEmpty
        ? Rename(table: names[2], previous: [names[1]])
        : Rename(table: names[0], column: names[2], previous: [names[1]])
    }
  }

  /// `{"table": "t", "column": "c", "expr": "nullif(c, '')"}`.
  struct FillEntry: Codable {
    let hint: FillHint

    private enum Keys: String, CodingKey, CaseIterable {
      case table, column, expr, since
    }

    init(_ hint: FillHint) {
      self.hint = hint
    }

    init(from decoder: any Decoder) throws {
      let object = try StrictObject(decoder, keys: Keys.self)
      hint = FillHint(
        table: try object.value(.table),
        column: try object.value(.column),
        expression: try object.value(.expr),
        since: try object.optional(.since)
      )
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Keys.self)
      try container.encode(hint.table, forKey: .table)
      try container.encode(hint.column, forKey: .column)
      try container.encode(hint.expression, forKey: .expr)
      try container.encodeIfPresent(hint.since, forKey: .since)
    }
  }

  /// `{"table": "t", "column": "c"}`, or without the column for the table itself.
  struct DropEntry: Codable {
    let hint: TombstoneHint

    private enum Keys: String, CodingKey, CaseIterable {
      case table, column, since
    }

    init(_ hint: TombstoneHint) {
      self.hint = hint
    }

    init(from decoder: any Decoder) throws {
      let object = try StrictObject(decoder, keys: Keys.self)
      hint = TombstoneHint(
        table: try object.value(.table),
        column: try object.optional(.column),
        since: try object.optional(.since)
      )
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Keys.self)
      try container.encode(hint.table, forKey: .table)
      try container.encodeIfPresent(hint.column, forKey: .column)
      try container.encodeIfPresent(hint.since, forKey: .since)
    }
  }
}

extension StrictObject {
  /// The earlier names of a key that must be there: one, or a list.
  fileprivate func previous(_ key: Key) throws -> [Name] {
    has(key) ? try oneOrMany(key) : [try value(key)]
  }
}

extension KeyedEncodingContainer {
  /// Writes one earlier name as it is, several as a list.
  fileprivate mutating func encodePrevious(_ names: [Name], forKey key: Key) throws {
    if names.count == 1 {
      try encode(names[0], forKey: key)
    } else {
      try encode(names, forKey: key)
    }
  }
}
