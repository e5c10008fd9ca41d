/// What will be done to a file, and why: a value that holds every decision.
///
/// A dry run prints it, ``Rebuilder`` runs it, and it can be saved as JSON and applied later.
public struct Plan: Hashable, Sendable, Codable {
  /// The form of the JSON; this library reads 1.
  public internal(set) var format = 1
  /// The live schema for which the plan was made; a file with another one refuses it.
  public internal(set) var fingerprint: String
  /// The file's version when the plan was made; 0 is an unknown one.
  public internal(set) var fromVersion: Int
  /// The version that is stored at the end; nil to store none.
  public internal(set) var toVersion: Int?
  /// Where the version is kept.
  public internal(set) var versionStore: VersionStore = .userVersion
  /// What happens to each table, and why.
  public internal(set) var tables: [TablePlan] = []
  /// Everything that could lose data, allowed or not.
  public internal(set) var hazards: [Hazard] = []
  /// What is left alone, and what the reader should know.
  public internal(set) var remarks: [String] = []
  /// What is run, in order.
  public internal(set) var steps: [Step] = []
  /// The declared schema that the file must have at the end, a CREATE statement each.
  public internal(set) var target: [String] = []
  /// Whether the columns must stand in their declared order at the end.
  public internal(set) var columnOrder: SchemaDiff.ColumnOrder = .any
  /// The objects that are not declared and must still be there at the end.
  public internal(set) var kept: [Name] = []
  /// The foreign keys that are checked before and after.
  public internal(set) var foreignKeyChecks: [ForeignKeyCheck] = []
  /// The declared tables that are as they should be.
  public internal(set) var leftAlone: [Name] = []
  /// What was asked of the data, with the answers.
  public internal(set) var findings: Findings = Findings()
  /// Where a run writes a verified copy of the database before the first change; nil for none.
  public internal(set) var backup: String?
  /// How much room the run needs, as an estimate; nil for a database in memory,
  /// and where no rows were asked.
  public internal(set) var diskSpace: DiskSpace?
  /// The functions that the fills call and that SQLite does not have; whoever runs the plan gives
  /// them.
  public internal(set) var requires: [String] = []
  /// Whether everything that the rows had to say was asked; a plan for a quick look is not run.
  public internal(set) var rowsWereAsked: Bool = true
  /// What a plan for a quick look left unasked.
  public internal(set) var unasked: [Probe] = []

  /// Whether there is nothing to do.
  public var isEmpty: Bool { steps.isEmpty }

  /// Whether a hazard stands in the way.
  public var isRefused: Bool { hazards.contains { $0.verdict == .refused } }

  /// Whether definitions are edited, which not every connection lets be done.
  var editsDefinitions: Bool { steps.contains { $0.kind == .editDefinition } }

  /// Whether the schema changes, rather than the stored version alone.
  public var changesSchema: Bool { steps.contains { $0.kind.changesSchema } }
}

extension Plan {
  /// Reads a plan from its JSON; what an older one does not have is as it was then.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    format = try values.decode(Int.self, forKey: .format)
    fingerprint = try values.decode(String.self, forKey: .fingerprint)
    fromVersion = try values.decode(Int.self, forKey: .fromVersion)
    toVersion = try values.decodeIfPresent(Int.self, forKey: .toVersion)
    versionStore = try values.decode(VersionStore.self, forKey: .versionStore)
    tables = try values.decode([TablePlan].self, forKey: .tables)
    hazards = try values.decode([Hazard].self, forKey: .hazards)
    remarks = try values.decode([String].self, forKey: .remarks)
    steps = try values.decode([Step].self, forKey: .steps)
    target = try values.decode([String].self, forKey: .target)
    kept = try values.decode([Name].self, forKey: .kept)
    foreignKeyChecks = try values.decode([ForeignKeyCheck].self, forKey: .foreignKeyChecks)
    leftAlone = try values.decode([Name].self, forKey: .leftAlone)
    findings = try values.decode(Findings.self, forKey: .findings)
    backup = try values.decodeIfPresent(String.self, forKey: .backup)
    diskSpace = try values.decodeIfPresent(DiskSpace.self, forKey: .diskSpace)
    requires = try values.decodeIfPresent([String].self, forKey: .requires) ?? []
    columnOrder =
      try values.decodeIfPresent(SchemaDiff.ColumnOrder.self, forKey: .columnOrder) ?? .any
    rowsWereAsked = try values.decodeIfPresent(Bool.self, forKey: .rowsWereAsked) ?? true
    unasked = try values.decodeIfPresent([Probe].self, forKey: .unasked) ?? []
  }
}

/// What happens to one table, view, trigger or virtual table, and why.
public struct TablePlan: Hashable, Sendable, Codable {
  /// The object's declared name, or its name in the file where it is not declared.
  public let name: Name
  /// What is done.
  public let rung: Rung
  /// Why it is done, each a sentence.
  public let reasons: [String]
  /// What stood in the way of each cheaper rung, each a sentence.
  public let whyNotCheaper: [String]
}

/// The ways in which a table or another object is made to match.
public enum Rung: String, Hashable, Sendable, Codable, CaseIterable {
  /// Nothing is done.
  case leaveAlone = "leave alone"
  /// The object is created.
  case create
  /// The object is dropped.
  case drop
  /// `ALTER TABLE … RENAME TO`.
  case rename
  /// The object is dropped and created anew, or a full-text table is filled again from its content;
  /// a virtual table gets the rows back that it held itself.
  case replace
  /// `ALTER TABLE … ADD COLUMN`.
  case addColumn = "add column"
  /// `ALTER TABLE … RENAME COLUMN`.
  case renameColumn = "rename column"
  /// The stored definition is edited; no row is touched.
  case edit = "definition edit"
  /// `ALTER TABLE … DROP COLUMN`.
  case dropColumn = "drop column"
  /// The rows are written over where they stand.
  case update
  /// The rows are copied, and the copy takes the table's place in the file.
  case swap
  /// Indexes are dropped or created; the table stays.
  case indexes
  /// The table is renamed, created anew and filled from its backup.
  case rebuild
  /// What a rebuild by hand has left is put back.
  case recover
}
