import SchemaRebuilder

/// The line that shows on a terminal how far a run has come.
struct ProgressBar {
  /// How many characters a line of the terminal holds.
  let columns: Int

  /// Takes the line away.
  static let erasure = "\r\u{1B}[K"

  /// The line, written over the one before; what is too long for it is cut.
  func drawn(_ progress: RebuildProgress) -> String {
    let facts = progress.facts.map { "  \($0)" }.joined()
    let room = columns - 1 - facts.count
    let text = progress.sentence
    let cut = text.count <= room ? text : "\(text.prefix(max(room - 1, 0)))…"
    return "\r" + String((cut + facts).prefix(max(columns - 1, 0))) + "\u{1B}[K"
  }
}

extension RebuildProgress {
  /// Which step it is, and what it does.
  fileprivate var sentence: String {
    let version =
      version.map { "version \($0.number): " } ?? migration.map { "migration \($0.version): " }
      ?? ""
    let step = stepCount == 0 ? "" : "\(step)/\(stepCount) "
    let text = activity.unicodeScalars.map { $0.value < 0x20 ? " " : $0 }
    return version + step + String(String.UnicodeScalarView(text))
  }

  /// How far it is and how long that has taken, as far as it is known.
  fileprivate var facts: [String] {
    [
      fractionOfRows.map { part in
        let width = 20
        let done = Int(part * Double(width))
        let bar = String(repeating: "=", count: done) + String(repeating: " ", count: width - done)
        return "[\(bar)] \(Int(part * 100)) %"
      },
      bytesWritten < 1_000_000 ? nil : "\(bytesWritten / 1_000_000) MB",
      elapsedSeconds < 1 ? nil : "\(Int(elapsedSeconds)) s",
      remainingSeconds.map { "\(Int($0.rounded(.up))) s left of this step" },
    ].compactMap(\.self)
  }
}
