extension Schema {
  /// Collects the elements of a schema; a block may branch, loop and be empty.
  @resultBuilder public enum Builder {
    /// Takes a table.
    public static func buildExpression(_ table: Table) -> [Element] { [.table(table)] }
    /// Takes an index that is declared apart from its table.
    public static func buildExpression(_ index: Index) -> [Element] { [.index(index)] }
    /// Takes a trigger.
    public static func buildExpression(_ trigger: Trigger) -> [Element] { [.trigger(trigger)] }
    /// Takes a view.
    public static func buildExpression(_ view: View) -> [Element] { [.view(view)] }
    /// Takes a virtual table.
    public static func buildExpression(_ table: VirtualTable) -> [Element] {
      [.virtualTable(table)]
    }
    /// Takes a statement of SQL text.
    public static func buildExpression(_ statement: SQLStatement) -> [Element] {
      [.statement(statement)]
    }
    /// Takes the permission to drop a table.
    public static func buildExpression(_ table: DroppedTable) -> [Element] {
      [.droppedTable(table)]
    }
    /// Takes all that another schema declares.
    public static func buildExpression(_ schema: Schema) -> [Element] { schema.elements }
    /// Takes elements made elsewhere.
    public static func buildExpression(_ elements: [Element]) -> [Element] { elements }

    /// Says what a block takes.
    @available(
      *,
      unavailable,
      message: "a schema takes tables, indexes, triggers, views and schemas"
    )
    public static func buildExpression(_ other: some Any) -> [Element] { [] }

    /// Takes an empty block.
    public static func buildBlock() -> [Element] { [] }
    /// Begins a block.
    public static func buildPartialBlock(first: [Element]) -> [Element] { first }
    /// Goes on with a block.
    public static func buildPartialBlock(accumulated: [Element], next: [Element]) -> [Element] {
      accumulated + next
    }
    /// Takes an `if` without an `else`.
    public static func buildOptional(_ elements: [Element]?) -> [Element] { elements ?? [] }
    /// Takes the first branch.
    public static func buildEither(first elements: [Element]) -> [Element] { elements }
    /// Takes the second branch.
    public static func buildEither(second elements: [Element]) -> [Element] { elements }
    /// Takes what a loop made.
    public static func buildArray(_ elements: [[Element]]) -> [Element] {
      elements.flatMap { $0 }
    }
    /// Takes what stands under `if #available`.
    public static func buildLimitedAvailability(_ elements: [Element]) -> [Element] { elements }
  }
}
