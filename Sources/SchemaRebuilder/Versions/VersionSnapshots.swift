/// What SQLite makes of the schema of each version, found out once, and not before it is needed.
final class VersionSnapshots {
  private let history: SchemaHistory
  private let session: Session
  private var known: [SchemaSnapshot]?

  init(of history: SchemaHistory, for session: Session) {
    self.history = history
    self.session = session
  }

  /// The snapshots, in the order of the versions.
  func all() throws -> [SchemaSnapshot] {
    if let known { return known }
    let encoding = try session.reader.encoding()
    let snapshots = try history.versions.map { try snapshot(of: $0, encoding: encoding) }
    known = snapshots
    return snapshots
  }

  private func snapshot(of version: SchemaVersion, encoding: String) throws -> SchemaSnapshot {
    do {
      try version.schema.refuseStructuralProblems(with: version.hints)
      let pristine = try Pristine(encoding: encoding, prepare: session.rebuilder.preparation)
      try pristine.create(version.schema.statements())
      return try pristine.snapshot()
    } catch {
      throw RebuildError(error, at: session.place).with(prefix: "version \(version.number): ")
    }
  }
}
