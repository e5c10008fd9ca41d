/// GENERATED ALWAYS AS. <https://sqlite.org/gencol.html>
public struct Generated: Hashable, Sendable {
  /// The expression, without the outer parentheses.
  public var expression: SQLFragment
  /// Where the value lives.
  public var storage: Storage

  /// Where a generated value lives.
  public enum Storage: String, Hashable, Sendable, Codable, CaseIterable {
    /// Computed when read; the default.
    case virtual
    /// Computed when written.
    case stored
  }

  /// Makes a generated column's clause of its parts.
  public init(expression: SQLFragment, storage: Storage = .virtual) {
    self.expression = expression
    self.storage = storage
  }
}
