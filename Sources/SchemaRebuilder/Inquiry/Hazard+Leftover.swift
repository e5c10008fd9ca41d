extension Leftover.Judged {
  /// A table that would be empty although a backup of its form holds rows.
  func hazard(policy: Policy) -> Hazard? {
    guard isOnlyCopy, let answer = answers[.backup] else { return nil }
    let table = leftover.table
    let backup = leftover.backupName
    let state = leftover.live == nil ? "missing and would be created empty" : "empty"
    var hazard = Hazard(
      answer,
      sentence: "table \(table) is \(state), while \(backup), which has its columns and is not "
        + "declared, holds \(counted(answer.rows, "row")): a rebuild by hand seems to have stopped "
        + "half-way" + doubt,
      advice: advice
    )
    hazard.verdict =
      policy.allows(.leftover, table: leftover.target.name, column: nil) ? .allowed : .refused
    return hazard
  }

  /// What the reader should know of a leftover that stands in nobody's way.
  func remark(policy: Policy) -> String? {
    guard hazard(policy: policy) == nil else { return nil }
    let table = leftover.table
    let backup = leftover.backupName
    switch way {
    case .leave: return nil
    case .unclear(let reason):
      return "table \(backup) looks like what a rebuild of \(table) by hand has left; it is "
        + "kept, and no rows are put back: \(reason)"
    case .references:
      return "\(leftover.traces.joined(separator: ", ")), which is not in the file: a rebuild of "
        + "\(table) by hand has dropped it\(loss); --recover (Policy.recoversLeftovers) puts the "
        + "names back"
    case .rename, .replace, .merge:
      return "table \(backup) looks like what a rebuild of \(table) by hand has left: "
        + "\(reasons.joined(separator: ", ")); --recover (Policy.recoversLeftovers) puts "
        + "everything back"
    }
  }

  /// Why something is put back, each a sentence.
  var reasons: [String] {
    let table = leftover.table
    let backup = leftover.backupName
    let filled = "\(backup) holds \(counted(rows(.backup), "row"))"
    let facts: [String]
    if leftover.backup == nil {
      facts = ["\(backup) is not in the file\(loss)"]
    } else if leftover.live == nil {
      facts = ["\(table) is missing and \(filled)"]
    } else if rows(.table) == 0 {
      facts = ["\(table) is empty and \(filled)"]
    } else {
      facts = [
        "\(table) holds \(counted(rows(.table), "row")), and \(backup) "
          + (rows(.missing) == 0 ? "none that it lacks" : "\(rows(.missing)) that it lacks")
      ]
    }
    return facts + leftover.traces
  }

  /// What nobody can bring back.
  private var loss: String {
    guard leftover.backup == nil, rows(.table) == 0 else { return "" }
    return ", and \(leftover.table) is empty: the rows that were in it are not in this file, only "
      + "an older copy of the file can have them"
  }

  private var doubt: String {
    guard case .unclear(let reason) = way else { return "" }
    return "; " + reason
  }

  private var advice: String {
    let settled =
      "declare \(leftover.backupName) where it is a table of yours, say that it may go "
      + "(DroppedTable(…), -- @dropped \(leftover.backupName), "
      + "\(TypedFlag.allowDrop(leftover.backupName))), or "
      + Hazard.allowing(.leftover, leftover.target.name)
    guard way.isRecovery else {
      return "put the rows back by hand; else \(settled)"
    }
    return "put the rows back by --recover (Policy.recoversLeftovers); else \(settled)"
  }
}
