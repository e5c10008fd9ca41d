import SchemaRebuilder

/// Where a schema comes from, as a word of the command line names it.
enum SchemaSource {
  /// SQL text on standard input.
  case standardInput
  /// A file of SQL text or JSON, or an SQLite database.
  case file(String)

  /// Makes a source of a word of the command line.
  init(_ word: String) {
    self = word == "-" ? .standardInput : .file(word)
  }
}

extension SchemaSource {
  /// Reads the schema.
  ///
  /// A database is known by its first bytes, whatever it is called.
  func schema(
    with terminal: Terminal,
    prepare: Prepare? = nil,
    passingOver: ([FileSetting]) -> Void = { _ in }
  ) throws -> Schema {
    func schema(_ text: String) throws -> Schema {
      let schema = try self.schema(of: text)
      passingOver(fileSettings(in: text))
      return schema
    }
    switch self {
    case .standardInput:
      return try schema(text(terminal.everything(), of: place))
    case .file(let path):
      let bytes = try bytes(of: path, as: "the schema")
      if bytes.starts(with: databaseHeader) {
        return try Schema(readingFrom: path, prepare: prepare)
      }
      if isJSON(path) {
        return try decode(Schema.self, from: path, as: "the schema")
      }
      return try schema(text(bytes, of: path))
    }
  }

  /// The schema of SQL text that was read from here.
  func schema(of text: String) throws -> Schema {
    do throws(RebuildError) {
      return try Schema(sql: text)
    } catch {
      throw error.with(prefix: "\(place): ")
    }
  }

  /// What messages call the source.
  var place: String {
    switch self {
    case .standardInput: "standard input"
    case .file(let path): path
    }
  }

  /// The SQL text; nil where the schema is JSON or a database.
  func text(with terminal: Terminal) throws -> String? {
    switch self {
    case .standardInput: return try text(terminal.everything(), of: place)
    case .file(let path):
      let bytes = try bytes(of: path, as: "the schema")
      return bytes.starts(with: databaseHeader) || isJSON(path) ? nil : try text(bytes, of: path)
    }
  }

  private func isJSON(_ path: String) -> Bool {
    path.utf8.suffix(5).elementsEqual(".json".utf8, by: { $0 | 0x20 == $1 | 0x20 })
  }

  private func text(_ bytes: [UInt8], of place: String) throws -> String {
    let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let content = bytes.starts(with: byteOrderMark) ? bytes.dropFirst(3) : bytes[...]
    guard !content.contains(0), let text = String(validating: content, as: UTF8.self) else {
      throw InputError(
        "cannot read the schema \(place): it is neither SQL text in UTF-8, nor JSON (.json), "
          + "nor an SQLite database (it may be encrypted)"
      )
    }
    return text
  }
}
