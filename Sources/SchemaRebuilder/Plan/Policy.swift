/// What may be done without asking.
public struct Policy: Hashable, Sendable, Codable {
  /// How tables are made to match.
  public var strategy: Strategy
  /// Whether tables, views and triggers that are not declared are dropped.
  public var dropsUndeclared: Bool
  /// The hazards that are allowed by name.
  public var allowed: [Permission]

  /// How tables are made to match.
  public enum Strategy: String, Hashable, Sendable, Codable, CaseIterable {
    /// Each table in the cheapest way that ends the same.
    case automatic
    /// Each table that differs by the four steps of the rebuild.
    case rebuild
    /// Every declared table by the four steps of the rebuild, equal ones too.
    case everything
  }

  /// One hazard that is allowed, everywhere or in one place.
  public struct Permission: Hashable, Sendable, Codable {
    /// The hazard.
    public var code: Hazard.Code
    /// The table (or view or trigger); nil for all.
    public var table: Name?
    /// The column; nil for all.
    public var column: Name?

    /// Makes a permission for a hazard, everywhere unless a place is said.
    public init(_ code: Hazard.Code, table: Name? = nil, column: Name? = nil) {
      self.code = code
      self.table = table
      self.column = column
    }
  }

  /// Makes a policy; by default nothing that holds data is dropped or changed.
  public init(
    strategy: Strategy = .automatic,
    dropsUndeclared: Bool = false,
    allowed: [Permission] = []
  ) {
    self.strategy = strategy
    self.dropsUndeclared = dropsUndeclared
    self.allowed = allowed
  }

  func allows(_ code: Hazard.Code, table: Name, column: Name?) -> Bool {
    allowed.contains { permission in
      permission.code == code && (permission.table == nil || permission.table == table)
        && (permission.column == nil || permission.column == column)
    }
  }
}
