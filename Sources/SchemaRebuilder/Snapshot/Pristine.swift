/// An empty in-memory database in which SQLite itself reads a schema.
///
/// What was created there is read back by the same reader as the live file, so that both sides of
/// a comparison are what SQLite makes of them.
struct Pristine {
  let connection: SQLiteConnection

  // The live file's encoding, since a CHECK may see the bytes of a text.
  init(encoding: String = "UTF-8", prepare: Prepare?) throws {
    connection = try SQLiteConnection.inMemory()
    connection.set(.doubleQuotedStringsInDefinitions, true)
    connection.set(.defensive, false)
    try connection.execute("PRAGMA encoding=\(literal(encoding))")
    try connection.execute("PRAGMA foreign_keys=OFF")
    try prepare?(connection.handle)
  }

  /// Creates the statements of a declared schema, in order.
  func create(_ statements: [SQLStatement]) throws {
    try connection.whileOnlyDefining {
      // A dump lists the tables inside virtual tables too; those have made them already.
      var made: Set<Name> = []
      let order = creationOrder(of: statements.map { CreatedTable($0.sql) })
      for statement in order.map({ statements[$0] }) {
        let text = try SQLText(statement.sql)
        let head = try StatementHead(text)
        if let name = head.name, made.contains(name) { continue }
        try create(statement, head, text)
        if head.kind == .virtualTable { made.formUnion(try connection.shadowTables()) }
      }
    }
  }

  func snapshot() throws -> SchemaSnapshot {
    try SchemaReader(connection: connection).snapshot()
  }

  /// What SQLite makes of the statements of a declared schema, where a file has another or the same.
  func snapshot(
    of statements: [SQLStatement],
    beside live: SchemaSnapshot
  ) throws -> SchemaSnapshot {
    let known = KnownNames(
      functions: Set(try connection.map("PRAGMA function_list") { $0.name(0) }),
      collations: Set(try connection.map("PRAGMA collation_list") { $0.name(1) })
    )
    let alike = try AlikeObjects(statements, in: live, known: known)
    try create(alike.others)
    return try SchemaReader(connection: connection).snapshot(with: alike)
  }

  private func create(
    _ statement: SQLStatement,
    _ head: StatementHead,
    _ text: SQLText
  ) throws {
    if case .alterTable = head.kind {
      return try naming(head.name, statement) {
        try connection.checkIsOneStatement(text, sql: statement.sql)
        try connection.execute(statement.sql)
      }
    }
    guard let name = head.name else {
      throw DeclaredSchemaError(object: nil, message: "it creates nothing", statement: statement)
    }
    try naming(name, statement) {
      try connection.checkIsOneStatement(text, sql: statement.sql)
      try connection.execute(try qualified(text))
    }
  }

  private func naming(_ name: Name?, _ statement: SQLStatement, _ body: () throws -> Void) throws {
    do {
      try body()
    } catch let error as SQLiteError {
      throw DeclaredSchemaError(object: name, message: error.message, statement: statement)
    }
  }
}

extension SQLiteConnection {
  /// The shadow tables that are there.
  func shadowTables() throws -> [Name] {
    try rows("PRAGMA main.table_list").filter { $0.text(2) == "shadow" }.map { $0.name(1) }
  }
}

/// What an app does to every connection: its functions, collations, modules and keys.
public typealias Prepare = @Sendable (OpaquePointer) throws -> Void

/// A declared schema that SQLite does not take, or that names what is not there.
struct DeclaredSchemaError: Error {
  let object: Name?
  let message: String
  let statement: SQLStatement?
}
