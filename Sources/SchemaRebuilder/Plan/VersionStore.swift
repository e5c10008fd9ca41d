/// Where the version of the schema is kept.
public enum VersionStore: Hashable, Sendable, Codable {
  /// In the file's header. <https://sqlite.org/pragma.html#pragma_user_version>
  case userVersion
  /// In a row of a table, for apps that use `user_version` themselves or share a file.
  ///
  /// The table is created where it is missing:
  /// `CREATE TABLE name(key TEXT PRIMARY KEY NOT NULL, version INTEGER NOT NULL)`.
  case table(String, key: String)

  /// The versions that can be stored: SQLite keeps a signed number of 32 bits and silently stores
  /// 0 for anything beyond.
  public static let range = 1...Int(Int32.max)

  var tableName: Name? {
    guard case .table(let name, _) = self else { return nil }
    return Name(name)
  }

  /// The query for the stored version, for a file that has the table.
  var readingSQL: String {
    switch self {
    case .userVersion: "PRAGMA main.user_version"
    case .table(let name, let key):
      "SELECT version FROM main.\(quoted(name)) WHERE key = \(literal(key))"
    }
  }

  func steps(storing version: Int) -> [Plan.Step] {
    switch self {
    case .userVersion:
      return [
        Plan.Step(
          .version,
          "user_version",
          "store version \(version)",
          sql: "PRAGMA main.user_version=\(version)"
        )
      ]
    case .table(let name, let key):
      let table = "main.\(quoted(name))"
      return [
        Plan.Step(
          .version,
          Name(name),
          "keep versions in \(name)",
          sql: "CREATE TABLE IF NOT EXISTS \(table)(key TEXT PRIMARY KEY NOT NULL, "
            + "version INTEGER NOT NULL)"
        ),
        Plan.Step(
          .version,
          Name(name),
          "store version \(version)",
          sql: "INSERT OR REPLACE INTO \(table)(key, version) VALUES (\(literal(key)), \(version))"
        ),
      ]
    }
  }
}
