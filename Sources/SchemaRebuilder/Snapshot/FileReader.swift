/// Reads from a live connection all that a plan must know of it.
struct FileReader {
  let connection: SQLiteConnection
  let versionStore: VersionStore

  /// What there is to know of a database with these objects.
  func state(
    of objects: [SchemaReader.StoredObject],
    brokenObjects needed: Bool
  ) throws -> Planner.FileState {
    let snapshot = try SchemaReader(connection: connection).snapshot(of: objects)
    return Planner.FileState(
      snapshot: snapshot,
      fingerprint: fingerprint(of: objects),
      version: try version(),
      capabilities: Capabilities(
        editsDefinitions: try connection.takesEditsOfDefinitions(),
        pageCache: PageCache(
          size: try connection.integer("PRAGMA main.cache_size"),
          pageSize: try connection.integer("PRAGMA main.page_size")
        )
      ),
      autoVacuum: Planner.FileState.AutoVacuum(
        rawValue: try connection.integer("PRAGMA main.auto_vacuum")
      ) ?? .none,
      otherNames: try otherNames(),
      temporaryNames: try temporaryNames(),
      temporaryTriggers: try temporaryTriggers(),
      statistics: statistics(objects),
      fullTextSettings: try fullTextSettings(snapshot),
      brokenObjects: needed ? try Dependants(connection).brokenObjects() : []
    )
  }

  /// The stored version; 0 where none was ever stored.
  func version() throws -> Int {
    if let table = versionStore.tableName {
      let names = try connection.rows("SELECT name FROM main.sqlite_schema WHERE type = 'table'")
      guard names.contains(where: { $0.name(0) == table }) else { return 0 }
    }
    return try connection.integer(versionStore.readingSQL)
  }

  func encoding() throws -> String {
    try connection.rows("PRAGMA main.encoding").first?.text(0) ?? "UTF-8"
  }

  /// A number that changes with the schema: another one says that a plan is for another file.
  func fingerprint() throws -> String {
    fingerprint(of: try SchemaReader(connection: connection).storedObjects())
  }

  private func fingerprint(of objects: [SchemaReader.StoredObject]) -> String {
    var hash = Fingerprint()
    for object in objects {
      guard let sql = object.sql, !object.name.isReserved else { continue }
      for part in [object.type, object.name.text, object.table.text, sql] { hash.combine(part) }
    }
    return hash.text
  }

  /// Changes when another connection has committed. <https://sqlite.org/pragma.html#pragma_data_version>
  func dataVersion() throws -> Int { try connection.integer("PRAGMA main.data_version") }

  /// An unqualified name is looked for in the temporary database before the main one.
  private func otherNames() throws -> Set<Name> {
    var names: Set<Name> = []
    for database in try connection.databaseNames() where Name(database) != "main" {
      let sql = "SELECT name FROM \(quoted(database)).sqlite_schema"
      names.formUnion(try connection.rows(sql).map { $0.name(0) })
    }
    return names
  }

  private func temporaryNames() throws -> Set<Name> {
    let sql = "SELECT name FROM temp.sqlite_schema WHERE type IN ('table', 'view')"
    return Set(try connection.rows(sql).map { $0.name(0) })
  }

  // https://sqlite.org/fileformat2.html#stat1tab
  private func statistics(_ objects: [SchemaReader.StoredObject]) -> [Name] {
    let names: Set<Name> = ["sqlite_stat1", "sqlite_stat4"]
    return objects.lazy.filter { $0.type == "table" && $0.name.isReserved }.map(\.name)
      .filter(names.contains)
  }

  /// The settings of FTS5, which a table that is created anew would lose.
  private func fullTextSettings(
    _ snapshot: SchemaSnapshot
  ) throws -> [Name: [Planner.FullTextSetting]] {
    var settings: [Name: [Planner.FullTextSetting]] = [:]
    for table in snapshot.virtualTables where table.module == "fts5" {
      let config = "main.\(quoted(Name(table.name.text + "_config")))"
      let sql = "SELECT k, quote(v) FROM \(config) WHERE k <> 'version' ORDER BY k"
      settings[table.name] = try? connection.rows(sql).map {
        Planner.FullTextSetting(name: $0.text(0) ?? "", value: $0.text(1) ?? "NULL")
      }
    }
    return settings
  }

  private func temporaryTriggers() throws -> [TriggerSnapshot] {
    let temporary = try temporaryNames()
    let sql = "SELECT name, tbl_name, sql FROM temp.sqlite_schema WHERE type = 'trigger'"
    return try connection.rows(sql).compactMap { row in
      guard let sql = row.text(2) else { return nil }
      let schema = try ParsedTrigger(parsing: sql).tableSchema
      guard schema.map({ $0 == "main" }) ?? !temporary.contains(row.name(1)) else { return nil }
      return TriggerSnapshot(
        name: row.name(0),
        table: row.name(1),
        isInsteadOf: false,
        sql: sql,
        key: try CanonicalSQL(sql, names: [])
      )
    }
  }
}

/// A short sum of a text, by which a changed one is told from the same one.
private struct Fingerprint {
  // FNV-1a: http://www.isthe.com/chongo/tech/comp/fnv/
  private var value: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func combine(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      for byte in bytes { combine(byte) }
    }
    combine(0xFF)
  }

  private mutating func combine(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
  }

  var text: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
