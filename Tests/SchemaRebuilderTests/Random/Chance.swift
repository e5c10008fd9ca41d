/// Random choices that are the same for one seed on every platform: SplitMix64.
struct Chance: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}

extension Chance {
  mutating func number(below limit: Int) -> Int { Int(next() % UInt64(limit)) }

  mutating func number(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + number(below: range.count)
  }

  /// Whether something happens that happens once in so many times.
  mutating func once(in times: Int) -> Bool { number(below: times) == 0 }

  mutating func one<Element>(of elements: [Element]) -> Element? {
    elements.isEmpty ? nil : elements[number(below: elements.count)]
  }

  mutating func some<Element>(_ elements: Element...) -> Element {
    elements[number(below: elements.count)]
  }

  /// A few different elements in any order; at least one where there are any.
  mutating func few<Element>(of elements: [Element], upTo limit: Int) -> [Element] {
    guard !elements.isEmpty else { return [] }
    return Array(elements.shuffled(using: &self).prefix(number(1...max(1, limit))))
  }
}
