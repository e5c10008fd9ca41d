/// How the value of a property is stored, as far as decoding shows it.
enum StoredKind: Hashable, Sendable {
  case integer, real, text, blob
  case boolean, date, uuid, url, decimal
  /// What has parts of its own: a nested value, a list, a dictionary.
  case json
}

extension ModelTypes {
  /// The type word of a column that stores such values.
  func type(of kind: StoredKind) -> ColumnType {
    switch kind {
    case .integer: .integer
    case .real: .real
    case .text: .text
    case .blob: .blob
    case .boolean: boolean
    case .date: date
    case .uuid: uuid
    case .url: url
    case .decimal: decimal
    case .json: json
    }
  }

  /// The type words of columns that store such values, each once.
  func types(of kinds: [StoredKind]) -> [ColumnType] {
    kinds.map(type).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}
