/// What the words of a command line ask for.
enum Request {
  /// The help, of one verb or of the tool.
  case help(Verb?)
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
    let verb = try words.operands.first.map(Self.verb)
    if words.flags.contains(where: { $0.flag == .help }) {
      self = .help(verb)
    } else if words.flags.contains(where: { $0.flag == .version }) {
      self = .version
    } else if let verb {
      let operands = Array(words.operands.dropFirst())
      self = .command(try Command(verb: verb, operands: operands, flags: words.flags))
    } else {
      let verbs = Verb.allCases.map(\.rawValue).joined(separator: ", ")
      throw UsageError("a verb is missing: \(verbs)")
    }
  }

  private static func verb(_ word: String) throws -> Verb {
    guard let verb = Verb(rawValue: word) else {
      throw UsageError(unknown: "verb", word, among: Verb.allCases.map(\.rawValue))
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
