/// What may be done without asking.
public struct Policy: Hashable, Sendable, Codable {
  /// How tables are made to match.
  public var strategy: Strategy
  /// Whether the plan must run where `sqlite_schema` cannot be edited, as on hosted engines.
  public var isPortable: Bool
  /// What becomes of what the file has and the schema does not name.
  public var undeclared: Undeclared
  /// Whether the order of columns counts.
  public var columnOrder: SchemaDiff.ColumnOrder
  /// How much of what a run has made is looked at again before COMMIT.
  public var verification: Verification
  /// What becomes of free pages once a run is committed; nothing by default.
  public var reclaiming: Reclaiming
  /// What is done to rows that the schema would not take; nothing by default.
  public var cures: [Cure]
  /// Whether the rows that a rebuilt table had stay in a table `X_bak` beside it.
  ///
  /// It is a plain table, without types, keys and constraints, so that no change of another table
  /// reaches it. Undeclared tables of such a name are then neither dropped nor refused.
  public var keepsBackups: Bool
  /// Whether rows and references that a rebuild by hand has left in a backup are put back first.
  public var recoversLeftovers: Bool
  /// How the name of such a backup goes on after the table's; a number may follow.
  public var leftoverSuffixes: [String]
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
  ///
  /// - Parameters:
  ///   - strategy: how tables are made to match.
  ///   - isPortable: whether the plan must run where `sqlite_schema` cannot be edited.
  ///   - dropsUndeclared: whether everything goes that is not declared; `undeclared` is then passed
  ///     over.
  ///   - undeclared: what becomes of what is not declared, kind by kind.
  ///   - columnOrder: whether the order of columns counts.
  ///   - verification: how much of what a run has made is looked at again before COMMIT.
  ///   - reclaiming: what becomes of free pages once a run is committed.
  ///   - cures: what is done to rows that the schema would not take.
  ///   - keepsBackups: whether the rows that a rebuilt table had stay in a table `X_bak`.
  ///   - recoversLeftovers: whether what a rebuild by hand has left in a backup is put back first.
  ///   - leftoverSuffixes: how the name of such a backup goes on after the table's.
  ///   - allowed: the hazards that are allowed by name.
  public init(
    strategy: Strategy = .automatic,
    isPortable: Bool = false,
    dropsUndeclared: Bool = false,
    undeclared: Undeclared = Undeclared(),
    columnOrder: SchemaDiff.ColumnOrder = .any,
    verification: Verification = .sampled,
    reclaiming: Reclaiming = .none,
    cures: [Cure] = [],
    keepsBackups: Bool = false,
    recoversLeftovers: Bool = false,
    leftoverSuffixes: [String] = Policy.usualLeftoverSuffixes,
    allowed: [Permission] = []
  ) {
    self.strategy = strategy
    self.isPortable = isPortable
    self.undeclared = dropsUndeclared ? .dropped : undeclared
    self.columnOrder = columnOrder
    self.verification = verification
    self.reclaiming = reclaiming
    self.cures = cures
    self.keepsBackups = keepsBackups
    self.recoversLeftovers = recoversLeftovers
    self.leftoverSuffixes = leftoverSuffixes
    self.allowed = allowed
  }

  /// Whether everything goes that is not declared; set to false, each kind has its default again.
  public var dropsUndeclared: Bool {
    get { undeclared == .dropped }
    set { undeclared = newValue ? .dropped : Undeclared() }
  }

  /// `_bak`, `_old` and `_backup`, in any letter case.
  public static let usualLeftoverSuffixes = ["_bak", "_old", "_backup"]

  func allows(_ code: Hazard.Code, table: Name, column: Name?) -> Bool {
    allowed.contains { permission in
      permission.code == code && (permission.table == nil || permission.table == table)
        && (permission.column == nil || permission.column == column)
    }
  }
}

extension Policy {
  /// Reads a policy from its JSON; what is not named has its default.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init()
    strategy = try values.decodeIfPresent(Strategy.self, forKey: .strategy) ?? strategy
    isPortable = try values.decodeIfPresent(Bool.self, forKey: .isPortable) ?? isPortable
    columnOrder =
      try values.decodeIfPresent(SchemaDiff.ColumnOrder.self, forKey: .columnOrder) ?? columnOrder
    verification =
      try values.decodeIfPresent(Verification.self, forKey: .verification) ?? verification
    reclaiming = try values.decodeIfPresent(Reclaiming.self, forKey: .reclaiming) ?? reclaiming
    cures = try values.decodeIfPresent([Cure].self, forKey: .cures) ?? cures
    keepsBackups = try values.decodeIfPresent(Bool.self, forKey: .keepsBackups) ?? keepsBackups
    recoversLeftovers =
      try values.decodeIfPresent(Bool.self, forKey: .recoversLeftovers) ?? recoversLeftovers
    leftoverSuffixes =
      try values.decodeIfPresent([String].self, forKey: .leftoverSuffixes) ?? leftoverSuffixes
    allowed = try values.decodeIfPresent([Permission].self, forKey: .allowed) ?? allowed
    let older = try decoder.container(keyedBy: OlderKeys.self)
    dropsUndeclared = try older.decodeIfPresent(Bool.self, forKey: .dropsUndeclared) ?? false
    undeclared = try values.decodeIfPresent(Undeclared.self, forKey: .undeclared) ?? undeclared
  }

  /// A shorthand that is read and no longer written.
  private enum OlderKeys: String, CodingKey {
    case dropsUndeclared
  }
}
