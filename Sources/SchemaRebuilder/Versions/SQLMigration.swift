/// A migration that is SQL.
///
/// ```swift
/// SQLMigration(
///   name: "add_day",
///   version: 20_260_930_143_000,
///   statements: ["ALTER TABLE note ADD COLUMN day TEXT", "UPDATE note SET day = date(stamp)"]
/// )
/// ```
///
/// The statements run in the transaction of the migrator. One that would end it, such as COMMIT, is
/// found before anything is run, and so is text that is no SQL.
public struct SQLMigration: Migration, Hashable {
  /// What it does in a few words.
  public let name: String?
  /// The number by which it is ordered and logged.
  public let version: UInt64
  /// The SQL: each text holds any number of statements, or none.
  public let statements: [String]
  /// The file in which it stands; nil where it stands in none.
  public internal(set) var file: String?

  /// Makes a migration of SQL text.
  ///
  /// - Parameters:
  ///   - name: what it does in a few words.
  ///   - version: the number by which it is ordered and logged.
  ///   - statements: the SQL, each text one statement or several that semicolons divide.
  public init(name: String? = nil, version: UInt64, statements: [String]) {
    self.name = name
    self.version = version
    self.statements = statements
  }

  /// Runs the statements, one after the other.
  ///
  /// - Parameter transaction: the open transaction.
  /// - Throws: an error that says which statement failed, and why.
  public func migrate(_ transaction: SQLiteTransaction) throws {
    try migrate(transaction) { try Task.checkCancellation() }
  }
}

extension SQLMigration {
  func migrate(_ transaction: SQLiteTransaction, beforeEach: () throws -> Void) throws {
    for statement in try parsed() {
      try beforeEach()
      do {
        try transaction.execute(statement.sql)
      } catch {
        throw MigrationStatementError(statement: statement, error: error)
      }
    }
  }

  /// One statement, with its place in the migration.
  struct Statement: Hashable {
    /// Without the semicolon that ends it.
    let sql: String
    /// The number of the statement, or the line of the file where it begins.
    let place: String
  }

  /// Takes the texts apart, and refuses what must not be run.
  func parsed() throws -> [Statement] {
    var all: [Statement] = []
    for script in statements {
      let text = try SQLText(script)
      for tokens in text.splitIntoStatements() {
        let line = text.location(of: tokens[tokens.startIndex].range.lowerBound).line
        let place = file == nil ? "statement \(all.count + 1)" : "line \(line)"
        let statement = Statement(sql: text.text(tokens), place: place)
        do {
          try GuardedText(statement.sql).check(at: 0)
        } catch {
          throw MigrationStatementError(statement: statement, error: error)
        }
        all.append(statement)
      }
    }
    return all
  }
}

/// A statement of a migration that failed, or that must not be run.
struct MigrationStatementError: Error {
  let statement: SQLMigration.Statement
  let error: SQLiteError
}
