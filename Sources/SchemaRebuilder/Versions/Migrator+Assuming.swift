extension Migrator {
  /// What a database has been through, by its log or by what is assumed of one without.
  func status(of connection: SQLiteConnection) throws -> MigrationStatus {
    let log = MigrationLog(connection: connection)
    let applied = try log.versions()
    return MigrationStatus(
      hasMigrationsTable: try log.exists(),
      applied: applied,
      known: migrations.map(\.version),
      assumed: applied.isEmpty ? try assumedVersions(of: connection) : []
    )
  }

  /// A file without tables is made by the migrations: nothing of them is done.
  private func assumedVersions(of connection: SQLiteConnection) throws -> [UInt64] {
    guard let assuming else { return [] }
    let holdsTables = try SchemaReader(connection: connection).storedObjects().contains {
      $0.type == "table" && $0.name != MigrationLog.table
    }
    return holdsTables ? migrations.map(\.version).filter { $0 <= assuming } : []
  }
}
