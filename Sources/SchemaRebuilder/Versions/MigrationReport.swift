/// What a run of migrations did.
public struct MigrationReport: Hashable, Sendable, Codable {
  /// The migrations that were run, in their order.
  public internal(set) var migrations: [Entry] = []
  /// The versions that were logged without being run, by ``Migrator/assuming``.
  public internal(set) var assumedVersions: [UInt64] = []
  /// The newest version that was applied before; nil where none was.
  public internal(set) var fromVersion: UInt64?
  /// The newest version that is applied now; nil where none is.
  public internal(set) var toVersion: UInt64?
  /// What the reader should know.
  public internal(set) var remarks: [String] = []

  /// Where the copy of the database is that was made before it was changed; nil where none was.
  public internal(set) var backup: String?

  /// Whether nothing was done.
  public var isEmpty: Bool { migrations.isEmpty && assumedVersions.isEmpty }

  /// One migration that was run.
  public struct Entry: Hashable, Sendable, Codable {
    /// Its version.
    public let version: UInt64
    /// Its name.
    public let name: String?
    /// How long it took, in seconds, its checks and the COMMIT included.
    public let seconds: Double
    /// What a ``SchemaMigration`` did; nil for others.
    public let rebuild: RebuildReport?
  }
}
