import SchemaRebuilder

/// The command line's verbs, for the `rebuilder` tool and for a tool of an app's own.
///
/// An app's tool hands over its Swift schema, and `--to` is no longer needed:
///
/// ```swift
/// let tool = CommandLineTool(schema: AppSchema.schema, version: AppSchema.version, name: "app-db")
/// exit(tool.run(Array(CommandLine.arguments.dropFirst())))
/// // app-db plan app.sqlite
/// ```
public struct CommandLineTool: Sendable {
  /// What a command without `--to` goes by; nil where `--to` must be given.
  let schema: Schema?
  /// The version of ``schema``.
  let version: Int?
  /// The history that a command without `--to` steps through; nil where there is one schema.
  let history: SchemaHistory?
  /// The functions that fills call and SQLite does not have.
  let functions: [SQLFunction]
  /// What is done to each connection that is opened, before it is used.
  let prepare: Prepare?
  /// The migrations that are code, beside those of `--dir`.
  let migrations: [any Migration]
  /// The tool's name in its help and its messages.
  let name: String
  /// Where results, remarks and SQL on standard input go and come from.
  var terminal = Terminal()

  /// Makes a tool, for one schema or, without one, for those that its command line names.
  ///
  /// - Parameters:
  ///   - schema: The schema that a database is to have where `--to` is not given.
  ///   - version: The schema's version, where `--schema-version` is not given.
  ///   - functions: The functions that fills call and SQLite does not have.
  ///   - prepare: What is done to each connection that is opened, such as giving it a key.
  ///   - migrations: The migrations that are code, beside those in files of `--dir`.
  ///   - name: The tool's name, as its users type it.
  public init(
    schema: Schema? = nil,
    version: Int? = nil,
    functions: [SQLFunction] = [],
    prepare: Prepare? = nil,
    migrations: [any Migration] = [],
    name: String = "rebuilder"
  ) {
    self.schema = schema
    self.version = version
    history = nil
    self.functions = functions
    self.prepare = prepare
    self.migrations = migrations
    self.name = name
  }

  /// Makes a tool for a history: `plan` and `apply` step through it, `history` keeps its files.
  ///
  /// - Parameters:
  ///   - history: The versions of the app's schema, today's last.
  ///   - functions: The functions that fills call and SQLite does not have.
  ///   - prepare: What is done to each connection that is opened, such as giving it a key.
  ///   - name: The tool's name, as its users type it.
  public init(
    history: SchemaHistory,
    functions: [SQLFunction] = [],
    prepare: Prepare? = nil,
    name: String = "rebuilder"
  ) {
    schema = history.current?.schema
    version = history.current?.number
    self.history = history
    self.functions = functions
    self.prepare = prepare
    migrations = []
    self.name = name
  }

  /// Runs one command to its end.
  ///
  /// - Parameter arguments: The words after the tool's name.
  /// - Returns: 0 where all is well, 1 after an error, 2 where there is something to do, 3 where a
  ///   plan is refused, 64 where the command line is not understood, 130 or 143 where Ctrl-C or
  ///   SIGTERM has stopped it and it was rolled back.
  public func run(_ arguments: [String]) -> Int32 {
    terminal.withoutBrokenPipeSignal {
      outcome(of: arguments).rawValue
    }
  }
}

extension CommandLineTool {
  private func outcome(of arguments: [String]) -> Outcome {
    do {
      switch try Request(arguments) {
      case .help(let verbs): terminal.result(Help(tool: self).text(of: verbs))
      case .version: terminal.result("\(name) \(Self.release)\n")
      case .command(let command): return try perform(command)
      }
      return .done
    } catch let error as UsageError {
      terminal.remark("\(name): \(error.sentence)\nSee: \(name) --help\n")
      return .usage
    } catch let error as RebuildError {
      terminal.remark("\(name): \(error.description.withOneLineEnd)")
      return error.kind == .refused ? .refused : .error
    } catch let interruption as Interruption {
      terminal.remark("\(name): \(interruption.sentence.withOneLineEnd)")
      return interruption.outcome
    } catch let error as InputError {
      terminal.remark("\(name): \(error.sentence)\nNothing was changed.\n")
      return .error
    } catch {
      terminal.remark("\(name): \(error)\nNothing was changed.\n")
      return .error
    }
  }

  private func perform(_ command: Command) throws -> Outcome {
    do {
      guard let target = command.target else { return try act(command) }
      let saysHints = !command.hints.isEmpty || !command.hintFiles.isEmpty
      return try naming(SchemaSource(target), andItsHints: !saysHints) { try act(command) }
    } catch {
      // A remark, as on a permission that is misspelt, may say why a plan was refused.
      let failure = (error as? Interruption)?.error ?? error as? RebuildError
      remark(failure?.plan?.remarks ?? [], unless: command.isQuiet)
      if let backup = command.backup, failure?.hasCommitted == true, isThere(backup) {
        remark(["backup: \(backup)"], unless: command.isQuiet)
      }
      throw mended(error, for: command)
    }
  }

  /// The error with the flags and files of the command in it.
  private func mended(_ error: any Error, for command: Command) -> any Error {
    guard let error = error as? RebuildError else { return error }
    if error.kind == .missing, !Flag.create.verbs.contains(command.verb) {
      return error.with(advice: "see that the path is right")
    }
    return fileOfHint(error, command).map { error.with(prefix: "\($0): ") } ?? error
  }

  private func act(_ command: Command) throws -> Outcome {
    switch command.verb {
    case .plan: try plan(command)
    case .apply: try apply(command)
    case .check: try check(command)
    case .diff: try diff(command)
    case .show: try show(command)
    case .historySnapshot, .historyCheck: try history(command)
    case .migrateNew: try newMigration(command)
    case .migrateStatus: try migrationStatus(command)
    case .migrateUp: try migrate(command)
    case .migrateCheck: try checkMigrations(command)
    }
  }
}

extension CommandLineTool {
  /// The release of this package.
  static let release = "0.1.0"
}

extension String {
  /// The text with exactly one line feed at its end; nothing stays nothing.
  var withOneLineEnd: String {
    var text = self[...]
    while text.last?.isNewline == true { text.removeLast() }
    return text.isEmpty ? "" : text + "\n"
  }
}
