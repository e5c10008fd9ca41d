import SchemaRebuilder

extension CommandLineTool {
  /// The rebuilder that a command's flags describe.
  func rebuilder(for command: Command) throws -> Rebuilder {
    let current = try history(of: command)?.current
    var rebuilder = Rebuilder(
      try current?.schema ?? target(of: command),
      version: current?.number ?? command.schemaVersion ?? version,
      hints: try hints(of: command),
      policy: command.policy,
      functions: functions,
      prepare: prepare
    )
    // Whoever asks on the command line wants to know how the file is, not what its number says.
    rebuilder.whenVersionIsEqual = .compare
    rebuilder.busyTimeout = command.busyTimeout
    rebuilder.asksRows = command.asksRows
    rebuilder.createsMissingFile = command.createsMissingFile
    rebuilder.backup = command.backup
    rebuilder.checksDiskSpace = command.checksDiskSpace
    return rebuilder
  }

  /// What the flags and the files that they name say about the change.
  func hints(of command: Command) throws -> Hints {
    var hints = command.hints
    for path in command.hintFiles {
      let more = try decode(Hints.self, from: path, as: "the hints")
      hints.renames += more.renames
      hints.fills += more.fills
      hints.tombstones += more.tombstones
    }
    return hints
  }

  /// The file of hints in which the hint stands that an error is about; nil where none has it.
  func fileOfHint(_ error: RebuildError, _ command: Command) -> String? {
    guard error.isMistakeOfHint else { return nil }
    return command.hintFiles.first { path in
      let hints = try? decode(Hints.self, from: path, as: "the hints")
      return hints?.names.contains { error.message.contains(" names \($0), ") } ?? false
    }
  }

  /// The one database that a command is about.
  func database(of command: Command) throws -> String {
    guard command.operands.count == 1, let database = command.operands.first else {
      throw usage(of: command.verb, but: "one DATABASE", got: command.operands)
    }
    return database
  }

  /// The error for operands of the wrong number.
  func usage(of verb: Verb, but wanted: String, got operands: [String]) -> UsageError {
    let found = operands.isEmpty ? "none is given" : "found: \(operands.joined(separator: " "))"
    return UsageError("\(verb.rawValue) takes \(wanted); \(found)")
  }

  /// The schema that a command is about.
  func target(of command: Command) throws -> Schema {
    if let target = command.target {
      let source = SchemaSource(target)
      let schema = try schema(from: source, command)
      try refuseNothing(schema, from: source, command)
      return schema
    }
    guard let schema else {
      let other = Flag.history.verbs.contains(command.verb) ? ", or --history DIR" : ""
      throw UsageError("\(command.verb.rawValue) needs --to SCHEMA\(other)")
    }
    return schema
  }

  /// Reads a schema, and says what stands in its text and is no part of a schema.
  func schema(from source: SchemaSource, _ command: Command) throws -> Schema {
    try source.schema(with: terminal, prepare: prepare) { settings in
      remark(settings.remarks(in: source.place, for: command), unless: command.isQuiet)
    }
  }

  /// Gives a mistake that is found in a schema the name of where it was read.
  ///
  /// One of a hint as well, where no flag says a hint that it could be of.
  func naming<Result>(
    _ source: SchemaSource,
    andItsHints: Bool = false,
    _ body: () throws -> Result
  ) throws -> Result {
    do {
      return try body()
    } catch {
      guard let error = error as? RebuildError,
        error.isMistakeOfSchema || andItsHints && error.isMistakeOfHint
      else { throw error }
      throw error.with(prefix: "\(source.place): ")
    }
  }

  /// A schema without any object is mostly the work of a pipe that has failed, and every file whose
  /// objects are kept would be as it says.
  func refuseNothing(_ schema: Schema, from source: SchemaSource, _ command: Command) throws {
    guard schema.elements.isEmpty, schema.hints.isEmpty,
      command.policy.undeclared.tables != .drop
    else { return }
    let flag = Flag.dropUndeclared
    let advice =
      flag.verbs.contains(command.verb) ? "; say \(flag.word) where everything is to go" : ""
    throw InputError("the schema \(source.place) declares nothing\(advice)")
  }
}

extension Hints {
  /// What its hints are about, as messages call it.
  fileprivate var names: [String] {
    let places =
      renames.map { ($0.table, $0.column) } + fills.map { ($0.table, $0.column) }
      + tombstones.map { ($0.table, $0.column) }
    return places.flatMap { table, column in
      [table.description] + [column.map { "\(table).\($0)" }].compactMap(\.self)
    }
  }
}

extension [FileSetting] {
  /// What is said of settings of the file in the text of a schema.
  fileprivate func remarks(in place: String, for command: Command) -> [String] {
    let version = last { $0.isVersion && $0.value != "0" }
    let takesVersion = Flag.schemaVersion.verbs.contains(command.verb)
    let others = filter { !$0.isVersion || !takesVersion }.map(\.name)
    var remarks: [String] = []
    if let version, takesVersion, command.schemaVersion == nil {
      let flag = "\(Flag.schemaVersion.word) \(Int(version.value).map(String.init) ?? "N")"
      remarks.append("\(place): PRAGMA \(version.name) is not read: say \(flag)")
    }
    if !others.isEmpty {
      remarks.append(
        "\(place): settings of a file are no part of a schema, and are not read: PRAGMA "
          + others.joined(separator: ", ")
      )
    }
    return remarks
  }
}
