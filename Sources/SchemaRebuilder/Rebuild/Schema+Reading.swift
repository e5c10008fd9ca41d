extension Schema {
  /// Makes a schema of SQL text, which is kept and created as it is written, comments included.
  ///
  /// ```swift
  /// let schema = try Schema(sql: """
  ///   CREATE TABLE note(
  ///     id INTEGER PRIMARY KEY,
  ///     body TEXT -- @renamed from=text
  ///   );
  ///   """)
  /// ```
  ///
  /// Hint comments say what a change means: `-- @renamed from=old` on the line of a column or
  /// table, `-- @filled by=expression` on the line of a column, `-- @dropped name`.
  ///
  /// - Parameter sql: CREATE statements, each closed by a semicolon.
  /// - Throws: a ``RebuildError`` that says line and column.
  public init(sql: String) throws(RebuildError) {
    do {
      self.init(elements: try SchemaRebuilder.statements(in: sql).map(Element.statement))
    } catch {
      throw RebuildError(error, at: "the schema text")
    }
  }

  /// Takes the schema of a database file for the declared one.
  ///
  /// - Parameters:
  ///   - path: the file, which is not changed.
  ///   - prepare: the app's functions, collations and modules.
  /// - Throws: a ``RebuildError`` where the file cannot be read.
  public init(readingFrom path: String, prepare: Prepare? = nil) throws(RebuildError) {
    do {
      let rebuilder = Rebuilder(
        Schema(elements: []),
        createsMissingFile: false,
        prepare: prepare
      )
      let statements = try rebuilder.reading(path) { session in
        try session.connection.seeingOneState {
          try SchemaReader(connection: session.connection).statements()
        }
      }
      self.init(elements: statements.map(Element.statement))
    } catch {
      throw RebuildError(error, at: path)
    }
  }

  /// The schema as SQLite stores it: a CREATE statement for each object, as a script.
  ///
  /// - Parameter prepare: the app's functions, collations and modules.
  /// - Returns: the statements, each closed by a semicolon and a new line.
  /// - Throws: a ``RebuildError`` where SQLite does not take the schema.
  public func script(prepare: Prepare? = nil) throws(RebuildError) -> String {
    do {
      let pristine = try Pristine(prepare: prepare)
      try pristine.create(statements())
      let statements = try SchemaReader(connection: pristine.connection).statements()
      return statements.map { $0.sql + ";\n" }.joined()
    } catch {
      throw RebuildError(error, at: "the declared schema")
    }
  }

  /// The schema with every object as a value rather than as SQL text.
  ///
  /// - Parameter prepare: the app's functions, collations and modules.
  /// - Returns: an equal schema, which can be written as JSON without SQL text.
  /// - Throws: a ``RebuildError`` where SQLite does not take the schema.
  public func parsed(prepare: Prepare? = nil) throws(RebuildError) -> Schema {
    do {
      let pristine = try Pristine(prepare: prepare)
      try pristine.create(statements())
      return Schema(snapshot: try pristine.snapshot())
    } catch {
      throw RebuildError(error, at: "the declared schema")
    }
  }
}

extension SchemaDiff {
  /// Compares two declared schemas, each as SQLite reads it.
  ///
  /// - Parameters:
  ///   - old: the schema that stands for a file.
  ///   - new: the declared schema.
  ///   - hints: renames, beside those in the new schema.
  ///   - prepare: the app's functions, collations and modules.
  /// - Throws: a ``RebuildError`` where SQLite does not take one of them.
  public init(
    from old: Schema,
    to new: Schema,
    hints: Hints = Hints(),
    prepare: Prepare? = nil
  ) throws(RebuildError) {
    do {
      let snapshots = try [old, new].map { schema in
        try schema.refuseStructuralProblems()
        let pristine = try Pristine(prepare: prepare)
        try pristine.create(schema.statements())
        return try pristine.snapshot()
      }
      let hints = new.hints + hints
      try hints.refuseMistakes(in: snapshots[1])
      self.init(from: snapshots[0], to: snapshots[1], hints: hints)
    } catch {
      throw RebuildError(error, at: "the declared schema")
    }
  }
}
