/// A column as it is declared.
public struct Column: Hashable, Sendable {
  /// The column's name, without quotes.
  public var name: String
  /// The type word, or nil for a column without one.
  public var type: ColumnType?
  /// The key, where this column alone is it.
  public var primaryKey: ColumnKey?
  /// The NOT NULL constraint.
  public var notNull: NotNull?
  /// The UNIQUE constraint on this column alone; its `columns` are empty.
  public var unique: Unique?
  /// The CHECK constraints written with the column.
  public var checks: [Check]
  /// The default value.
  public var defaultValue: DefaultValue?
  /// The collating sequence, such as NOCASE.
  public var collation: String?
  /// The REFERENCES clauses; the `columns` of each are empty.
  public var references: [ForeignKey]
  /// The expression of a generated column.
  public var generated: Generated?
  /// The names that the column had in earlier releases.
  public var renamed: PreviousNames?
  /// What existing rows get when the column is new or its type or NOT NULL changes.
  public var fill: Fill?

  /// Makes a column of its parts.
  public init(
    name: String,
    type: ColumnType? = nil,
    primaryKey: ColumnKey? = nil,
    notNull: NotNull? = nil,
    unique: Unique? = nil,
    checks: [Check] = [],
    defaultValue: DefaultValue? = nil,
    collation: String? = nil,
    references: [ForeignKey] = [],
    generated: Generated? = nil,
    renamed: PreviousNames? = nil,
    fill: Fill? = nil
  ) {
    self.name = name
    self.type = type
    self.primaryKey = primaryKey
    self.notNull = notNull
    self.unique = unique
    self.checks = checks
    self.defaultValue = defaultValue
    self.collation = collation
    self.references = references
    self.generated = generated
    self.renamed = renamed
    self.fill = fill
  }
}
