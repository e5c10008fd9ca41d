import SchemaRebuilder

/// What an `expect.json` says; `Fixtures/README.md` lists its keys.
struct CaseExpectation: Decodable {
  let outcome: Outcome
  let codes: [Hazard.Code]?
  let allow: [String]?
  let dropsUndeclared: Bool?
  let undeclared: Policy.Undeclared?
  let columnOrder: SchemaDiff.ColumnOrder?
  let cures: [Policy.Cure]?
  let keepsBackups: Bool?
  let recovers: Bool?
  let strategy: Policy.Strategy?
  let portable: Bool?
  let rows: [String: [[Value]]]?

  enum Outcome: String, Decodable {
    case done, nothing, refused
  }

  var policy: Policy {
    Policy(
      strategy: strategy ?? .automatic,
      isPortable: portable ?? false,
      dropsUndeclared: dropsUndeclared ?? false,
      undeclared: undeclared ?? Policy.Undeclared(),
      columnOrder: columnOrder ?? .any,
      cures: cures ?? [],
      keepsBackups: keepsBackups ?? false,
      recoversLeftovers: recovers ?? false,
      allowed: (allow ?? []).compactMap(Self.permission)
    )
  }

  /// Reads `CODE`, `CODE:TABLE` or `CODE:TABLE.COLUMN`.
  private static func permission(_ text: String) -> Policy.Permission? {
    let parts = text.split { $0 == ":" || $0 == "." }.map(String.init)
    guard let code = Hazard.Code(rawValue: parts[0]) else { return nil }
    return Policy.Permission(
      code,
      table: parts.count > 1 ? Name(parts[1]) : nil,
      column: parts.count > 2 ? Name(parts[2]) : nil
    )
  }
}

extension CaseExpectation {
  /// A value of an expected row.
  enum Value: Decodable {
    case null
    case integer(Int64)
    case real(Double)
    case text(String)

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if container.decodeNil() {
        self = .null
      } else if let number = try? container.decode(Int64.self) {
        self = .integer(number)
      } else if let number = try? container.decode(Double.self) {
        self = .real(number)
      } else {
        self = .text(try container.decode(String.self))
      }
    }

    /// Whether a value, written as an SQL literal, is this one; JSON does not tell 5 from 5.0.
    func isSame(as literal: String) -> Bool {
      switch self {
      case .null: literal == "NULL"
      case .integer(let number): literal == "\(number)" || Double(literal) == Double(number)
      case .real(let number): Double(literal) == number
      case .text(let text):
        literal.utf8.elementsEqual(
          "'\(text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''"))'"
            .utf8
        )
      }
    }
  }

  /// Whether rows, their values written as SQL literals, are the expected ones.
  static func areSame(_ expected: [[Value]], _ found: [[String]]) -> Bool {
    expected.count == found.count
      && zip(expected, found).allSatisfy { row, values in
        row.count == values.count && zip(row, values).allSatisfy { $0.isSame(as: $1) }
      }
  }
}
