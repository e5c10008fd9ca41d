extension Leftover {
  /// A leftover with what its rows have answered.
  struct Judged: Hashable {
    let leftover: Leftover
    /// The answers; only those that were asked for.
    var answers: [Question: Findings.Answer] = [:]
    /// Other tables of which each could be the backup as well.
    var rivals: [Name] = []

    func rows(_ question: Question) -> Int { answers[question]?.rows ?? 0 }
  }

  /// What is to become of a leftover.
  enum Way: Hashable {
    /// Nothing: the backup is somebody's own table, or nothing is amiss.
    case leave
    /// The table is missing: the backup gets its name back.
    case rename
    /// The table holds nothing that the backup lacks: it goes, and the backup gets its name back.
    case replace
    /// Both hold rows of their own: those that the table lacks are copied, and the backup goes.
    case merge
    /// The backup is gone: what names it gets the table's name back.
    case references
    /// Nothing, since nobody but the user can tell, for this reason.
    case unclear(String)
  }
}

extension Leftover.Judged {
  /// What is to become of it, by its rows.
  var way: Leftover.Way {
    if leftover.backup == nil { return .references }
    guard isAtStake || !leftover.traces.isEmpty || isHalfCopied else { return .leave }
    if !rivals.isEmpty {
      return .unclear("\(rivals.map(\.description).joined(separator: ", ")) could be it as well")
    }
    if leftover.live == nil { return .rename }
    if rows(.table) == 0 { return .replace }
    return wayOfTwoFilledTables
  }

  /// Whether the table would hold nothing although its rows are in the file.
  var isOnlyCopy: Bool { isAtStake && rows(.backup) > 0 }

  /// Whether the table is missing, or is empty beside a filled backup.
  private var isAtStake: Bool {
    guard leftover.backup != nil, leftover.live != nil else { return leftover.live == nil }
    return rows(.table) == 0 && rows(.backup) > 0
  }

  /// Whether the table begins as the backup does and ends before it.
  private var isHalfCopied: Bool {
    leftover.key != nil && rows(.table) > rows(.added) && rows(.missing) > 0
      && rows(.skipped) == 0 && rows(.changed) == 0
  }

  private var wayOfTwoFilledTables: Leftover.Way {
    guard leftover.key != nil else {
      return .unclear("both hold rows, and no key tells which are the same")
    }
    if rows(.changed) > 0 {
      return .unclear(
        "\(counted(rows(.changed), "row")) of \(leftover.table) "
          + (rows(.changed) == 1 ? "has" : "have") + " other values there\(keys(.changed))"
      )
    }
    if rows(.added) == 0, rows(.edited) == 0 { return .replace }
    // A copy may have numbered the rows anew, so that one and the same row has two rowids.
    if leftover.key?.isEmpty == true {
      return .unclear("both hold rows, and no key tells which are the same")
    }
    if rows(.lost) > 0 {
      return .unclear(
        "\(leftover.table) has no column for values in \(counted(rows(.lost), "row")) of it"
      )
    }
    return leftover.obstacleToMerging.map {
      .unclear("the rows cannot be put together, since \($0)")
    } ?? .merge
  }

  private func keys(_ question: Leftover.Question) -> String {
    guard let answer = answers[question], !answer.keys.isEmpty else { return "" }
    let more = answer.rows > answer.keys.count ? ", …" : ""
    return " (\(answer.probe.keyName) \(answer.keys.joined(separator: ", "))\(more))"
  }
}

extension Leftover.Way {
  /// Whether something is put back.
  var isRecovery: Bool {
    switch self {
    case .leave, .unclear: false
    case .rename, .replace, .merge, .references: true
    }
  }
}

extension [Leftover.Judged] {
  /// Backups of one table are rivals where more than one holds rows, or none does.
  func amongRivals() -> [Leftover.Judged] {
    let groups = Dictionary(grouping: filter { $0.leftover.backup != nil }) {
      $0.leftover.target.name
    }
    return compactMap { judged in
      guard let group = groups[judged.leftover.target.name], group.count > 1,
        judged.leftover.backup != nil
      else { return judged }
      let filled = group.filter { $0.rows(.backup) > 0 }
      guard filled.isEmpty || judged.rows(.backup) > 0 else { return nil }
      var judged = judged
      judged.rivals = (filled.isEmpty ? group : filled).map(\.leftover.backupName)
        .filter { $0 != judged.leftover.backupName }
      return judged
    }
  }
}
