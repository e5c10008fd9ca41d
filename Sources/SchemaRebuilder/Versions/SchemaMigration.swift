/// A migration after which the file has a declared schema, whatever it had before.
///
/// It is planned by what the file holds, rebuilt, verified and refused for its hazards as a
/// ``Rebuilder`` does it, in the migrator's transaction.
///
/// ```swift
/// SchemaMigration(name: "notes", version: 20_260_930_143_000, NotesOfSeptember.schema)
/// ```
///
/// The schema is that of one release, and stays as it is when the app's own goes on. What it does
/// not name is kept, as is the migrator's own table.
public struct SchemaMigration: Migration {
  /// What it does in a few words.
  public let name: String?
  /// The number by which it is ordered and logged.
  public let version: UInt64
  /// The schema that the file is to have.
  public let schema: Schema
  /// What the change means, beside what the schema says itself.
  public let hints: Hints
  /// What may be done without asking.
  public let policy: Policy

  /// Makes a migration of a declared schema.
  ///
  /// - Parameters:
  ///   - name: what it does in a few words.
  ///   - version: the number by which it is ordered and logged; the schema's hints have no part in
  ///     it, so that `since:` in them does not act.
  ///   - schema: the schema that the file is to have.
  ///   - hints: renames, fills and permissions to drop, beside those in the schema.
  ///   - policy: what may be done without asking.
  public init(
    name: String? = nil,
    version: UInt64,
    _ schema: Schema,
    hints: Hints = Hints(),
    policy: Policy = Policy()
  ) {
    self.name = name
    self.version = version
    self.schema = schema
    self.hints = hints
    self.policy = policy
  }

  /// Makes the file match the schema.
  ///
  /// A ``Migrator`` hands over its functions and its `prepare` too; whoever calls this does not.
  ///
  /// - Parameter transaction: the open transaction.
  /// - Throws: a ``RebuildError``.
  public func migrate(_ transaction: SQLiteTransaction) throws {
    try transaction.usingConnection { connection in
      _ = try migrate(
        Session(rebuilder: Rebuilder(schema), connection: connection, place: "the database")
      )
    }
  }
}

extension SchemaMigration {
  /// Makes the file match the schema, in the transaction that is open.
  ///
  /// - Parameter migrating: the connection at work, with what it is prepared by.
  /// - Returns: what was done.
  /// - Throws: what the plan, or SQLite, has against it.
  func migrate(_ migrating: Session) throws -> RebuildReport {
    var session = migrating
    session.rebuilder.schema = try schemaWithLog(of: session.connection)
    session.rebuilder.hints = hints
    session.rebuilder.policy = policy
    session.rebuilder.version = nil
    session.rebuilder.versionStore = .userVersion
    // Neither can be done in a transaction of the migrator's.
    session.rebuilder.policy.reclaiming = .none
    session.rebuilder.backup = nil
    var report = try session.runInTransaction()
    if !declaresLog { report.leftAlone.removeAll { $0 == MigrationLog.table } }
    return report
  }

  /// The schema with the log as the file has it, so that no policy drops or refuses it.
  private func schemaWithLog(of connection: SQLiteConnection) throws -> Schema {
    guard !declaresLog, let log = try MigrationLog(connection: connection).storedSQL() else {
      return schema
    }
    return Schema(elements: schema.elements + [.statement(SQLStatement(sql: log))])
  }

  private var declaresLog: Bool {
    schema.statements().contains { statement in
      let head = (try? SQLText(statement.sql)).flatMap { try? StatementHead($0) }
      return head?.name == MigrationLog.table
    }
  }
}
