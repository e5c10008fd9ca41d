#if canImport(Testing)
  import SchemaRebuilder
  import Testing

  /// Expects that a file has a schema: all that is declared, as it is declared.
  ///
  /// Tables, views and triggers of the file that are not declared are no difference; an index on a
  /// declared table is one.
  ///
  /// - Parameters:
  ///   - path: the file, which is not changed.
  ///   - schema: the declared schema.
  ///   - prepare: what is done to every connection before it is used, such as an app's functions.
  ///   - sourceLocation: where a difference is reported.
  public func expectEqualSchemas(
    _ path: String,
    _ schema: Schema,
    prepare: Prepare? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    record(sourceLocation) {
      var rebuilder = Rebuilder(schema, prepare: prepare)
      rebuilder.createsMissingFile = false
      return try rebuilder.difference(at: path).sentences
    }
  }

  /// Expects that a database holds what it held before: the same schema, rows, rowids and counters.
  ///
  /// - Parameters:
  ///   - database: the database as it is now.
  ///   - earlier: what it held, by ``FixtureDatabase/dump()``.
  ///   - sourceLocation: where each line that differs is reported.
  public func expectUnchanged(
    _ database: FixtureDatabase,
    since earlier: DatabaseDump,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    record(sourceLocation) { try database.dump().differences(from: earlier) }
  }

  /// Expects that a database can be brought to a rebuilder's schema without losing anything.
  ///
  /// On copies of the database: the run succeeds and reaches the schema, every row is still there in
  /// the columns that both schemas have, counters do not fall, no row loses its parent, SQLite finds
  /// the file sound, a second run writes nothing, and a failure of any statement leaves the file as
  /// it was.
  ///
  /// ```swift
  /// @Test(arguments: ["1.0", "1.4", "2.0"])
  /// func `every release can be upgraded`(release: String) throws {
  ///   let database = try FixtureDatabase(copying: "Fixtures/\(release).sqlite")
  ///   expectSafeRebuild(of: database, by: Rebuilder(AppSchema.schema))
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - database: a database of an earlier schema, which is not changed.
  ///   - rebuilder: the rebuilder, as the app makes it.
  ///   - sourceLocation: where what went wrong is reported.
  public func expectSafeRebuild(
    of database: FixtureDatabase,
    by rebuilder: Rebuilder,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let trial = RebuildTrial(of: database, by: rebuilder)
    record(sourceLocation, trial.reachesItsSchema)
    record(sourceLocation, trial.settles)
    // What a cure takes away is gone on purpose.
    if rebuilder.policy.cures.isEmpty { record(sourceLocation, trial.keepsRows) }
    record(sourceLocation, trial.keepsIntegrity)
    record(sourceLocation) { try trial.survivesFaults() }
  }

  /// Reports each sentence as an issue, and an error as one too.
  private func record(_ sourceLocation: SourceLocation, _ faults: () throws -> [String]) {
    do {
      for fault in try faults() {
        Issue.record(Comment(rawValue: fault), sourceLocation: sourceLocation)
      }
    } catch {
      Issue.record(error, sourceLocation: sourceLocation)
    }
  }
#endif
