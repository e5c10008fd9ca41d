/// What a run of migrations would do.
public struct MigrationPlan: Hashable, Sendable, Codable {
  /// The migrations that would be run, in their order.
  public let migrations: [Entry]
  /// The versions that would be logged without being run, by ``Migrator/assuming``.
  public let assumedVersions: [UInt64]
  /// Whether the file has a log already.
  public let hasMigrationsTable: Bool

  /// One migration that would be run.
  public struct Entry: Hashable, Sendable, Codable {
    /// Its version.
    public let version: UInt64
    /// Its name.
    public let name: String?
    /// Its statements; nil where it is code, or a declared schema, of which only the file can say
    /// what it comes to.
    public let statements: [String]?
  }

  /// Whether nothing would be done.
  public var isEmpty: Bool { migrations.isEmpty && assumedVersions.isEmpty }
}

extension MigrationPlan {
  /// The plan as a script for the sqlite3 shell.
  ///
  /// Run with `sqlite3 -bail`, it does what ``Migrator`` does, but for looking whether rows have lost
  /// their parent. From a migration on that is code every line is a comment.
  public var sql: String {
    guard !isEmpty else { return "-- Nothing to do.\n" }
    var lines = Planner.settings.flatMap { ["-- \($0.reason)", $0.sql + ";"] }
    let log =
      (hasMigrationsTable ? [] : [MigrationLog.creatingSQL + ";"])
      + assumedVersions.map { MigrationLog.addingSQL($0) + ";" }
    if migrations.isEmpty { lines += ["", "BEGIN IMMEDIATE;"] + log + ["COMMIT;"] }
    var isRunnable = true
    for (index, entry) in migrations.enumerated() {
      isRunnable = isRunnable && entry.statements != nil
      lines += entry.lines(after: index == 0 ? log : [])
        .map { isRunnable || $0.hasPrefix("--") || $0.isEmpty ? $0 : "-- " + $0 }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension MigrationPlan.Entry {
  fileprivate func lines(after log: [String]) -> [String] {
    let title = "-- migration \(version)" + (name.map { ": \($0)" } ?? "")
    let body =
      statements.map { $0.map { $0 + ";" } }
      ?? ["-- it is code, or a declared schema: nothing from here on is run by this script"]
    return ["", title.onOneLine, "BEGIN IMMEDIATE;"]
      + (log + body + [MigrationLog.addingSQL(version) + ";"])
      .flatMap { $0.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) }
      .map(String.init) + ["COMMIT;"]
  }
}

extension String {
  fileprivate var onOneLine: String { split(whereSeparator: \.isNewline).joined(separator: " ") }
}
