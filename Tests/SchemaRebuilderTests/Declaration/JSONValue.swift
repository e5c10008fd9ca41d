/// A JSON value.
enum JSONValue: Hashable, Codable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let flag = try? container.decode(Bool.self) {
      self = .bool(flag)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let text = try? container.decode(String.self) {
      self = .string(text)
    } else if let list = try? container.decode([JSONValue].self) {
      self = .array(list)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let flag): try container.encode(flag)
    case .number(let number): try container.encode(number)
    case .string(let text): try container.encode(text)
    case .array(let list): try container.encode(list)
    case .object(let keys): try container.encode(keys)
    }
  }

  subscript(key: String) -> JSONValue? {
    if case .object(let keys) = self { keys[key] } else { nil }
  }

  var isObject: Bool {
    if case .object = self { true } else { false }
  }

  var list: [JSONValue] {
    if case .array(let list) = self { list } else { [] }
  }

  var keys: [String: JSONValue] {
    if case .object(let keys) = self { keys } else { [:] }
  }

  var text: String {
    if case .string(let text) = self { text } else { "" }
  }
}
