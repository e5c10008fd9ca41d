extension SQLStatement: Codable {
  private enum Keys: String, CodingKey, CaseIterable {
    case sql, hints, line, column
  }

  /// Reads `{"sql": "CREATE TABLE t (a)", "hints": {…}, "line": 3}`.
  public init(from decoder: any Decoder) throws {
    let object = try StrictObject(decoder, keys: Keys.self)
    self.init(
      sql: try object.value(.sql),
      hints: try object.optional(.hints) ?? Hints(),
      line: try object.optional(.line) ?? 1,
      column: try object.optional(.column) ?? 1
    )
  }

  /// Writes what is said, and nothing else.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Keys.self)
    try container.encode(sql, forKey: .sql)
    if !hints.isEmpty { try container.encode(hints, forKey: .hints) }
    if line != 1 { try container.encode(line, forKey: .line) }
    if column != 1 { try container.encode(column, forKey: .column) }
  }
}
