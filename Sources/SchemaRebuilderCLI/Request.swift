/// What the words of a command line ask for.
enum Request {
  /// The help, of some verbs or of the tool.
  case help([Verb])
  /// The tool's version.
  case version
  /// A verb to carry out.
  case command(Command)
}

extension Request {
  /// Reads the words after the tool's name.
  ///
  /// Flags may stand anywhere, as `--flag value` or `--flag=value`; `--` ends them.
  init(_ arguments: [String]) throws {
    var words = Words(arguments)
    try words.read()
    let wantsHelp = words.flags.contains { $0.flag == .help }
    let family = words.operands.first.map(Verb.family) ?? []
    if wantsHelp, !family.isEmpty, words.operands.count == 1 {
      self = .help(family)
      return
    }
    let verb = try Self.verb(words.operands)
    if wantsHelp {
      self = .help(verb.map { [$0] } ?? [])
    } else if words.flags.contains(where: { $0.flag == .version }) {
      self = .version
    } else if let verb {
      let operands = Array(words.operands.dropFirst(verb.words.count))
      self = .command(try Command(verb: verb, operands: operands, flags: words.flags))
    } else {
      throw UsageError("a verb is missing: \(Verb.firstWords.joined(separator: ", "))")
    }
  }

  /// The verb with which the words begin; nil where there are none.
  private static func verb(_ words: [String]) throws -> Verb? {
    guard let first = words.first else { return nil }
    if let verb = Verb(rawValue: first), verb.words.count == 1 { return verb }
    let family = Verb.family(first)
    guard !family.isEmpty else {
      throw UsageError(unknown: "verb", first, among: Verb.firstWords)
    }
    let seconds = family.compactMap(\.words.last)
    guard let second = words.dropFirst().first else {
      throw UsageError("\(first) needs one of these: \(seconds.joined(separator: ", "))")
    }
    guard let verb = Verb(rawValue: "\(first) \(second)") else {
      throw UsageError(unknown: "verb \(first)", second, among: seconds)
    }
    return verb
  }
}

/// The words of a command line, told apart.
private struct Words {
  var flags: [(flag: Flag, value: String)] = []
  var operands: [String] = []
  private var rest: ArraySlice<String>

  init(_ arguments: [String]) {
    rest = arguments[...]
  }

  mutating func read() throws {
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        return
      } else if word.hasPrefix("-"), word != "-" {
        try readFlag(word)
      } else {
        operands.append(word)
      }
    }
  }

  private mutating func readFlag(_ word: String) throws {
    // By scalars: a value may begin with one that would join the "=" in a grapheme.
    let parts = word.unicodeScalars
      .split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      .map(String.init)
    guard let flag = Flag(word: parts[0]) else {
      throw UsageError(unknown: "flag", parts[0], among: Flag.allCases.map(\.word))
    }
    guard let placeholder = flag.value else {
      guard parts.count == 1 else { throw UsageError("\(flag.word) takes no value") }
      flags.append((flag, ""))
      return
    }
    if parts.count == 2 {
      flags.append((flag, parts[1]))
    } else if let value = rest.first, !value.hasPrefix("--") {
      rest.removeFirst()
      flags.append((flag, value))
    } else {
      throw UsageError("\(flag.word) needs a value: \(flag.word) \(placeholder)")
    }
  }
}
