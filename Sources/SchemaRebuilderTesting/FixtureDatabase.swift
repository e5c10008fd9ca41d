import SchemaRebuilder

/// A database file for one test, which is removed when nothing refers to it any more.
///
/// ```swift
/// let database = try FixtureDatabase("""
///   CREATE TABLE note(id INTEGER PRIMARY KEY, body TEXT);
///   INSERT INTO note VALUES (1, 'ink');
///   """)
/// try Rebuilder(AppSchema.schema).run(at: database)
/// #expect(try database.rows("SELECT id, body, read FROM note") == [["1", "'ink'", "0"]])
/// ```
public final class FixtureDatabase: Sendable {
  /// Where the file is.
  public let path: String
  private let prepare: Prepare?

  /// Makes a file in the folder for temporary files and runs SQL text in it.
  ///
  /// - Parameters:
  ///   - sql: the statements that make the schema and the rows.
  ///   - prepare: what is done to every connection before it is used, such as an app's functions.
  /// - Throws: an ``SchemaRebuilder/SQLiteError`` where a statement fails.
  public init(_ sql: String = "", prepare: Prepare? = nil) throws {
    path = FixtureFile.newPath()
    self.prepare = prepare
    try execute(sql)
  }

  /// Makes a copy of a database file, such as one that an old release of an app has left.
  ///
  /// - Parameters:
  ///   - path: the file, which is not changed.
  ///   - prepare: what is done to every connection before it is used, such as an app's functions.
  /// - Throws: the error of the file system where the file cannot be copied.
  public init(copying path: String, prepare: Prepare? = nil) throws {
    self.path = FixtureFile.newPath()
    self.prepare = prepare
    try FixtureFile.copy(path, to: self.path)
  }

  deinit {
    FixtureFile.remove(path)
  }
}

extension FixtureDatabase {
  /// Another file with the same content.
  ///
  /// - Throws: the error of the file system where the file cannot be copied.
  public func copy() throws -> FixtureDatabase {
    try FixtureDatabase(copying: path, prepare: prepare)
  }

  /// Runs SQL text on a connection of its own.
  ///
  /// - Parameter sql: one statement or more.
  /// - Throws: an ``SchemaRebuilder/SQLiteError`` where a statement fails.
  public func execute(_ sql: String) throws {
    try reader().execute(sql)
  }

  /// What a query answers.
  ///
  /// - Parameter sql: a query.
  /// - Returns: the rows, each value as an SQL literal: `NULL`, `1`, `2.5`, `'ink'`, `x'00ff'`.
  /// - Throws: an ``SchemaRebuilder/SQLiteError`` where the query fails.
  public func rows(_ sql: String) throws -> [[String]] {
    try reader().rows(sql)
  }

  /// All that the database holds, to be compared with what it held before.
  ///
  /// - Throws: an ``SchemaRebuilder/SQLiteError`` where something cannot be read.
  public func dump() throws -> DatabaseDump {
    try DatabaseDump(of: path, prepare: prepare)
  }

  /// The bytes of the file itself, without a write-ahead log that may stand beside it.
  ///
  /// - Throws: the error of the file system where the file cannot be read.
  public func bytes() throws -> [UInt8] {
    try FixtureFile.bytes(path)
  }

  func reader() throws -> DatabaseReader {
    try DatabaseReader(path: path, prepare: prepare)
  }
}
