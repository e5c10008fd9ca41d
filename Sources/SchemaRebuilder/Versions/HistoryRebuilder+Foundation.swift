#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension HistoryRebuilder {
  /// Makes the file match the last version.
  ///
  /// - Parameters:
  ///   - url: the file; it is created where it is missing.
  ///   - progress: gets told how far the run has come; its answer may stop it.
  /// - Returns: what each step did.
  /// - Throws: a ``RebuildError`` whose ``RebuildError/failedStep`` says which steps are done.
  public func run(
    at url: URL,
    progress: Rebuilder.ProgressHandler? = nil
  ) throws(RebuildError) -> HistoryReport {
    try run(at: url.path, progress: progress)
  }

  /// Makes the file match the last version, on a thread of its own.
  ///
  /// - Parameters:
  ///   - url: the file; it is created where it is missing.
  ///   - progress: gets told how far the run has come, on that thread; its answer may stop it.
  /// - Returns: what each step did.
  /// - Throws: a ``RebuildError`` whose ``RebuildError/failedStep`` says which steps are done.
  public func run(
    at url: URL,
    progress: Rebuilder.ProgressHandler? = nil
  ) async throws(RebuildError) -> HistoryReport {
    try await run(at: url.path, progress: progress)
  }

  /// Says what a run would do, without changing the file.
  ///
  /// - Parameter url: the file; one that is missing is planned as an empty one.
  /// - Returns: the steps.
  /// - Throws: a ``RebuildError`` where no plan can be made.
  public func plan(at url: URL) throws(RebuildError) -> HistoryPlan {
    try plan(at: url.path)
  }

  /// Says what a run would do, on a thread of its own.
  ///
  /// - Parameter url: the file; one that is missing is planned as an empty one.
  /// - Returns: the steps.
  /// - Throws: a ``RebuildError`` where no plan can be made.
  public func plan(at url: URL) async throws(RebuildError) -> HistoryPlan {
    try await plan(at: url.path)
  }
}
