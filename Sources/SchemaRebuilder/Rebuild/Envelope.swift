/// The safe envelope: settings that are put back, and one transaction or none.
struct Envelope {
  let connection: SQLiteConnection
  let place: String
  /// Whether `sqlite_schema` may be edited meanwhile, though the app defends it.
  var liftsDefence = true

  /// Runs `body` with the settings of a rebuild; what it does after taking the lock is committed
  /// whole or not at all.
  ///
  /// - Parameter body: gets the function that begins the transaction.
  /// - Returns: the report of `body`, with what could not be put back.
  /// - Throws: what `body` throws, after everything was rolled back.
  func run(
    _ body: (_ lock: () throws -> Void) throws -> RebuildReport
  ) throws -> RebuildReport {
    try refuseConnectionInUse()
    var settings = Settings(connection, liftsDefence: liftsDefence)
    do {
      try settings.change(at: place)
      var report = try inTransaction(body)
      report.remarks += settings.restore()
      return report
    } catch {
      _ = settings.restore()
      throw error
    }
  }

  private func inTransaction(
    _ body: (_ lock: () throws -> Void) throws -> RebuildReport
  ) throws -> RebuildReport {
    do {
      let report = try body { try connection.execute("BEGIN IMMEDIATE") }
      if connection.isInTransaction { try commit() }
      return report
    } catch {
      // SQLite has rolled back by itself where the disk was full or an I/O error came up.
      if connection.isInTransaction { try? connection.execute("ROLLBACK") }
      // This connection may have read an edited definition, and another change may bring the file to
      // the number under which it knows that. <https://sqlite.org/pragma.html#pragma_schema_version>
      try? connection.execute("PRAGMA writable_schema=RESET")
      throw error
    }
  }

  /// Where the disk fails during COMMIT, all may be on it already, so that whoever opens the file
  /// next finds the change done: it is in the write-ahead log, say, and the log's sync failed.
  /// <https://sqlite.org/wal.html>
  private func commit() throws {
    do {
      try connection.execute("COMMIT")
    } catch {
      guard error.isInputOutput else { throw error }
      throw RebuildError(
        .uncertainCommit,
        "\(place): the disk or its file system failed during COMMIT",
        statement: "COMMIT",
        advice: "see what the system says about the disk, then run again, which does what is left",
        underlying: error
      )
    }
  }

  /// `foreign_keys` cannot be changed inside a transaction, and a statement that is still running
  /// stops DROP TABLE. <https://sqlite.org/pragma.html#pragma_foreign_keys>
  private func refuseConnectionInUse() throws {
    let what =
      connection.isInTransaction
      ? "is in a transaction" : connection.hasRunningStatement ? "has a running statement" : nil
    if let what { throw RebuildError(inUse: what, at: place) }
  }
}

/// The settings of a connection that change what a copy means.
private struct Settings {
  private let connection: SQLiteConnection
  private var pragmas: [(name: String, value: Int)] = []
  private var cacheSize: Int?
  private let hadStrings: Bool
  private let wasDefensive: Bool
  private let hadWritableSchema: Bool
  private let liftsDefence: Bool

  init(_ connection: SQLiteConnection, liftsDefence: Bool) {
    self.connection = connection
    self.liftsDefence = liftsDefence
    hadStrings = connection.option(.doubleQuotedStringsInDefinitions)
    wasDefensive = connection.option(.defensive)
    hadWritableSchema = connection.hasWritableSchema
  }

  mutating func change(at place: String) throws {
    // A run that fails may have come to the step that widens it, and no further.
    cacheSize = try connection.integer("PRAGMA main.cache_size")
    for step in Planner.settings {
      let name = step.object.text
      pragmas.append((name, try connection.integer("PRAGMA \(name)")))
      try connection.execute(step.sql)
      guard try connection.integer("PRAGMA \(name)") == 0 else {
        throw RebuildError(
          .settingRefused,
          "\(place): PRAGMA \(name) cannot be set",
          statement: step.sql,
          advice: "see what the app does to the connection"
        )
      }
    }
    // A file that was made while "x" could be a string cannot be altered where it may not:
    // https://sqlite.org/quirks.html#double_quoted_string_literals_are_accepted
    connection.set(.doubleQuotedStringsInDefinitions, true)
    if liftsDefence { connection.set(.defensive, false) }
  }

  /// Puts every setting back.
  ///
  /// - Returns: what could not be put back, each as a sentence.
  func restore() -> [String] {
    if hadWritableSchema { connection.setWritableSchema(true) }
    connection.set(.defensive, wasDefensive)
    connection.set(.doubleQuotedStringsInDefinitions, hadStrings)
    let pragmas = pragmas + [cacheSize.map { ("main.cache_size", $0) }].compactMap(\.self)
    return pragmas.reversed().compactMap { name, value -> String? in
      do {
        try connection.execute("PRAGMA \(name)=\(value)")
        return nil
      } catch {
        return "PRAGMA \(name) could not be put back to \(value): \(error)"
      }
    }
  }
}

extension Session {
  func refuseRunningStatement() throws {
    guard connection.hasRunningStatement else { return }
    throw RebuildError(inUse: "has a running statement", at: place)
  }
}

extension RebuildError {
  fileprivate init(inUse what: String, at place: String) {
    self.init(
      .connectionInUse,
      "\(place): the connection \(what)",
      advice: "end the transaction, and finish or reset every statement, before the rebuild"
    )
  }
}
