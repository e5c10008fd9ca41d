import SchemaRebuilder

/// A command line that is not understood.
struct UsageError: Error, Equatable {
  /// What is wrong with it, and what would be right.
  var sentence: String

  /// As many words as there are hazards fit in a line that is still read; of flags there are more.
  private static let mostListed = 20

  /// Makes an error of what is wrong.
  init(_ sentence: String) {
    self.sentence = sentence
  }

  /// Makes an error of an unknown word, with the nearest right one, or all where none is near.
  ///
  /// - Parameters:
  ///   - kind: What the word was taken for, such as "flag".
  ///   - word: The word as it was typed.
  ///   - known: The words that would be right.
  init(unknown kind: String, _ word: String, among known: [String]) {
    let near = known.nearest(to: word).map { "did you mean \($0)?" }
    let all = "known: \(known.joined(separator: ", "))"
    let help = near ?? (known.count > Self.mostListed ? nil : all)
    self.init("there is no \(kind) \(word)\(help.map { "; \($0)" } ?? "")")
  }
}

/// A file that cannot be used, read or written.
struct InputError: Error, Equatable {
  /// What was tried with which file, why it failed and what to do.
  var sentence: String

  /// Makes an error of what was tried and why it failed.
  init(_ sentence: String) {
    self.sentence = sentence
  }
}
