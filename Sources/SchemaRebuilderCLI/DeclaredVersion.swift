import SchemaRebuilder

/// A version as it is declared today, whatever its file says.
struct DeclaredVersion {
  let number: Int
  let schema: Schema
  /// The schema as its author wrote it, where that is SQL.
  let text: String?
  /// What the in-memory connections get before they are used.
  let prepare: Prepare?

  /// Takes a version that is declared in Swift.
  init(_ number: Int, _ schema: Schema, prepare: Prepare?) {
    self.number = number
    self.schema = schema
    text = nil
    self.prepare = prepare
  }

  /// Reads a version from where the command line says.
  init(
    _ number: Int,
    from source: SchemaSource,
    with terminal: Terminal,
    prepare: Prepare?
  ) throws {
    self.number = number
    self.prepare = prepare
    text = try source.text(with: terminal)
    schema =
      try text.map { try source.schema(of: $0) } ?? source.schema(with: terminal, prepare: prepare)
  }

  /// What the file of the version holds.
  ///
  /// SQL is kept as it is written, with its hints; in Swift and JSON there are hints that SQL
  /// which is made of them would lack.
  func content(as form: VersionFile.Form?) throws -> (text: String, file: VersionFile) {
    let form = form ?? (text == nil ? .json : .sql)
    let file = VersionFile(number, form)
    switch form {
    case .json: return (try json(of: schema), file)
    case .sql: return (try text ?? schema.script(prepare: prepare).withOneLineEnd, file)
    }
  }

  /// What differs between the file of the version and what is declared, each a sentence.
  func differences(from released: Schema) throws -> [String] {
    let diff = try SchemaDiff(from: released, to: schema, prepare: prepare)
    return diff.sentences + diff.undeclared
  }
}
