import SchemaRebuilder

/// What `migrate status` prints, as lines and as JSON.
struct MigrationSummary: Encodable {
  let database: String
  let origin: UInt64?
  let current: UInt64?
  let migrations: [Entry]

  struct Entry: Encodable {
    let version: UInt64
    let name: String?
    let state: State
  }

  enum State: String, Encodable {
    case applied, pending
    /// Counted as applied, and not logged yet.
    case assumed
    /// Pending, and older than one that was applied.
    case outOfOrder = "out of order"
    /// Applied, and not among the migrations.
    case unknown
  }

  init(_ database: String, _ status: MigrationStatus, _ migrations: [any Migration]) {
    self.database = database
    origin = status.originVersion
    current = status.currentVersion
    let late = Set(status.outOfOrderVersions)
    let pending = Set(status.pendingVersions)
    let assumed = Set(status.assumedVersions)
    let known = migrations.map { migration in
      let version = migration.version
      let state: State =
        late.contains(version)
        ? .outOfOrder
        : pending.contains(version)
          ? .pending : assumed.contains(version) ? .assumed : .applied
      return Entry(version: version, name: migration.name, state: state)
    }
    let unknown = status.unknownVersions.map { Entry(version: $0, name: nil, state: .unknown) }
    self.migrations = (known + unknown).sorted { $0.version < $1.version }
  }

  /// A line for each migration.
  var lines: [String] {
    migrations.map { "\($0.version)\(named($0.name)): \($0.state.rawValue)" }
  }

  /// What a run would come to.
  var remarks: [String] {
    let states = migrations.map(\.state)
    if states.contains(.unknown) {
      return ["\(database): up refuses it, since a migration was applied that is not known"]
    }
    if states.contains(.outOfOrder) {
      return ["\(database): up refuses it without --out-of-order"]
    }
    let acts = [("run", State.pending), ("log", .assumed)].compactMap { verb, state in
      let count = states.count { $0 == state }
      return count == 0 ? nil : "\(verb) \(count) migration\(count == 1 ? "" : "s")"
    }
    guard !acts.isEmpty else { return ["\(database): nothing to do"] }
    return ["\(database): up would \(acts.joined(separator: " and "))"]
  }
}
