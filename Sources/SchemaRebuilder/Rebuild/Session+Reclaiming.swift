extension Session {
  /// Gives free pages back, as the plan of a run says that is committed.
  ///
  /// - Parameter report: what the run did.
  /// - Returns: the same with what came of it. No failure is one of the run any more.
  func reclaiming(_ report: RebuildReport) -> RebuildReport {
    guard !report.later.isEmpty else { return report }
    var report = report
    do {
      let before = try connection.integer("PRAGMA main.page_count")
      for step in report.later {
        if let lack = try lackOfSpace(for: step) {
          report.remarks.append(Self.stands(lack))
          return report
        }
        try watch?.begin(.reclaiming, step.reason)
        try Rehearsal.run(step, on: connection)
      }
      let pages = before - (try connection.integer("PRAGMA main.page_count"))
      report.reclaimedBytes = try max(pages, 0) * connection.integer("PRAGMA main.page_size")
    } catch {
      report.remarks.append(Self.stands(RebuildError(error, at: place).message))
    }
    return report
  }

  private static func stands(_ why: String) -> String {
    "the change is committed and stays; the free pages were not given back: \(why)"
  }

  /// VACUUM writes the file to a temporary one, and back, which its journal or WAL holds.
  /// <https://sqlite.org/lang_vacuum.html#how_vacuum_works>
  private func lackOfSpace(for step: Plan.Step) throws -> String? {
    guard step.sql == Plan.Step.vacuumSQL, rebuilder.checksDiskSpace,
      let file = connection.mainFile, let free = rebuilder.freeSpace(folder(of: file))
    else { return nil }
    let pages =
      try connection.integer("PRAGMA main.page_count")
      - connection.integer("PRAGMA main.freelist_count")
    let needed = try 2 * pages * connection.integer("PRAGMA main.page_size")
    guard needed > free else { return nil }
    return "VACUUM needs about \(phrase(needed)) on the volume of \(folder(of: file)), and "
      + "\(phrase(free)) are free there; run it once there is room"
  }
}
