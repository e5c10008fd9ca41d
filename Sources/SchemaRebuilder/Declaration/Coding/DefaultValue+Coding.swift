extension DefaultValue: Codable {
  private enum Keys: String, CodingKey, CaseIterable {
    case sql, null, blob, real
  }

  /// Reads a number, a text, true, false, null, or an object with one key.
  ///
  /// The objects are `{"sql": "CURRENT_TIMESTAMP"}`, `{"null": true}`, `{"blob": "00ff"}` and
  /// `{"real": 1}`.
  public init(from decoder: any Decoder) throws {
    if let plain = DefaultValue(plain: try decoder.singleValueContainer()) {
      self = plain
      return
    }
    let object = try StrictObject(decoder, keys: Keys.self)
    let keys = Keys.allCases.filter(object.has)
    guard let key = keys.first, keys.count == 1 else {
      throw decoder.wrongValue("Write one of the keys sql, null, blob and real here.")
    }
    switch key {
    case .sql: self = .sql(try object.value(.sql))
    case .null where try object.flag(.null): self = .null
    case .null: throw decoder.wrongValue("Write {\"null\": true} for NULL.")
    case .blob: self = .blob(try DefaultValue.bytes(ofHex: object.value(.blob), in: decoder))
    case .real: self = .real(try object.value(.real, as: CodedReal.self).value)
    }
  }

  /// Writes numbers and texts as they are, anything else as an object with one key.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .integer(let value): try encoder.encodeShort(value)
    case .text(let value): try encoder.encodeShort(value)
    // 1.0 would be written as 1 and read back as an integer, which an untyped column keeps apart.
    case .real(let value) where !value.isWhole: try encoder.encodeShort(value)
    case .real(let value): try encoder.encodeShort(["real": CodedReal(value: value)])
    case .blob(let bytes): try encoder.encodeShort(["blob": DefaultValue.hex(of: bytes)])
    case .sql(let sql): try encoder.encodeShort(["sql": sql])
    case .null: try encoder.encodeShort(["null": true])
    }
  }
}

extension DefaultValue {
  /// Reads a value that is no object; nil where it is one.
  private init?(plain container: any SingleValueDecodingContainer) {
    if container.decodeNil() {
      self = .null
    } else if let flag = try? container.decode(Bool.self) {
      self = .integer(flag ? 1 : 0)
    } else if let integer = try? container.decode(Int64.self) {
      self = .integer(integer)
    } else if let number = try? container.decode(Double.self) {
      self = .real(number)
    } else if let text = try? container.decode(String.self) {
      self = .text(text)
    } else {
      return nil
    }
  }

  private static func hex(of bytes: [UInt8]) -> String {
    let digits = Array("0123456789abcdef".unicodeScalars)
    var text = String.UnicodeScalarView()
    for byte in bytes {
      text.append(digits[Int(byte >> 4)])
      text.append(digits[Int(byte & 0xF)])
    }
    return String(text)
  }

  private static func bytes(ofHex text: String, in decoder: any Decoder) throws -> [UInt8] {
    let digits = text.utf8.map { Character(UnicodeScalar($0)).hexDigitValue }
    guard digits.count.isMultiple(of: 2), !digits.contains(nil) else {
      throw decoder.wrongValue("Write a blob with two hexadecimal digits for each byte: \"00ff\".")
    }
    let values = digits.compactMap { $0.map(UInt8.init) }
    return stride(from: 0, to: values.count, by: 2).map { values[$0] << 4 | values[$0 + 1] }
  }
}

extension Double {
  /// Whether JSON may write the number without a fraction.
  fileprivate var isWhole: Bool {
    // From 2^53 on every number is whole, and below it every whole number is an Int64.
    !(magnitude < 0x1p53) || Double(Int64(self)) == self
  }
}

/// A floating-point number which JSON may have no way to write.
private struct CodedReal: Codable {
  var value: Double

  init(value: Double) {
    self.value = value
  }

  init(from decoder: any Decoder) throws {
    switch decoder.plainString {
    case nil: value = try decoder.singleValueContainer().decode(Double.self)
    case "infinity": value = .infinity
    case "-infinity": value = -.infinity
    default: throw decoder.wrongValue("Write a number, \"infinity\" or \"-infinity\" here.")
    }
  }

  func encode(to encoder: any Encoder) throws {
    guard value.isInfinite else { return try encoder.encodeShort(value) }
    try encoder.encodeShort(value < 0 ? "-infinity" : "infinity")
  }
}
