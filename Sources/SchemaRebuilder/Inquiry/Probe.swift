/// One question about the rows of a table: how many of them would be a hazard.
public struct Probe: Hashable, Sendable, Codable {
  /// The hazard that the rows would be.
  public let code: Hazard.Code
  /// The declared table, or the live one that is dropped.
  public let table: Name
  /// The column, where it is about one.
  public let column: Name?
  /// The FROM clause of the question, over the file as it is now.
  public let from: String
  /// What is asked.
  public let question: Question
  /// What is at stake, to be told to the user: a type, a key, an expression.
  public let detail: String
  /// Whether it is about a state that the file was in before, which stops nothing; nil where not.
  public let isOld: Bool?
  /// Whether it is no hazard, but decides in which way a table can change; nil where not.
  public let decidesRung: Bool?

  /// What is asked of the rows.
  public enum Question: Hashable, Sendable, Codable {
    /// How many rows meet a condition; the key is an expression that names a row.
    case rows(condition: String, key: String, keyName: String)
    /// How many rows are too many, where no two may agree in the terms.
    case duplicates(terms: [Term], condition: String)
  }

  /// A value in which no two rows may agree.
  public struct Term: Hashable, Sendable, Codable {
    /// The value, in SQL.
    public let value: String
    /// The collating sequence by which it is compared.
    public let collation: Name
  }

  init(
    _ code: Hazard.Code,
    table: Name,
    column: Name? = nil,
    from: String,
    question: Question,
    detail: String = "",
    isOld: Bool? = nil,
    decidesRung: Bool? = nil
  ) {
    self.code = code
    self.table = table
    self.column = column
    self.from = from
    self.question = question
    self.detail = detail
    self.isOld = isOld
    self.decidesRung = decidesRung
  }

  /// A question about the rows that a declared table will have.
  init(
    _ code: Hazard.Code,
    _ rows: LiveRows,
    column: Name? = nil,
    condition: String,
    detail: String = "",
    isOld: Bool? = nil,
    decidesRung: Bool? = nil
  ) {
    self.init(
      code,
      table: rows.diff.target.name,
      column: column,
      from: rows.source.from,
      question: .rows(
        condition: condition,
        key: rows.source.rowKey,
        keyName: rows.source.rowKeyName
      ),
      detail: detail,
      isOld: isOld,
      decidesRung: decidesRung
    )
  }
}

extension Probe {
  /// The condition of a question that can share a scan with others of its table.
  var sharedCondition: String? {
    guard case .rows(let condition, _, _) = question else { return nil }
    return condition
  }

  /// What the keys of the answer are.
  var keyName: String {
    switch question {
    case .rows(_, _, let name): name
    case .duplicates: "value"
    }
  }

  /// What is asked about, such as `drop-column of note.color`.
  var subject: String {
    let place = column.map { "\(table).\($0)" } ?? table.description
    let what = readsDeclaredExpressions ? " \(detail)" : ""
    return "\(code.rawValue) of \(place)\(what)"
  }

  var sharesScan: Bool { sharedCondition != nil }

  /// Whether the question is made of expressions that were written for the declared table.
  var readsDeclaredExpressions: Bool {
    [.brokenCheck, .duplicate, .failingExpression].contains(code)
  }

  /// The statement that counts.
  var countSQL: String {
    switch question {
    case .rows: Self.countSQL([self], from: from)
    case .duplicates: "SELECT coalesce(sum(n - 1), 0) FROM (SELECT count(*) AS n \(groups))"
    }
  }

  /// A query with a row for each that meets the condition.
  var rowsSQL: String {
    guard let sharedCondition else { return "SELECT 1 \(groups)" }
    return "SELECT 1 FROM \(from) WHERE \(sharedCondition)"
  }

  /// The statement that names the first few.
  var keysSQL: String {
    switch question {
    case .rows(let condition, let key, _):
      return "SELECT \(key) FROM \(from) WHERE \(condition) LIMIT 3"
    case .duplicates(let terms, _):
      let values = terms.indices.map { "quote(k\($0))" }.joined(separator: " || ', ' || ")
      return "SELECT \(values) \(groups) LIMIT 3"
    }
  }

  /// The groups of rows that agree.
  ///
  /// The terms get names, since a bare number would stand for a column.
  private var groups: String {
    guard case .duplicates(let terms, let condition) = question else { return "" }
    let values = terms.enumerated().map { "\($1.value) AS k\($0)" }.joined(separator: ", ")
    let keys = terms.enumerated().map { "k\($0) COLLATE \(quoted($1.collation))" }
    return """
      FROM (SELECT \(values) FROM \(from) WHERE \(condition))
      GROUP BY \(keys.joined(separator: ", ")) HAVING count(*) > 1
      """
  }

  /// A scan that ends at the first row which any of the probes is about; an OR looks no further
  /// than it must, where counting asks each row everything.
  static func anySQL(_ probes: [Probe], from: String) -> String {
    let conditions = probes.compactMap(\.sharedCondition).map { "(\($0))" }
    return "SELECT 1 FROM \(from) WHERE \(conditions.joined(separator: " OR ")) LIMIT 1"
  }

  /// One scan that counts for several probes of a table.
  static func countSQL(_ probes: [Probe], from: String) -> String {
    let counts = probes.compactMap(\.sharedCondition).map { "count(CASE WHEN \($0) THEN 1 END)" }
    return "SELECT \(counts.joined(separator: ", ")) FROM \(from)"
  }
}

/// The answers to the probes of a plan.
public struct Findings: Hashable, Sendable, Codable {
  /// The answers, in the order in which they were asked.
  public internal(set) var answers: [Answer] = []

  /// How many rows refer to no parent already, for each foreign key that is checked.
  public internal(set) var orphans: [Int] = []

  /// What was found for one probe.
  public struct Answer: Hashable, Sendable, Codable {
    /// What was asked.
    public let probe: Probe
    /// How many rows meet the condition.
    public let rows: Int
    /// The keys of the first few of them, as SQL literals.
    public let keys: [String]
  }

}
