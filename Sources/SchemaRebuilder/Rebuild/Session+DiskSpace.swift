extension Session {
  /// Refuses a run for which a volume has too little room; nothing was written so far.
  func refuseLackOfSpace(for plan: Plan) throws {
    guard rebuilder.checksDiskSpace, let file = connection.mainFile, let space = plan.diskSpace
    else { return }
    let own = folder(of: file)
    guard let backup = rebuilder.backup.map(folder) else {
      return try refuse(space.total, in: own, "the run")
    }
    let size = try sizeOfBackup()
    guard isSameVolume(own, backup) == false else {
      return try refuse(space.total + size, in: own, "the run with its backup")
    }
    try refuse(space.total, in: own, "the run")
    try refuse(size, in: backup, "the backup")
  }

  private func sizeOfBackup() throws -> Int {
    try connection.integer("PRAGMA main.page_count") * connection.integer("PRAGMA main.page_size")
  }

  private func refuse(_ needed: Int, in folder: String, _ what: String) throws {
    guard let free = rebuilder.freeSpace(folder), needed > free else { return }
    throw RebuildError(
      .notEnoughSpace,
      "\(place): \(what) needs about \(phrase(needed)) on the volume of \(folder), and "
        + "\(phrase(free)) are free there",
      advice: "free some space; where the estimate is wrong, run without the check "
        + "(checksDiskSpace, --ignore-disk-space)"
    )
  }
}
