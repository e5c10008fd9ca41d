/// A made-up value of a type, and how such values are stored.
struct Sample<Value> {
  /// Nil where the type has asked its decoder for nothing.
  var kind: StoredKind?
  /// How others are stored, where the type tries several ways.
  var alternatives: [StoredKind] = []
  /// Whether NULL may stand for a value.
  var isOptional = false
  /// The value, or why none could be made.
  var value: Result<Value, any Error>
}

/// Why no value of a type could be made.
struct SampleError: Error, CustomStringConvertible {
  let description: String
}

/// `Optional`, whatever it wraps.
protocol OptionalValue {
  static func sample(by maker: SampleMaker, at path: [any CodingKey]) -> Sample<Self>
}

extension Optional: OptionalValue where Wrapped: Decodable {
  static func sample(by maker: SampleMaker, at path: [any CodingKey]) -> Sample<Wrapped?> {
    let wrapped = maker.sample(of: Wrapped.self, at: path)
    let value = maker.givesNil ? nil : try? wrapped.value.get()
    return Sample(
      kind: wrapped.kind,
      alternatives: wrapped.alternatives,
      isOptional: true,
      value: .success(value)
    )
  }
}
