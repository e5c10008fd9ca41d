#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The JSON of a value, its keys in order, so that two texts of one value are equal.
func json(of value: some Encodable) throws -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
  return String(decoding: try encoder.encode(value), as: UTF8.self).withOneLineEnd
}

/// The value that a JSON file holds.
///
/// - Throws: ``InputError`` that names the file and the place in it.
func decode<Value: Decodable>(
  _ type: Value.Type,
  from path: String,
  as purpose: String
) throws -> Value {
  let bytes = try bytes(of: path, as: purpose)
  do {
    return try JSONDecoder().decode(type, from: Data(bytes))
  } catch let error as DecodingError {
    throw InputError("cannot read \(purpose) \(path): \(error.sentence)")
  }
}

extension DecodingError {
  /// What is wrong and where, in one line.
  fileprivate var sentence: String {
    switch self {
    case .keyNotFound(let key, let context): "\(place(context))\(key.stringValue) is missing"
    case .typeMismatch(_, let context): "\(place(context))\(context.debugDescription)"
    case .valueNotFound(_, let context): "\(place(context))\(context.debugDescription)"
    case .dataCorrupted(let context): "\(place(context))\(context.debugDescription)"
    @unknown default: "\(self)"
    }
  }

  private func place(_ context: Context) -> String {
    guard !context.codingPath.isEmpty else { return "" }
    let keys = context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }
    return "at \(keys.joined(separator: ".")): "
  }
}
