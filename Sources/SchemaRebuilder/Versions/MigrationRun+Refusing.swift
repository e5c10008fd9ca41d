extension MigrationRun {
  /// Refuses SQL that cannot be read, or would leave the transaction, before anything is run.
  func refuseUnreadable(_ pending: [any Migration]) throws {
    for case let migration as SQLMigration in pending {
      do {
        _ = try migration.parsed()
      } catch {
        throw mistake(error, in: migration)
      }
    }
  }

  private func mistake(_ error: any Error, in migration: SQLMigration) -> RebuildError {
    let place = migration.file ?? migration.described
    let (why, statement): (String, String?) =
      switch error {
      case let error as SQLTextError:
        ("line \(error.line), column \(error.column): \(error.message)", nil)
      case let error as MigrationStatementError:
        ("\(error.statement.place): \(error.error.message)", error.statement.sql)
      default: ("\(error)", nil)
      }
    return RebuildError(
      .migrationMistake,
      "\(place): \(why)",
      statement: statement,
      advice:
        "correct the migration: each runs in a transaction of its own, with its row in the log"
    )
  }

  /// Refuses a file that has been through all migrations and is not as declared.
  ///
  /// - Parameters:
  ///   - status: the log before the migration.
  ///   - migration: the migration after which it is asked; nil where none was run.
  /// - Throws: an error that says what differs.
  func refuseAnotherEnd(_ status: MigrationStatus, after migration: (any Migration)?) throws {
    guard let schema = migrator.endsAs,
      status.pendingVersions.allSatisfy({ $0 == migration?.version })
    else { return }
    var rebuilder = migrator.opening
    rebuilder.schema = schema
    let session = Session(
      rebuilder: rebuilder,
      connection: session.connection,
      place: session.place
    )
    let differences = try session.planning().difference().sentences
    guard !differences.isEmpty else { return }
    throw RebuildError(
      migration == nil ? .different : .targetMissed,
      (migration == nil
        ? "\(session.place) has been through all migrations and is not as declared: "
        : "\(session.place): the migrations do not lead to the declared schema: ")
        + differences.joined(separator: "; "),
      advice: "write a migration that leads there (rebuilder migrate new), or correct the schema",
      differences: differences
    )
  }

  /// What went wrong, with the migrations that are done.
  func failure(_ error: any Error) -> RebuildError {
    var failure =
      error is CancellationError
      ? RebuildError(.cancelled, "\(session.place): the run was stopped")
      : RebuildError(error, at: session.place)
    failure.completed = report.migrations.map { entry in
      "migration \(entry.version)" + (entry.name.map { " (\($0))" } ?? "")
    }
    return failure
  }

  /// What went wrong with a migration.
  func failure(_ error: any Error, of migration: any Migration) -> RebuildError {
    let place = "\(session.place): \(migration.described)"
    switch error {
    case let error as RebuildError: return error.during(migration, at: session.place)
    case let error as MigrationStatementError:
      guard !error.error.isAboutTheFile else { return RebuildError(error.error, at: session.place) }
      let check = SQLCheck.complaint(of: error.statement.sql).map { "a check found that \($0)" }
      return failed(
        "\(place) failed in \(error.statement.place): \(check ?? error.error.message)",
        statement: error.statement.sql,
        error.error
      )
    case let error as SQLiteError:
      guard !error.isAboutTheFile else { return RebuildError(error, at: session.place) }
      return failed("\(place) failed: \(error.message)", statement: error.sql, error, error)
    case is CancellationError:
      return RebuildError(.cancelled, "\(place) was stopped")
    default: return failed("\(place) failed: \(error)", statement: nil, nil, error)
    }
  }

  private func failed(
    _ message: String,
    statement: String?,
    _ error: SQLiteError?,
    _ cause: (any Error)? = nil
  ) -> RebuildError {
    RebuildError(
      .migrationFailed,
      message,
      statement: statement,
      advice: "see what it needs; when it is corrected, the next run goes on with it",
      underlying: error,
      cause: cause
    )
  }
}

extension RebuildError {
  /// The same error, said of a migration.
  fileprivate func during(_ migration: any Migration, at place: String) -> RebuildError {
    guard [.refused, .stepFailed, .foreignKeyViolations, .targetMissed].contains(kind),
      message.hasPrefix(place + ": ")
    else { return self }
    var error = self
    error.message = "\(place): \(migration.described): " + message.dropFirst(place.count + 2)
    return error
  }
}
