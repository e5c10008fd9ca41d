extension SQLFragment: Codable {
  /// Reads the text from a plain string.
  public init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode(String.self))
  }

  /// Writes the text as a plain string.
  public func encode(to encoder: any Encoder) throws {
    try encoder.encodeShort(sql)
  }
}

extension ColumnType: Codable {
  /// Reads the words from a plain string.
  public init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode(String.self))
  }

  /// Writes the words as a plain string.
  public func encode(to encoder: any Encoder) throws {
    try encoder.encodeShort(sql)
  }
}
