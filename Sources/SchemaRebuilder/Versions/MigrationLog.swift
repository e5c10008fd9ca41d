/// The table in which a file keeps the versions of the migrations that it has been through.
///
/// It is the one of FMDBMigrationManager, so that a file of an app that has used it goes on here.
struct MigrationLog {
  let connection: SQLiteConnection

  static let table: Name = "schema_migrations"

  /// SQLite has no unsigned numbers. <https://sqlite.org/datatype3.html>
  static let greatestVersion = UInt64(Int64.max)

  static let creatingSQL = "CREATE TABLE main.schema_migrations(version INTEGER UNIQUE NOT NULL)"

  static func addingSQL(_ version: UInt64) -> String {
    "INSERT INTO main.schema_migrations(version) VALUES (\(version))"
  }

  /// The statement that has made the table; nil where the file has none.
  func storedSQL() throws -> String? {
    try SchemaReader(connection: connection).storedObjects()
      .first { $0.type == "table" && $0.name == Self.table }?.sql
  }

  func exists() throws -> Bool { try storedSQL() != nil }

  /// The versions that were applied, in order; none where there is no table.
  func versions() throws -> [UInt64] {
    guard try exists() else { return [] }
    return try Set(rows().map(version)).sorted()
  }

  func createIfMissing() throws {
    if try !exists() { try connection.execute(Self.creatingSQL) }
  }

  func add(_ version: UInt64) throws {
    try connection.execute(Self.addingSQL(version))
  }

  private func rows() throws -> [SQLiteRow] {
    do {
      return try connection.rows(
        "SELECT main.schema_migrations.version FROM main.schema_migrations"
      )
    } catch  where !error.isAboutTheFile {
      throw unreadable("its column version cannot be read", error)
    }
  }

  /// A number, or the digits of one, as a column of type TEXT stores it.
  private func version(_ row: SQLiteRow) throws -> UInt64 {
    let number: UInt64? =
      switch row[0] {
      case .integer(let number): UInt64(exactly: number)
      case .text: row[0].text.flatMap { $0.allSatisfy(\.isASCIIDigit) ? UInt64($0) : nil }
      case .null, .real, .blob: nil
      }
    guard let number, number <= Self.greatestVersion else {
      throw unreadable("it holds \(row[0]), which is no version", nil)
    }
    return number
  }

  private func unreadable(_ why: String, _ error: SQLiteError?) -> RebuildError {
    RebuildError(
      .migrationLog,
      "the table \(Self.table) is not the log of a migrator: \(why)",
      object: Self.table,
      advice: "see what has written it; a log has a column version of whole numbers, one a row",
      underlying: error
    )
  }
}
