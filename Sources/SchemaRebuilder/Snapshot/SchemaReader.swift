/// Reads the schema of one database: the only reader, for the live file and the declared schema.
///
/// PRAGMAs are the authority; the stored CREATE statements supply what no PRAGMA tells. Where the
/// two disagree, or a statement cannot be read, that is an error: leaving something out would
/// lose it in the next rebuild.
struct SchemaReader {
  let connection: SQLiteConnection

  /// One row of `sqlite_schema`. <https://sqlite.org/schematab.html>
  struct StoredObject: Hashable {
    let type: String
    let name: Name
    let table: Name
    let sql: String?

    /// Whether anything may stand in double quotes in its text.
    fileprivate var hasDoubleQuotes: Bool { sql?.utf8.contains(UInt8(ascii: "\"")) ?? false }

    /// Whether SQLite has stored it as an ordinary table, the text of which it begins so itself.
    fileprivate var isOrdinaryTable: Bool { sql?.utf8.starts(with: "CREATE TABLE ".utf8) ?? false }
  }

  /// The whole schema; what is alike was read already, in a file that has it to the letter.
  ///
  /// A word in double quotes is compared as a name where something is called so: `names` are those of
  /// what is not there and counts all the same. They are asked for where there is such a word.
  func snapshot(
    with alike: AlikeObjects = AlikeObjects(none: []),
    besides names: @autoclosure () -> Set<Name> = []
  ) throws -> SchemaSnapshot {
    try snapshot(of: alike.merged(with: try storedObjects()), alike: alike, besides: names())
  }

  /// The schema that the objects make, which are all that the database has.
  func snapshot(
    of objects: [StoredObject],
    alike: AlikeObjects = AlikeObjects(none: []),
    besides names: @autoclosure () -> Set<Name> = []
  ) throws -> SchemaSnapshot {
    let kinds = try tableKinds()
    var snapshot = SchemaSnapshot()
    snapshot.shadowTables = try shadowTables(kinds: kinds, objects: objects)
    let hidden = Set(snapshot.shadowTables)
    let visible = objects.filter {
      !$0.name.isReserved && !hidden.contains($0.name) && !hidden.contains($0.table)
    }
    for object in visible where object.type == "table" {
      if let table = alike.tables[object.name] {
        snapshot.tables.append(table)
        continue
      }
      guard let sql = object.sql, let kind = kinds[object.name] else {
        throw disagreement(object, "SQLite does not list it as a table")
      }
      if kind.isVirtual {
        snapshot.virtualTables.append(try virtualTable(object, sql: sql))
      } else {
        snapshot.tables.append(try table(object, sql: sql, kind: kind))
      }
    }
    try addIndexes(of: visible.filter { alike.tables[$0.table] == nil }, to: &snapshot)
    try addViewsAndTriggers(of: visible, to: &snapshot, besides: names)
    return snapshot
  }

  private func addViewsAndTriggers(
    of objects: [StoredObject],
    to snapshot: inout SchemaSnapshot,
    besides others: () -> Set<Name>
  ) throws {
    let dependants = objects.filter { $0.type == "view" || $0.type == "trigger" }
    guard !dependants.isEmpty else { return }
    var names: Set<Name> = []
    if dependants.contains(where: \.hasDoubleQuotes) {
      names = others().union(objects.map(\.name))
      for table in snapshot.tables { names.formUnion(table.columns.lazy.map(\.name)) }
    }
    for object in dependants {
      guard let sql = object.sql else { continue }
      if object.type == "view" {
        let view = try ParsedView(parsing: sql)
        let key = try CanonicalSQL(
          sql,
          names: names.union(view.view.columns.map { Name($0) }),
          nameRanges: [view.nameRange]
        )
        snapshot.views.append(ViewSnapshot(name: object.name, sql: sql, key: key))
      } else if object.type == "trigger" {
        snapshot.triggers.append(try trigger(object, sql: sql, names: names))
      }
    }
  }

  func storedObjects() throws -> [StoredObject] {
    var unreadable: StoredObject?
    let objects = try connection.map(
      "SELECT type, name, tbl_name, sql FROM main.sqlite_schema ORDER BY rowid"
    ) { row in
      let object = StoredObject(
        type: row.text(0) ?? "",
        name: row.name(1),
        table: row.name(2),
        sql: row.text(3)
      )
      // A repaired name would be another name.
      if let sql = object.sql, !row.holds(sql, in: 3) { unreadable = unreadable ?? object }
      return object
    }
    if let unreadable {
      throw disagreement(unreadable, "its CREATE statement is not valid UTF-8")
    }
    return objects
  }

  func disagreement(_ object: StoredObject, _ what: String) -> SchemaReadingError {
    SchemaReadingError(object: object.name, message: what, sql: object.sql)
  }
}

/// A stored schema that cannot be read whole.
struct SchemaReadingError: Error {
  let object: Name
  let message: String
  let sql: String?
}

extension SchemaReader {
  /// What `PRAGMA table_list` says of a table. <https://sqlite.org/pragma.html#pragma_table_list>
  struct TableKind {
    let isVirtual: Bool
    let isShadow: Bool
    let withoutRowID: Bool
    let strict: Bool
  }

  func tableKinds() throws -> [Name: TableKind] {
    let pairs = try connection.map("PRAGMA main.table_list") { row in
      (
        row.name(1),
        TableKind(
          isVirtual: row.text(2) == "virtual",
          isShadow: row.text(2) == "shadow",
          withoutRowID: row.flag(4),
          strict: row.flag(5)
        )
      )
    }
    return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }

  /// The shadow tables, also those of a module that this connection lacks.
  ///
  /// SQLite knows a shadow table by asking the module. Where the module is missing, every table
  /// named `<virtual table>_…` is taken for one, since dropping or rebuilding one destroys data.
  private func shadowTables(
    kinds: [Name: TableKind],
    objects: [StoredObject]
  ) throws -> [Name] {
    let prefixes = try withoutModule(objects).map { Name($0.text + "_") }
    return objects.filter { $0.type == "table" }.map(\.name).filter { name in
      kinds[name]?.isShadow == true || prefixes.contains { name.hasPrefix($0) }
    }
  }

  /// The virtual tables whose module this connection lacks: they can be neither read nor made, and
  /// stay as they are.
  func withoutModule(_ objects: [StoredObject]) throws -> Set<Name> {
    let modules = try modules()
    var names: Set<Name> = []
    for object in objects where object.type == "table" && !object.isOrdinaryTable {
      guard let sql = object.sql, let text = try? SQLText(headOf: sql),
        let head = try? StatementHead(text), case .virtualTable = head.kind,
        !modules.contains(Name(try ParsedVirtualTable(parsing: sql).virtualTable.module))
      else { continue }
      names.insert(object.name)
    }
    return names
  }

  private func virtualTable(_ object: StoredObject, sql: String) throws -> VirtualTableSnapshot {
    let statement = try ParsedVirtualTable(parsing: sql)
    let parsed = statement.virtualTable
    return VirtualTableSnapshot(
      name: object.name,
      module: Name(parsed.module),
      columns: try virtualColumns(object.name, module: Name(parsed.module)),
      arguments: parsed.arguments,
      sql: sql,
      key: try CanonicalSQL(sql, names: [], nameRanges: [statement.nameRange])
    )
  }

  private func virtualColumns(_ table: Name, module: Name) throws -> [Name] {
    guard try modules().contains(module) else { return [] }
    return try connection.map("PRAGMA main.table_info(\(quoted(table)))") { $0.name(1) }
  }

  /// The modules that this connection knows. <https://sqlite.org/pragma.html#pragma_module_list>
  private func modules() throws -> Set<Name> {
    Set(try connection.map("PRAGMA module_list") { $0.name(0) })
  }

  private func trigger(
    _ object: StoredObject,
    sql: String,
    names: Set<Name>
  ) throws -> TriggerSnapshot {
    let parsed = try ParsedTrigger(parsing: sql)
    return TriggerSnapshot(
      name: object.name,
      table: object.table,
      isInsteadOf: parsed.isInsteadOf,
      sql: sql,
      key: try CanonicalSQL(sql, names: names, nameRanges: [parsed.nameRange, parsed.tableRange])
    )
  }
}

extension Name {
  /// Whether SQLite keeps the name for itself.
  var isReserved: Bool { hasPrefix("sqlite_") }

  func hasSuffix(_ suffix: Name) -> Bool {
    text.utf8.count >= suffix.text.utf8.count
      && text.utf8.suffix(suffix.text.utf8.count).lazy.map(asciiFolded)
        .elementsEqual(suffix.text.utf8.lazy.map(asciiFolded))
  }

  func hasPrefix(_ prefix: Name) -> Bool {
    text.utf8.count >= prefix.text.utf8.count
      && text.utf8.prefix(prefix.text.utf8.count).lazy.map(asciiFolded)
        .elementsEqual(prefix.text.utf8.lazy.map(asciiFolded))
  }
}
