/// Whether a definition names no function and no collation, which a connection may lack.
///
/// That is told by what was read of it, so that most texts are not taken apart again.
extension TableSnapshot {
  var namesNothing: Bool {
    checks.isEmpty && uniques.allSatisfy(\.namesNothing) && primaryKey?.namesNothing ?? true
      // By the index, since a closure would get a copy of each column.
      && columns.indices.allSatisfy { columns[$0].namesNothing }
  }
}

extension IndexSnapshot {
  var namesNothing: Bool {
    condition == nil
      && columns.allSatisfy { $0.expression == nil && $0.collation == "BINARY" }
  }
}

extension KeySnapshot {
  fileprivate var namesNothing: Bool { columns.allSatisfy { $0.collation == "BINARY" } }
}

extension ColumnSnapshot {
  fileprivate var namesNothing: Bool {
    generated == nil && collation == "BINARY" && hasPlainDefault
  }

  /// Whether the default is at most one word, one number or one string.
  private var hasPlainDefault: Bool {
    guard let bytes = defaultSQL?.utf8 else { return true }
    let quote = UInt8(ascii: "'")
    if bytes.count > 1, bytes.first == quote, bytes.last == quote {
      return !bytes.dropFirst().dropLast().contains(quote)
    }
    return bytes.allSatisfy { byte in
      (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
        || [UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "+"), UInt8(ascii: "-")]
          .contains(byte)
    }
  }
}
