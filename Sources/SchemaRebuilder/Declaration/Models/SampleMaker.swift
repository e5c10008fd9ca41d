/// Makes values of `Decodable` types out of nothing, and sees how each type decodes itself.
struct SampleMaker {
  /// Which of many possible values are made.
  let number: Int
  private let memory: Memory

  /// Makes values, of the types of the examples those.
  init(examples: [any Decodable]) {
    self.init(number: 0, memory: Memory(examples: examples))
  }

  private init(number: Int, memory: Memory) {
    self.number = number
    self.memory = memory
  }

  /// The same, with other values.
  func numbered(_ number: Int) -> SampleMaker {
    SampleMaker(number: number, memory: memory)
  }

  /// Whether what may be nil is nil: by turns.
  var givesNil: Bool { number.isMultiple(of: 2) }

  /// How many numbers are worth a try: each case of an enum comes once, with nil and without.
  var numbers: Range<Int> { 0..<max(Self.fewest, 2 * memory.caseCount) }

  static let fewest = 4
  /// How many cases of an enum are tried.
  static let mostCases = 64
  private static let circle = SampleError(description: "it contains itself")

  /// What is known of types, whatever the number.
  private final class Memory {
    let examples: [any Decodable]
    var beingMade: [ObjectIdentifier] = []
    var hopeless: [ObjectIdentifier: (kind: StoredKind?, error: any Error)] = [:]
    var caseCount = 0
    /// How often a type was met that is being made.
    var circles = 0

    init(examples: [any Decodable]) {
      self.examples = examples
    }

    func example<T>(of type: T.Type) -> T? {
      examples.lazy.compactMap { $0 as? T }.first
    }
  }
}

extension SampleMaker {
  /// Makes a value of the type.
  ///
  /// - Parameters:
  ///   - type: a type that decodes itself.
  ///   - path: the keys that lead to the value.
  /// - Returns: the value and how it is stored; the latter is known where no value can be made, too.
  func sample<T: Decodable>(of type: T.Type, at path: [any CodingKey]) -> Sample<T> {
    if let plain = type as? any PlainValue.Type, let value = plain.sample(number) as? T {
      return Sample(kind: plain.storedKind, value: .success(value))
    }
    if let optional = type as? any OptionalValue.Type,
      let sample: Sample<T> = sample(ofOptional: optional, at: path)
    {
      return sample
    }
    return decoded(type, at: path)
  }

  private func sample<O: OptionalValue, T>(
    ofOptional type: O.Type,
    at path: [any CodingKey]
  ) -> Sample<T>? {
    type.sample(by: self, at: path) as? Sample<T>
  }

  /// Lets the type decode itself, with other numbers where it does not take the first.
  private func decoded<T: Decodable>(_ type: T.Type, at path: [any CodingKey]) -> Sample<T> {
    let identity = ObjectIdentifier(type)
    if let known = memory.hopeless[identity] {
      return Sample(kind: known.kind, value: .failure(known.error))
    }
    guard !memory.beingMade.contains(identity) else {
      memory.circles += 1
      return Sample(value: .failure(Self.circle))
    }
    memory.beingMade.append(identity)
    defer { memory.beingMade.removeLast() }

    memory.caseCount = max(memory.caseCount, numberOfListedCases(of: type))
    let circles = memory.circles
    var sample = attempt(type, at: path)
    sample.alternatives = alternatives(of: type, at: path)
    if let value = memory.example(of: type) ?? listedCase(of: type, number: number) {
      sample.value = .success(value)
      return sample
    }
    for other in 0..<Self.fewest where other != number && memory.circles == circles {
      guard case .failure(let error) = sample.value else { return sample }
      sample.value = numbered(other).attempt(type, at: path).value.mapError { _ in error }
    }
    guard case .failure(let error) = sample.value else { return sample }
    if let value = firstCase(of: type) {
      sample.value = .success(value)
    } else if memory.circles == circles {
      // A type that met itself may well have a value where it is not being made.
      memory.hopeless[identity] = (sample.kind, error)
    }
    return sample
  }

  private func attempt<T: Decodable>(_ type: T.Type, at path: [any CodingKey]) -> Sample<T> {
    let record = ProbeRecord()
    let decoder = ProbeDecoder(record: record, maker: self, codingPath: path)
    let value = Result { try T(from: decoder) }
    return Sample(kind: record.shape?.kind, isOptional: record.isOptional, value: value)
  }

  /// What a type that wraps one value tries where it does not get the first.
  private func alternatives<T: Decodable>(
    of type: T.Type,
    at path: [any CodingKey]
  ) -> [StoredKind] {
    let record = ProbeRecord(refusing: .singleValue)
    _ = try? T(from: ProbeDecoder(record: record, maker: self, codingPath: path))
    return record.alternatives
  }
}
