/// Which migrations a file has been through, and which it has not.
public struct MigrationStatus: Hashable, Sendable, Codable {
  /// Whether the file has a log.
  public let hasMigrationsTable: Bool
  /// The versions that were applied, in order, those included that are assumed.
  public let appliedVersions: [UInt64]
  /// The versions that are known and were not applied, in order.
  public let pendingVersions: [UInt64]
  /// The versions that were applied and that nobody here knows; a run refuses the file.
  public let unknownVersions: [UInt64]

  /// The versions that count as applied by ``Migrator/assuming`` and are not logged yet; a run logs
  /// them.
  public let assumedVersions: [UInt64]

  init(
    hasMigrationsTable: Bool,
    applied logged: [UInt64],
    known: [UInt64],
    assumed: [UInt64] = []
  ) {
    let applied = (logged + assumed).sorted()
    self.hasMigrationsTable = hasMigrationsTable
    appliedVersions = applied
    assumedVersions = assumed
    pendingVersions = known.filter { !applied.contains($0) }
    unknownVersions = applied.filter { !known.contains($0) }
  }

  /// The oldest version that was applied; nil where none was.
  public var originVersion: UInt64? { appliedVersions.first }

  /// The newest version that was applied; nil where none was.
  public var currentVersion: UInt64? { appliedVersions.last }

  /// Whether a run has something to do.
  public var needsMigration: Bool { !pendingVersions.isEmpty || !assumedVersions.isEmpty }

  /// The pending versions that are older than one that was applied.
  public var outOfOrderVersions: [UInt64] {
    pendingVersions.filter { $0 < currentVersion ?? 0 }
  }
}
