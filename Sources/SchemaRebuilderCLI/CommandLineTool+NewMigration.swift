import SchemaRebuilder

extension CommandLineTool {
  /// Writes the file of the next migration.
  func newMigration(_ command: Command) throws -> Outcome {
    guard let folder = command.folder else {
      throw UsageError("\(command.verb.rawValue) needs --dir DIR")
    }
    let name = try migrationName(of: command)
    let migrator = try migrator(for: command)
    let file = MigrationFileName.next(after: migrator.migrations, named: name, at: .now())
    let draft = try migrator.draft(
      version: file.version,
      name: name,
      to: try target(of: command),
      hints: try hints(of: command),
      policy: command.policy
    )
    let path = folder.hasSuffix("/") ? folder + file.text : "\(folder)/\(file.text)"
    if let draft {
      try makeFolder(folder)
      try write(draft.sql, to: path)
    }
    switch command.format {
    case .json:
      terminal.result(try json(of: NewMigration(file: draft.map { _ in path }, migration: draft)))
    case .sql:
      terminal.result(
        draft == nil ? "the migrations lead to the schema: nothing is written\n" : "\(path)\n"
      )
    }
    if let draft {
      remark(draft.differences + draft.hazards.map(\.descriptionInDraft), unless: command.isQuiet)
    }
    return .done
  }

  /// The name as a part of a file's name.
  private func migrationName(of command: Command) throws -> String {
    guard command.operands.count == 1, let name = command.operands.first else {
      throw usage(of: command.verb, but: "one NAME", got: command.operands)
    }
    guard let word = MigrationFileName.word(for: name) else {
      throw UsageError(
        "\(command.verb.rawValue) takes a name of letters, digits, spaces, _ and -, not \(name)"
      )
    }
    return word
  }
}

/// What `migrate new --format json` prints.
private struct NewMigration: Encodable {
  let file: String?
  let migration: MigrationDraft?
}
