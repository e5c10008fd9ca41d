#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Migrator {
  /// Runs the pending migrations.
  ///
  /// - Parameters:
  ///   - url: the file; it is created where it is missing.
  ///   - version: the greatest version to be applied; nil for all.
  ///   - progress: gets told how far the run has come; its answer may stop it.
  /// - Returns: what was done.
  /// - Throws: a ``RebuildError``; the file is then as the last of its
  ///   ``RebuildError/completed`` migrations has left it.
  public func run(
    at url: URL,
    to version: UInt64? = nil,
    progress: ProgressHandler? = nil
  ) throws(RebuildError) -> MigrationReport {
    try run(at: url.path, to: version, progress: progress)
  }

  /// Runs the pending migrations, on a thread of its own.
  ///
  /// - Parameters:
  ///   - url: the file; it is created where it is missing.
  ///   - version: the greatest version to be applied; nil for all.
  ///   - progress: gets told how far the run has come; its answer may stop it.
  /// - Returns: what was done.
  /// - Throws: a ``RebuildError``; the file is then as the last of its
  ///   ``RebuildError/completed`` migrations has left it.
  public func run(
    at url: URL,
    to version: UInt64? = nil,
    progress: ProgressHandler? = nil
  ) async throws(RebuildError) -> MigrationReport {
    try await run(at: url.path, to: version, progress: progress)
  }

  /// Says which migrations a file has been through and which it has not, without changing it.
  ///
  /// - Parameter url: the file; one that is missing is taken for an empty one.
  /// - Returns: the versions.
  /// - Throws: a ``RebuildError`` where the file or its log cannot be read.
  public func status(at url: URL) throws(RebuildError) -> MigrationStatus {
    try status(at: url.path)
  }

  /// Says which migrations a file has been through and which it has not, on a thread of its own.
  ///
  /// - Parameter url: the file; one that is missing is taken for an empty one.
  /// - Returns: the versions.
  /// - Throws: a ``RebuildError`` where the file or its log cannot be read.
  public func status(at url: URL) async throws(RebuildError) -> MigrationStatus {
    try await status(at: url.path)
  }
}
