#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Rebuilder {
  /// Makes the file match the schema.
  ///
  /// - Parameter url: the file; it is created where it is missing.
  /// - Returns: what was done.
  /// - Throws: a ``RebuildError``; the file is then as it was.
  public func run(at url: URL) throws(RebuildError) -> RebuildReport {
    try run(at: url.path)
  }

  /// Makes the file match the schema, on a thread of its own.
  ///
  /// - Parameter url: the file; it is created where it is missing.
  /// - Returns: what was done.
  /// - Throws: a ``RebuildError``; the file is then as it was.
  public func run(at url: URL) async throws(RebuildError) -> RebuildReport {
    try await run(at: url.path)
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
