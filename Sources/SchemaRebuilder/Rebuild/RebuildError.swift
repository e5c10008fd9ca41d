/// Why a file was not rebuilt; the file is as it was before, or as the last of the
/// ``completed`` steps has left it.
///
/// A file that was missing may have been made by then and stays, empty. One kind alone leaves open
/// whether the change is done: ``Kind/uncertainCommit``. A run through a history may have taken
/// steps before: ``failedStep`` says which.
public struct RebuildError: Error, Sendable {
  /// What kind of obstacle it is.
  public let kind: Kind
  /// What was tried and why it failed, as a sentence.
  public internal(set) var message: String
  /// The table or other object that it concerns.
  public let object: Name?
  /// The statement that failed.
  public let statement: String?
  /// What to do, as a sentence.
  public internal(set) var advice: String
  /// What SQLite said.
  public let underlying: SQLiteError?
  /// What code of the app threw that ran inside the transaction.
  public let cause: (any Error)?
  /// The plan that was refused.
  public let plan: Plan?
  /// What differs, each a sentence, where the file was only to be opened.
  public let differences: [String]
  /// The step in which it came up, where the run was one through a history.
  public internal(set) var failedStep: FailedStep?
  /// The migrations that the same run had committed before: they stay.
  public internal(set) var completed: [String] = []

  /// The kinds of obstacles.
  public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    /// The file is not a database, or is encrypted.
    case notADatabase
    /// The file is damaged.
    case corrupt
    /// The path is a directory.
    case isDirectory
    /// There is no file.
    case missing
    /// The file cannot be opened.
    case cannotOpen
    /// The file cannot be written.
    case noPermission
    /// The folder cannot be written, where SQLite would put the journal or the `-wal`.
    case readOnlyFolder
    /// Another connection holds the lock.
    case locked
    /// An interrupted transaction waits to be rolled back, which a dry run may not do.
    case hotJournal
    /// The disk is full.
    case diskFull
    /// The volume has less room than the run is estimated to need.
    case notEnoughSpace
    /// No backup could be written to the path that was asked for.
    case backupFailed
    /// The disk, or the file system, failed to read or write.
    case inputOutput
    /// The disk failed during COMMIT: whoever opens the file next finds all of the change, or none.
    case uncertainCommit
    /// The connection is in a transaction, or a statement of it is running.
    case connectionInUse
    /// A setting of the connection could not be changed.
    case settingRefused
    /// A fill calls a function that neither SQLite nor the app has.
    case functionMissing
    /// A function in Swift cannot be given: its name is taken, or SQLite does not take it.
    case functionRefused
    /// The linked SQLite is too old.
    case libraryTooOld
    /// The declared schema has a mistake.
    case declaredSchema
    /// The file's schema cannot be read whole.
    case unreadableSchema
    /// The file is not as declared, and was to be opened only.
    case different
    /// The schema uses a function that the connection does not trust there.
    case untrustedSchema
    /// The file has a newer version than the app.
    case newerVersion
    /// The declared version cannot be stored.
    case versionOutOfRange
    /// The history has no version, or its versions do not rise, or its files cannot be read.
    case brokenHistory
    /// The version of the file is not in the history, or cannot be recognised.
    case unknownVersion
    /// Code of the app that ran inside the transaction failed, or did what it must not.
    case codeFailed
    /// The schema was changed and the version was not raised.
    case versionNotRaised
    /// A hazard stands in the way; the ``RebuildError/plan`` lists all of them.
    case refused
    /// The plan was made for another schema.
    case planIsStale
    /// The plan was made for a quick look, without asking the rows.
    case rowsNotAsked
    /// A step failed.
    case stepFailed
    /// Rows would refer to no parent.
    case foreignKeyViolations
    /// The steps ran and led somewhere else.
    case targetMissed
    /// The list of migrations has a mistake, or one of them cannot be read.
    case migrationMistake
    /// The table that logs the migrations holds something else.
    case migrationLog
    /// A migration was applied that nobody knows.
    case unknownMigration
    /// A migration was not applied, and a newer one was.
    case migrationOrder
    /// A migration failed.
    case migrationFailed
    /// The run was given up: its task was cancelled, its progress handler said so, or the
    /// connection was interrupted.
    case cancelled
    /// SQLite failed in another way.
    case sqlite
  }

  init(
    _ kind: Kind,
    _ message: String,
    object: Name? = nil,
    statement: String? = nil,
    advice: String = "",
    underlying: SQLiteError? = nil,
    cause: (any Error)? = nil,
    plan: Plan? = nil,
    differences: [String] = []
  ) {
    self.kind = kind
    self.message = message
    self.object = object
    self.statement = statement
    self.advice = advice
    self.underlying = underlying
    self.cause = cause
    self.plan = plan
    self.differences = differences
  }

  /// The hazards of the plan that was refused.
  public var hazards: [Hazard] { plan?.hazards.filter { $0.verdict == .refused } ?? [] }
}

extension RebuildError: CustomStringConvertible {
  /// What was tried and why it failed in one line, then the details, then what to do.
  public var description: String {
    var lines = [message]
    if let statement { lines += ["statement: " + statement] }
    if let underlying { lines.append("SQLite says: \(underlying)") }
    lines += hazards.map(\.description)
    if !advice.isEmpty { lines.append("what to do: " + advice) }
    if !completed.isEmpty { lines.append("done before: " + completed.joined(separator: ", ")) }
    let since = completed.isEmpty ? "" : " since"
    lines.append(
      kind == .uncertainCommit
        ? "Nothing was changed\(since), or all of it: whoever opens the file next will find which."
        : stepsDone ?? "Nothing was changed\(since)."
    )
    return lines.joined(separator: "\n")
  }
}

extension Hazard: CustomStringConvertible {
  /// The code, the sentence and the rows; below them the advice, unless it is allowed anyway.
  public var description: String { description(of: "refused") }

  /// The same in a migration that is written, and which stops where a file has such rows.
  package var descriptionInDraft: String {
    description(of: "stops the migration where a file has such rows")
  }

  private func description(of refusal: String) -> String {
    let rows = keys.isEmpty ? "" : " (\(keyName) \(keys.joined(separator: ", "))\(more))"
    let finding = "\(code.rawValue): \(sentence)\(rows)"
    switch verdict {
    case .refused:
      let cure = obstacle.map { "the cure cannot act: \($0); " } ?? ""
      return "\(finding)\n  \(refusal); \(cure)\(advice)"
    case .cured: return "\(finding)\n  cured: \(cure ?? "")"
    case .allowed: return "\(finding)\n  allowed"
    case .passes: return finding
    }
  }

  private var more: String { (rows ?? 0) > keys.count ? ", …" : "" }
}
