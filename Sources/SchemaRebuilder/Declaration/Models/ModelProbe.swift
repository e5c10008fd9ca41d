/// The properties of a `Decodable` type, found by decoding it from made-up values several times.
///
/// Once would do for what the compiler writes. What is written by hand may read one property only
/// where another one has some value: then the times differ, and the difference is a finding.
struct ModelProbe {
  /// The properties in the order in which they are decoded.
  private(set) var properties: [ModelProperty]
  /// Those that are decoded sometimes, and sometimes not.
  let irregular: Set<String>
  /// Why there may be properties that are not in the list; nil where it is complete.
  let incompleteness: String?
  /// Whether the list would be complete if there were a value of some type.
  let lacksExample: Bool

  init<Model: Decodable>(_ model: Model.Type, examples: [any Decodable]) {
    let maker = SampleMaker(examples: examples)
    var times: [(record: ProbeRecord, error: (any Error)?)] = []
    while times.count < maker.numbers.count {
      times.append(Self.decode(model, by: maker.numbered(times.count)))
    }
    let whole = times.filter { $0.error == nil }.map(\.record)
    properties = times.flatMap(\.record.properties).reduce(into: []) { $0.merge($1) }
    let names = whole.map { Set($0.properties.map(\.name)) }
    let always = names.dropFirst().reduce(names.first ?? []) { $0.intersection($1) }
    irregular = whole.isEmpty ? [] : Set(properties.map(\.name)).subtracting(always)
    let failed = whole.isEmpty ? times.first : nil
    incompleteness =
      times.lazy.compactMap { $0.record.incompleteness(of: model) }.first
      ?? failed.flatMap { $0.record.incompleteness(of: model, $0.error) }
    lacksExample = failed?.record.failure != nil
    for property in properties {
      let record = Self.decode(model, by: maker, refusing: .property(property.name)).record
      record.properties.filter { $0.name == property.name }.forEach { properties.merge($0) }
    }
  }

  /// Leaves a property out.
  ///
  /// - Returns: whether there is such a property.
  mutating func exclude(_ name: String) -> Bool {
    guard let index = properties.firstIndex(where: { $0.name == name }) else { return false }
    properties.remove(at: index)
    return true
  }

  private static func decode<Model: Decodable>(
    _ model: Model.Type,
    by maker: SampleMaker,
    refusing refused: ProbeRecord.Refused? = nil
  ) -> (record: ProbeRecord, error: (any Error)?) {
    let record = ProbeRecord(refusing: refused)
    do {
      _ = try Model(from: ProbeDecoder(record: record, maker: maker, codingPath: []))
      return (record, nil)
    } catch {
      return (record, error)
    }
  }
}

extension ProbeRecord {
  /// Why the model has other properties than those that it asked for by name.
  fileprivate func incompleteness(of model: any Any.Type) -> String? {
    switch shape {
    case .unkeyed: "\(model) is decoded as a list, and has no properties by name"
    case .single: "\(model) is decoded as a single value, and has no properties by name"
    case .keyed where asksForAllKeys: "\(model) takes whatever keys there are"
    case .keyed where hasSuperDecoder:
      "\(model) decodes its superclass from a container of its own, by superDecoder"
    case .keyed: nil
    case nil: "\(model) decodes no property"
    }
  }

  /// Why not all that the model asks for is known.
  fileprivate func incompleteness(of model: any Any.Type, _ error: (any Error)?) -> String? {
    guard let error else { return nil }
    guard let failure else {
      let last = properties.last.map { " after \($0.name)" } ?? ""
      return "\(model) refuses made-up values\(last): \(reason(error))"
    }
    return "the property \(failure.property) of \(model) has the type \(failure.type), of which no "
      + "value could be made up: \(reason(failure.error)); what is decoded after it is not known"
  }
}

private func reason(_ error: any Error) -> String {
  switch error as? DecodingError {
  case .dataCorrupted(let context), .keyNotFound(_, let context), .typeMismatch(_, let context),
    .valueNotFound(_, let context):
    context.debugDescription.withoutFullStop
  default: "\(error)".withoutFullStop
  }
}

extension String {
  fileprivate var withoutFullStop: String { hasSuffix(".") ? String(dropLast()) : self }
}
