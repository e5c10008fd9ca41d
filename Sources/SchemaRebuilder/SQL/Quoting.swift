/// The name as a quoted identifier, which SQLite reads as that name whatever it holds.
func quoted(_ name: Name) -> String {
  quoted(name.text)
}

/// The name as a quoted identifier, which SQLite reads as that name whatever it holds.
func quoted(_ name: String) -> String {
  enclosed(name, by: #"""#)
}

extension Name: CustomStringConvertible {
  /// The name as a reader takes it for one: a plain word as it is, anything else in quotes.
  public var description: String {
    let isPlain = text.utf8.allSatisfy { byte in
      (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20) || byte == 0x5F
        || byte >= 0x80
    }
    return isPlain && !text.isEmpty ? text : quoted(self)
  }
}

/// The text as a string literal.
///
/// SQL text ends at a NUL byte, so a text with one in it is spelt as a blob and cast.
func literal(_ text: String) -> String {
  if text.utf8.contains(0) { return "CAST(\(literal(Array(text.utf8))) AS TEXT)" }
  return enclosed(text, by: "'")
}

/// The bytes as a blob literal.
func literal(_ bytes: [UInt8]) -> String {
  "x'" + bytes.map(hexadecimal).joined() + "'"
}

private func enclosed(_ text: String, by quote: Character) -> String {
  var result: [UInt8] = []
  result.reserveCapacity(text.utf8.count + 2)
  result += String(quote).utf8
  for byte in text.utf8 {
    result.append(byte)
    // By bytes: a combining mark after the quote would hide it from a search by Character.
    if byte == result[0] { result.append(byte) }
  }
  result.append(result[0])
  return String(decoding: result, as: UTF8.self)
}

private func hexadecimal(_ byte: UInt8) -> String {
  let digits = String(byte, radix: 16)
  return byte < 16 ? "0" + digits : digits
}
