/// The bytes of a text, eight at a time: texts are compared and hashed by the thousand.
struct TextWords: RandomAccessCollection {
  private let bytes: UnsafeRawBufferPointer

  fileprivate init(_ bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
  }

  var startIndex: Int { 0 }
  var endIndex: Int { (bytes.count + 7) / 8 }

  /// The last word has zeros for the bytes that the text lacks.
  subscript(index: Int) -> UInt64 {
    let offset = index * 8
    guard bytes.count - offset < 8 else {
      return bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    }
    return bytes[offset...].reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// Whether both are the same, of texts of one length.
  fileprivate func areSame(as other: TextWords) -> Bool {
    indices.allSatisfy { self[$0] == other[$0] }
  }
}

extension String {
  /// Gives the words of the text to a closure.
  func withWords<Result>(_ body: (TextWords) -> Result) -> Result {
    var text = self
    return text.withUTF8 { body(TextWords(UnsafeRawBufferPointer($0))) }
  }

  /// Whether the text is made of just these bytes.
  func hasBytes(_ bytes: UnsafeRawBufferPointer) -> Bool {
    utf8.count == bytes.count && withWords { $0.areSame(as: TextWords(bytes)) }
  }

  /// Whether both are the same byte for byte, which texts that Unicode calls equal need not be.
  func hasSameBytes(as other: String) -> Bool {
    guard utf8.count == other.utf8.count else { return false }
    return withWords { words in other.withWords(words.areSame) }
  }
}
