extension Migrator {
  /// Runs the pending migrations, on a thread of its own.
  ///
  /// A task that is cancelled stops the run, also within a long statement: those migrations stay
  /// that are done by then.
  ///
  /// - Parameters:
  ///   - path: the file; it is created where it is missing.
  ///   - version: the greatest version to be applied; nil for all.
  ///   - progress: gets told how far the run has come; its answer may stop it.
  /// - Returns: what was done.
  /// - Throws: a ``RebuildError``; the file is then as the last of its
  ///   ``RebuildError/completed`` migrations has left it.
  public func run(
    at path: String,
    to version: UInt64? = nil,
    progress: ProgressHandler? = nil
  ) async throws(RebuildError) -> MigrationReport {
    try await onItsOwnThread { cancellation throws(RebuildError) in
      try cancelled(by: cancellation).run(at: path, to: version, progress: progress)
    }
  }

  /// Says which migrations a file has been through and which it has not, on a thread of its own.
  ///
  /// - Parameter path: the file; one that is missing is taken for an empty one.
  /// - Returns: the versions.
  /// - Throws: a ``RebuildError`` where the file or its log cannot be read.
  public func status(at path: String) async throws(RebuildError) -> MigrationStatus {
    try await onItsOwnThread { cancellation throws(RebuildError) in
      try cancelled(by: cancellation).status(at: path)
    }
  }

  /// Says what a run would do, on a thread of its own.
  ///
  /// - Parameters:
  ///   - path: the file; one that is missing is taken for an empty one.
  ///   - version: the greatest version to be applied; nil for all.
  /// - Returns: the plan.
  /// - Throws: a ``RebuildError`` where a run would be refused.
  public func plan(
    at path: String,
    to version: UInt64? = nil
  ) async throws(RebuildError) -> MigrationPlan {
    try await onItsOwnThread { cancellation throws(RebuildError) in
      try cancelled(by: cancellation).plan(at: path, to: version)
    }
  }

  private func cancelled(by cancellation: Cancellation) -> Migrator {
    var migrator = self
    migrator.cancellation = cancellation
    return migrator
  }
}
