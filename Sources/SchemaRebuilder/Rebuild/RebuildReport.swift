/// What a run did.
public struct RebuildReport: Hashable, Sendable, Codable {
  /// What happened to each table or other object that was touched.
  public internal(set) var tables: [TableReport] = []
  /// The declared tables that were as they should be.
  public internal(set) var leftAlone: [Name] = []
  /// What was kept though it is not declared, and what else the reader should know.
  public internal(set) var remarks: [String] = []
  /// The hazards that were allowed or cured.
  public internal(set) var hazards: [Hazard] = []
  /// Each statement that ran, with its time.
  public internal(set) var steps: [StepReport] = []
  /// The version before; 0 is an unknown one.
  public internal(set) var fromVersion: Int = 0
  /// The version that is stored now; nil where none is declared.
  public internal(set) var toVersion: Int?
  /// How long the whole run took, in seconds.
  public internal(set) var seconds: Double = 0
  /// Where the copy of the database is that was made before it was changed; nil where none was.
  public internal(set) var backup: String?

  /// How many bytes of free pages were given back after COMMIT; nil where that was not asked for,
  /// or could not be done, as the remarks say then.
  ///
  /// In WAL mode the file itself is shorter once the WAL is checkpointed.
  public internal(set) var reclaimedBytes: Int?
  /// What is still to be run once everything is committed.
  var later: [Plan.Step] = []

  /// What is saved as JSON.
  private enum CodingKeys: String, CodingKey {
    case tables, leftAlone, remarks, hazards, steps, fromVersion, toVersion, seconds, backup
    case reclaimedBytes
  }

  /// Whether nothing was done.
  public var isEmpty: Bool { steps.isEmpty }

  /// What happened to one table or other object.
  public struct TableReport: Hashable, Sendable, Codable {
    /// The declared name, or the name in the file of what was dropped.
    public let name: Name
    /// What was done.
    public let rung: Rung
    /// Why, each a sentence.
    public let reasons: [String]
    /// How many rows were copied; nil where none were.
    public internal(set) var rows: Int?
    /// How long its steps took, in seconds.
    public internal(set) var seconds: Double
  }

  /// One statement that ran.
  public struct StepReport: Hashable, Sendable, Codable {
    /// What it did.
    public let kind: Plan.Step.Kind
    /// The object on which it worked.
    public let object: Name
    /// The statement.
    public let sql: String
    /// How many rows it copied; nil where it copied none.
    public let rows: Int?
    /// How long it took, in seconds.
    public let seconds: Double
  }
}

extension RebuildReport {
  /// The report of a run that put something back and then went on.
  func followed(by next: RebuildReport) -> RebuildReport {
    var report = next
    report.tables = tables + next.tables
    report.remarks = remarks + next.remarks
    report.hazards = hazards + next.hazards
    report.steps = steps + next.steps
    report.seconds = seconds + next.seconds
    return report
  }

  init(_ plan: Plan, steps: [StepReport], seconds: Double) {
    self.steps = steps
    self.seconds = seconds
    leftAlone = plan.leftAlone
    remarks = plan.remarks
    hazards = plan.hazards
    fromVersion = plan.fromVersion
    toVersion = plan.toVersion
    later = plan.steps.filter { $0.phase == .after }
    tables = plan.tables.map { table in
      let own = steps.filter { $0.object == table.name }
      return TableReport(
        name: table.name,
        rung: table.rung,
        reasons: table.reasons,
        rows: [.rebuild, .swap, .update].contains(table.rung) ? own.compactMap(\.rows).last : nil,
        seconds: own.map(\.seconds).reduce(0, +)
      )
    }
  }
}
