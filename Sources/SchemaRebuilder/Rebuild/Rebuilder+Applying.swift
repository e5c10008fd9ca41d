extension Rebuilder {
  /// Runs a plan that was made before, such as one that was saved as JSON.
  ///
  /// - Parameters:
  ///   - plan: the plan; a file with another schema than it was made for refuses it.
  ///   - path: the file.
  ///   - backup: where a verified copy of the database is written first; else where the plan says.
  ///   - busyTimeout: how many seconds to wait for another connection's lock.
  ///   - createsMissingFile: whether a file that is not there is created, for a plan that was made
  ///     while it was missing or empty.
  ///   - checksDiskSpace: whether it is refused where the volume has too little room.
  ///   - functions: the functions that the plan ``Plan/requires``.
  ///   - prepare: what is done to every connection before it is used.
  ///   - progress: gets told how far the run has come; its answer may stop it.
  /// - Returns: what was done.
  /// - Throws: a ``RebuildError``; the file is then as it was.
  public static func apply(
    _ plan: Plan,
    at path: String,
    backup: String? = nil,
    busyTimeout: Double = 5,
    createsMissingFile: Bool = false,
    checksDiskSpace: Bool = true,
    functions: [SQLFunction] = [],
    prepare: Prepare? = nil,
    progress: ProgressHandler? = nil
  ) throws(RebuildError) -> RebuildReport {
    let rebuilder = Rebuilder(
      Schema(elements: []),
      versionStore: plan.versionStore,
      busyTimeout: busyTimeout,
      createsMissingFile: createsMissingFile,
      backup: backup ?? plan.backup,
      checksDiskSpace: checksDiskSpace,
      functions: functions,
      prepare: prepare
    ).watched(by: progress)
    return try rebuilder.reporting(path) {
      // A plan that is not for it must not leave an empty file behind.
      if createsMissingFile, FileStatus(path: path).isMissing {
        try rebuilder.reading(path) { try $0.refuseUnfit(plan) }
      }
      return try rebuilder.openForWriting(path).apply(plan)
    }
  }
}
