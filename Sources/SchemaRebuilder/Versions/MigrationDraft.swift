/// A migration that leads to a declared schema, as the text of its file.
public struct MigrationDraft: Hashable, Sendable, Codable {
  /// Its version.
  public let version: UInt64
  /// What it does in a few words.
  public let name: String?
  /// How the schema differs from what the migrations before it lead to, each a sentence.
  public let differences: [String]
  /// What it may lose or fail at in a file; what is refused among them is asked when it runs.
  public let hazards: [Hazard]
  /// The text of the file: statements, with their reasons as comments.
  public let sql: String
}

extension MigrationDraft {
  init(version: UInt64, name: String?, differences: [String], plan: Plan) {
    let plan = plan.askingWhenRun()
    self.version = version
    self.name = name
    self.differences = differences
    hazards = plan.hazards
    let head = """
      -- For the transaction of a migrator, with foreign keys off: Migrator, or rebuilder migrate up.
      -- Read it, change it where you know better, and leave it as it is once it was released.

      """
    sql = head + plan.migrationScript
  }
}
