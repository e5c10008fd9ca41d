import SchemaRebuilder

/// A failure of one statement of a run, to try whether everything is then as it was before.
///
/// ```swift
/// let database = try FixtureDatabase(versionOne)
/// let before = try database.dump()
/// #expect(throws: RebuildError.self) {
///   try rebuilder.failing(with: Fault(atStatement: 3)).run(at: database)
/// }
/// #expect(try database.dump() == before)
/// ```
public struct Fault: Hashable, Sendable {
  /// The number of the statement that fails, counted from 1 within the transaction.
  public let statement: Int

  /// Makes a fault.
  ///
  /// - Parameter statement: the number of the statement that fails instead of being run.
  public init(atStatement statement: Int) {
    self.statement = statement
  }

  /// What the run is told: an error of the disk.
  public var error: SQLiteError {
    let diskError: Int32 = 10
    return SQLiteError(code: diskError, message: "a fault was put before statement \(statement)")
  }
}

extension Rebuilder {
  /// Makes the runs of a rebuilder fail at one statement.
  ///
  /// - Parameter fault: which statement fails.
  /// - Returns: a rebuilder that is the same otherwise; a run of fewer statements succeeds.
  public func failing(with fault: Fault) -> Rebuilder {
    var rebuilder = self
    rebuilder.beforeStep = { number in
      if number == fault.statement { throw fault.error }
    }
    return rebuilder
  }
}
