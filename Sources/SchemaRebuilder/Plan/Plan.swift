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

  /// Whether there is nothing to do.
  public var isEmpty: Bool { steps.isEmpty }

  /// Whether a hazard stands in the way.
  public var isRefused: Bool { hazards.contains { $0.verdict == .refused } }

  /// Whether the schema changes, rather than the stored version alone.
  public var changesSchema: Bool { steps.contains { $0.kind.changesSchema } }
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

/// The ways in which a table is made to match, the cheapest first.
public enum Rung: String, Hashable, Sendable, Codable, CaseIterable {
  /// Nothing is done.
  case leaveAlone = "leave alone"
  /// The object is created.
  case create
  /// The object is dropped.
  case drop
  /// `ALTER TABLE … RENAME TO`.
  case rename
  /// The object is dropped and created anew; it holds no rows of its own.
  case replace
  /// `ALTER TABLE … ADD COLUMN`.
  case addColumn = "add column"
  /// Indexes are dropped or created; the table stays.
  case indexes
  /// The table is renamed, created anew and filled from its backup.
  case rebuild
}
