extension Migrator {
  /// Says how the schema to which the migrations lead differs from a declared one.
  ///
  /// The migrations are run on an empty database in memory.
  ///
  /// - Parameters:
  ///   - schema: the declared schema.
  ///   - hints: renames, beside those in the schema.
  /// - Returns: what differs, each a sentence, what the schema does not name included; nothing where
  ///   the migrations lead to it.
  /// - Throws: a ``RebuildError`` where a migration fails, or the schema has a mistake.
  public func differences(
    from schema: Schema,
    hints: Hints = Hints()
  ) throws(RebuildError) -> [String] {
    try inMemory { session in
      let difference = try planning(to: schema, hints, Policy(), on: session).difference()
      return difference.sentences + difference.undeclared
    }
  }

  /// Writes the migration that leads from where the others lead to a declared schema.
  ///
  /// The migrations are run on an empty database in memory. Its rows can say nothing of those in the
  /// files that the draft is for, so that the draft asks them itself where SQLite would not.
  ///
  /// - Parameters:
  ///   - version: the version of the new migration.
  ///   - name: what it does in a few words.
  ///   - schema: the declared schema.
  ///   - hints: renames, fills and permissions to drop, beside those in the schema.
  ///   - policy: what may be done without asking.
  /// - Returns: the draft; nil where there is nothing to do.
  /// - Throws: a ``RebuildError``; of kind ``RebuildError/Kind/refused`` where every file would lose
  ///   something, or every one that has rows would fail.
  public func draft(
    version: UInt64,
    name: String?,
    to schema: Schema,
    hints: Hints = Hints(),
    policy: Policy = Policy()
  ) throws(RebuildError) -> MigrationDraft? {
    // An edit of a definition is made for one file, by the way in which that stores its keys.
    var policy = policy
    policy.isPortable = true
    return try inMemory { session in
      var planning = try planning(to: schema, hints, policy, on: session)
      planning.assumeTheWorst()
      let plan = try planning.plan()
      let draft = MigrationDraft(
        version: version,
        name: name,
        differences: planning.difference().sentences,
        plan: plan
      )
      try refuse(plan)
      return plan.isEmpty ? nil : draft
    }
  }

  private func refuse(_ plan: Plan) throws {
    let certain = plan.certainHazards
    guard !certain.isEmpty else { return }
    var refused = plan.askingWhenRun()
    refused.hazards = certain
    throw RebuildError(
      .refused,
      "the migration is not written, since it would lose something, or fail, in any file with rows",
      plan: refused
    )
  }

  private func planning(
    to schema: Schema,
    _ hints: Hints,
    _ policy: Policy,
    on session: Session
  ) throws -> Planning {
    var session = session
    session.rebuilder.schema = schema
    session.rebuilder.hints = hints
    session.rebuilder.policy = policy
    return try session.planning(asksRows: false)
  }

  /// Works with a database in memory that has been through all migrations, without their log.
  private func inMemory<Result>(
    _ body: (Session) throws -> Result
  ) throws(RebuildError) -> Result {
    let place = "an empty database"
    do {
      try refuseMistakes()
      var opening = opening
      opening.backup = nil
      let connection = try Pristine(prepare: opening.preparation).connection
      let session = Session(rebuilder: opening, connection: connection, place: place)
      var migrator = self
      migrator.endsAs = nil
      var run = MigrationRun(migrator: migrator, session: session, last: nil)
      _ = try run.toTheEnd()
      try connection.execute("DROP TABLE IF EXISTS main.\(quoted(MigrationLog.table))")
      return try body(session)
    } catch {
      throw RebuildError(error, at: place)
    }
  }
}
