/// A table as it is declared.
public struct Table: Hashable, Sendable {
  /// The table's name, without quotes.
  public var name: String
  /// The columns, in the order in which they are created.
  public var columns: [Column]
  /// The key, where it is declared at the table's end rather than on a column.
  public var primaryKey: PrimaryKey?
  /// The UNIQUE constraints at the table's end.
  public var uniques: [Unique]
  /// The CHECK constraints at the table's end.
  public var checks: [Check]
  /// The FOREIGN KEY constraints at the table's end.
  public var foreignKeys: [ForeignKey]
  /// Whether the table is STRICT. <https://sqlite.org/stricttables.html>
  public var strict: Bool
  /// Whether the table is WITHOUT ROWID. <https://sqlite.org/withoutrowid.html>
  public var withoutRowID: Bool
  /// The table's indexes; the table is left out of each.
  public var indexes: [Index]
  /// The table's triggers.
  public var triggers: [Trigger]
  /// The names that the table had in earlier releases.
  public var renamed: PreviousNames?
  /// The columns that earlier releases had and this one may drop.
  public var droppedColumns: [Tombstone]
  /// Keys that a block gives beyond the one there may be, kept so that they are reported.
  var furtherKeys: [PrimaryKey] = []
  /// What a model does not show, kept so that it is reported.
  var derivationProblems: [SchemaProblem] = []

  /// Makes a table of its parts.
  public init(
    name: String,
    columns: [Column],
    primaryKey: PrimaryKey? = nil,
    uniques: [Unique] = [],
    checks: [Check] = [],
    foreignKeys: [ForeignKey] = [],
    strict: Bool = false,
    withoutRowID: Bool = false,
    indexes: [Index] = [],
    triggers: [Trigger] = [],
    renamed: PreviousNames? = nil,
    droppedColumns: [Tombstone] = []
  ) {
    self.name = name
    self.columns = columns
    self.primaryKey = primaryKey
    self.uniques = uniques
    self.checks = checks
    self.foreignKeys = foreignKeys
    self.strict = strict
    self.withoutRowID = withoutRowID
    self.indexes = indexes
    self.triggers = triggers
    self.renamed = renamed
    self.droppedColumns = droppedColumns
  }
}
