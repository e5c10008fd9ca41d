/// What SQLite, a text of SQL or a step says, in words for the user.
extension RebuildError {
  /// Turns whatever went wrong into an error with advice.
  ///
  /// - Parameters:
  ///   - error: what was thrown.
  ///   - place: what was being worked on, such as a path.
  init(_ error: any Error, at place: String) {
    switch error {
    case let error as RebuildError: self = error
    case let error as SQLiteError: self.init(sqlite: error, at: place)
    case let error as StepError: self.init(step: error, at: place)
    case let error as DeclaredSchemaError: self.init(declared: error)
    case let error as SQLTextError:
      self.init(
        .declaredSchema,
        "line \(error.line), column \(error.column): \(error.message)",
        advice: "correct the text there"
      )
    case let error as SchemaReadingError:
      self.init(
        .unreadableSchema,
        "\(place): \(error.object) cannot be read: \(error.message)",
        object: error.object,
        statement: error.sql,
        advice: "if it needs a function, collation or module of your app, hand them over by "
          + "prepare; else correct the object with the sqlite3 shell"
      )
    case let error as DeclarationMistake:
      self.init(
        .declaredSchema,
        "\(error.place.rawValue) has a mistake: \(error.message)",
        object: error.object,
        advice: error.advice
      )
    case let error as TargetMissed:
      self.init(
        .targetMissed,
        "\(place): the plan ran, but this still differs: "
          + error.sentences.joined(separator: "; "),
        advice: "this is a defect of SchemaRebuilder; please report it with both schemas"
      )
    case let error as MissingFunction: self.init(missing: error.call, at: place)
    case is CancellationError:
      self.init(.cancelled, "\(place): the run was cancelled")
    default:
      self.init(
        .sqlite,
        "\(place): the app's own prepare failed: \(error)",
        advice: "see what prepare does with the connection"
      )
    }
    refineWhereSchemaIsNotTrusted(at: place)
  }

  /// Whether it is about the declared schema itself, rather than a hint or the policy beside it.
  package var isMistakeOfSchema: Bool {
    kind == .declaredSchema && message.hasPrefix(DeclarationMistake.Place.schema.rawValue)
  }

  /// Whether it is about a hint, wherever that was said.
  package var isMistakeOfHint: Bool {
    kind == .declaredSchema && message.hasPrefix(DeclarationMistake.Place.hint.rawValue)
  }

  // Where `trusted_schema` is off, a schema may use only functions that are declared harmless.
  // SQLite has no code of its own for that. <https://sqlite.org/pragma.html#pragma_trusted_schema>
  private mutating func refineWhereSchemaIsNotTrusted(at place: String) {
    let words = "unsafe use of "
    let isSaid = message.contains(words)
    guard isSaid || underlying?.message.contains(words) == true else { return }
    // Where it stands in a table of the file, SQLite takes the whole schema for damaged.
    self = RebuildError(
      .untrustedSchema,
      isSaid ? message : "\(place): its schema is not trusted: \(underlying?.message ?? "")",
      object: object,
      statement: statement,
      advice: "trusted_schema is off: register the function with SQLITE_INNOCUOUS, if it does no "
        + "harm in the hands of whoever wrote the file, or switch trusted_schema on",
      underlying: underlying
    )
  }

  private init(declared error: DeclaredSchemaError) {
    let name = error.object.map { "\($0): " } ?? ""
    let line = error.statement.map { "line \($0.line), column \($0.column): " } ?? ""
    self.init(
      .declaredSchema,
      "the declared schema has a mistake: \(line)\(name)\(error.message)",
      object: error.object,
      statement: error.statement?.sql,
      advice: "correct the declaration"
    )
  }

  private init(step error: StepError, at place: String) {
    guard let underlying = error.error, !underlying.isAboutTheFile else {
      if let underlying = error.error {
        self.init(sqlite: underlying, at: place)
      } else {
        self.init(
          .stepFailed,
          "\(place): a check failed: \(error.step.reason)",
          object: error.step.object,
          statement: error.step.sql,
          advice: error.step.kind.adviceAfterCheck
        )
      }
      return
    }
    let isVerified = [.verify, .verifyWhole].contains(error.step.kind)
    let isCheck = isVerified || error.step.kind == .compile
    let what = isCheck ? "a check failed: " : "could not "
    self.init(
      .stepFailed,
      "\(place): \(what)\(error.step.reason)"
        + (isVerified ? "" : ": \(underlying.message)"),
      object: error.step.object,
      statement: error.step.sql,
      advice: isVerified
        ? error.step.kind.adviceAfterCheck
        : underlying.isConstraint
          ? "rows of the file do not fit the declared schema: change them first, or say by a fill "
            + "what they are to hold"
          : "see what the statement needs",
      underlying: underlying
    )
  }

  private init(sqlite error: SQLiteError, at place: String) {
    guard !error.isInterrupted else {
      self.init(CancellationError(), at: place)
      return
    }
    let (kind, message, advice): (Kind, String, String) =
      if error.isNotADatabase {
        (
          .notADatabase, "is not an SQLite database, or is encrypted",
          "name the right file; for an encrypted one give the key by prepare"
        )
      } else if error.isCorrupt {
        (
          .corrupt, "is damaged",
          "recover it with the sqlite3 shell (.recover) or take it from a backup"
        )
      } else if error.isBusy {
        (
          .locked, "is locked by another connection",
          "close the other program, or wait longer: raise the busy timeout"
        )
      } else if error.code == Self.readOnlyRecovery || error.code == Self.readOnlyRollback {
        (
          .hotJournal, "has an interrupted transaction that waits to be rolled back",
          "open it once for writing, with your app or with apply, and ask again"
        )
      } else if error.isReadOnlyFolder {
        (
          .readOnlyFolder, "is in a folder that cannot be written, and needs a journal there",
          "give the right to write in the folder, or move the file to another one"
        )
      } else if error.isReadOnly || error.isPermission {
        (.noPermission, "cannot be written", "give the right to write the file")
      } else if error.isFull {
        (.diskFull, "does not fit on the disk", "free some space and run again")
      } else if error.isInputOutput {
        (
          .inputOutput, "cannot be read or written: the disk or its file system failed",
          "see what the system says about the disk, then run again"
        )
      } else if error.cannotOpen {
        (
          .cannotOpen, "cannot be opened",
          "see that the path is right and may be read; a new file, and one in WAL mode, need a "
            + "folder that may be written"
        )
      } else {
        (.sqlite, "SQLite failed: \(error.message)", "see what SQLite says")
      }
    self.init(
      kind,
      "\(place)\(kind == .sqlite ? ":" : "") \(message)",
      statement: error.sql,
      advice: advice,
      underlying: error
    )
  }

  /// SQLITE_READONLY_RECOVERY and SQLITE_READONLY_ROLLBACK, whose macros Swift cannot read.
  /// <https://sqlite.org/rescode.html#readonly_rollback>
  private static let readOnlyRecovery: Int32 = 8 | 1 << 8
  private static let readOnlyRollback: Int32 = 8 | 3 << 8
}

extension Plan.Step.Kind {
  /// What to do where a check of the kind has failed.
  fileprivate var adviceAfterCheck: String {
    let defect = "this is a defect of SchemaRebuilder: please report it with both schemas"
    return self == .verifyWhole
      ? "see what PRAGMA integrity_check says of the file as it is, since it may be damaged "
        + "already, and mend an index by REINDEX; else \(defect)"
      : defect
  }
}
