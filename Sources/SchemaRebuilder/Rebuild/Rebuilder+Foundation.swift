#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Rebuilder {
  /// Makes the file match the schema.
  ///
  /// - Parameters:
  ///   - url: the file; it is created where it is missing.
  ///   - progress: gets told how far the run has come; its answer may stop it.
  /// - Returns: what was done.
  /// - Throws: a ``RebuildError``; the file is then as it was.
  public func run(
    at url: URL,
    progress: ProgressHandler? = nil
  ) throws(RebuildError) -> RebuildReport {
    try run(at: url.path, progress: progress)
  }

  /// Makes the file match the schema, on a thread of its own.
  ///
  /// - Parameters:
  ///   - url: the file; it is created where it is missing.
  ///   - progress: gets told how far the run has come, on that thread; its answer may stop it.
  /// - Returns: what was done.
  /// - Throws: a ``RebuildError``; the file is then as it was.
  public func run(
    at url: URL,
    progress: ProgressHandler? = nil
  ) async throws(RebuildError) -> RebuildReport {
    try await run(at: url.path, progress: progress)
  }

  /// Says what a run would do, without changing the file.
  ///
  /// - Parameter url: the file; one that is missing is planned as an empty one.
  /// - Returns: the plan.
  /// - Throws: a ``RebuildError`` where no plan can be made.
  public func plan(at url: URL) throws(RebuildError) -> Plan {
    try plan(at: url.path)
  }

  /// Says what a run would do, on a thread of its own.
  ///
  /// - Parameter url: the file; one that is missing is planned as an empty one.
  /// - Returns: the plan.
  /// - Throws: a ``RebuildError`` where no plan can be made.
  public func plan(at url: URL) async throws(RebuildError) -> Plan {
    try await plan(at: url.path)
  }
}
