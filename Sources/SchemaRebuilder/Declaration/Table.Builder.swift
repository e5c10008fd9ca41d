extension Table {
  /// Anything that stands in a table's block.
  public enum Part: Hashable, Sendable {
    /// A column.
    case column(Column)
    /// The key at the table's end.
    case primaryKey(PrimaryKey)
    /// A UNIQUE constraint at the table's end.
    case unique(Unique)
    /// A CHECK constraint at the table's end.
    case check(Check)
    /// A FOREIGN KEY constraint at the table's end.
    case foreignKey(ForeignKey)
    /// An index of the table.
    case index(Index)
    /// A trigger of the table.
    case trigger(Trigger)
  }

  /// Collects the parts of a table; a block may branch, loop and be empty.
  ///
  /// Every statement is turned into one concrete type at once, so that a long block is checked
  /// statement by statement.
  @resultBuilder public enum Builder {
    /// Takes a column.
    public static func buildExpression(_ column: Column) -> [Part] { [.column(column)] }
    /// Takes columns that several tables share.
    public static func buildExpression(_ columns: [Column]) -> [Part] { columns.map(Part.column) }
    /// Takes a key.
    public static func buildExpression(_ key: PrimaryKey) -> [Part] { [.primaryKey(key)] }
    /// Takes a UNIQUE constraint.
    public static func buildExpression(_ unique: Unique) -> [Part] { [.unique(unique)] }
    /// Takes a CHECK constraint.
    public static func buildExpression(_ check: Check) -> [Part] { [.check(check)] }
    /// Takes a FOREIGN KEY constraint.
    public static func buildExpression(_ key: ForeignKey) -> [Part] { [.foreignKey(key)] }
    /// Takes an index.
    public static func buildExpression(_ index: Index) -> [Part] { [.index(index)] }
    /// Takes a trigger.
    public static func buildExpression(_ trigger: Trigger) -> [Part] { [.trigger(trigger)] }
    /// Takes parts made elsewhere.
    public static func buildExpression(_ parts: [Part]) -> [Part] { parts }

    /// Says what a block takes.
    @available(
      *,
      unavailable,
      message: "a table takes columns, constraints, indexes and triggers"
    )
    public static func buildExpression(_ other: some Any) -> [Part] { [] }

    /// Takes an empty block.
    public static func buildBlock() -> [Part] { [] }
    /// Begins a block.
    public static func buildPartialBlock(first: [Part]) -> [Part] { first }
    /// Goes on with a block.
    public static func buildPartialBlock(accumulated: [Part], next: [Part]) -> [Part] {
      accumulated + next
    }
    /// Takes an `if` without an `else`.
    public static func buildOptional(_ parts: [Part]?) -> [Part] { parts ?? [] }
    /// Takes the first branch.
    public static func buildEither(first parts: [Part]) -> [Part] { parts }
    /// Takes the second branch.
    public static func buildEither(second parts: [Part]) -> [Part] { parts }
    /// Takes what a loop made.
    public static func buildArray(_ parts: [[Part]]) -> [Part] { parts.flatMap { $0 } }
    /// Takes what stands under `if #available`.
    public static func buildLimitedAvailability(_ parts: [Part]) -> [Part] { parts }
  }
}
