import Foundation

/// The compact JSON of a value, its keys in alphabetical order.
func json(_ value: some Encodable) throws -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  return String(decoding: try encoder.encode(value), as: UTF8.self)
}

/// The value that a JSON text says.
func decoded<Value: Decodable>(_ text: String, as type: Value.Type = Value.self) throws -> Value {
  try JSONDecoder().decode(type, from: Data(text.utf8))
}

/// The path and the sentence of the error that a JSON text is refused with; nil where it is taken.
func refusal(of type: (some Decodable).Type, _ text: String) -> String? {
  do {
    _ = try decoded(text, as: type)
    return nil
  } catch let DecodingError.dataCorrupted(context) {
    return context.said
  } catch let DecodingError.keyNotFound(_, context) {
    return context.said
  } catch let DecodingError.typeMismatch(type, context) {
    return "\(context.path): no \(type)"
  } catch let DecodingError.valueNotFound(type, context) {
    return "\(context.path): no \(type)"
  } catch {
    return "\(error)"
  }
}

extension DecodingError.Context {
  fileprivate var path: String {
    codingPath.map { $0.intValue.map { "[\($0)]" } ?? ".\($0.stringValue)" }.joined()
  }

  fileprivate var said: String { "\(path): \(debugDescription)" }
}
