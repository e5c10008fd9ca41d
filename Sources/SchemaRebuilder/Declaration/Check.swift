/// A CHECK constraint.
public struct Check: Hashable, Sendable {
  /// What must not be false, without the outer parentheses.
  public var expression: SQLFragment
  /// The name given by CONSTRAINT.
  public var constraintName: String?

  /// Makes a constraint of its parts.
  public init(expression: SQLFragment, constraintName: String? = nil) {
    self.expression = expression
    self.constraintName = constraintName
  }
}

extension Check {
  /// Makes a constraint of what must not be false: `Check("starts < ends")`.
  public init(_ expression: SQLFragment) {
    self.init(expression: expression)
  }

  /// The constraint under a name: `CONSTRAINT name CHECK (…)`.
  public func named(_ name: String) -> Check {
    var check = self
    check.constraintName = name
    return check
  }
}
