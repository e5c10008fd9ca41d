import SchemaRebuilder

/// The verbs of a rebuilder on a fixture database, which is kept for as long as they work.
extension Rebuilder {
  /// Makes a fixture database match the schema.
  ///
  /// - Parameter database: the database.
  /// - Returns: what was done.
  /// - Throws: a ``SchemaRebuilder/RebuildError``; the database is then as it was.
  @discardableResult
  public func run(at database: FixtureDatabase) throws(RebuildError) -> RebuildReport {
    try withExtendedLifetime(database) { () throws(RebuildError) in try run(at: database.path) }
  }

  /// Says what a run would do, without changing the fixture database.
  ///
  /// - Parameter database: the database.
  /// - Returns: the plan.
  /// - Throws: a ``SchemaRebuilder/RebuildError`` where no plan can be made.
  public func plan(at database: FixtureDatabase) throws(RebuildError) -> Plan {
    try withExtendedLifetime(database) { () throws(RebuildError) in try plan(at: database.path) }
  }

  /// Says how a fixture database differs from the schema.
  ///
  /// - Parameter database: the database, which is not changed.
  /// - Returns: the difference.
  /// - Throws: a ``SchemaRebuilder/RebuildError`` where the schema cannot be read.
  public func difference(at database: FixtureDatabase) throws(RebuildError) -> SchemaDiff {
    try withExtendedLifetime(database) { () throws(RebuildError) in
      try difference(at: database.path)
    }
  }
}
