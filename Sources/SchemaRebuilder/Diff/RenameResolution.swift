/// Which old name each new name stands for, in one file.
///
/// A rename acts only on a file that still has the change before it: it lacks the new name and has
/// an old one. <doc:WritingHints> says the rules.
struct RenameResolution: Hashable, Sendable {
  /// The old name of each new name that is a rename in this file.
  private(set) var oldNames: [Name: Name] = [:]
  /// The hints that had to be left alone, each as a sentence.
  private(set) var remarks: [String] = []

  /// A new name and what it was called before.
  struct Hint {
    let new: Name
    let previous: [Name]
    /// Whether `since:` says that the change is still ahead of this file.
    let isDue: Bool
    /// Whether it says a version, with which the file's one can be compared.
    let saysVersion: Bool
    /// Whether it does, and the file has one.
    let hasVersion: Bool
  }

  /// - Parameters:
  ///   - hints: what the new names were called before.
  ///   - live: the names that the file has.
  ///   - what: what is renamed, to stand before a name in a sentence.
  ///   - fit: how well the live object of the first name matches the declared one of the second;
  ///     only compared, so any scale will do.
  init(
    hints: [Hint],
    live: Set<Name>,
    what: String,
    fit: (_ live: Name, _ declared: Name) -> Int
  ) {
    let due = hints.filter(\.isDue)
    takeRespellings(due, live: live)
    takeFreeNames(due, live: live)
    var exchanged: Set<Name> = []
    for hint in due where live.contains(hint.new) && oldNames[hint.new] == nil {
      guard !exchanged.contains(hint.new),
        let old = hint.previous.first(where: { live.contains($0) && $0 != hint.new }),
        !oldNames.values.contains(old)
      else { continue }
      if let cycle = Self.cycle(from: hint.new, in: due, live: live) {
        exchanged.formUnion(cycle.map(\.new))
        resolve(cycle, fit: fit, what: what)
      } else {
        remarks.append(
          "\(what)\(hint.new) is not renamed from \(old): the file has both, so the rename is "
            + "behind it or never was; \(old) is treated as any other."
        )
      }
    }
  }

  /// Names of which the file has another letter case, where the hint gives that one to the letter.
  private mutating func takeRespellings(_ hints: [Hint], live: Set<Name>) {
    for hint in hints {
      guard let place = live.firstIndex(of: hint.new), !live[place].isSpelled(as: hint.new),
        hint.previous.contains(where: live[place].isSpelled)
      else { continue }
      oldNames[hint.new] = live[place]
    }
  }

  /// Renames to names that the file lacks, or that another rename frees, in whatever order.
  private mutating func takeFreeNames(_ hints: [Hint], live: Set<Name>) {
    var used: Set<Name> = []
    var isSettled = false
    while !isSettled {
      isSettled = true
      for hint in hints where oldNames[hint.new] == nil {
        guard !live.contains(hint.new) || used.contains(hint.new),
          let old = hint.previous.first(where: { live.contains($0) && !used.contains($0) })
        else { continue }
        oldNames[hint.new] = old
        used.insert(old)
        isSettled = false
      }
    }
  }

  /// The hints that exchange names among themselves, beginning at a name; nil where they do not.
  private static func cycle(from start: Name, in hints: [Hint], live: Set<Name>) -> [Hint]? {
    var cycle: [Hint] = []
    var name = start
    while let hint = hints.first(where: { $0.new == name }), live.contains(name) {
      guard let old = hint.previous.first(where: live.contains) else { return nil }
      cycle.append(hint.from(old))
      if old == start { return cycle.count > 1 ? cycle : nil }
      if cycle.contains(where: { $0.new == old }) { return nil }
      name = old
    }
    return nil
  }

  private mutating func resolve(_ cycle: [Hint], fit: (Name, Name) -> Int, what: String) {
    guard cycle.contains(where: { oldNames[$0.new] == nil }) else { return }
    let exchanged = cycle.map { fit($0.previous[0], $0.new) }.reduce(0, +)
    let asTheyAre = cycle.map { fit($0.new, $0.new) }.reduce(0, +)
    if exchanged > asTheyAre || exchanged == asTheyAre && cycle.allSatisfy(\.hasVersion) {
      for hint in cycle { oldNames[hint.new] = hint.previous[0] }
    } else if exchanged == asTheyAre {
      let names = cycle.map { what + $0.new.text }.joined(separator: ", ")
      remarks.append(
        "\(names) do not exchange their names: their definitions are alike, so the file does not "
          + "show whether it was done; "
          + (cycle.allSatisfy(\.saysVersion)
            ? "since: tells it of a file that has a version, and this one has none: store in it the "
              + "version that it has (by default that is PRAGMA user_version)."
            : "say since: the version that exchanges them.")
      )
    }
  }
}

extension RenameResolution.Hint {
  /// The same where one of the old names is the one.
  fileprivate func from(_ old: Name) -> RenameResolution.Hint {
    RenameResolution.Hint(
      new: new,
      previous: [old],
      isDue: isDue,
      saysVersion: saysVersion,
      hasVersion: hasVersion
    )
  }
}

extension Name {
  /// Whether the other name is the same to the letter, not only to SQLite.
  func isSpelled(as other: Name) -> Bool { text.hasSameBytes(as: other.text) }
}
