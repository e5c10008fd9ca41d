import SchemaRebuilder

extension CommandLineTool {
  /// Says which migrations a database has been through.
  func migrationStatus(_ command: Command) throws -> Outcome {
    let database = try database(of: command)
    let migrator = try migrator(for: command)
    try refuseAssumption(migrator, of: database)
    let status = try migrator.status(at: database)
    let summary = MigrationSummary(database, status, migrator.migrations)
    switch command.format {
    case .json: terminal.result(try json(of: summary))
    case .sql: for line in summary.lines { terminal.result("\(line)\n") }
    }
    remark(summary.remarks, unless: command.isQuiet)
    return command.tellsByStatus && status.needsMigration ? .different : .done
  }

  /// Runs the pending migrations, or prints them.
  func migrate(_ command: Command) throws -> Outcome {
    let (database, version) = try databaseAndVersion(of: command)
    let migrator = try migrator(for: command)
    try refuseAssumption(migrator, of: database)
    guard !command.isDryRun else {
      let plan = try migrator.plan(at: database, to: version)
      terminal.result(try command.format == .json ? json(of: plan) : plan.sql)
      return .done
    }
    // Until everything is said: then whoever sent one ends the tool, and knows what it has done.
    let signals = HeldSignals(Interruption.signals)
    defer { signals.release() }
    let report = try watching(command, signals) {
      try migrator.run(at: database, to: version, progress: $0)
    }
    remark(report.remarks, unless: command.isQuiet)
    if command.format == .json {
      terminal.result(try json(of: report))
    } else if !command.isQuiet {
      for version in report.assumedVersions {
        let migration = migrator.migrations.first { $0.version == version }
        terminal.result("\(version)\(named(migration?.name)): assumed\n")
      }
      for entry in report.migrations {
        terminal.result("\(entry.version)\(named(entry.name)): \(entry.seconds.phrase)\n")
      }
      if let backup = report.backup { terminal.result("backup: \(backup)\n") }
      if report.isEmpty { terminal.result("\(database): nothing to do\n") }
    }
    return .done
  }

  /// Says what differs between where the migrations lead, the schema and a database.
  func checkMigrations(_ command: Command) throws -> Outcome {
    guard command.operands.count <= 1 else {
      throw usage(of: command.verb, but: "at most one DATABASE", got: command.operands)
    }
    let migrator = try migrator(for: command)
    let schema = try target(of: command)
    if command.assumedVersion != nil, command.operands.isEmpty {
      throw UsageError("--assume needs a DATABASE")
    }
    var differences = try migrator.differences(from: schema)
    if let database = command.operands.first {
      differences += try self.differences(of: database, migrator, schema)
    }
    let check = MigrationCheck(agrees: differences.isEmpty, differences: differences)
    switch command.format {
    case .json: terminal.result(try json(of: check))
    case .sql:
      for sentence in differences { terminal.result("\(sentence)\n") }
      if check.agrees { terminal.result("the migrations lead to the schema\n") }
    }
    return check.agrees ? .done : .different
  }

  private func differences(
    of database: String,
    _ migrator: Migrator,
    _ schema: Schema
  ) throws -> [String] {
    try refuseAssumption(migrator, of: database)
    let status = try migrator.status(at: database)
    let open =
      status.pendingVersions.map { "\(database): migration \($0) is pending" }
      + status.unknownVersions.map { "\(database): migration \($0) was applied and is not known" }
    guard open.isEmpty else { return open }
    var rebuilder = Rebuilder(schema, functions: functions, prepare: prepare)
    rebuilder.createsMissingFile = false
    rebuilder.busyTimeout = migrator.busyTimeout
    return try rebuilder.difference(at: database).sentences.map { "\(database): \($0)" }
  }

  /// The migrator of a command: the files of its folder, and what the tool has of its own.
  func migrator(for command: Command) throws -> Migrator {
    guard command.folder != nil || !migrations.isEmpty else {
      throw UsageError("\(command.verb.rawValue) needs --dir DIR")
    }
    let files = try command.folder.map { try readMigrations(in: $0, of: command.verb) } ?? []
    return Migrator(
      migrations: migrations + files,
      assuming: try assumedMigration(of: command),
      whenOutOfOrder: command.runsOutOfOrder ? .apply : .refuse,
      busyTimeout: command.busyTimeout,
      createsMissingFile: command.createsMissingFile,
      backup: command.backup,
      functions: functions,
      prepare: prepare
    )
  }

  private func assumedMigration(of command: Command) throws -> UInt64? {
    guard let version = command.assumedVersion else { return nil }
    guard let migration = UInt64(exactly: version) else {
      throw UsageError("--assume takes the version of a migration, not \(version)")
    }
    return migration
  }

  /// What a file has logged counts, and is not to be passed over in silence.
  private func refuseAssumption(_ migrator: Migrator, of database: String) throws {
    guard let assuming = migrator.assuming else { return }
    let status = try migrator.status(at: database)
    let applied = status.appliedVersions
    let missing = status.pendingVersions.filter { $0 <= assuming }
    guard !applied.isEmpty, !missing.isEmpty else { return }
    throw InputError(
      "\(database) has a log of migrations, in which \(missing.map(String.init).joined(separator: ", ")) "
        + "\(missing.count == 1 ? "is" : "are") missing: --assume is for a file without one"
    )
  }

  /// The migrations of a folder; the first one makes it.
  private func readMigrations(in folder: String, of verb: Verb) throws -> [SQLMigration] {
    if verb == .migrateNew, !isThere(folder) { return [] }
    let files = try SQLMigration.all(in: folder)
    guard files.isEmpty, migrations.isEmpty, verb != .migrateNew else { return files }
    let versions = try HistoryFolder(folder).files.first.map {
      "; with files of versions, such as \($0.name), it is a folder for --history"
    }
    throw InputError(
      "\(folder) has no migration: looked for are files <version>_<name>.sql, such as "
        + "1_create_note.sql, the first of which migrate new writes\(versions ?? "")"
    )
  }

  private func databaseAndVersion(of command: Command) throws -> (String, UInt64?) {
    let words = command.operands
    guard let database = words.first, words.count <= 2 else {
      throw usage(of: command.verb, but: "one DATABASE and, maybe, a VERSION", got: words)
    }
    guard let word = words.dropFirst().first else { return (database, nil) }
    guard let version = UInt64(word) else {
      throw UsageError("\(command.verb.rawValue) takes a version in digits, not \(word)")
    }
    return (database, version)
  }
}

/// What `migrate check --format json` prints.
private struct MigrationCheck: Encodable {
  let agrees: Bool
  let differences: [String]
}

/// The name of a migration behind its version.
func named(_ name: String?) -> String { name.map { " \($0)" } ?? "" }
