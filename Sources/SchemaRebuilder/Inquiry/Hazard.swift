/// Something that a change would lose or alter, found in the data or in the schema.
public struct Hazard: Hashable, Sendable, Codable {
  /// What it is.
  public let code: Code
  /// The table, view or trigger that it concerns.
  public let table: Name
  /// The column that it concerns.
  public let column: Name?
  /// What would happen, as a sentence.
  public let sentence: String
  /// How many rows it concerns; nil where it concerns no rows.
  public let rows: Int?
  /// What the keys are: the rowid, the columns of a key.
  public let keyName: String
  /// The keys of the first few of those rows.
  public let keys: [String]
  /// What to do about it, as a sentence.
  public let advice: String
  /// What the policy says to it.
  public internal(set) var verdict: Verdict
  /// What cures it, where something does.
  public internal(set) var cure: String?
  /// Why the cure that was given cannot act, as the end of a sentence.
  public internal(set) var obstacle: String?

  /// The stable codes by which a hazard is allowed.
  public enum Code: String, Hashable, Sendable, Codable, CaseIterable {
    /// A table that holds rows is dropped, or its name is needed for another object.
    case dropTable = "drop-table"
    /// A column that holds values is dropped, or computed from now on.
    case dropColumn = "drop-column"
    /// A trigger that is not declared would no longer compile, or would mean something else.
    case dropTrigger = "drop-trigger"
    /// A view that is not declared would no longer compile or would mean something else, or has a
    /// name that is needed.
    case dropView = "drop-view"
    /// An index that is not declared was to be kept and names a column that goes.
    case dropIndex = "drop-index"
    /// An object is not declared, and the policy refuses such ones.
    case undeclared
    /// A value becomes another one in its column's new type.
    case changeValues = "change-values"
    /// A NULL meets a new NOT NULL that has a default, and takes it.
    case fillNull = "fill-null"
    /// A NULL meets a new NOT NULL that has no default, or comes out of a fill.
    case nullInNotNull = "null-in-not-null"
    /// A new NOT NULL column has nothing for the rows that exist.
    case missingValue = "missing-value"
    /// Rows are equal where they may no longer be.
    case duplicate
    /// A row fails a CHECK that is new or reads new values.
    case brokenCheck = "broken-check"
    /// An expression that is computed for a row gives an error.
    case failingExpression = "failing-expression"
    /// A row has no parent under a new foreign key, or loses the one that it has.
    case orphan
    /// A value does not fit its column in a STRICT table, or in a key that is the rowid.
    case strictType = "strict-type"
    /// A backup that a rebuild by hand has left holds the rows of a table that is empty or missing.
    case leftover
    /// A column or table that goes and one that comes look like one that was renamed.
    case probableRename = "probable-rename"
    /// A row gets another rowid, and something in the file may have kept the old one.
    case rowIDChange = "rowid-change"
    /// A view or trigger that is not declared goes by the order of columns, which changes.
    case columnOrder = "column-order"
  }

  /// What the policy says to a hazard.
  public enum Verdict: String, Hashable, Sendable, Codable {
    /// It stops the run.
    case refused
    /// It was allowed, by name or by a hint.
    case allowed
    /// The policy's cures make the rows fit while they are copied.
    case cured
    /// It is reported and stops nothing.
    case passes
  }
}

extension Hazard {
  /// The three places in which a fill can be said, for the advice of hazards that one settles.
  static func byAFill(_ table: Name, _ columns: [Name]) -> String {
    let flags = columns.map { TypedFlag.fill(table, $0) }.joined(separator: " ")
    return "by a fill (.filled(by:), -- @filled by=…, \(flags))"
  }

  /// The advice for a view, trigger or virtual table that is not declared and cannot stay as it is.
  static func declareOrLetGo(_ name: Name, _ code: Code) -> String {
    "declare it in its new form, or let it go (-- @dropped \(name), \(TypedFlag.allowDrop(name)), "
      + "Policy.allowed, \(TypedFlag.allow(code, name)))"
  }
}
