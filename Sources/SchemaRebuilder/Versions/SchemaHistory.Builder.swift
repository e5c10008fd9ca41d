extension SchemaHistory {
  /// Collects the versions of a history; a block may branch, loop and be empty.
  @resultBuilder public enum Builder {
    /// Takes a version.
    public static func buildExpression(_ version: SchemaVersion) -> [SchemaVersion] { [version] }
    /// Takes versions made elsewhere.
    public static func buildExpression(_ versions: [SchemaVersion]) -> [SchemaVersion] { versions }
    /// Takes all versions of another history.
    public static func buildExpression(_ history: SchemaHistory) -> [SchemaVersion] {
      history.versions
    }
    /// Takes an empty block.
    public static func buildBlock() -> [SchemaVersion] { [] }
    /// Begins a block.
    public static func buildPartialBlock(first: [SchemaVersion]) -> [SchemaVersion] { first }
    /// Goes on with a block.
    public static func buildPartialBlock(
      accumulated: [SchemaVersion],
      next: [SchemaVersion]
    ) -> [SchemaVersion] { accumulated + next }
    /// Takes an `if` without an `else`.
    public static func buildOptional(_ versions: [SchemaVersion]?) -> [SchemaVersion] {
      versions ?? []
    }
    /// Takes the first branch.
    public static func buildEither(first versions: [SchemaVersion]) -> [SchemaVersion] { versions }
    /// Takes the second branch.
    public static func buildEither(second versions: [SchemaVersion]) -> [SchemaVersion] { versions }
    /// Takes what a loop made.
    public static func buildArray(_ versions: [[SchemaVersion]]) -> [SchemaVersion] {
      versions.flatMap { $0 }
    }
  }
}
