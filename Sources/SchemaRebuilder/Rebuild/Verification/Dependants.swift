/// Which views and triggers compile.
///
/// SQLite has no command that reads all of them again, so each view is prepared, and an INSERT, an
/// UPDATE and a DELETE for each table that has triggers; preparing runs nothing.
struct Dependants {
  private let connection: SQLiteConnection

  init(_ connection: SQLiteConnection) {
    self.connection = connection
  }

  /// Something that does not compile, and what SQLite says to it.
  struct Problem: Hashable {
    /// The view, or the table with the triggers.
    let object: Name
    /// The triggers of which one does not compile; none for a view.
    let triggers: [Name]
    let message: String

    /// What tells one problem from another: the message may change with a name.
    var identity: [Name] { [object] + triggers }

    /// Whether it was there before; other triggers may have come beside the one that does not compile.
    func wasAmong(_ before: [Problem]) -> Bool {
      before.contains { old in
        old.identity == identity
          || old.object == object && old.message == message && !old.triggers.isEmpty
            && Set(old.triggers).isSubset(of: triggers)
      }
    }
  }

  func problems() throws -> [Problem] {
    let objects = try SchemaReader(connection: connection).storedObjects()
    let views = objects.filter { $0.type == "view" }.map(\.name)
    let triggers = objects.filter { $0.type == "trigger" }
    let hosts = triggers.map(\.table).removingDuplicates()
    return try views.compactMap { problem($0, failure: try failure(reading($0))) }
      + (try virtualTables(objects).compactMap { problem($0, failure: try failureReading($0)) })
      + (try hosts.flatMap { host in
        try problems(of: triggers.filter { $0.table == host }, on: host)
      })
  }

  /// Has the virtual tables read what they keep of themselves.
  ///
  /// PRAGMA table_list would do it, and pass over what fails: where that is the disk, SQLite has rolled
  /// the transaction back by then, and nobody would know why. A virtual table has no page of its own.
  /// <https://sqlite.org/schematab.html>
  func connectVirtualTables() throws {
    let names = "SELECT name FROM main.sqlite_schema WHERE type = 'table' AND rootpage = 0"
    for row in try connection.rows(names) {
      let sql = reading(row.name(0))
      _ = try connection.objection { connection throws(SQLiteError) in
        try connection.compile(sql)
      }
    }
  }

  /// The problem as that of each trigger which does not compile alone.
  ///
  /// SQLite says of a statement that makes several fire only that one of them fails. The others are
  /// away for a moment, so this is for a copy.
  func told(apart problem: Problem) throws -> [Problem] {
    guard problem.triggers.count > 1 else { return [problem] }
    let apart = try problem.triggers.flatMap { trigger in
      try connection.execute("SAVEPOINT apart")
      for other in problem.triggers where other != trigger {
        try connection.execute("DROP TRIGGER main.\(quoted(other))")
      }
      let left = try problems().filter { $0.object == problem.object && $0.triggers == [trigger] }
      try connection.execute("ROLLBACK TO apart")
      try connection.execute("RELEASE apart")
      return left
    }
    return apart.isEmpty ? [problem] : apart
  }

  func brokenObjects() throws -> Set<Name> {
    Set(try problems().flatMap { $0.triggers.isEmpty ? [$0.object] : $0.triggers })
  }

  /// The virtual tables; one may read an ordinary table that is no longer there.
  private func virtualTables(_ objects: [SchemaReader.StoredObject]) throws -> [Name] {
    let kinds = try SchemaReader(connection: connection).tableKinds()
    return objects.map(\.name).filter { kinds[$0]?.isVirtual == true }
  }

  private func problem(_ object: Name, failure: String?) -> Problem? {
    failure.map { Problem(object: object, triggers: [], message: $0) }
  }

  private func reading(_ object: Name) -> String {
    "SELECT * FROM main.\(quoted(object)) LIMIT 1"
  }

  /// A virtual table finds out what it lacks only when a row is asked for.
  private func failureReading(_ virtualTable: Name) throws -> String? {
    let sql = reading(virtualTable)
    return try connection.objection { connection throws(SQLiteError) in
      try connection.execute(sql)
    }?.message
  }

  private func problems(
    of triggers: [SchemaReader.StoredObject],
    on host: Name
  ) throws -> [Problem] {
    try [TriggerEvent.insert, .update, .delete].compactMap { event in
      let concerned = triggers.filter { TriggerEvent($0.sql ?? "") == event }.map(\.name)
      guard !concerned.isEmpty, let message = try failure(statement(event, on: host)) else {
        return nil
      }
      return Problem(object: host, triggers: concerned, message: message)
    }
  }

  /// A statement that makes the triggers of a table or view fire, each column of it in an UPDATE.
  func statement(_ event: TriggerEvent, on host: Name) throws -> String {
    let table = "main.\(quoted(host))"
    switch event {
    case .insert: return "INSERT INTO \(table) DEFAULT VALUES"
    case .delete: return "DELETE FROM \(table)"
    case .update:
      let changes = try columns(of: host).map { "\(quoted($0)) = \(quoted($0))" }
      return "UPDATE \(table) SET \(changes.joined(separator: ", "))"
    }
  }

  /// The columns that can be set: neither generated nor hidden.
  private func columns(of host: Name) throws -> [Name] {
    var rows: [SQLiteRow] = []
    // A view that does not compile has none.
    _ = try connection.objection { connection throws(SQLiteError) in
      rows = try connection.rows("PRAGMA main.table_xinfo(\(quoted(host)))")
    }
    return rows.filter { $0.integer(6) == 0 }.map { $0.name(1) }
  }

  private func failure(_ sql: String) throws -> String? {
    try connection.objection { connection throws(SQLiteError) in
      try connection.compile(sql)
    }?.message
  }
}

/// What makes a trigger fire.
enum TriggerEvent {
  case insert, update, delete

  /// Reads the event of a CREATE TRIGGER statement; the first of the three words after its name.
  init?(_ sql: String) {
    guard let text = try? SQLText(sql), let head = try? StatementHead(text) else { return nil }
    let end = head.nameRange?.upperBound ?? 0
    for token in text.tokens where token.range.lowerBound >= end {
      if text.isWord(token, "insert") { self = .insert; return }
      if text.isWord(token, "update") { self = .update; return }
      if text.isWord(token, "delete") { self = .delete; return }
    }
    return nil
  }
}
