import SchemaRebuilder

extension Policy.Undeclared {
  /// Reads `tables=keep,views=drop`: each kind that is named, the others by default.
  init(argument: String) throws {
    self.init()
    var seen: Set<String> = []
    for part in argument.split(separator: ",", omittingEmptySubsequences: false) {
      let words = part.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
      guard words.count == 2 else {
        throw UsageError(
          "\(Flag.undeclared.word) \(argument) has not the form \(Flag.undeclared.value ?? "")"
        )
      }
      guard let kind = Self.kinds[words[0]] else {
        throw UsageError(unknown: "kind", words[0], among: Self.kinds.keys.sorted())
      }
      guard let treatment = Treatment(rawValue: words[1]) else {
        throw UsageError(
          unknown: "treatment",
          words[1],
          among: Treatment.allCases.map(\.rawValue)
        )
      }
      guard seen.insert(words[0]).inserted else {
        throw UsageError("\(Flag.undeclared.word) names \(words[0]) twice")
      }
      self[keyPath: kind] = treatment
    }
  }

  private static var kinds: [String: WritableKeyPath<Policy.Undeclared, Treatment>] {
    ["tables": \.tables, "views": \.views, "triggers": \.triggers, "indexes": \.indexes]
  }
}
