extension Schema: Codable {
  /// The newest format that this version reads, and the one that it writes.
  ///
  /// Every older format is read for ever.
  public static let codingFormat = 1

  private enum Keys: String, CodingKey, CaseIterable {
    // Editors look for "$schema" to find the description of the file.
    case schemaReference = "$schema"
    case format, elements
  }

  private enum FormatKey: String, CodingKey {
    case format
  }

  /// Reads `{"format": 1, "elements": […]}`; the elements are created in that order.
  ///
  /// A key that means nothing where it stands, a wrong value and a newer format are errors of type
  /// `DecodingError`, whose context says where.
  public init(from decoder: any Decoder) throws {
    // The format comes first: in a newer one there may well be keys that are unknown here.
    let versioned = try decoder.container(keyedBy: FormatKey.self)
    guard versioned.contains(.format) else {
      throw decoder.wrongValue("The key \"format\" is missing; write \"format\": 1.")
    }
    let format = try versioned.decode(Int.self, forKey: .format)
    guard (1...Schema.codingFormat).contains(format) else {
      throw DecodingError.dataCorruptedError(
        forKey: .format,
        in: versioned,
        debugDescription: "The schema has format \(format); "
          + "this version reads formats up to \(Schema.codingFormat)."
      )
    }
    let object = try StrictObject(decoder, keys: Keys.self)
    self.init(elements: try object.value(.elements))
  }

  /// Writes the newest format.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Keys.self)
    try container.encode(Schema.codingFormat, forKey: .format)
    try container.encode(elements, forKey: .elements)
  }
}
