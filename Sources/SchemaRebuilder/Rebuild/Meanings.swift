/// What undeclared views and triggers do, as SQLite compiles them in a schema.
///
/// A NATURAL JOIN, a text in double quotes, `rowid` or the column of an outer query finds another
/// column, without an error, once a table has one of that name or has it no longer. Which one is
/// meant is for SQLite to say: where all such columns are called what nobody can have written, the
/// program that it makes of a text is the same, unless the text has found one of them by its name.
/// A `SELECT *` finds all by their places. <https://sqlite.org/lang_explain.html>
struct Meanings {
  /// The programs by the names of their views and triggers; none for what does not compile.
  let programs: [Name: [SQLiteRow]]
  /// The columns of the other views, by the names of these.
  let columns: [Name: [Name]]

  // `kept` are the views and triggers that are looked at, `columns` those that get other names, and
  // `lasting` the columns of the other views that must not, whatever they read.
  init(
    of objects: [SchemaReader.StoredObject],
    kept: Set<Name>,
    hiding columns: [ColumnPlace],
    lasting: Set<ColumnPlace>,
    encoding: String,
    prepare: Prepare?
  ) throws {
    let views = objects.filter { $0.type == "view" }
    let copy = try Rehearsal.copy(
      of: objects.filter { !["view", "trigger"].contains($0.type) }.map { $0.hiding(columns) },
      encoding: encoding,
      prepare: prepare
    )
    // Whoever wrote the view may have had an SQLite that takes them.
    copy.set(.doubleQuotedStringsInStatements, true)
    let others = views.filter { !kept.contains($0.name) }
    let later = try copy.createCompiling(others)
    let named = try others.map { ($0.name, try copy.columns(of: $0.name)) }
    self.columns = Dictionary(named) { first, _ in first }
    for (number, place) in columns.enumerated() {
      guard let column = place.column else { continue }
      try copy.attempt(
        "ALTER TABLE main.\(quoted(place.table)) RENAME COLUMN \(quoted(column)) "
          + "TO \(quoted(hidden(number)))"
      )
    }
    for (view, names) in named where !columns.isEmpty {
      let places = names.map { ColumnPlace(view, $0) }
      try copy.name(places, lasting: lasting, hiding: columns)
    }
    for view in views where kept.contains(view.name) || later.contains(view.name) {
      try copy.attempt(inMain(view.sql ?? ""))
    }
    var programs: [Name: [SQLiteRow]] = [:]
    for view in views where kept.contains(view.name) {
      programs[view.name] = try copy.program("SELECT * FROM main.\(quoted(view.name))")
    }
    // A trigger may write to a view, which SQLite compiles only where another trigger stands on it.
    for trigger in objects { try trigger.sqlDoingNothing.map { _ = try copy.attempt($0) } }
    // One at a time, so that the program is that of this trigger alone.
    for trigger in objects where trigger.type == "trigger" && kept.contains(trigger.name) {
      guard let sql = trigger.sql, let event = TriggerEvent(sql), try copy.attempt(inMain(sql))
      else { continue }
      let firing = try Dependants(copy).statement(event, on: trigger.table)
      programs[trigger.name] = try copy.program(firing)
      try copy.execute("DROP TRIGGER main.\(quoted(trigger.name))")
    }
    self.programs = programs
  }
}

extension Meanings {
  /// The columns of the other views.
  var viewColumns: Set<ColumnPlace> {
    Set(columns.flatMap { view, names in names.map { ColumnPlace(view, $0) } })
  }
}

/// The name of a column that is hidden.
private func hidden(_ number: Int) -> Name { Name("\u{1}\(number)") }

extension SchemaReader.StoredObject {
  /// A trigger that stands on a view for the same changes as this one, and does nothing; nil for
  /// what is no such trigger.
  fileprivate var sqlDoingNothing: String? {
    guard type == "trigger", let sql, let text = try? SQLText(sql),
      let parsed = try? ParsedTrigger(reading: TokenReader(text)), parsed.isInsteadOf
    else { return nil }
    let head = text.text(parsed.nameRange.upperBound..<parsed.tableRange.upperBound)
    return "CREATE TRIGGER main.\(quoted(Name("\u{1}\(name)")))\(head) BEGIN SELECT 1; END"
  }

  /// The object with another name in its text for each column that is called as the rowid is, which
  /// SQLite 3.54 does not rename.
  fileprivate func hiding(_ columns: [ColumnPlace]) -> Self {
    var names: [Name: Name] = [:]
    for (number, place) in columns.enumerated() where place.hasNameOfRowID && place.table == table {
      if let column = place.column { names[column] = hidden(number) }
    }
    // What stands behind WITHOUT is no column.
    guard let sql, !names.isEmpty, !mentions("without", in: sql) else { return self }
    return Self(type: type, name: name, table: table, sql: renaming(names, in: sql))
  }
}

extension ColumnPlace {
  fileprivate var hasNameOfRowID: Bool {
    // A table of that name would lose it as well.
    column.map { Name.namesOfRowID.contains($0) && $0 != table } ?? false
  }
}

extension SQLiteConnection {
  /// Creates the views that compile, since SQLite renames nothing while one is there that does not.
  ///
  /// - Returns: the others.
  fileprivate func createCompiling(_ views: [SchemaReader.StoredObject]) throws -> Set<Name> {
    var broken: Set<Name> = []
    for view in views { try attempt(inMain(view.sql ?? "")) }
    var left = views.map(\.name)
    while true {
      let new = try left.filter { try program("SELECT * FROM main.\(quoted($0))") == nil }
      if new.isEmpty { return broken }
      for view in new { try attempt("DROP VIEW main.\(quoted(view))") }
      broken.formUnion(new)
      left.removeAll(where: new.contains)
    }
  }

  /// The names of the columns of a view; none where it does not compile.
  fileprivate func columns(of view: Name) throws -> [Name] {
    var names: [Name] = []
    _ = try objection { copy throws(SQLiteError) in
      names = try copy.rows("PRAGMA main.table_xinfo(\(quoted(view)))").map { $0.name(1) }
    }
    return names
  }

  /// Hides columns of a view, and names those as they were that last, though what they read has
  /// another name.
  fileprivate func name(
    _ places: [ColumnPlace],
    lasting: Set<ColumnPlace>,
    hiding columns: [ColumnPlace]
  ) throws {
    guard let view = places.first?.table else { return }
    let names = zip(places, try self.columns(of: view)).map { old, new in
      if let number = columns.firstIndex(of: old) { return hidden(number) }
      return lasting.contains(old) ? old.column ?? new : new
    }
    let sql = "SELECT sql FROM main.sqlite_schema WHERE type = 'view' AND name = "
    guard try names != self.columns(of: view),
      let text = try rows(sql + literal(view.text)).first?.text(0),
      let select = try? ParsedView(parsing: text).view.select
    else { return }
    let list = names.map { quoted($0) }.joined(separator: ", ")
    try execute("DROP VIEW main.\(quoted(view))")
    try attempt("CREATE VIEW main.\(quoted(view))(\(list)) AS \(select.sql)")
  }

  /// Runs a statement that may be wrong, and says whether it was not.
  @discardableResult
  fileprivate func attempt(_ sql: String) throws -> Bool {
    try objection { copy throws(SQLiteError) in try copy.execute(sql) } == nil
  }

  /// The program of a statement; nil where it does not compile.
  ///
  /// Names, and whatever else stands in the fourth operand, say what a column is called and not
  /// which one it is; Transaction holds the number of the schema's changes.
  fileprivate func program(_ sql: String) throws -> [SQLiteRow]? {
    var rows: [SQLiteRow] = []
    let objection = try objection { copy throws(SQLiteError) in
      rows = try copy.rows("EXPLAIN \(sql)")
    }
    guard objection == nil else { return nil }
    return rows.filter { $0.text(1) != "Transaction" }
      .map { row in SQLiteRow(values: [1, 2, 3, 4, 6].map { row[$0] }) }
  }
}
