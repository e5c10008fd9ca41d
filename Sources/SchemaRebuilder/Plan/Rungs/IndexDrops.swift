/// DROP INDEX, and what it takes along.
extension TableChangeRequest {
  /// The steps that drop the indexes which change or go.
  ///
  /// An index whose columns have new names, and nothing else, is made again and is the same: what
  /// ANALYZE has found for it stays.
  var indexDrops: [Plan.Step] {
    diff.indexChanges.flatMap { change -> [Plan.Step] in
      guard let drop = change.dropStep else { return [] }
      guard case .changed(let old, let new) = change, old.following(diff).isSame(as: new) else {
        return [drop]
      }
      return keepingStatistics(of: old, drop)
    }
  }

  /// DROP INDEX deletes the statistics under the index's name, so they wait under another one.
  func keepingStatistics(of index: IndexSnapshot, _ drop: Plan.Step) -> [Plan.Step] {
    let kept = Name(index.name.text + " (kept)")
    let what = "what ANALYZE has found for index \(index.name)"
    return statistics.map { step($0, "keep \(what)", from: index.name, to: kept) } + [drop]
      + statistics.map { step($0, "put back \(what)", from: kept, to: index.name) }
  }

  private func step(
    _ statistics: Name,
    _ reason: String,
    from old: Name,
    to new: Name
  ) -> Plan.Step {
    Plan.Step(
      .statistics,
      currentName,
      reason,
      sql: "UPDATE main.\(statistics) SET idx = \(literal(new.text)) "
        + "WHERE tbl = \(literal(currentName.text)) AND idx = \(literal(old.text))"
    )
  }
}
