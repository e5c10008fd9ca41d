import SchemaRebuilder
import SchemaRebuilderTesting

extension RebuildTrial {
  /// Whether each full-text table agrees with the rows that it indexes, as it did before.
  func keepsSearches() throws -> [String] {
    let copy = try database.copy()
    let before = try Self.searches(in: copy)
    try rebuilder.run(at: copy)
    return try Self.searches(in: copy).compactMap { name, complaint in
      guard let complaint, before[name].map({ $0 == nil }) ?? true else { return nil }
      return "\(name) no longer agrees with its content: \(complaint)"
    }
  }

  /// What FTS5 says against each full-text table. <https://sqlite.org/fts5.html#the_integrity_check_command>
  private static func searches(in database: FixtureDatabase) throws -> [String: String?] {
    let reader = try DatabaseReader(path: database.path)
    let names = try reader.texts("SELECT name FROM sqlite_schema WHERE sql LIKE '%USING fts5%'")
      .compactMap { $0[0] }
    var complaints: [String: String?] = [:]
    for name in names {
      do {
        try reader.execute("INSERT INTO \(name)(\(name), rank) VALUES ('integrity-check', 1)")
        complaints[name] = .some(nil)
      } catch {
        complaints[name] = error.message
      }
    }
    return complaints
  }
}
