/// What a type has asked its decoder for.
final class ProbeRecord {
  /// The properties by name, in the order in which they were first asked for.
  private(set) var properties: [ModelProperty] = []
  /// The container that was asked for first.
  private(set) var shape: Shape?
  /// What was asked for after that.
  private(set) var alternatives: [StoredKind] = []
  /// What is refused, to see which other types are tried then.
  private let refused: Refused?

  /// What can be refused.
  enum Refused: Equatable {
    case property(String)
    case singleValue
  }

  init(refusing refused: Refused? = nil) {
    self.refused = refused
  }
  /// Whether the value as a whole may be NULL.
  var isOptional = false
  /// Whether it was asked which keys there are.
  var asksForAllKeys = false
  /// Whether a superclass was to be decoded from a container of its own.
  var hasSuperDecoder = false
  /// The property of which no value could be made.
  private(set) var failure: (property: String, type: any Any.Type, error: any Error)?

  /// The kinds of containers.
  enum Shape {
    case keyed
    case unkeyed
    case single(StoredKind?)

    var kind: StoredKind? {
      switch self {
      case .keyed, .unkeyed: .json
      case .single(let kind): kind
      }
    }
  }

  func note(_ shape: Shape) {
    if self.shape == nil {
      self.shape = shape
    } else if let kind = shape.kind {
      alternatives.append(kind)
    }
  }

  /// Refuses what is to be refused.
  func refuse(_ value: Refused) throws {
    if refused == value { throw SampleError(description: "it is refused") }
  }

  func note(_ key: any CodingKey, _ kind: StoredKind? = nil, isOptional: Bool = false) {
    note(key, [kind].compactMap(\.self), isOptional: isOptional)
  }

  private func note(_ key: any CodingKey, _ kinds: [StoredKind], isOptional: Bool) {
    properties.merge(ModelProperty(name: key.stringValue, kinds: kinds, isOptional))
  }

  /// Notes a property and hands its value over.
  func note<T>(_ key: any CodingKey, _ sample: Sample<T>) throws -> T {
    note(
      key,
      [sample.kind].compactMap(\.self) + sample.alternatives,
      isOptional: sample.isOptional
    )
    try refuse(.property(key.stringValue))
    if case .failure(let error) = sample.value, failure == nil {
      failure = (key.stringValue, T.self, error)
    }
    return try sample.value.get()
  }
}

/// A property of a model, as far as decoding has shown it.
struct ModelProperty: Hashable {
  /// The name, which is its coding key.
  let name: String
  /// The ways in which it was decoded: one, where all is well.
  var kinds: [StoredKind]
  /// Whether it may be NULL.
  var isOptional: Bool

  init(name: String, kinds: [StoredKind], _ isOptional: Bool) {
    self.name = name
    self.kinds = kinds
    self.isOptional = isOptional
  }
}

extension [ModelProperty] {
  /// Adds what is known of a property to what was known before.
  mutating func merge(_ property: ModelProperty) {
    guard let index = firstIndex(where: { $0.name == property.name }) else {
      return append(property)
    }
    self[index].isOptional = self[index].isOptional || property.isOptional
    self[index].kinds += property.kinds.filter { !self[index].kinds.contains($0) }
  }
}
